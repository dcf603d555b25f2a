'use client';

import { tripPath } from '@/content/routes';

export interface ComparedTrip {
  readonly id: string;
  readonly name: string;
  /** In the order of the rows. */
  readonly facts: readonly string[];
}

/** As many columns as a phone of 320 px can hold. */
export const mostCompared = 3;

/** Trips side by side: what a row is stands above it, so that the columns have the whole width. */
export function Comparison({ rows, trips }: { rows: readonly string[]; trips: readonly ComparedTrip[] }) {
  return (
    <table className="mt-4 w-full table-fixed text-left text-caption md:text-small">
      <thead>
        <tr>
          {trips.map(({ id, name }) => (
            <th key={id} scope="col" className="border-b-2 border-ink pr-2 pb-2 align-top leading-snug last:pr-0">
              <a href={tripPath(id)} className="text-lagoon underline">
                {name}
              </a>
            </th>
          ))}
        </tr>
      </thead>
      {rows.map((label, row) => (
        <tbody key={label} className="border-b border-line">
          <tr>
            <th scope="rowgroup" colSpan={trips.length} className="pt-2 font-normal text-ink-soft">
              {label}
            </th>
          </tr>
          <tr>
            {trips.map(({ id, facts }) => (
              <td key={id} className="pr-2 pb-2 align-top leading-snug font-semibold last:pr-0">
                {facts[row]}
              </td>
            ))}
          </tr>
        </tbody>
      ))}
    </table>
  );
}
