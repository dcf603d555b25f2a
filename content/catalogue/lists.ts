/** The texts of lists of trips that people search for and of months: `content/records/lists` and `content/records/months`, parsed once. */
import { allListIds, listedMonths } from '../ids/lists';
import type { MonthId } from '../ids/months';
import type { RecordOf } from '../schema/data-folders';
import { recordsFor } from './records';

export const listTexts = recordsFor('lists', allListIds);

const ofMonths = recordsFor('months', listedMonths);

export type ListText = RecordOf<'lists'>;
export type MonthText = RecordOf<'months'> & { id: MonthId };

/** In the order of the year. */
export const monthTexts: readonly MonthText[] = listedMonths.map((id) => ofMonths[id]);
