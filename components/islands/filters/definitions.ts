/**
 * Every filter of the site: its name in the address, its kind, its choices and what is chosen without it. Sections read this on the server
 * and hand it to the islands, so that no content comes into the bundle by it.
 */
import { defaultState, stateIds, states } from '@/content/catalogue/states';
import { allPackagesPage, domesticPage } from '@/content/pages/lists';
import { finderGroupTexts } from '@/content/pages/trips';
import { featuredFilters } from '@/content/queries/featured';
import { finderChoices } from '@/content/queries/finder';

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

const { legends, sort, sorts } = finderGroupTexts;
const { where, from, month, days, price, kind, company, suits, steps } = finderChoices;

/** The finder over all trips. */
export const finderGroups = {
  where: { kind: 'several', legend: legends.where, choices: where },
  from: { kind: 'several', legend: legends.from, choices: from },
  month: { kind: 'several', legend: legends.month, choices: month },
  days: { kind: 'several', legend: legends.days, choices: days },
  price: { kind: 'one', legend: legends.price, choices: price, fallback: 'any' },
  kind: { kind: 'several', legend: legends.kind, choices: kind },
  company: { kind: 'one', legend: legends.company, choices: company, fallback: 'any' },
  suits: { kind: 'one', legend: legends.suits, choices: suits, fallback: 'any' },
  steps: { kind: 'one', legend: legends.steps, choices: steps, fallback: 'any' },
} as const;

/** What else of the finder stands in the address. */
export const finderQuery = {
  search: { kind: 'text' },
  sort: { kind: 'one', legend: sort, choices: sorts, fallback: 'name' },
} as const;
