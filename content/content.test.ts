import { sceneIds } from '../scripts/posters/catalogue';
import { allContent } from './all';
import { checkContent } from './check';
import { destinationGroups, destinationIds, destinations } from './destinations';
import { domesticTours } from './domestic-tours';
import { formatDuration, formatPeople } from './duration';
import { featuredPackages } from './featured';
import { groupTours } from './group-tours';
import { honeymoonPackages } from './honeymoon-packages';
import { itineraryCards } from './itinerary-cards';
import { formatRupees } from './money';
import { packages, stopsOf } from './packages';
import { stateIds } from './states';
import { toursFrom } from './tours';
import { tripNotesOf } from './trip-notes';

/** The seed table of the specification, section 3, word for word. */
const seed = `
Wayanad Adventure | 2 Days / 1 Night | 9,300
Vagamon - Varkala | 2 Days / 1 Night | 11,500
Cochin - Munnar | 2 Days / 1 Night | 14,200
Kerala Package | 5 Days / 4 Nights | 26,300
Bangalore - Mysore | 2 Days / 1 Night | 12,500
Coorg - Mysore - Bangalore | 4 Days / 3 Nights | 21,500
Ooty Hill Station | 2 Days / 1 Night | 15,000
Kodaikanal - Madurai | 2 Days / 1 Night | 15,100
Goa Beach Paradise | 5 Days / 4 Nights | 20,000
Hyderabad Heritage Tour | 6 Days / 5 Nights | 28,000
Delhi - Agra - Jaipur | 8 Days / 7 Nights | 45,000
Singapore Paradise | 5 Days / 4 Nights | 85,000
Thailand Adventure | 7 Days / 6 Nights | 65,000
Dubai Luxury | 6 Days / 5 Nights | 75,000
Malaysia Discovery | 6 Days / 5 Nights | 55,000
Bali Romance | 6 Days / 5 Nights | 70,000`
  .trim()
  .split('\n');

const domestic = Object.values(domesticTours).flat();

test('the content has no problem the build would stop on', () => {
  expect(checkContent(allContent(new Set(sceneIds())))).toEqual([]);
});

describe('the seed catalogue', () => {
  test('has exactly the names, durations and prices of the specification, in its order', () => {
    expect(
      packages.map((tour) => `${tour.name} | ${formatDuration(tour.days)} | ${formatRupees(tour.price).slice(1)}`),
    ).toEqual(seed);
  });

  test.each(packages.map((tour) => [tour.id, tour] as const))(
    '%s has at least six stops for the Core Attractions',
    (_id, tour) => {
      expect(stopsOf(tour).length).toBeGreaterThanOrEqual(6);
    },
  );

  test('has the packages the destination pages look for by id', () => {
    expect(packages.filter((tour) => tour.category === 'honeymoon').map((tour) => tour.id)).toEqual(['bali']);
    expect(packages.some((tour) => tour.id === 'thailand')).toBe(true);
  });
});

describe('the domestic tours', () => {
  test('cover twenty states: Tamil Nadu 11, Kerala 6, every other 3 or 4', () => {
    expect(stateIds).toHaveLength(20);
    expect(domesticTours['tamil-nadu']).toHaveLength(11);
    expect(domesticTours.kerala).toHaveLength(6);
    for (const id of stateIds.slice(2)) expect([3, 4]).toContain(domesticTours[id].length);
    expect(domestic.length).toBeGreaterThanOrEqual(71);
    expect(domestic.length).toBeLessThanOrEqual(76);
  });

  test('reach from 1,699 to 75,999 rupees and from 1 to 12 days', () => {
    const prices = domestic.map((tour) => tour.price);
    const days = domestic.map((tour) => tour.days);
    expect([Math.min(...prices), Math.max(...prices)]).toEqual([1_699, 75_999]);
    expect([Math.min(...days), Math.max(...days)]).toEqual([1, 12]);
  });

  test('use every category, and no title twice', () => {
    expect(new Set(domestic.map((tour) => tour.category))).toEqual(
      new Set(['spiritual', 'heritage', 'nature', 'beach']),
    );
    expect(new Set(domestic.map((tour) => tour.title)).size).toBe(domestic.length);
  });
});

