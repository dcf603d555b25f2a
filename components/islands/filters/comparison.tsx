'use client';

import type { CSSProperties } from 'react';
import { comparedRows, finder } from '@/content/pages/trips';
import { softHyphens } from '@/content/format/soft-hyphens';
import { mapFile, mapSizes, tripPath, tripRoutePath } from '@/content/routes';
import { ComparedYear } from './compared-year';

export interface ComparedTrip {
  readonly id: string;
  readonly name: string;
  /** In the order of the rows. */
  readonly facts: readonly string[];
}

/** As many columns as a phone of 320 px can hold. */
export const mostCompared = 3;

const { list } = finder;

/** The map is a picture of the way; its names are too small to read in a column and stand below it, and on the page it leads to. */
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
  /** Its place in the facts. */
  row: number;
  trips: readonly ComparedTrip[];
}

/** What is alike is printed once, across all columns, in thinner letters, and said to be so. */
function Row({ label, row, trips }: RowProps) {
  const values = trips.map(({ facts }) => facts[row] ?? '');
  const isYear = label === comparedRows.year;
  const show = (value: string) => (isYear ? <ComparedYear code={value} /> : softHyphens(value));
  const title = 'col-span-full font-normal text-ink-soft';
  // Each map is of its own trip, even where the nights are alike.
  if (label !== comparedRows.route && values.every((value) => value === values[0]))
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
          {label === comparedRows.route ? <ComparedMap {...trip} /> : null}
          {show(values[index] ?? '')}
        </td>
      ))}
    </tr>
  );
}

/**
 * Trips side by side. The style sheet puts the title of a row on a line of its own, so that the columns have the whole width; the roles keep
 * for those who listen the table that this undoes in some browsers.
 */
export function Comparison({ rows, trips }: { rows: readonly string[]; trips: readonly ComparedTrip[] }) {
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
            <Row key={label} label={label} row={row} trips={trips} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
