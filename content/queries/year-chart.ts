/** The year as a chart: how many trips of each place, kind and sight are at their best or fair in each month. */
import type { MonthId } from '../catalogue/months';
import { finderGroups, finderItemOf } from './finder';
import { whereLabels } from './trip-facets';
import { trips } from './trips';

/** The groups of the finder that have rows. */
type RowGroup = 'where' | 'kind' | 'sight';

export interface MonthCount {
  best: number;
  fair: number;
}

export interface YearRow {
  /** The choice of the finder that shows its trips. */
  group: RowGroup;
  id: string;
  name: string;
  inMonth: (month: MonthId) => MonthCount;
}

/** Rows below a heading of their own. */
export interface YearPart {
  id: 'india' | 'abroad' | 'kinds' | 'sights';
  rows: readonly YearRow[];
}

const items = trips.map((trip) => ({ ...finderItemOf(trip), abroad: trip.abroad, season: trip.notes.season }));
type Item = (typeof items)[number];

const choicesOf = (item: Item, group: RowGroup): readonly string[] => item.in[group];

function rowsOf(group: RowGroup, some: readonly Item[] = items): YearRow[] {
  return (
    finderGroups[group].choices
      // Abroad, and the parts of India, would count their places once more.
      .filter(
        ({ id }) =>
          (group !== 'where' || id in whereLabels) && some.some((item) => choicesOf(item, group).includes(id)),
      )
      .map(({ id, label }) => {
        const its = some.filter((item) => choicesOf(item, group).includes(id));
        return {
          group,
          id,
          name: label,
          inMonth: (month) => {
            const there = group === 'sight' ? its.filter((item) => item.within.sight[id]?.includes(month)) : its;
            const countIn = (how: 'best' | 'fair') => there.filter(({ season }) => season[how].includes(month)).length;
            return { best: countIn('best'), fair: countIn('fair') };
          },
        };
      })
  );
}

/** In the order of the finder; none without rows. */
export const yearParts: readonly YearPart[] = [
  {
    id: 'india' as const,
    rows: rowsOf(
      'where',
      items.filter(({ abroad }) => !abroad),
    ),
  },
  {
    id: 'abroad' as const,
    rows: rowsOf(
      'where',
      items.filter(({ abroad }) => abroad),
    ),
  },
  { id: 'kinds' as const, rows: rowsOf('kind') },
  { id: 'sights' as const, rows: rowsOf('sight') },
].filter(({ rows }) => rows.length > 0);
