import type { MonthId } from './months';

/** The lists of trips that people search for, by the last segment of their path. A new one needs a rule (`content/pages/collections/rules.ts`) and a file. */
export const listIds = {
  towns: ['from-kochi', 'from-chennai', 'from-chandigarh', 'from-guwahati'],
  kinds: ['temples', 'hills', 'beaches', 'wildlife', 'heritage', 'cities'],
  occasions: ['weekend', 'long-weekend', 'under-10000', 'four-days-under-15000', 'with-elders', 'with-children'],
} as const;

export type ListGroup = keyof typeof listIds;
export type ListId = (typeof listIds)[ListGroup][number];

export const allListIds: readonly ListId[] = Object.values(listIds).flat();

/** The months with a page, in the order of the year: those with trips to list. */
export const listedMonths = [
  'jan',
  'feb',
  'mar',
  'apr',
  'may',
  'jun',
  'sep',
  'oct',
  'nov',
  'dec',
] as const satisfies readonly MonthId[];
