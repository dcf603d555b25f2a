'use client';

import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { formatDate, formatMonth } from '@/content/format/duration';
import { filled } from '@/content/format/filled';
import { formatRupees } from '@/content/format/money';
import { weekdays } from '@/content/ids/months';
import type { Choice } from '@/content/model/choice';
import { daysAfter } from '@/content/model/dates/departures';
import { daysOfMonth, lastDayOfMonth, monthAfter } from '@/content/model/dates/months';
import { weekdayOf } from '@/content/model/dates/start-on';
import type { Quotes } from '@/content/words/quotes';
import { calendar as words } from '@/content/records/pages/party.json';
import { mostMonths } from './party-fields';

/** A festival at the places of the trip. */
export type CalendarFestival = readonly [name: string, first: string, last: string];

interface CalendarProps {
  id: string;
  choice: Choice;
  quotes: Quotes;
  today: string;
  festivals: readonly CalendarFestival[];
  onChoose: (day: string) => void;
}

type Kind = 'ordinary' | 'dearer' | 'request' | 'no';

interface CalendarDay {
  day: string;
  kind: Kind;
  /** Read out: '24 December 2026, dearer, ₹1,00,538'. */
  label: string;
}

/** The shapes of kinds, so that colour is never the only difference. */
const marks: Readonly<Record<Kind, string>> = { ordinary: '', dearer: '▲', request: '?', no: '' };

/** The weeks of a month, Sunday first; '' before its first and after its last day. */
function weeksOf(month: string): string[][] {
  const cells = [...Array<string>(weekdayOf(`${month}-01`)).fill(''), ...daysOfMonth(month)];
  while (cells.length % 7 > 0) cells.push('');
  return Array.from({ length: cells.length / 7 }, (_, week) => cells.slice(week * 7, week * 7 + 7));
}

/** The first day from today on which a trip can start; today if it cannot at all. */
function firstStart(id: string, quotes: Quotes, today: string): string {
  for (let far = 0; far < 400; far++) {
    const day = daysAfter(today, far);
    if (quotes.start(id, day, today)?.can !== 'no') return day;
  }
  return today;
}

/** Returns a function that says of a day whether the trip can start then, and what it costs. */
function dayReader(id: string, choice: Choice, quotes: Quotes, today: string): (day: string) => CalendarDay {
  const ordinary = quotes.quote(id, { ...choice, day: undefined, month: undefined }, today);
  return (day) => {
    const start = quotes.start(id, day, today);
    const quote = start?.can === 'no' ? undefined : quotes.quote(id, { ...choice, day, month: undefined }, today);
    const isDearer = (quote?.total ?? 0) > (ordinary?.total ?? Infinity);
    const kind: Kind =
      start?.can === 'no' ? 'no' : start?.can === 'request' ? 'request' : isDearer ? 'dearer' : 'ordinary';
    const price = quote?.total === undefined ? '' : formatRupees(quote.total);
    return { day, kind, label: [formatDate(day), words[kind], price].filter(Boolean).join(', ') };
  };
}

/** The same day of another month, or its last. */
function inOtherMonth(day: string, far: number): string {
  const other = monthAfter(day.slice(0, 7), far);
  const last = lastDayOfMonth(other);
  const same = `${other}${day.slice(7)}`;
  return same > last ? last : same;
}

/** The days to which keys lead. */
const keys: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => daysAfter(day, -1),
  ArrowRight: (day) => daysAfter(day, 1),
  ArrowUp: (day) => daysAfter(day, -7),
  ArrowDown: (day) => daysAfter(day, 7),
  Home: (day) => daysAfter(day, -weekdayOf(day)),
  End: (day) => daysAfter(day, 6 - weekdayOf(day)),
  PageUp: (day) => inOtherMonth(day, -1),
  PageDown: (day) => inOtherMonth(day, 1),
};

interface ArrowProps {
  sign: string;
  label: string;
  isEnd: boolean;
  onPress: () => void;
}

/** The button that leads to the month before or after. */
const Arrow = ({ sign, label, isEnd, onPress }: ArrowProps) => (
  <button
    type="button"
    className="inline-flex min-h-11 items-center px-2 text-small font-semibold text-lagoon underline"
    disabled={isEnd}
    onClick={onPress}
  >
    <span aria-hidden="true">{sign}</span>
    <span className="sr-only">{label}</span>
  </button>
);

/** The names of the columns. */
const Weekdays = () => (
  <thead>
    <tr>
      {weekdays.map((name) => (
        <th key={name} scope="col" abbr={name}>
          {name.slice(0, 2)}
        </th>
      ))}
    </tr>
  </thead>
);

