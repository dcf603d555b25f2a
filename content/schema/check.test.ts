import { allContent } from './all';
import { checkContent, type Content } from './check';
import { packages } from './packages';

const drawn = new Set(allContent(new Set()).describedPictures);
const whole = allContent(drawn);

/** The content with one field of one record set to something else, whatever its type says. */
function broken(
  collection: 'packages' | 'honeymoonPackages' | 'groupTours' | 'itineraryCards' | 'tripNotes',
  index: number,
  change: Record<string, unknown>,
): Content {
  const records: readonly object[] = whole[collection];
  return { ...whole, [collection]: records.map((record, at) => (at === index ? { ...record, ...change } : record)) };
}

const first = packages[0]?.id ?? '';

test('whole content has no problems', () => {
  expect(checkContent(whole)).toEqual([]);
});

const notes = whole.tripNotes[0];
const noted = notes?.id ?? '';
/** The first trip notes with one field set to something else; theirs is a day tour in Tamil Nadu. */
const badNotes = (change: Record<string, unknown>) => broken('tripNotes', 0, change);
const [goaTour] = whole.domesticTours['goa'] ?? [];
/** The first tour of Goa with one field set to something else. */
const badTour = (change: Record<string, unknown>) =>
  ({
    ...whole,
    domesticTours: {
      ...whole.domesticTours,
      goa: (whole.domesticTours['goa'] ?? []).map((tour, at) => (at === 0 ? { ...tour, ...change } : tour)),
    },
  }) as Content;
const badPlace = (change: Record<string, unknown>) =>
  ({ ...whole, destinations: { ...whole.destinations, goa: { ...whole.destinations['goa'], ...change } } }) as Content;

