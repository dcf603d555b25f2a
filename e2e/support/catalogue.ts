/** Expectations from the content, whatever an operator enters: states, trips and counts of lists, and names of controls. */
import { stateIds, states } from '../../content/ids/states';
import { forEachField, type BookingField } from '../../content/pages/booking';
import { home } from '../../content/pages/home';
import { allPackagesPage } from '../../content/pages/lists';
import { domesticLinks } from '../../content/pages/navigation';
import { featuredFilters, featuredTrips, type FeaturedFilter } from '../../content/model/featured';
import { bestNow } from '../../content/model/dates/best-now';
import { finderChoicesOf } from '../../content/words/finder';
import type { SeedCategory } from '../../content/schema/types';
import { domesticTrips, seedTrips, trips } from '../../content/catalogue/trips';

/** The states of the carousel, with the names of their trips in page order. */
const carousel = stateIds.map((id) => ({ id, name: states[id], titles: domesticTrips[id].map((trip) => trip.name) }));
export type State = (typeof carousel)[number];

/** The state at an index; negative from the end. */
function stateAt(index: number): State {
  const state = carousel.at(index);
  if (!state) throw new Error(`the carousel has no state ${index}`);
  return state;
}
/** The first is selected when the page opens; the fifth and the last are out of view in the carousel. */
export const firstState = stateAt(0);
export const secondState = stateAt(1);
export const thirdState = stateAt(2);
export const fifthState = stateAt(4);
export const lastState = stateAt(-1);

/** The names of the home page's cards for one of its filters. */
export const featuredUnder = (filter: FeaturedFilter) =>
  featuredTrips.filter(({ filters }) => filters.includes(filter)).map(({ trip }) => trip.name);

export const featuredLabel = (filter: FeaturedFilter) => home.featured.filters[filter];

/** The last of those filters, which is not the default. */
export const lastFeatured: FeaturedFilter = featuredFilters.at(-1) ?? 'all';

export const tripsOfKind = (category: SeedCategory) => seedTrips.filter((trip) => trip.category === category);

export const kindLabel = (category: SeedCategory | 'all') =>
  allPackagesPage.categories.find(({ id }) => id === category)?.label ?? '';

/** The last place in the domestic menu. */
export const lastPlace = domesticLinks.links.at(-1) ?? { label: '', href: '' };

export { showing } from '../../content/words/controls';

/** A text that no trip's name contains. */
export const unknownPlace = 'zanzibar';

type Group = keyof ReturnType<typeof finderChoicesOf>;

/** The names of the trips that match all these choices, in the finder's default order; a sight must be there in the month. */
export const tripsUnder = ({ sight, month, ...others }: Partial<Record<Group, string>>) =>
  bestNow
    .filter((trip) => {
      const under: Record<string, readonly string[]> = finderChoicesOf(trip);
      const isThere = trip.sights.some(({ kind, months }) => kind === sight && months.some((id) => id === month));
      if (sight && month && !isThere) return false;
      return Object.entries({ sight, month, ...others }).every(([group, id]) => !id || under[group]?.includes(id));
    })
    .map(({ name }) => name);

/** A price, a town and a month that one trip has together. */
function findThree() {
  for (const trip of trips) {
    const { price, from, month } = finderChoicesOf(trip);
    const three = { price: price[1], from: from[0], month: month[0] };
    if (three.price && three.from && three.month) return { price: three.price, from: three.from, month: three.month };
  }
  throw new Error('no trip has a price under the highest of the filter');
}
export const three = findThree();

const labels = forEachField(({ label }) => label);

/** The label of a field of the wizard. */
export const labelOf = (field: BookingField) => labels[field];

const escaped = (words: string) => words.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
/** A pattern for a name that begins with these words; screen readers get more text after them. */
export const startingWith = (words: string) => new RegExp(`^${escaped(words)}`);
export const endingWith = (words: string) => new RegExp(`${escaped(words)}$`);
