/** The texts of lists of trips that people search for and of months: `content/records/lists` and `content/records/months`, parsed once. */
import { keysOf } from '../ids/keys-of';
import { listedMonths } from '../ids/lists';
import type { MonthId } from '../ids/months';
import type { RecordOf } from '../schema/data-folders';
import { listGroups } from '../schema/lists';
import { recordsFor, recordsIn } from './records';

const groups = keysOf(listGroups);

/** In the order of their groups and places. */
export const listTexts = recordsIn('lists').sort(
  (a, b) => groups.indexOf(a.group) - groups.indexOf(b.group) || a.place - b.place || a.id.localeCompare(b.id),
);

const ofMonths = recordsFor('months', listedMonths);

export type ListText = RecordOf<'lists'>;
export type MonthText = RecordOf<'months'> & { id: MonthId };

/** In the order of the year. */
export const monthTexts: readonly MonthText[] = listedMonths.map((id) => ofMonths[id]);
