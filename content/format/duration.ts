/** Formats durations, group sizes and dates, with the words of `content/records/pages/formats.json`. There is always one night less than days, because the last day is the journey home. */
import { duration } from '../records/pages/formats.json';
import { filled, filledFor } from './filled';

/* The marks before the formats let a script leave out those that it does not use. */

/** '5 Days / 4 Nights'; a day tour is '1 Day'. */
export function formatDuration(days: number): string {
  const inDays = filledFor(duration.days, days);
  return days === 1 ? inDays : filled(duration.whole, { days: inDays, nights: filledFor(duration.nights, days - 1) });
}

/** '2–5 Days', or '5 Days' if the shortest and the longest are the same. */
export function formatDayRange({ from, to }: { from: number; to: number }): string {
  return from === to ? filledFor(duration.days, to) : filled(duration.range, { from, to });
}

/** '2-6 People'. */
export const formatPeople = (size: { from: number; to: number }): string => filled(duration.people, { ...size });

const dateFormat = /* @__PURE__ */ new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** '21 November 2026' for '2026-11-21'. */
export const formatDate = (date: string): string => dateFormat.format(new Date(`${date}T00:00:00Z`));

const monthFormat = /* @__PURE__ */ new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** 'April 2027' for '2027-04-03', and for '2027-04'. */
export const formatMonth = (date: string): string => monthFormat.format(new Date(`${date.slice(0, 7)}-01T00:00:00Z`));

const dayFormat = /* @__PURE__ */ new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });

/** '3 Apr' for '2027-04-03', beside a date that includes the year. Node writes 'Sept', all other short months have three letters. */
export const formatDay = (date: string): string =>
  dayFormat.format(new Date(`${date}T00:00:00Z`)).replace('Sept', 'Sep');

const weekdayFormat = /* @__PURE__ */ new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' });

const wholeWeekdayFormat = /* @__PURE__ */ new Intl.DateTimeFormat('en-IN', { weekday: 'long', timeZone: 'UTC' });

/** 'Saturday' for '2027-04-03'. */
export const formatWeekday = (date: string): string => wholeWeekdayFormat.format(new Date(`${date}T00:00:00Z`));

/** 'Sat, 3 Apr 2027' for '2027-04-03'. It is assembled here, because Node versions differ in the commas of the full format. */
export const formatShortDate = (date: string): string =>
  `${weekdayFormat.format(new Date(`${date}T00:00:00Z`))}, ${formatDay(date)} ${date.slice(0, 4)}`;
