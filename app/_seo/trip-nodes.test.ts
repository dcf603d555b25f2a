import { withGst } from '@/content/model/fares/taxes';
import { pageTexts } from '@/content/catalogue/page-texts';
import { filled } from '@/content/format/filled';
import { dated } from '@/content/format/months';
import { routeOf } from '@/content/model/route/route';
import { asRuled } from '@/content/model/dates/departures';
import { photos } from '@/components/ui/photos';
import { photoName, posterFile, tripPath } from '@/content/routes';
import { absolute } from '@/content/site';
import { someGroup, someTrip } from '@/content/model/test/trips';
import { ids } from './graph';
import { tripNodes } from './trip-nodes';
import { trips } from '@/content/catalogue/trips';
import { comingDepartures } from '@/content/model/dates/group-departures';

jest.mock('@/content/model/dates/group-departures', () => ({ comingDepartures: jest.fn(() => []) }));

/** Trips without photographs; without dates, too. */
const withoutPhotos = trips.map((trip) => ({ ...trip, photos: [] }));

test.each(withoutPhotos)(
  '$id has its name, picture, stops and days, and a price for each fare of its record',
  (trip) => {
    const { id, name, price, basis, abroad, picture, summary, plan } = trip;
    const url = absolute(tripPath(id));
    const seller = { '@id': ids.agency };
    const offer = (rupees: number, what: object) => ({
      '@type': 'Offer',
      url,
      price: rupees,
      priceCurrency: 'INR',
      seller,
      // The description names TCS, the tax that no price here includes.
      ...(abroad ? { description: expect.stringMatching(/^TCS is /) as unknown } : {}),
      priceSpecification: expect.objectContaining({ price: rupees, priceCurrency: 'INR', ...what }) as unknown,
    });
    const { stops } = routeOf(trip);
    expect(tripNodes(trip)).toEqual([
      {
        '@type': 'TouristTrip',
        '@id': ids.trip(tripPath(id)),
        name,
        url,
        provider: seller,
        description: summary,
        image: absolute(posterFile(picture, 'wide')),
        offers: [
          offer(withGst(price), {
            '@type': 'UnitPriceSpecification',
            unitText: basis,
            valueAddedTaxIncluded: true,
          }),
        ],
        itinerary: {
          '@type': 'ItemList',
          numberOfItems: stops.length,
          itemListElement: stops.map((stop, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            item: { '@type': 'Place', name: stop.name },
          })),
        },
        subTrip: plan.map(({ title, text, asOf }, index) => ({
          '@type': 'Trip',
          '@id': `${url}#day-${index + 1}`,
          name: filled(pageTexts.trip.dayByDay.titled, { number: index + 1, title }),
          description: dated(text, asOf),
        })),
      },
    ]);
  },
);

test.each([
  ['full', ['https://schema.org/SoldOut', undefined]],
  ['last places', ['https://schema.org/LimitedAvailability', '2026-12-20']],
  ['guaranteed', ['https://schema.org/InStock', '2026-12-20']],
  ['cancelled', undefined],
] as const)("makes a date with the status '%s' an offer of its own, with its price", (status, availability) => {
  const trip = someGroup();
  const plain = { leaves: '2027-01-10', returns: '2027-01-15', closes: '2026-12-20', ...asRuled };
  const own = { ...plain, status, price: 98_765, asOf: '2026-11-21' };
  const offersWith = (departures: (typeof plain | typeof own)[]) => {
    jest.mocked(comingDepartures).mockReturnValueOnce(departures);
    const [{ offers }] = tripNodes(trip);
    return offers as Record<string, unknown>[];
  };
  const others = offersWith([plain]);
  const offers = offersWith([plain, own]);
  expect(offers.slice(0, others.length)).toEqual(others);
  const added = offers
    .slice(others.length)
    .map((offer) => [offer['price'], offer['availability'], offer['availabilityEnds']]);
  expect(added).toEqual(availability ? [[withGst(98_765), ...availability]] : []);
});

test('uses the photographs of a trip as its pictures if it has some', () => {
  const trip = someTrip();
  const record = { file: '/content/records/photos/IMG_1.jpg', alt: 'The fort of Jaisalmer at dusk', credit: 'A. Nair' };
  const names = [1, 2].map((number) => photoName(trip, number));
  for (const name of names)
    Object.assign(photos, { [name]: { width: 800, height: 600, widths: [400, 800], colour: '#336699' } });
  const [node] = tripNodes({ ...trip, photos: [record, record] });
  expect(node['image']).toEqual(names.map((name) => absolute(`/photos/${name}-800.jpg`)));
});
