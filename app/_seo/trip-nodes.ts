import { photoFallback, photos } from '@/components/ui/photos';
import { photoName, posterFile, tripPath } from '@/content/routes';
import { absolute } from '@/content/site';
import { formatShortDate } from '@/content/format/duration';
import { dated } from '@/content/format/months';
import { withGst } from '@/content/model/fares/taxes';
import { tcsSentence } from '@/content/words/taxes';
import { dayByDay } from '@/content/words/trip';
import { routeOf } from '@/content/model/route/route';
import { isBookable } from '@/content/model/dates/departures';
import { ids, reference, type Node } from './graph';
import type { Trip } from '@/content/schema/types';
import { comingDepartures } from '@/content/model/dates/group-departures';

/** The schema.org value for the status of a date. A cancelled date is no offer. */
const availability = {
  'on sale': 'InStock',
  guaranteed: 'InStock',
  'last places': 'LimitedAvailability',
  full: 'SoldOut',
} as const;

/** Each price includes GST. TCS for trips abroad is named separately, as beside the prices of the page. */
const tcsOf = ({ abroad }: Pick<Trip, 'abroad'>) => (abroad ? { description: tcsSentence() } : {});

/** The dates with an entered status or a price of their own. All other dates have the price and the availability of the trip. */
const datedOffers = (trip: Trip) =>
  comingDepartures(trip).flatMap((departure) => {
    const { leaves, closes, status, asOf, onRequest } = departure;
    if ((!asOf && departure.price === undefined) || status === 'cancelled' || onRequest) return [];
    return [
      {
        '@type': 'Offer',
        name: formatShortDate(leaves),
        ...tcsOf(trip),
        url: `${absolute(tripPath(trip.id))}#departures`,
        price: withGst(departure.price ?? trip.price),
        priceCurrency: 'INR',
        availability: `https://schema.org/${availability[status]}`,
        ...(isBookable(departure) ? { availabilityEnds: closes } : {}),
        seller: reference(ids.agency),
      },
    ];
  });

/** The trip's photographs, or its drawing if it has none. */
function imagesOf(trip: Trip): string | string[] {
  const files = trip.photos.flatMap((_, index) => {
    const name = photoName(trip, index + 1);
    return photos[name] ? [absolute(photoFallback(name, photos[name]))] : [];
  });
  return files.length > 0 ? files : absolute(posterFile(trip.picture, 'wide'));
}

/**
 * A trip as `TouristTrip`: its route, its days as nested trips, and its prices. No rich result uses `TouristTrip`; the markup helps
 * machines understand the page.
 */
export function tripNodes(trip: Trip): [Node] {
  const { id, name, price, basis } = trip;
  const path = tripPath(id);
  const { stops } = routeOf(trip);
  return [
    {
      '@type': 'TouristTrip',
      '@id': ids.trip(path),
      name,
      description: trip.summary,
      url: absolute(path),
      image: imagesOf(trip),
      provider: reference(ids.agency),
      itinerary: {
        '@type': 'ItemList',
        numberOfItems: stops.length,
        itemListElement: stops.map((stop) => ({
          '@type': 'ListItem',
          position: stop.number,
          item: { '@type': 'Place', name: stop.name },
        })),
      },
      subTrip: trip.plan.map((day, index) => ({
        '@type': 'Trip',
        '@id': `${absolute(path)}#day-${index + 1}`,
        name: dayByDay.titled(index + 1, day.title),
        description: dated(day.text, day.asOf),
      })),
      offers: [
        {
          '@type': 'Offer',
          ...tcsOf(trip),
          url: absolute(path),
          price: withGst(price),
          priceCurrency: 'INR',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price: withGst(price),
            priceCurrency: 'INR',
            unitText: basis,
            valueAddedTaxIncluded: true,
          },
          seller: reference(ids.agency),
        },
        ...datedOffers(trip),
      ],
    },
  ];
}
