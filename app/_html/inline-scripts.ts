/**
 * The inline scripts of pages. Each is one constant, because the policy that every host sends allows them by their hash
 * (`scripts/hosting/content-security-policy.ts`); the build refuses a page with any other inline script.
 */
import { routes } from '../../content/routes';
import { customTripHref } from '../../content/words/booking-link';

/**
 * The specification asks for the attempted path in the developer console. The last words of the path are passed on to the finder: a visitor
 * of /tours/munnar-package finds Munnar.
 */
export const onMissingPath = [
  "console.error('404: no page at', location.pathname)",
  "const words = location.pathname.split('/').pop().replace(/%..|[^a-z]+/gi, ' ').trim()",
  `if (words) document.querySelector('main a[href="${routes.finder}"]').search = new URLSearchParams({ search: words })`,
].join('\n');

/**
 * Hides dates and months that are past when the page is read, by the day in India: the site may not have been built for a while. If any is
 * hidden, all other departures are unfolded, because the line above the folded ones counts them. If none can be booked, a sentence says so.
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

/**
 * Folds parts of a page on phones, opens those that an address or a link leads to, and all of them at a press of the button for that.
 */
export const foldParts = `{
const open = (parts) => { for (const part of parts) part.open = true }
const openTarget = () => {
const target = document.getElementById(location.hash.slice(1))
if (!target) return
open(target.querySelectorAll('details'))
const around = target.closest('details')
if (around) open([around])
}
if (matchMedia('(max-width: 47.99rem)').matches) for (const part of document.querySelectorAll('[data-fold]')) part.open = false
openTarget()
addEventListener('hashchange', openTarget)
document.addEventListener('click', ({ target }) => { if (target.closest('[data-open-all]')) open(document.querySelectorAll('main .fold')) })
}`;

/** Closes a full view before the next one opens, so that Escape, Back and the last button close everything. */
export const oneFullView =
  "document.addEventListener('click', ({ target }) => target.closest('dialog [popovertarget]')?.closest('dialog').hidePopover(), true)";

/** Serialises JSON for a script element: nothing in it can end the element or open a comment. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

/** The redirect of `/plan-custom-trip` for hosts that do not send one. */
export const goToBookingForm = `location.replace(${scriptJson(customTripHref)})`;