test('there are six honeymoons, six group tours and six itinerary cards', () => {
  expect([honeymoonPackages.length, groupTours.length]).toEqual([6, 6]);
  expect(
    itineraryCards.map((card) => `${card.destination}: ${formatDuration(card.days)}, ${formatPeople(card.people)}`),
  ).toEqual([
    'Kerala Backwaters: 5 Days / 4 Nights, 2-6 People',
    'Goa Beach Paradise: 4 Days / 3 Nights, 2-8 People',
    'Rajasthan Heritage: 7 Days / 6 Nights, 2-10 People',
    'Thailand Adventure: 6 Days / 5 Nights, 2-6 People',
    'Dubai Luxury: 5 Days / 4 Nights, 2-8 People',
    'Himachal Hill Station: 6 Days / 5 Nights, 2-10 People',
  ]);
});

describe('the destinations', () => {
  test('are the eighteen of the route table and the four further ids of the first reading', () => {
    expect(destinationIds).toHaveLength(22);
    expect(destinationGroups[0]?.ids).toEqual([
      'tamil-nadu',
      'pondicherry',
      'kerala',
      'south-karnataka',
      'north-karnataka',
      'goa',
      'hyderabad',
      'golden-triangle',
      'himachal-pradesh',
    ]);
    expect(new Set(destinationGroups.flatMap((group) => group.ids))).toEqual(new Set(destinationIds));
  });

  test.each([
    ['kashmir', 'Paradise on Earth', 'Explore Paradise Kashmir', 'Kashmir Tour Packages'],
    ['northeast', 'Tea Gardens', 'Explore Northeast India', 'Northeast Packages'],
    ['meghalaya', 'Abode of Clouds', 'Explore Beautiful Meghalaya', 'Meghalaya Tour Packages'],
    ['andaman', 'Tropical Paradise', 'Explore Tropical Andaman', 'Andaman Tour Packages'],
    ['lakshadweep', 'Coral Paradise', 'Explore Pristine Lakshadweep', 'Lakshadweep Packages'],
  ] as const)('%s has the headings of the specification', (id, title, empty, heading) => {
    const section = destinations[id].sections.find((candidate) => candidate.kind === 'packages');
    expect([destinations[id].hero.title, section?.empty.heading, section?.heading]).toEqual([title, empty, heading]);
  });

  test.each(['himachal', 'himachal-pradesh', 'northeast', 'meghalaya', 'andaman', 'lakshadweep'] as const)(
    '%s always shows its empty state',
    (id) => {
      const section = destinations[id].sections.find((candidate) => candidate.kind === 'packages');
      expect(section && toursFrom(section.source)).toEqual([]);
      expect(section?.empty.line).toMatch(/^Contact us for customized .+ tour packages$/);
    },
  );

  test('country pages find their packages by name, Bali also by id, Sri Lanka none', () => {
    const found = (id: keyof typeof destinations) => {
      const section = destinations[id].sections.find((candidate) => candidate.kind === 'packages');
      return section ? toursFrom(section.source).map((tour) => tour.id) : undefined;
    };
    expect([found('malaysia'), found('singapore'), found('dubai'), found('bali'), found('srilanka')]).toEqual([
      ['malaysia'],
      ['singapore'],
      ['dubai'],
      ['bali'],
      [],
    ]);
    expect(found('kashmir')).toEqual(domesticTours['jammu-kashmir'].map((tour) => tour.id));
    expect(found('south-karnataka')).toEqual(['bangalore-mysore', 'coorg-mysore-bangalore']);
  });

  test('Dubai cards show no facts', () => {
    const section = destinations.dubai.sections.find((candidate) => candidate.kind === 'packages');
    expect(section?.facts).toEqual([]);
  });

  test('Thailand’s sample itinerary is three days Bangkok, three Pattaya, one departure', () => {
    const { plan } = tripNotesOf('thailand');
    expect(plan.map(({ overnight }, index) => `${String(index + 1)} ${overnight}`)).toEqual([
      '1 Bangkok',
      '2 Bangkok',
      '3 Bangkok',
      '4 Pattaya',
      '5 Pattaya',
      '6 Pattaya',
      '7 Departure',
    ]);
  });
});

test('the featured filters show at most six cards: all is domestic then international, honeymoon is Bali alone', () => {
  const under = (filter: 'all' | 'domestic' | 'honeymoon') =>
    featuredPackages.filter(({ filters }) => filters.includes(filter)).map(({ tour }) => tour.id);
  const inOrder = [
    ...packages.filter((tour) => tour.category === 'domestic'),
    ...packages.filter((tour) => tour.category === 'international'),
  ];
  expect(under('all')).toEqual(inOrder.slice(0, 6).map((tour) => tour.id));
  expect(under('domestic')).toHaveLength(6);
  expect(under('honeymoon')).toEqual(['bali']);
});
