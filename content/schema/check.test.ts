import { domesticTrips } from '../catalogue/domestic';
import { groupTrips } from '../catalogue/groups';
import { honeymoonTrips } from '../catalogue/honeymoons';
import { itineraryCards } from '../catalogue/itinerary-cards';
import { seedTrips } from '../catalogue/seed';
import { checkContent } from './check';
import type { Content } from './content';
import { first, oneState, whole, withDomesticFault, withFault } from './faulty-content';

const seed = first(seedTrips).id;
const tour = first(domesticTrips[oneState]).id;
const honeymoon = first(honeymoonTrips).id;
const group = first(groupTrips);
const card = first(itineraryCards);

test('whole content has no problems', () => {
  expect(checkContent(whole)).toEqual([]);
});

test('a group of just so many has none either', () => {
  expect(checkContent(withFault('groupTrips', { groupSize: { from: 20, to: 20 } }))).toEqual([]);
});

const one = (fault: Record<string, unknown>) => withFault('seedTrips', fault);

test.each<[string, Content, string]>([
  ['an id with a space', one({ id: 'Two Words' }), 'seed Two Words: id: must be lower-case words joined by hyphens'],
  ['an id with two hyphens', one({ id: 'a--b' }), 'seed a--b: id: must be lower-case words joined by hyphens'],
  ['an id that ends in a hyphen', one({ id: 'goa-' }), 'seed goa-: id: must be lower-case words joined by hyphens'],
  [
    'a price that does not parse',
    one({ price: '₹9,3OO' }),
    `seed ${seed}: price: does not parse: write whole rupees, for example 26300`,
  ],
  [
    'a price of NaN',
    one({ price: Number.NaN }),
    `seed ${seed}: price: does not parse: write whole rupees, for example 26300`,
  ],
  ['a price with paise', one({ price: 9300.5 }), `seed ${seed}: price: must be whole rupees`],
  ['a price below any trip', one({ price: 999 }), `seed ${seed}: price: is below 1,000 rupees`],
  ['a price above any trip', one({ price: 500_001 }), `seed ${seed}: price: is above 5,00,000 rupees`],
  ['thirteen days', one({ days: 13 }), `seed ${seed}: days: must be 1 to 12 days`],
  ['no days', one({ days: 0 }), `seed ${seed}: days: must be 1 to 12 days`],
  ['a rating of 5', one({ rating: 5 }), `seed ${seed}: rating: must be 4.4 to 4.9`],
  ['a rating of 4.3', one({ rating: 4.3 }), `seed ${seed}: rating: must be 4.4 to 4.9`],
  ['an empty name', one({ name: ' ' }), `seed ${seed}: name: is empty`],
  ['a name of 49 letters', one({ name: 'x'.repeat(49) }), `seed ${seed}: name: is longer than 48 characters`],
  ['no category', one({ category: undefined }), `seed ${seed}: category: is missing`],
  [
    'a category nobody knows',
    one({ category: 'cruise' }),
    `seed ${seed}: category: Invalid discriminator value. Expected 'domestic' | 'international' | 'honeymoon'`,
  ],
  ['three stops', one({ itinerary: ['a', 'b', 'c'] }), `seed ${seed}: itinerary: has fewer than 4 entries`],
  ['an empty stop', one({ itinerary: ['a', 'b', 'c', ''] }), `seed ${seed}: itinerary.3: is empty`],
  ['a field that is not one', one({ prise: 9300 }), `seed ${seed}: record: has a field that is not known: prise`],
  [
    'two fields that are none',
    one({ prise: 9300, dais: 3 }),
    `seed ${seed}: record: has a field that is not known: prise, dais`,
  ],
  [
    'a missing picture of an itinerary card',
    withFault('itineraryCards', { picture: 'nowhere' }),
    `itinerary-cards ${card.id}: picture: 'nowhere' is not drawn: scripts/assets/posters/scenes/nowhere.ts is missing`,
  ],
  [
    'a missing picture',
    one({ picture: 'nowhere' }),
    `seed ${seed}: picture: 'nowhere' is not drawn: scripts/assets/posters/scenes/nowhere.ts is missing`,
  ],
  [
    'a domestic price above the specification’s',
    withDomesticFault(oneState, { price: 999_999 }),
    `domestic ${tour}: price: must be 1,699 to 75,999`,
  ],
  [
    'a domestic price below the specification’s',
    withDomesticFault(oneState, { price: 999 }),
    `domestic ${tour}: price: must be 1,699 to 75,999`,
  ],
  ...[1_698, 76_000].map((price): [string, Content, string] => [
    `a domestic price of ${price}`,
    withDomesticFault(oneState, { price }),
    `domestic ${tour}: price: must be 1,699 to 75,999`,
  ]),
  [
    'a saving that is none',
    withFault('honeymoonTrips', { originalPrice: first(honeymoonTrips).price }),
    `honeymoons ${honeymoon}: originalPrice: must be above the price`,
  ],
  [
    'a group of eleven',
    withFault('groupTrips', { groupSize: { from: 11, to: 20 } }),
    `groups ${group.id}: groupSize.from: must be 12 to 50`,
  ],
  [
    'a group of fifty-one',
    withFault('groupTrips', { groupSize: { from: 20, to: 51 } }),
    `groups ${group.id}: groupSize.to: must be 12 to 50`,
  ],
  [
    'a group that runs backwards',
    withFault('groupTrips', { groupSize: { from: 30, to: 20 } }),
    `groups ${group.id}: groupSize: runs backwards, from 30 to 20`,
  ],
  [
    'an itinerary card for people that runs backwards',
    withFault('itineraryCards', { people: { from: 6, to: 2 } }),
    `itinerary-cards ${card.id}: people: runs backwards, from 6 to 2`,
  ],
  [
    'an itinerary card for nobody',
    withFault('itineraryCards', { people: { from: 0, to: 2 } }),
    `itinerary-cards ${card.id}: people.from: must be 1 to 60`,
  ],
  [
    'an itinerary card for a train',
    withFault('itineraryCards', { people: { from: 2, to: 61 } }),
    `itinerary-cards ${card.id}: people.to: must be 1 to 60`,
  ],
  [
    'an itinerary card with a day too few',
    withFault('itineraryCards', { days: card.days + 1 }),
    `itinerary-cards ${card.id}: plan: has ${card.plan.length} days, the trip ${card.days + 1}`,
  ],
  [
    'an itinerary card with five highlights',
    withFault('itineraryCards', { highlights: ['a', 'b', 'c', 'd', 'e'] }),
    `itinerary-cards ${card.id}: highlights: has more than 4 entries`,
  ],
])('%s is one line that names the record and the field', (_what, content, line) => {
  expect(checkContent(content)).toEqual([line]);
});
