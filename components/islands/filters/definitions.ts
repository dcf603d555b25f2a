/**
 * Every filter of the site: its name in the address, its kind, its choices and what is chosen without it. Sections read this on the server
 * and hand it to the islands, so that no content comes into the bundle by it.
 */
import { defaultState, stateIds, states } from '@/content/catalogue/states';
import { allPackagesPage, domesticPage } from '@/content/pages/lists';
import { finderSort } from '@/content/pages/trips';
import { featuredFilters } from '@/content/queries/featured';
import { finderGroups, type TripChoice } from '@/content/queries/finder';
import type { ChoiceGroups } from './groups';

/** The home page: kinds of trip over the featured ones. */
export const featuredFilter = {
  featured: { kind: 'one', legend: 'Kind of trip', choices: featuredFilters, fallback: 'all' },
} as const;

/** The domestic tours: a state. */
export const stateFilter = {
  state: {
    kind: 'one',
    legend: domesticPage.chooser,
    choices: stateIds.map((id) => ({ id, label: states[id] })),
    fallback: defaultState,
  },
} as const;

/** All Packages: a category and a text. A trip is shown under its own category and under 'all'. */
export const packageFilter = {
  category: { kind: 'one', legend: 'Category', choices: allPackagesPage.categories, fallback: 'all' },
  search: { kind: 'text' },
  sort: { kind: 'one', legend: 'Sort', choices: allPackagesPage.sorts, fallback: 'name' },
} as const;

/** The finder over all trips: its groups as the browser needs them, without what asks a trip. */
export const finderFilter: ChoiceGroups = Object.fromEntries(
  Object.entries(finderGroups).map(([name, group]) => [
    name,
    {
      ...group,
      choices: group.choices.map(({ id, label, said }: TripChoice) => ({ id, label, ...(said ? { said } : {}) })),
    },
  ]),
);

/** What else of the finder stands in the address. */
export const finderQuery = {
  search: { kind: 'text' },
  sort: { kind: 'one', ...finderSort, fallback: 'best' },
} as const;
