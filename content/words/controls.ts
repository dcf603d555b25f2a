/**
 * Texts of controls that many pages have, `content/records/pages/controls.json`. Browser scripts load them, each only those that it names
 * here.
 */
import { filled, filledFor } from '../format/filled';
import { otherTrips, packages, reference } from '../records/pages/controls.json';

export {
  bannerTermsLink,
  bookNow,
  call,
  copying,
  inNewTab,
  noticeLabel,
  phoneMenu,
  photograph,
  skipToContent,
  stateArrows,
  whatsapp,
} from '../records/pages/controls.json';

/** Ends messages to the operator. @param campaign the names that the visit's first URL had, joined */
export const referenceTo = (campaign: string) => filled(reference, { campaign });

/** The line over a filtered list. */
export const showing = (count: number) => filledFor(packages, count);

/** The link from a search without results to the finder, which carries the search text. */
export const elsewhere = (text: string) =>
  text.trim() ? filled(otherTrips.withText, { text: text.trim() }) : otherTrips.all;
