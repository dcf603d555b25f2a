/** Months as YYYY-MM, and their days. Browsers use it. */
import { monthIds, type MonthId } from '../../ids/months';
import { daysAfter, type Day } from './departures';

/** The id of the month of a day or a month, YYYY-MM-DD or YYYY-MM. */
export const monthOf = (day: Day): MonthId => monthIds[Number(day.slice(5, 7)) - 1] ?? 'jan';

/** The month after a number of months, or before it for a negative number. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** A number of months, beginning with that of a day. */
export const monthsFrom = (day: Day, count: number): string[] =>
  Array.from({ length: count }, (_, ahead) => monthAfter(day.slice(0, 7), ahead));

export function lastDayOfMonth(month: string): Day {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

export const daysOfMonth = (month: string): Day[] =>
  Array.from({ length: Number(lastDayOfMonth(month).slice(8)) }, (_, index) => daysAfter(`${month}-01`, index));
