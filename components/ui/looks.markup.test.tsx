/** Looks that carry a meaning: which colour a thing has, by the names of the style sheet. */
import { readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { monthIds } from '@/content/ids/months';
import { tripPage } from '@/content/words/trip';
import { whenToGoPage } from '@/content/pages/when-to-go';
import { dayOf, leg } from '@/content/model/test/trips';
import { routeOf } from '@/content/model/route/route';
import { BookingLink } from './booking-link';
import { RouteList } from './route-list';
import { SeasonKey, SeasonMarks } from './season-marks';
import { SeasonStrip } from './season-strip';

const cssOf = (file: string) => readFileSync(file, 'utf8');

test('fills the best months with marigold and gives those out of season a dashed border, as the legend says', () => {
  const [best, fair] = [['jan', 'dec'] as const, ['feb'] as const];
  const { container } = render(<SeasonStrip season={{ best: [...best], fair: [...fair], note: 'Cool and dry.' }} />);
  const lookOf = (tile: Element | null) => [
    tile?.classList.contains('bg-marigold') ? 'filled' : 'empty',
    tile?.classList.contains('border-dashed') ? 'dashed' : 'solid',
  ];
  const looks = { best: ['filled', 'solid'], fair: ['empty', 'solid'], off: ['empty', 'dashed'] };
  const isIn = (months: readonly string[], month: string) => months.includes(month);
  expect([...container.querySelectorAll('li > *')].map(lookOf)).toEqual(
    monthIds.map((month) => looks[isIn(best, month) ? 'best' : isIn(fair, month) ? 'fair' : 'off']),
  );
  for (const how of ['best', 'fair', 'off'] as const) {
    const inLegend = screen.getByText(tripPage.seasons[how]).firstElementChild;
    expect([how, lookOf(inLegend)]).toEqual([how, looks[how]]);
  }
});

test('fills the disc of a place with a night, as on the map, and leaves that of a place on the way empty', () => {
  render(<RouteList route={routeOf({ plan: [dayOf(leg('kochi', 'munnar')), dayOf(leg('munnar', 'kochi'))] })} />);
  expect(screen.getByText('1')).not.toHaveClass('bg-terracotta');
  expect(screen.getByText('2')).toHaveClass('bg-terracotta', 'text-paper');
});

test('gives a link to the booking form the weight of the main action, unless it has another variant', () => {
  const { container } = render(
    <>
      <BookingLink>Book</BookingLink>
      <BookingLink variant="secondary">Ask</BookingLink>
    </>,
  );
  const [book, ask] = within(container).getAllByRole('link');
  expect(book).toHaveClass('bg-marigold', 'text-on-marigold');
  expect(ask).not.toHaveClass('bg-marigold');
});

test('counts trips at their best in a filled mark and good ones in a ring, as the legend says', () => {
  const { container } = render(
    <>
      <SeasonMarks label="Kerala in January" count={{ best: 5, fair: 2 }} />
      <SeasonKey />
    </>,
  );
  const { best, fair } = whenToGoPage.marks;
  const textsOf = (mark: string) => [...container.querySelectorAll(mark)].map((one) => one.textContent);
  expect([textsOf('b'), textsOf('i')]).toEqual([
    ['5', ''],
    ['2', ''],
  ]);
  const markBefore = (word: string) => within(container).getByText(word).firstElementChild?.localName;
  expect([markBefore(best), markBefore(fair)]).toEqual(['b', 'i']);
  const [, rules = ''] =
    /@utility season-marks \{([\s\S]*?)\n\}/.exec(cssOf('components/sections/year-chart.css')) ?? [];
  expect(rules).toMatch(/& b \{\s+background: var\(--color-marigold\)/);
  expect(rules).not.toMatch(/& i \{[^}]*background/);
});

test('draws a bar of the year in full for a best month, and half as high for a good one', () => {
  const css = cssOf('components/ui/year-strip.css');
  const heights = monthIds.map((month) =>
    ['best', 'fair'].map((how) => new RegExp(`data-${how}~='${month}'\\] \\{\\s+--${month}: (\\d+%);`).exec(css)?.[1]),
  );
  expect(heights).toEqual(monthIds.map(() => ['100%', '50%']));
});
