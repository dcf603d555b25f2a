/** Texts of controls that many pages have. They are a file of their own because browser scripts load them. */
export const bookNow = 'Book Now';

/** Announced by screen readers with every link that leaves the site. */
export const inNewTab = '(opens in a new tab)';

export const skipToContent = 'Skip to content';

/** The link beside the banner; `of` is for screen readers, where the link is read without the banner. */
export const bannerTermsLink = { label: 'Terms', of: ' of this offer' } as const;

export const phoneMenu = { open: 'Open menu', close: 'Close menu', quote: 'Get Free Quote' } as const;

export const stateArrows = { previous: 'Previous states', next: 'Next states' } as const;

/** The line over a filtered list. */
export const showing = (count: number) => `Showing ${count} package${count === 1 ? '' : 's'}`;

/** The link from a search without results to the finder, which carries the search text. */
export const elsewhere = (text: string) => (text.trim() ? `Search all trips for “${text.trim()}”` : 'Search all trips');

/** Appears beside links whose text is too long for some systems. */
export const copying = {
  long: 'This is a long text: some phones and computers do not open such a link. Copying always works.',
  action: 'Copy the text',
  done: 'Copied. Paste it into the chat or the mail.',
  blocked: 'Your browser did not let us copy. The text is below: select it and copy it by hand.',
  text: 'The text to copy',
} as const;

/** Precedes the name of the photographer. */
export const photograph = 'Photograph:';

/** The accessible name of the notice at the top of a page. */
export const noticeLabel = 'Notice';
