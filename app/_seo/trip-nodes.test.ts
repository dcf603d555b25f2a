import { priceBasis } from '@/content/catalogue/taxes';
import { fareTable } from '@/content/queries/fares';
import { routeOf } from '@/content/queries/route';
import { trips } from '@/content/queries/trips';
import { posterFile, tripPath } from '@/content/routes';
import { absolute } from '@/content/site';
import { ids } from './graph';
import { tripNodes } from './trip-nodes';

test.each(trips)('$id says its name, picture and price for what its record says, its stops and its days', (trip) => {
  const { id, name, price, basis, picture, notes } = trip;
  const url = absolute(tripPath(id));
  const seller = { '@id': ids.agency };
  const offer = (rupees: number, what: object) => ({
    ...{ '@type': 'Offer', url, price: rupees, priceCurrency: 'INR', seller },
    priceSpecification: expect.objectContaining({ price: rupees, priceCurrency: 'INR', ...what }) as unknown,
  });
  const { stops } = routeOf(notes);
  expect(tripNodes(trip)).toEqual([
    {
      ...{ '@type': 'TouristTrip', '@id': ids.trip(tripPath(id)), name, url, provider: seller },
      description: notes.summary,
      image: absolute(posterFile(picture, 'wide')),
      offers: [
        offer(price, {
          ...{ '@type': 'UnitPriceSpecification', unitText: basis },
          valueAddedTaxIncluded: priceBasis.gstIncluded,
        }),
        ...fareTable(trip).map(({ label, total }) => ({
          ...offer(total, { '@type': 'PriceSpecification', valueAddedTaxIncluded: true }),
          ...{ name: label, url: `${url}#fares` },
        })),
      ],
      itinerary: {
        ...{ '@type': 'ItemList', numberOfItems: stops.length },
        itemListElement: stops.map((stop, index) => ({
          ...{ '@type': 'ListItem', position: index + 1 },
          item: { '@type': 'Place', name: stop.name },
        })),
      },
      subTrip: notes.plan.map(({ title, text }, index) => ({
        ...{ '@type': 'Trip', '@id': `${url}#day-${index + 1}` },
        ...{ name: `Day ${index + 1}: ${title}`, description: text },
      })),
    },
  ]);
});
