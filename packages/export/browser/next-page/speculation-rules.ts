/** Marks a link to the page that the visitor is likely to open next. */
export const nextPageAttribute = 'data-next-page';

/**
 * Lets Chromium prerender the pages of this site behind marked links. The text is the same on every page, so that the policy can allow it
 * by its hash.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: { and: [{ href_matches: '/*' }, { selector_matches: `[${nextPageAttribute}]` }] },
      eagerness: 'immediate',
    },
  ],
});
