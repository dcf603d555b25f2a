/** The numbers of the year's chart, and where they lead. */
import { render, screen } from '@testing-library/react';
import { finderFilter } from '@/components/islands/filters/definitions';
import { isShown } from '@/components/islands/filters/groups';
import { readState } from '@/components/islands/filters/parameters';
import { monthIds } from '@/content/catalogue/months';
import { monthCountText } from '@/content/pages/when-to-go';
import { finderItemOf } from '@/content/queries/finder';
import { trips, type Trip } from '@/content/queries/trips';
import { yearParts } from '@/content/queries/year-chart';
import { finderMonthPath, monthPath } from '@/content/routes';
import { MonthColumn } from './month-column';

const listed = trips.map((trip) => ({ trip, item: finderItemOf(trip) }));

/** The trips that the finder shows at an address. */
const shownAt = (path: string) => {
  const chosen = readState(finderFilter, path.slice(path.indexOf('?')));
  return listed.flatMap(({ trip, item }) => (isShown(item, finderFilter, chosen) ? trip : []));
};

describe.each(monthIds)('%s', (month) => {
  const inSeason = (how: 'best' | 'fair') => (trip: Trip) => trip.notes.season[how].includes(month);

  test('each number is that of the trips to which its link leads, at their best and fair', () => {
    for (const { group, id, inMonth } of yearParts.flatMap(({ rows }) => rows)) {
      const path = finderMonthPath(group, id, month);
      expect(readState(finderFilter, path.slice(path.indexOf('?')))).toMatchObject({ [group]: [id], month: [month] });
      const shown = shownAt(path);
      const [best, fair] = [shown.filter(inSeason('best')), shown.filter(inSeason('fair'))];
      expect([id, inMonth(month)]).toEqual([id, { best: best.length, fair: fair.length }]);
      expect(shown).toHaveLength(best.length + fair.length);
    }
  });

  test('every trip counts at its place', () => {
    const places = yearParts.flatMap(({ rows }) => rows).filter(({ group }) => group === 'where');
    const sum = (how: 'best' | 'fair') => places.reduce((count, { inMonth }) => count + inMonth(month)[how], 0);
    for (const how of ['best', 'fair'] as const) expect(sum(how)).toBe(trips.filter(inSeason(how)).length);
  });
});

test('the page of a month opens with a link for all that has trips in it, with how many', () => {
  const month = 'jan';
  render(<MonthColumn month={month} />);
  const rows = yearParts.flatMap((part) => part.rows).filter(({ inMonth }) => monthCountText(inMonth(month)));
  const [year, ...links] = screen.getAllByRole('link');
  expect(year).toHaveAttribute('href', monthPath(month));
  expect(links.map((link) => [link.getAttribute('href'), link.textContent.trim()])).toEqual(
    rows.map(({ group, id, name, inMonth }) => [
      finderMonthPath(group, id, month),
      expect.stringContaining(`${name}: ${monthCountText(inMonth(month))}`) as string,
    ]),
  );
});
