'use client';

import type { CSSProperties } from 'react';
import { comparedRows, finder } from '@/content/words/finder-page';
import { softHyphens } from '@/content/format/soft-hyphens';
import { mapFile, mapSizes, tripPath, tripRoutePath } from '@/content/routes';
import { ComparedYear } from './compared-year';

export interface ComparedTrip {
  readonly id: string;
  readonly name: string;
  /** The values, in the order of the rows. */
  readonly facts: readonly string[];
}

/** The number of columns that fit a phone 320 px wide. */
export const mostCompared = 3;

const { list } = finder;

/** A map of the route. Its place names are too small to read in a column; they are printed below it, and the trip page has a larger map. */
function ComparedMap({ id, name }: ComparedTrip) {
  return (
    <a href={tripRoutePath(id)}>
      {/* eslint-disable-next-line @next/next/no-img-element -- drawn by the build */}
      <img
        src={mapFile(id, 'tall')}
        {...mapSizes.tall}
        alt={list.map(name)}
        loading="lazy"
        decoding="async"
        className="mb-1.5 rounded-small"
      />
    </a>
  );
}

interface RowProps {
  label: string;
  /** The index of the row's value in `facts`. */
  row: number;
  trips: readonly ComparedTrip[];
  /** The number of rows before those of the page. */
  before: number;
}

/** One row. A value that all trips share is printed once across all columns, in a lighter weight, with a note that it is the same. */
function Row({ label, row, trips, before }: RowProps) {
  const values = trips.map(({ facts }) => facts[row] ?? '');
  const isYear = row - before === comparedRows.year;
  const isRoute = row - before === comparedRows.route;
  const show = (value: string) => (isYear ? <ComparedYear code={value} /> : softHyphens(value));
  const title = 'col-span-full font-normal text-ink-soft';
  // Maps differ between trips even if the nights are the same.
  if (!isRoute && values.every((value) => value === values[0]))
    return (
      <tr role="row" className="compared-row">
        <th role="rowheader" scope="row" className={title}>
          {label} <span className="rounded-small border border-line px-1.5">{list.same(trips.length)}</span>
        </th>
        <td role="cell" colSpan={trips.length} className="col-span-full">
          {show(values[0] ?? '')}
        </td>
      </tr>
    );
  return (
    <tr role="row" className="compared-row">
      <th role="rowheader" scope="row" className={title}>
        {label}
      </th>
      {trips.map((trip, index) => (
        <td
          key={trip.id}
          role="cell"
          data-trip={trip.name}
          className={isYear ? 'compared-cell whole-line' : 'compared-cell'}
        >
          {isRoute ? <ComparedMap {...trip} /> : null}
          {show(values[index] ?? '')}
        </td>
      ))}
    </tr>
  );
}

interface ComparisonProps {
  rows: readonly string[];
  trips: readonly ComparedTrip[];
  /** True if the first row has the totals of a party. */
  isPriced?: boolean;
}

/**
 * Compares trips side by side. The style sheet puts each row's title on its own line, which makes some browsers drop the table semantics;
 * the roles restore them for screen readers.
 */
export function Comparison({ rows, trips, isPriced = false }: ComparisonProps) {
  return (
    <div className="@container -mx-2 mt-4">
      <table
        role="table"
        style={{ '--trips': trips.length } as CSSProperties}
        className="block text-left text-caption leading-snug wrap-anywhere md:text-small"
      >
        <thead role="rowgroup" className="compared-names block">
          <tr role="row" className="compared-row">
            <th role="columnheader" scope="col" className="sr-only">
              {list.compared}
            </th>
            {trips.map(({ id, name }) => (
              <th key={id} role="columnheader" scope="col">
                <a href={tripPath(id)} className="text-lagoon underline">
                  {softHyphens(name)}
                </a>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block">
          {rows.map((label, row) => (
            <Row key={label} label={label} row={row} trips={trips} before={isPriced ? 1 : 0} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
