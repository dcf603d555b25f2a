import Papa from 'papaparse';
import { withGst } from '@/content/model/fares/taxes';
import { totalText } from '@/content/words/taxes';
import { formatDuration } from '@/content/format/duration';
import { formatRupees } from '@/content/format/money';
import { isBookable } from '@/content/model/dates/departures';
import { socialFile, tripPath } from '@/content/routes';
import { absolute, site } from '@/content/site';
import { trips, isGroup } from '@/content/catalogue/trips';
import { comingDepartures } from '@/content/model/dates/group-departures';

export const dynamic = 'force-static';

/**
 * A product catalogue with one line per trip, for the shops of WhatsApp and Meta. The columns are those of a catalogue data feed:
 * https://www.facebook.com/business/help/120325381656392
 */
export function GET(): Response {
  const rows = trips.map((trip) => {
    const { id, name, days, price, basis, abroad, summary } = trip;
    const isSoldOut = isGroup(trip) && !comingDepartures(trip).some(isBookable);
    return {
      id,
      title: name,
      description: `${summary} ${formatDuration(days)}, ${formatRupees(price)} ${basis}, ${totalText(price, abroad)}.`,
      availability: isSoldOut ? 'out of stock' : 'in stock',
      condition: 'new',
      price: `${withGst(price)}.00 INR`,
      link: absolute(tripPath(id)),
      image_link: absolute(socialFile(tripPath(id))),
      brand: site.name,
    };
  });
  return new Response(`${Papa.unparse(rows)}\r\n`, { headers: { 'Content-Type': 'text/csv; charset=utf-8' } });
}
