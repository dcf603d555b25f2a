import { tripPath, posterFile } from '@/content/routes';
import { absolute } from '@/content/site';
import { priceBasis } from '@/content/catalogue/taxes';
import { fareTable } from '@/content/queries/fares';
import { routeOf } from '@/content/queries/route';
import type { Trip } from '@/content/queries/trips';
import { ids, reference, type Node } from './graph';

/**
 * A trip as `TouristTrip`: its route, its days as trips of their own, and what it costs. `TouristTrip` is in no list of rich results;
 * it is marked up to be understood.
 */
export function tripNodes(trip: Trip): [Node] {
  const { id, name, price, basis, picture, notes } = trip;
  const path = tripPath(id);
  const { stops } = routeOf(notes);
  return [
    {
      '@type': 'TouristTrip',
      '@id': ids.trip(path),
      name,
      description: notes.summary,
      url: absolute(path),
      image: absolute(posterFile(picture, 'wide')),
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
      subTrip: notes.plan.map((day, index) => ({
        '@type': 'Trip',
        '@id': `${absolute(path)}#day-${index + 1}`,
        name: `Day ${index + 1}: ${day.title}`,
        description: day.text,
      })),
      offers: [
        {
          '@type': 'Offer',
          url: absolute(path),
          price,
          priceCurrency: 'INR',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price,
            priceCurrency: 'INR',
            unitText: basis,
            valueAddedTaxIncluded: priceBasis.gstIncluded,
          },
          seller: reference(ids.agency),
        },
        // The rows of the table of fares: what a party pays in the end.
        ...fareTable(trip).map(({ label, total }) => ({
          '@type': 'Offer',
          name: label,
          url: `${absolute(path)}#fares`,
          price: total,
          priceCurrency: 'INR',
          priceSpecification: {
            '@type': 'PriceSpecification',
            price: total,
            priceCurrency: 'INR',
            valueAddedTaxIncluded: true,
          },
          seller: reference(ids.agency),
        })),
      ],
    },
  ];
}
