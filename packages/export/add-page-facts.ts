import { bookingHref, campaignHref, type BookingFacts } from '../../content/words/booking-link';
import { greetingFor, whatsappHref } from '../../content/words/contact-links';
import { bookingFactsOf } from '../../content/words/booking-facts';
import { tripPath } from '../../content/routes';
import { trips } from '../../content/catalogue/trips';
import { withAttribute } from './read-html';

const tripAt = new Map(trips.map((trip) => [tripPath(trip.id), trip]));

/**
 * Adds the page's facts to the links of bar, menu, contact bar and footer. Next renders these without knowing their page, so their links
 * lead to the bare booking form and to a chat that names no trip.
 * @param html the whole page
 * @param path the path of the page: `/packages/kerala-package`
 */
export function addPageFacts(html: string, path: string): string {
  const trip = tripAt.get(path);
  const facts: BookingFacts = trip ? bookingFactsOf(trip, path) : { page: path };
  const links = new Map<string | undefined, string | undefined>([
    [bookingHref(), bookingHref(facts)],
    [campaignHref(), campaignHref(facts)],
    ...(trip ? [[whatsappHref(), whatsappHref(greetingFor(trip.name))] as const] : []),
  ]);
  return withAttribute(html, 'href', (address) => links.get(address));
}