interface WeekProps {
  /** Undefined before the first and after the last day of the month. */
  week: readonly (CalendarDay | undefined)[];
  today: string;
  /** The day in the tab order. */
  current: string;
  chosen: string | undefined;
  onPress: (day: CalendarDay) => void;
}

const Week = ({ week, today, current, chosen, onPress }: WeekProps) => (
  <tr>
    {week.map((day, at) =>
      day ? (
        <td key={day.day} role="gridcell" aria-selected={day.day === chosen}>
          <button
            type="button"
            tabIndex={day.day === current ? 0 : -1}
            aria-label={day.label}
            aria-disabled={day.kind === 'no'}
            aria-current={day.day === today ? 'date' : undefined}
            data-kind={day.kind}
            onClick={() => onPress(day)}
          >
            {Number(day.day.slice(8))}
            <span aria-hidden="true">{marks[day.kind]}</span>
          </button>
        </td>
      ) : (
        <td key={`empty ${at}`} role="gridcell" />
      ),
    )}
  </tr>
);

/** The kind and the price of a day, without its date: 'dearer, ₹1,00,538'. */
const priceOf = ({ day, label }: CalendarDay): string => label.slice(formatDate(day).length + 2);

interface LegendProps {
  /** The days of the month. */
  days: readonly CalendarDay[];
  /** The festivals in it. */
  festivals: readonly CalendarFestival[];
}

/** The kinds of days in this month with their prices, and its festivals. */
function Legend({ days, festivals }: LegendProps) {
  const kinds = [...new Map(days.filter(({ kind }) => kind !== 'no').map((day) => [priceOf(day), day])).values()];
  return (
    <>
      {kinds.length === 0 ? <p>{words.none}</p> : null}
      <ul>
        {kinds.map((day) => (
          <li key={day.label}>{`${marks[day.kind]} ${priceOf(day)}`.trim()}</li>
        ))}
        {festivals.map(([name, first, last]) => (
          <li key={`${name} ${first}`}>
            {first === last ? `${name}, ${formatDate(first)}` : `${name}, ${formatDate(first)} – ${formatDate(last)}`}
          </li>
        ))}
      </ul>
    </>
  );
}

/**
 * The months of a trip: on which days it can start, and what they cost. A grid as the ARIA practices have it: one day is in the tab order, the
 * arrow keys move by days and weeks, Page Up and Page Down by months.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export function Calendar({ id, choice, quotes, today, festivals, onChoose }: CalendarProps) {
  const grid = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState(
    () => choice.day ?? (choice.month ? `${choice.month}-01` : firstStart(id, quotes, today)),
  );
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [current]);

  const month = current.slice(0, 7);
  const [firstMonth, lastMonth] = [today.slice(0, 7), monthAfter(today.slice(0, 7), mostMonths - 1)];
  const read = dayReader(id, choice, quotes, today);
  const weeks = weeksOf(month).map((week) => week.map((day) => (day ? read(day) : undefined)));
  const days = weeks.flat().filter((day) => day !== undefined);

  const goTo = (day: string) => {
    const [least, most] = [today, lastDayOfMonth(lastMonth)];
    setCurrent(day < least ? least : day > most ? most : day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = keys[event.key];
    if (!step) return;
    event.preventDefault();
    moved.current = true;
    goTo(step(current));
  };
  const press = ({ day, kind }: CalendarDay) => {
    goTo(day);
    if (kind !== 'no') onChoose(day);
  };
  const met = festivals.filter(([, first, last]) => first <= lastDayOfMonth(month) && last >= `${month}-01`);

  return (
    <div className="party-calendar">
      <div className="flex items-center justify-between">
        <Arrow
          sign="←"
          label={words.previous}
          isEnd={month <= firstMonth}
          onPress={() => goTo(inOtherMonth(current, -1))}
        />
        <p aria-live="polite" className="font-semibold">
          {formatMonth(month)}
        </p>
        <Arrow
          sign="→"
          label={words.following}
          isEnd={month >= lastMonth}
          onPress={() => goTo(inOtherMonth(current, 1))}
        />
      </div>
      <table
        ref={grid}
        role="grid"
        aria-label={filled(words.month, { month: formatMonth(month) })}
        onKeyDown={onKeyDown}
      >
        <Weekdays />
        <tbody>
          {weeks.map((week, index) => (
            <Week key={index} week={week} today={today} current={current} chosen={choice.day} onPress={press} />
          ))}
        </tbody>
      </table>
      <Legend days={days} festivals={met} />
    </div>
  );
}
