/** The lists of trips that people search for, by the last segment of their path. A new one needs a rule (`pages/collections/rules.ts`) and a file. */
export const listIds = {
  towns: ['from-kochi', 'from-chennai', 'from-chandigarh', 'from-guwahati'],
  kinds: ['temples', 'hills', 'beaches', 'wildlife', 'heritage', 'cities'],
  occasions: ['weekend', 'long-weekend', 'under-10000', 'four-days-under-15000', 'with-elders', 'with-children'],
} as const;

export type ListGroup = keyof typeof listIds;
export type ListId = (typeof listIds)[ListGroup][number];

export const allListIds: readonly ListId[] = Object.values(listIds).flat();
