/**
 * The scripts that stand in pages as text. Each is one constant, because the policy every host sends allows them by their hash
 * (`scripts/hosting/content-security-policy.ts`); a page that carries any other inline script does not leave the build.
 */
import { routes } from '../../content/routes';
import { customTripHref } from '../../content/format/booking-link';

/**
 * The specification asks for the attempted path in the developer console. The last words of it go along to the finder:
 * who asks for /tours/munnar-package finds Munnar.
 */
export const onMissingPath = [
  "console.error('404: no page at', location.pathname)",
  "const words = location.pathname.split('/').pop().replace(/%..|[^a-z]+/gi, ' ').trim()",
  `if (words) document.querySelector('main a[href="${routes.finder}"]').search = new URLSearchParams({ search: words })`,
].join('\n');

/**
 * Hides dates and months that are past when their page is read, by the day in India: the site may not have been built for a while. Then all
 * other departures stand open, because the line above the folded ones counts them, and where none can be booked a sentence says so.
 */
export const hidePastDates = `{
const today = new Date(Date.now() + 198e5).toISOString().slice(0, 10)
const part = document.querySelector('#departures')
for (const date of document.querySelectorAll('[data-until]'))
if (date.dataset.until < today) {
date.hidden = date.disabled = true
for (const fold of document.querySelectorAll('#departures details')) fold.open = fold.firstChild.hidden = true
}
if (part) part.lastChild.hidden = !!part.querySelector('li:not([hidden]) [download]')
}`;

/** From a full view to the next one: the first goes before the second opens, so that Escape, Back and the last button close all there is. */
export const oneFullView =
  "document.addEventListener('click', ({ target }) => target.closest('dialog [popovertarget]')?.closest('dialog').hidePopover(), true)";

/** JSON for a script element: nothing in it can end the element or open a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** `/plan-custom-trip` where no host redirects it. */
export const goToBookingForm = `location.replace(${scriptJson(customTripHref)})`;
