/** The days on which a trip can start. It needs the record alone, because the editor's checks in the browser use it too. */
import { joined } from '../../format/joined';
import { monthIds, months } from '../../ids/months';
import type { Day } from './departures';
import type { Trip } from '../../schema/types';

/** Returns whether a trip can start on a day of the year. @param day YYYY-MM-DD */
export function canStart({ cannotStart }: Pick<Trip, 'cannotStart'>, day: Day): boolean {
  const date = day.slice(5);
  return !cannotStart.some(({ from, until }) =>
    from <= until ? from <= date && date <= until : date >= from || date <= until,
  );
}

/** '13 October' for '10-13'. */
const inWords = (date: string) => `${Number(date.slice(3))} ${months[monthIds[Number(date.slice(0, 2)) - 1] ?? 'jan']}`;

/** A sentence with the days on which a trip cannot start; undefined if it can start on any. */
export const closedText = ({ cannotStart = [] }: Partial<Pick<Trip, 'cannotStart'>>): string | undefined =>
  cannotStart.length > 0
    ? `This trip cannot start from ${joined(cannotStart.map(({ from, until }) => `${inWords(from)} to ${inWords(until)}`))}.`
    : undefined;
