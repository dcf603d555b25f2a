import { priceBasis } from '@/content/catalogue/taxes';
import { fareTable } from '@/content/queries/fares';
import { routeOf } from '@/content/queries/route';
import { trips } from '@/content/queries/trips';
import { posterFile, tripPath } from '@/content/routes';
import { absolute } from '@/content/site';
import { ids } from './graph';
import { tripNodes } from './trip-nodes';

const everyTrip = trips.map((trip) => [trip.id, trip] as const);

test.each(everyTrip)('%s says its name, picture and price for what its record says', (id, trip) => {
  const { name, price, basis, picture, notes } = trip;
  const url = absolute(tripPath(id));
  expect(tripNodes(trip)).toEqual([
    expect.objectContaining({
      '@type': 'TouristTrip',
      '@id': ids.trip(tripPath(id)),
      name,
      description: notes.summary,
      url,
      image: absolute(posterFile(picture, 'wide')),
      provider: { '@id': ids.agency },
      offers: [
        {
          '@type': 'Offer',
          url,
          price,
          priceCurrency: 'INR',
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            price,
            priceCurrency: 'INR',
            unitText: basis,
            valueAddedTaxIncluded: priceBasis.gstIncluded,
          },
          seller: { '@id': ids.agency },
        },
        ...fareTable(trip).map(({ label, total }): unknown => ({
          '@type': 'Offer',
          name: label,
          url: `${url}#fares`,
          price: total,
          priceCurrency: 'INR',
          priceSpecification: {
            '@type': 'PriceSpecification',
            price: total,
            priceCurrency: 'INR',
            valueAddedTaxIncluded: true,
          },
          seller: { '@id': ids.agency },
        })),
      ],
    }),
  ]);
});

test.each(everyTrip)('%s has its stops and its days in order', (id, trip) => {
  const { plan } = trip.notes;
  const { stops } = routeOf(trip.notes);
  expect(tripNodes(trip)[0]).toMatchObject({
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: stops.length,
      itemListElement: stops.map(({ number, name }) => ({
        '@type': 'ListItem',
        position: number,
        item: { '@type': 'Place', name },
      })),
    },
    subTrip: plan.map(({ title, text }, index) => ({
      '@type': 'Trip',
      '@id': `${absolute(tripPath(id))}#day-${index + 1}`,
      name: `Day ${index + 1}: ${title}`,
      description: text,
    })),
  });
});
