/**
 * Every filter of the site: its name in the URL, its kind, its choices and its default. Sections import this on the server and pass it to
 * the islands as props, which keeps the content out of the bundle.
 */
import { defaultState, stateIds, states } from '@/content/ids/states';
import { home } from '@/content/pages/home';
import { allPackagesPage, domesticPage } from '@/content/pages/lists';
import { finderSort } from '@/content/words/trips-page';
import { featuredFilters } from '@/content/model/featured';
import { finderGroups, type TripChoice } from '@/content/words/finder';
import type { ChoiceGroups } from '@/content/model/filter/groups';

const { featured } = home;

/** The home page's featured trips, by kind of trip. */
export const featuredFilter = {
  featured: {
    kind: 'one',
    legend: featured.filters.legend,
    choices: featuredFilters.map((id) => ({ id, label: featured.filters[id] })),
    fallback: 'all',
  },
} as const;

/** The domestic tours, by state. */
export const stateFilter = {
  state: {
    kind: 'one',
    legend: domesticPage.chooser,
    choices: stateIds.map((id) => ({ id, label: states[id] })),
    fallback: defaultState,
  },
} as const;

const { categories, legends, sorts } = allPackagesPage;

/** All Packages, by category and text. A trip is listed under its own category and under 'all'. */
export const packageFilter = {
  category: { kind: 'one', legend: legends.categories, choices: categories, fallback: 'all' },
  search: { kind: 'text' },
  sort: { kind: 'one', legend: legends.sorts, choices: sorts, fallback: 'name' },
} as const;

/** The finder's groups as the browser needs them, without the functions that test a trip. */
export const finderFilter: ChoiceGroups = Object.fromEntries(
  Object.entries(finderGroups).map(([name, group]) => [
    name,
    {
      ...group,
      choices: group.choices.map(({ id, label, fullLabel }: TripChoice) => ({
        id,
        label,
        ...(fullLabel ? { fullLabel } : {}),
      })),
    },
  ]),
);

/** The finder's other parameters in the URL. */
export const finderQuery = {
  search: { kind: 'text' },
  sort: finderSort,
  /** 'all' for the whole list instead of its first rows. */
  rows: { kind: 'text' },
} as const;