test.each<[string, Content, string | string[]]>([
  [
    'a duplicate id',
    broken('packages', 1, { id: first }),
    [
      `packages ${first}: id: is already the id of a record in packages`,
      'trip-notes vagamon-varkala: id: names no package',
    ],
  ],
  [
    'an id of another collection',
    broken('groupTours', 0, { id: first }),
    [
      `group-tours ${first}: id: is already the id of a record in packages`,
      `trip-notes ${first}: plan: has 2 days, the package 6`,
      `trip-notes ${first}: inclusions: stand in the record of the package already`,
      'trip-notes group-kashmir-tulips: id: names no package',
    ],
  ],
  [
    'an id that is a page',
    broken('packages', 0, { id: 'honeymoon' }),
    [
      'packages honeymoon: id: is the name of a page under /packages',
      'trip-notes honeymoon: id: the package has no trip notes',
      `trip-notes ${first}: id: names no package`,
    ],
  ],
  [
    'an id with a space',
    broken('packages', 0, { id: 'Two Words' }),
    'packages Two Words: id: must be lower-case words joined by hyphens',
  ],
  [
    'a price that does not parse',
    broken('packages', 0, { price: '₹9,3OO' }),
    `packages ${first}: price: does not parse: write whole rupees, for example 26300`,
  ],
  [
    'a price of NaN',
    broken('packages', 0, { price: Number.NaN }),
    `packages ${first}: price: does not parse: write whole rupees, for example 26300`,
  ],
  ['a price with paise', broken('packages', 0, { price: 9300.5 }), `packages ${first}: price: must be whole rupees`],
  ['thirteen days', broken('packages', 0, { days: 13 }), `packages ${first}: days: must be 1 to 12 days`],
  ['no days', broken('packages', 0, { days: 0 }), `packages ${first}: days: must be 1 to 12 days`],
  ['a rating of 5', broken('packages', 0, { rating: 5 }), `packages ${first}: rating: must be 4.4 to 4.9`],
  ['a rating of 4.3', broken('packages', 0, { rating: 4.3 }), `packages ${first}: rating: must be 4.4 to 4.9`],
  ['an empty name', broken('packages', 0, { name: ' ' }), `packages ${first}: name: is empty`],
  [
    'a missing picture',
    broken('packages', 0, { picture: 'nowhere' }),
    `packages ${first}: picture: 'nowhere' is not drawn: scripts/posters/scenes/nowhere.ts is missing`,
  ],
  [
    'a saving that is none',
    broken('honeymoonPackages', 0, { originalPrice: 1_000 }),
    'honeymoon-packages honeymoon-kerala: originalPrice: must be above the price',
  ],
  [
    'a group of eleven',
    broken('groupTours', 0, { groupSize: { from: 11, to: 20 } }),
    'group-tours group-kashmir-tulips: groupSize.from: must be 12 to 50',
  ],
  [
    'a group that runs backwards',
    broken('groupTours', 0, { groupSize: { from: 30, to: 20 } }),
    'group-tours group-kashmir-tulips: groupSize: runs backwards, from 30 to 20',
  ],
  [
    'a day too few',
    broken('itineraryCards', 0, { days: 6 }),
    'itinerary-cards itinerary-kerala-backwaters: plan: has 5 days, the tour 6',
  ],
  ['a price below any tour', broken('packages', 0, { price: 12 }), `packages ${first}: price: is below 1,000 rupees`],
  [
    'a name of 49 letters',
    broken('packages', 0, { name: 'x'.repeat(49) }),
    `packages ${first}: name: Too big: expected string to have <=48 characters`,
  ],
  [
    'a region nobody knows',
    broken('packages', 0, { region: 'karela' }),
    `packages ${first}: region: Invalid option: expected one of "kerala"|"karnataka"|"tamilnadu"|"goa"|"hyderabad"|"goldenTriangle"|"international"`,
  ],
  [
    'a category nobody knows',
    broken('packages', 0, { category: 'cruise' }),
    `packages ${first}: category: Invalid discriminator value. Expected 'domestic' | 'international' | 'honeymoon'`,
  ],
  [
    'three stops',
    broken('packages', 0, { itinerary: ['a', 'b', 'c'] }),
    `packages ${first}: itinerary: Too small: expected array to have >=4 items`,
  ],
  [
    'an empty stop',
    broken('packages', 0, { itinerary: ['a', 'b', 'c', ''] }),
    `packages ${first}: itinerary.3: is empty`,
  ],
  [
    'a field that is not one',
    broken('packages', 0, { prise: 9300 }),
    `packages ${first}: record: Unrecognized key: "prise"`,
  ],
  [
    'a domestic price above the specification’s',
    badTour({ price: 76_000 }),
    `domestic-tours ${goaTour?.id ?? ''}: price: must be 1,699 to 75,999`,
  ],
  [
    'a domestic price below the specification’s',
    badTour({ price: 1_698 }),
    `domestic-tours ${goaTour?.id ?? ''}: price: must be 1,699 to 75,999`,
  ],
  [
    'a state that is not one of twenty',
    badTour({ state: 'goaa' }),
    `domestic-tours ${goaTour?.id ?? ''}: state: Invalid option: expected one of ${Object.keys(whole.domesticTours)
      .map((id) => `"${id}"`)
      .join('|')}`,
  ],
  [
    'a destination without highlights',
    badPlace({ highlights: [] }),
    'destinations goa: highlights: Too small: expected array to have >=4 items',
  ],
  [
    'a destination whose days run backwards',
    badPlace({ duration: { from: 6, to: 3 } }),
    'destinations goa: duration: runs backwards, from 6 to 3',
  ],
  [
    'a destination kept under an id that is none',
    badPlace({ canonicalId: 'gao' }),
    'destinations goa: canonicalId: names no destination',
  ],
  [
    'a destination under the wrong key',
    badPlace({ id: 'kerala' }),
    "destinations kerala: id: is registered under 'goa'",
  ],
  [
    'a destination with a date that is none',
    badPlace({ updated: 'yesterday' }),
    'destinations goa: updated: Invalid ISO date',
  ],
  [
    'a group of fifty-one',
    broken('groupTours', 0, { groupSize: { from: 20, to: 51 } }),
    'group-tours group-kashmir-tulips: groupSize.to: must be 12 to 50',
  ],
  [
    'five highlights on an itinerary card',
    broken('itineraryCards', 0, { highlights: ['a', 'b', 'c', 'd', 'e'] }),
    'itinerary-cards itinerary-kerala-backwaters: highlights: Too big: expected array to have <=4 items',
  ],
  [
    'a package without trip notes',
    { ...whole, tripNotes: whole.tripNotes.slice(1) },
    `trip-notes ${noted}: id: the package has no trip notes`,
  ],
  [
    'trip notes twice',
    { ...whole, tripNotes: [...whole.tripNotes, ...whole.tripNotes.slice(0, 1)] },
    `trip-notes ${noted}: id: the package has trip notes twice`,
  ],
  [
    'trip notes of no package',
    badNotes({ id: 'nowhere' }),
    [`trip-notes ${noted}: id: the package has no trip notes`, 'trip-notes nowhere: id: names no package'],
  ],
  [
    'a plan with a day too many',
    badNotes({ plan: [...(notes?.plan ?? []), ...(notes?.plan ?? [])] }),
    `trip-notes ${noted}: plan: has 2 days, the package 1`,
  ],
  [
    'trip notes without inclusions',
    badNotes({ inclusions: undefined }),
    `trip-notes ${noted}: inclusions: are missing`,
  ],
  [
    'a month both at its best and fair',
    badNotes({ season: { best: ['jan'], fair: ['jan'], note: 'Dry.' } }),
    `trip-notes ${noted}: season: has 'jan' both at its best and fair`,
  ],
  [
    'a month that is none',
    badNotes({ season: { best: ['january'], fair: [], note: 'Dry.' } }),
    `trip-notes ${noted}: season.best.0: Invalid option: expected one of "jan"|"feb"|"mar"|"apr"|"may"|"jun"|"jul"|"aug"|"sep"|"oct"|"nov"|"dec"`,
  ],
  [
    'a summary too short to tell anything',
    badNotes({ summary: 'Nice.' }),
    `trip-notes ${noted}: summary: Too small: expected string to have >=60 characters`,
  ],
  [
    'a day that fills a page',
    badNotes({ plan: [{ title: 'a', text: 'x'.repeat(421), meals: 'None', overnight: 'None' }] }),
    `trip-notes ${noted}: plan.0.text: Too big: expected string to have <=420 characters`,
  ],
  [
    'two questions',
    badNotes({ questions: notes?.questions.slice(0, 2) }),
    `trip-notes ${noted}: questions: Too small: expected array to have >=3 items`,
  ],
  [
    'a link to nowhere',
    { ...whole, links: [{ name: 'Kashmir', href: '/destinations/cashmere' }] },
    'links Kashmir: href: /destinations/cashmere leads nowhere',
  ],
  [
    'a picture without a text',
    { ...whole, describedPictures: new Set([...drawn].filter((id) => id !== 'home')) },
    "pages home: picture: 'home' has no alternative text in content/pictures",
  ],
])('%s is one line that names the record and the field', (_what, content, line) => {
  expect(checkContent(content)).toEqual([line].flat());
});

test('a tour in the wrong state is found', () => {
  const [tour] = whole.domesticTours['goa'] ?? [];
  const content = {
    ...whole,
    domesticTours: {
      ...whole.domesticTours,
      kerala: [...(whole.domesticTours['kerala'] ?? []), { ...tour, id: 'lost' }],
    },
  } as Content;
  expect(checkContent(content)).toEqual([
    "domestic-tours lost: state: is 'goa' in the list of kerala",
    'trip-notes lost: id: the package has no trip notes',
  ]);
});

test('a destination that names a package or a state which is not sold is found', () => {
  const content = {
    ...whole,
    packages: whole.packages.filter((tour) => tour.id !== 'bangalore-mysore'),
    domesticTours: { ...whole.domesticTours, sikkim: [] },
  };
  expect(checkContent(content)).toEqual([
    'destinations northeast: sections.packages.alsoSold: leads to sikkim, which has no tours',
    "destinations south-karnataka: sections.packages.source: names the package 'bangalore-mysore', which does not exist",
    ...['bangalore-mysore', 'gangtok-tsomgo-nathula', 'pelling-ravangla-namchi', 'lachung-yumthang-gurudongmar'].map(
      (id) => `trip-notes ${id}: id: names no package`,
    ),
  ]);
});
