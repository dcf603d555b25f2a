/** The texts of lists of trips that people search for and of months: `content/records/lists` and `content/records/months`, parsed once. */
import { allListIds } from '../ids/lists';
import { monthIds } from '../ids/months';
import type { RecordOf } from '../schema/data-folders';
import { recordsFor, recordsIn } from './records';

export type ListText = RecordOf<'lists'>;
export type MonthText = RecordOf<'months'>;

export const listTexts = recordsFor('lists', allListIds);

/** In the order of the year. Only months with trips to list have a text. */
export const monthTexts: readonly MonthText[] = recordsIn('months').sort(
  (a, b) => monthIds.indexOf(a.id) - monthIds.indexOf(b.id),
);
