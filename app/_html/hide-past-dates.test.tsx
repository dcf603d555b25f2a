import { render, screen } from '@testing-library/react';
import { BookingForm } from '@/components/sections/booking-form';
import { DepartureList } from '@/components/ui/departure-list';
import { FareLevels } from '@/components/ui/fare-levels';
import { isGroup } from '@/content/catalogue/trips';
import { operator } from '@/content/catalogue/operator';
import { formatRupees } from '@/content/format/money';
import { fareLevels } from '@/content/model/fares/trip-totals';
import { bookingForm } from '@/content/words/booking-form';
import { tripPage } from '@/content/words/trip';
import { asRuled, daysAfter, type Departure } from '@/content/model/dates/departures';
import { site } from '@/content/site';
import { someGroup, someTrip } from '@/content/model/test/trips';
import { hidePastDates } from './inline-scripts';

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const trip = someGroup();
/** Twelve dates a week apart, on sale until ten days before they leave; the second is full. */
const departures = Array.from({ length: 12 }, (_, index): Departure => {
  const leaves = daysAfter('2027-01-31', 7 * index);
  const sale = { leaves, returns: daysAfter(leaves, 4), closes: daysAfter(leaves, -10) };
  return { ...sale, ...asRuled, ...(index === 1 ? { status: 'full', asOf: '2026-11-21' } : {}) };
});

/** Renders the page as it was built and opens it at a moment. */
function openAt(moment: string) {
  jest.replaceProperty(site, 'bookingUrl', 'https://forms.example/view?date={date}');
  render(
    <>
      <BookingForm facts={{}} best={[]} departures={departures} />
      <section id="departures">
        <DepartureList trip={trip} departures={departures} />
      </section>
    </>,
  );
  jest.useFakeTimers({ now: new Date(moment) });
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- as the browser runs it
  (new Function(hidePastDates) as () => void)();
  return {
    rows: screen.queryAllByRole('listitem').map(({ dataset }) => dataset['until']),
    choices: screen.getAllByRole<HTMLOptionElement>('option').filter(({ disabled }) => !disabled).length,
    fold: screen.queryByText(tripPage.departures.later(6, '18 April 2027')),
    none: screen.getByText(tripPage.departures.none),
  };
}

test.each(['2026-11-25T00:00:00Z', '2027-01-21T18:29:59Z'])(
  'hides nothing at %s, when no date has passed',
  (moment) => {
    const { rows, choices, fold, none } = openAt(moment);
    expect([rows.length, choices]).toEqual([12, 12]);
    expect(fold).toBeVisible();
    expect(none).not.toBeVisible();
  },
);

test('hides a date whose sale closed from midnight in India, and unfolds the later ones', () => {
  const { rows, choices, fold, none } = openAt('2027-01-21T18:30:00Z');
  expect([rows.length, choices]).toEqual([11, 11]);
  expect(fold).not.toBeVisible();
  expect(none).not.toBeVisible();
});

test('shows a full date until its group has left', () => {
  expect(openAt('2027-02-07T18:29:59Z').rows).toContain('2027-02-07');
  document.body.innerHTML = '';
  expect(openAt('2027-02-07T18:30:00Z').rows).not.toContain('2027-02-07');
});

test('hides what a trip costs on peak dates once the last of them has passed', () => {
  const peak = { name: 'Festival', from: '2027-01-10', until: '2027-01-31', rupees: 5_000 };
  const dates = [{ ...peak, kinds: [], states: [], trips: [] }];
  jest.replaceProperty(operator, 'peaks', { dates, completeUntil: '2099-12-31' });
  const bookable = someTrip((one) => !isGroup(one));
  render(<FareLevels trip={bookable} />);
  const [, dear] = fareLevels(bookable);
  const total = screen.getByText(formatRupees(dear?.fares.find(({ id }) => id === 'two')?.total ?? 0), {
    selector: 'dd',
  });
  const hideAt = (moment: string) => {
    jest.useFakeTimers({ now: new Date(moment) });
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- as the browser runs it
    (new Function(hidePastDates) as () => void)();
  };
  hideAt('2027-01-31T18:29:59Z');
  expect(total).toBeVisible();
  hideAt('2027-01-31T18:30:00Z');
  expect(total).not.toBeVisible();
});

test('offers no past month on a page without departures', () => {
  jest.replaceProperty(site, 'bookingUrl', 'https://forms.example/view?month={month}');
  render(<BookingForm facts={{}} best={[]} day="2026-11-25" />);
  const monthsAt = (moment: string) => {
    jest.useFakeTimers({ now: new Date(moment) });
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- as the browser runs it
    (new Function(hidePastDates) as () => void)();
    const options = screen.getAllByRole<HTMLOptionElement>('option');
    return options.flatMap(({ disabled, value }) => (disabled || !value ? [] : [value]));
  };
  expect(monthsAt('2026-11-30T18:29:59Z').at(0)).toBe('November 2026');
  expect(monthsAt('2026-11-30T18:30:00Z').at(0)).toBe('December 2026');
  expect(monthsAt('2028-01-01T00:00:00Z')).toEqual([]);
});

test('says so in a sentence, and offers no choice, if no date is left to book', () => {
  const { rows, choices, none } = openAt('2028-01-01T00:00:00Z');
  expect([rows, choices]).toEqual([[], 1]);
  expect(screen.getByLabelText(bookingForm.labels.date)).toHaveDisplayValue(bookingForm.notSure);
  expect(none).toBeVisible();
});
