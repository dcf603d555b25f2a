/** What tests take from the content, whatever an operator puts into it: the states, trips and counts that a list shows. */
import { destinationIds } from '../../content/catalogue/destination-ids';
import { domesticTrips } from '../../content/catalogue/domestic';
import { seedTrips } from '../../content/catalogue/seed';
import { stateIds, states, type StateId } from '../../content/catalogue/states';
import { allPackagesPage } from '../../content/pages/lists';
import { domesticLinks } from '../../content/pages/navigation';
import { tripsOn } from '../../content/queries/destination-trips';
import { featuredFilters, featuredTrips, type FeaturedFilter } from '../../content/queries/featured';
import { destinationPath } from '../../content/routes';
import type { SeedCategory } from '../../content/schema/types';

export interface State {
  id: StateId;
  name: string;
  /** Of its trips, in the order of the page. */
  titles: readonly string[];
}

const stateOf = (id: StateId): State => ({ id, name: states[id], titles: domesticTrips[id].map(({ title }) => title) });

/** By its place in the carousel; negative from its end. */
function stateAt(index: number): State {
  const id = stateIds.at(index);
  if (!id) throw new Error(`the carousel has no state ${index}`);
  return stateOf(id);
}
/** The first stands on the page when it opens; the fifth and the last are out of sight in the carousel. */
export const firstState = stateAt(0);
export const secondState = stateAt(1);
export const thirdState = stateAt(2);
export const fifthState = stateAt(4);
export const lastState = stateAt(-1);

/** Names of the home page's cards under one of its filters. */
export const featuredUnder = (filter: FeaturedFilter) =>
  featuredTrips.filter(({ filters }) => filters.includes(filter)).map(({ trip }) => trip.name);

export const featuredLabel = (filter: FeaturedFilter) => featuredFilters.find(({ id }) => id === filter)?.label ?? '';

/** The last of those filters: another than the one that is chosen at first. */
export const lastFeatured: FeaturedFilter = featuredFilters.at(-1)?.id ?? 'all';

export const tripsOfKind = (category: SeedCategory) => seedTrips.filter((trip) => trip.category === category);

export const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name);

/** As the page of all trips sorts them. */
export const byName = (names: readonly string[]) => [...names].sort((a, b) => a.localeCompare(b, 'en-IN'));

export const kindLabel = (category: SeedCategory | 'all') =>
  allPackagesPage.categories.find(({ id }) => id === category)?.label ?? '';

/** A trip whose name no other has in its own. */
function findOnlyTrip() {
  const alone = seedTrips.find(({ id, name }) =>
    seedTrips.every((other) => other.id === id || !other.name.toLowerCase().includes(name.toLowerCase())),
  );
  if (!alone) throw new Error('every name in the catalogue stands in another one');
  return alone;
}
export const onlyTrip = findOnlyTrip();

/** A place that the menus name, with trips on its page. */
function findPlace() {
  const place = domesticLinks.links.findLast(({ href }) =>
    destinationIds.some((id) => destinationPath(id) === href && tripsOn(id).length > 0),
  );
  if (!place) throw new Error('no place in the domestic menu has trips');
  return place;
}
export const lastPlace = findPlace();

export { showing } from '../../content/pages/controls';

/** A text that no trip has in its name. */
export const unknownPlace = 'zanzibar';
