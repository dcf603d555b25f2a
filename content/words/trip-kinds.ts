/** The words for kinds of trips, sights and company, `content/records/pages/kinds.json`. */
import { pageTexts } from '../catalogue/page-texts';
import { filled } from '../format/filled';
import { gateways } from '../ids/gateways';
import { ages, facetsOf, type Company, type PartOfIndia, type Suits, type TripKind } from '../model/trip-facets';
import type { DomesticCategory, SeedCategory, Trip } from '../schema/types';

const { visits, sights, company, suits, partsOfIndia, badges, starts, domesticBadges } = pageTexts.kinds;

export const tripKinds: Readonly<Record<TripKind, string>> = visits;

/** Labels of sights, which have months of their own (`sights`). */
export const sightLabels = sights;

export const companyLabels: Readonly<Record<Company, string>> = company;

const withChildrenFrom = (choice: keyof typeof ages) => filled(suits.children, { age: ages[choice] });

export const suitsLabels: Readonly<Record<Suits | keyof typeof ages, string>> = {
  'any-age': suits.baby,
  children: withChildrenFrom('children'),
  'from-six': withChildrenFrom('from-six'),
  'from-ten': withChildrenFrom('from-ten'),
  elders: suits.elders,
};

export const partsOfIndiaLabels: Readonly<Record<PartOfIndia, string>> = partsOfIndia;

/** The kinds of packages and group tours, and those of domestic tours, in the words of badges. */
export const categoryLabels: Readonly<Record<SeedCategory | 'groups', string>> = badges;
export const domesticCategoryLabels: Readonly<Record<DomesticCategory, string>> = domesticBadges;

/** 'Private, from Kochi': in whose company a trip goes, and the town where it starts. */
export function startLabel(trip: Trip): string {
  const { company, from } = facetsOf(trip);
  const kind = company.includes('for-two') ? 'honeymoon' : company.includes('in-a-group') ? 'group' : 'private';
  return filled(starts[kind], { town: gateways[from] });
}
