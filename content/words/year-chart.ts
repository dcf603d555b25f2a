/** The year as a chart: the number of trips of each place, kind and sight that are at their best or fair in each month. */
import type { MonthId } from '../ids/months';
import { finderGroups, finderItemOf } from './finder';
import { whereLabels } from '../model/trip-facets';
import { trips } from '../catalogue/trips';

/** The groups of the finder that have rows. */
type RowGroup = 'where' | 'kind' | 'sight';

export interface MonthCount {
  best: number;
  fair: number;
}

export interface YearRow {
  /** The group of the finder's choice that shows its trips. */
  group: RowGroup;
  id: string;
  name: string;
  inMonth: (month: MonthId) => MonthCount;
}

/** Rows below a common heading. */
export interface YearPart {
  id: 'india' | 'abroad' | 'kinds' | 'sights';
  rows: readonly YearRow[];
}

const items = trips.map((trip) => ({ ...finderItemOf(trip), abroad: trip.abroad, season: trip.season }));
type Item = (typeof items)[number];

const choicesOf = (item: Item, group: RowGroup): readonly string[] => item.in[group];

function rowsOf(group: RowGroup, some: readonly Item[] = items): YearRow[] {
  return (
    finderGroups[group].choices
      // The choices abroad and for parts of India would count their places twice.
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

/** The parts in the order of the finder, without empty ones. */
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
