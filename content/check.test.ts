import { allContent } from './all';
import { checkContent, type Content } from './check';
import { packages } from './packages';

const drawn = new Set(allContent(new Set()).describedPictures);
const whole = allContent(drawn);

/** The content with one field of one record set to something else, whatever its type says. */
function broken(collection: 'packages' | 'honeymoonPackages' | 'groupTours' | 'itineraryCards', index: number, change: Record<string, unknown>): Content {
  const records: readonly object[] = whole[collection];
  return { ...whole, [collection]: records.map((record, at) => (at === index ? { ...record, ...change } : record)) };
}

const first = packages[0]?.id ?? '';

test('whole content has no problems', () => {
  expect(checkContent(whole)).toEqual([]);
});

test.each<[string, Content, string]>([
  ['a duplicate id', broken('packages', 1, { id: first }), `packages ${first}: id: is already the id of a record in packages`],
  ['an id of another collection', broken('groupTours', 0, { id: first }), `group-tours ${first}: id: is already the id of a record in packages`],
  ['an id that is a page', broken('packages', 0, { id: 'honeymoon' }), 'packages honeymoon: id: is the name of a page under /packages'],
  ['an id with a space', broken('packages', 0, { id: 'Two Words' }), 'packages Two Words: id: must be lower-case words joined by hyphens'],
  ['a price that does not parse', broken('packages', 0, { price: '₹9,3OO' }), `packages ${first}: price: does not parse: write whole rupees, for example 26300`],
  ['a price of NaN', broken('packages', 0, { price: Number.NaN }), `packages ${first}: price: does not parse: write whole rupees, for example 26300`],
  ['a price with paise', broken('packages', 0, { price: 9300.5 }), `packages ${first}: price: must be whole rupees`],
  ['thirteen days', broken('packages', 0, { days: 13 }), `packages ${first}: days: must be 1 to 12 days`],
  ['no days', broken('packages', 0, { days: 0 }), `packages ${first}: days: must be 1 to 12 days`],
  ['a rating of 5', broken('packages', 0, { rating: 5 }), `packages ${first}: rating: must be 4.4 to 4.9`],
  ['a rating of 4.3', broken('packages', 0, { rating: 4.3 }), `packages ${first}: rating: must be 4.4 to 4.9`],
  ['an empty name', broken('packages', 0, { name: ' ' }), `packages ${first}: name: is empty`],
  ['a missing picture', broken('packages', 0, { picture: 'nowhere' }), `packages ${first}: picture: 'nowhere' is not drawn: scripts/posters/scenes/nowhere.ts is missing`],
  ['a saving that is none', broken('honeymoonPackages', 0, { originalPrice: 1_000 }), 'honeymoon-packages honeymoon-kerala: originalPrice: must be above the price'],
  ['a group of eleven', broken('groupTours', 0, { groupSize: { from: 11, to: 20 } }), 'group-tours group-kashmir-tulips: groupSize.from: must be 12 to 50'],
  ['a group that runs backwards', broken('groupTours', 0, { groupSize: { from: 30, to: 20 } }), 'group-tours group-kashmir-tulips: groupSize: runs backwards, from 30 to 20'],
  ['a day too few', broken('itineraryCards', 0, { days: 6 }), 'itinerary-cards itinerary-kerala-backwaters: plan: has 5 days, the tour 6'],
  ['a link to nowhere', { ...whole, links: [{ name: 'Kashmir', href: '/destinations/cashmere' }] }, 'links Kashmir: href: /destinations/cashmere leads nowhere'],
  ['a picture without a text', { ...whole, describedPictures: new Set([...drawn].filter((id) => id !== 'home')) }, "pages home: picture: 'home' has no alternative text in content/pictures"],
])('%s is one line that names the record and the field', (_what, content, line) => {
  expect(checkContent(content)).toEqual([line]);
});

test('a tour in the wrong state is found', () => {
  const [tour] = whole.domesticTours['goa'] ?? [];
  const content = { ...whole, domesticTours: { ...whole.domesticTours, kerala: [...(whole.domesticTours['kerala'] ?? []), { ...tour, id: 'lost' }] } } as Content;
  expect(checkContent(content)).toEqual(["domestic-tours lost: state: is 'goa' in the list of kerala"]);
});

test('a destination that names a package or a state which is not sold is found', () => {
  const content = { ...whole, packages: whole.packages.filter((tour) => tour.id !== 'bangalore-mysore'), domesticTours: { ...whole.domesticTours, sikkim: [] } };
  expect(checkContent(content)).toEqual([
    'destinations northeast: sections.packages.alsoSold: leads to sikkim, which has no tours',
    "destinations south-karnataka: sections.packages.source: names the package 'bangalore-mysore', which does not exist",
  ]);
});
