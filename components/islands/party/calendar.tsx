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

/**
 * The months of a trip: on which days it can start, and what they cost. A grid as the ARIA practices have it: one day is in the tab order, the
 * arrow keys move by days and weeks, Page Up and Page Down by months.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/examples/datepicker-dialog/
 */
export function Calendar({ id, choice, quotes, today, festivals, onChoose }: CalendarProps) {
  const grid = useRef<HTMLTableElement>(null);
  const firstStart = () => {
    for (let far = 0; far < 400; far++) {
      const day = daysAfter(today, far);
      if (quotes.start(id, day, today)?.can !== 'no') return day;
    }
    return today;
  };
  const [current, setCurrent] = useState(() => choice.day ?? (choice.month ? `${choice.month}-01` : firstStart()));
  const moved = useRef(false);
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [current]);

  const month = current.slice(0, 7);
  const [firstMonth, lastMonth] = [today.slice(0, 7), monthAfter(today.slice(0, 7), mostMonths - 1)];
  const ordinary = quotes.quote(id, { ...choice, day: undefined, month: undefined }, today);

  const read = (day: string): CalendarDay => {
    const start = quotes.start(id, day, today);
    const quote = start?.can === 'no' ? undefined : quotes.quote(id, { ...choice, day, month: undefined }, today);
    const isDearer = (quote?.total ?? 0) > (ordinary?.total ?? Infinity);
    const kind: Kind =
      start?.can === 'no' ? 'no' : start?.can === 'request' ? 'request' : isDearer ? 'dearer' : 'ordinary';
    const price = quote?.total === undefined ? '' : formatRupees(quote.total);
    return { day, kind, label: [formatDate(day), words[kind], price].filter(Boolean).join(', ') };
  };
  const weeks = weeksOf(month).map((week) => week.map((day) => (day ? read(day) : undefined)));
  const days = weeks.flat().filter((day) => day !== undefined);

  const goTo = (day: string) => {
    const [least, most] = [today, lastDayOfMonth(lastMonth)];
    setCurrent(day < least ? least : day > most ? most : day);
  };
  /** The same day of another month, or its last. */
  const inMonth = (far: number) => {
    const other = monthAfter(month, far);
    const last = lastDayOfMonth(other);
    const same = `${other}${current.slice(7)}`;
    return same > last ? last : same;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, () => string>> = {
      ArrowLeft: () => daysAfter(current, -1),
      ArrowRight: () => daysAfter(current, 1),
      ArrowUp: () => daysAfter(current, -7),
      ArrowDown: () => daysAfter(current, 7),
      Home: () => daysAfter(current, -weekdayOf(current)),
      End: () => daysAfter(current, 6 - weekdayOf(current)),
      PageUp: () => inMonth(-1),
      PageDown: () => inMonth(1),
    };
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    moved.current = true;
    goTo(step());
  };
  /** The kinds of days in this month, with their prices. */
  const legend = [...new Map(days.filter(({ kind }) => kind !== 'no').map((day) => [priceOf(day), day])).values()];
  const met = festivals.filter(([, first, last]) => first <= lastDayOfMonth(month) && last >= `${month}-01`);
  const arrow = 'inline-flex min-h-11 items-center px-2 text-small font-semibold text-lagoon underline';

  return (
    <div className="party-calendar">
      <div className="flex items-center justify-between">
        <button type="button" className={arrow} disabled={month <= firstMonth} onClick={() => goTo(inMonth(-1))}>
          <span aria-hidden="true">←</span>
          <span className="sr-only">{words.previous}</span>
        </button>
        <p aria-live="polite" className="font-semibold">
          {formatMonth(month)}
        </p>
        <button type="button" className={arrow} disabled={month >= lastMonth} onClick={() => goTo(inMonth(1))}>
          <span aria-hidden="true">→</span>
          <span className="sr-only">{words.following}</span>
        </button>
      </div>
      <table
        ref={grid}
        role="grid"
        aria-label={filled(words.month, { month: formatMonth(month) })}
        onKeyDown={onKeyDown}
      >
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" abbr={name}>
                {name.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((day, at) =>
                day ? (
                  <td key={day.day} role="gridcell" aria-selected={day.day === choice.day}>
                    <button
                      type="button"
                      tabIndex={day.day === current ? 0 : -1}
                      aria-label={day.label}
                      aria-disabled={day.kind === 'no'}
                      aria-current={day.day === today ? 'date' : undefined}
                      data-kind={day.kind}
                      onClick={() => {
                        goTo(day.day);
                        if (day.kind !== 'no') onChoose(day.day);
                      }}
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
          ))}
        </tbody>
      </table>
      {legend.length === 0 ? <p>{words.none}</p> : null}
      <ul>
        {legend.map((day) => (
          <li key={day.label}>{`${marks[day.kind]} ${priceOf(day)}`.trim()}</li>
        ))}
        {met.map(([name, first, last]) => (
          <li key={`${name} ${first}`}>
            {first === last ? `${name}, ${formatDate(first)}` : `${name}, ${formatDate(first)} – ${formatDate(last)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The kind and the price of a day, without its date: 'dearer, ₹1,00,538'. */
const priceOf = ({ day, label }: CalendarDay): string => label.slice(formatDate(day).length + 2);
