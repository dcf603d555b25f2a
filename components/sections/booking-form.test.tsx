import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatMonth, formatShortDate } from '@/content/format/duration';
import { bookingForm } from '@/content/pages/booking-form';
import { trips, type Trip } from '@/content/queries/trips';
import { bookingFactsOf } from '@/content/queries/booking-facts';
import { tripPath } from '@/content/routes';
import { absolute, site } from '@/content/site';
import { BookingForm } from './booking-form';

afterEach(() => jest.restoreAllMocks());

const { labels, best } = bookingForm;
const { adults, children } = labels;
const address = 'https://forms.example/view';
const template = `${address}?usp=pp_url&e.1={trip}&e.2={month}&e.3={date}&e.4={adults}&e.5={children}&e.6={page}`;

const first = (isWanted: (trip: Trip) => unknown): Trip => {
  const found = trips.find(isWanted);
  if (!found) throw new Error('there is no such trip');
  return found;
};
const alone = first(({ group }) => !group);
const inGroup = first(({ group }) => group && group.departures.length > 0);

function show(trip: Trip, bookingUrl: string) {
  jest.replaceProperty(site, 'bookingUrl', bookingUrl);
  const { notes, group } = trip;
  const facts = bookingFactsOf(trip, tripPath(trip.id));
  const { unmount } = render(
    <BookingForm facts={facts} best={notes.season.best} departures={group?.departures} day="2026-11-25" />,
  );
  return { form: screen.queryByRole<HTMLFormElement>('form', { name: bookingForm.name }), unmount };
}

/** What the form would send, as a browser collects it. */
const sent = (form: HTMLFormElement | null) => (form ? [...new FormData(form)] : []);
const optionsOf = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole<HTMLOptionElement>('option')
    .map(({ value, textContent }) => [value, textContent]);

test.each([['https://forms.example/booking'], [`${address}?a={trip}`], [`${address}?a=for%20{adults}#{month}`]])(
  'with %s there is no form',
  (bookingUrl) => {
    expect(show(alone, bookingUrl).form).toBeNull();
  },
);

test('it opens the booking form in a new tab, with what is known and what the visitor chose', async () => {
  const { form } = show(alone, template);
  expect(form?.getAttribute('action')).toBe(address);
  expect([form?.method, form?.target, form?.getAttribute('rel')]).toEqual(['get', '_blank', 'noopener noreferrer']);
  await userEvent.selectOptions(screen.getByLabelText(labels.month), 'March 2027');
  await userEvent.selectOptions(screen.getByLabelText(adults), '3');
  await userEvent.selectOptions(screen.getByLabelText(children), '1');
  expect(sent(form)).toEqual([
    ['usp', 'pp_url'],
    ['e.1', alone.name],
    ['e.6', absolute(tripPath(alone.id))],
    ['e.2', 'March 2027'],
    ['e.4', '3'],
    ['e.5', '1'],
  ]);
  expect(screen.getByRole('button', { name: (name) => name.includes(alone.name) })).toHaveAttribute('type', 'submit');
  expect(screen.getByText(bookingForm.note)).toBeVisible();
});

test('twelve months from that of the build can be chosen, the best of the trip said to be', () => {
  show(alone, template);
  const months = Array.from({ length: 12 }, (_, ahead) => new Date(Date.UTC(2026, 10 + ahead, 1)).toISOString());
  const isBest = (month: string) =>
    alone.notes.season.best.includes(
      formatMonth(month).slice(0, 3).toLowerCase() as (typeof alone.notes.season.best)[number],
    );
  expect(optionsOf(labels.month)).toEqual([
    ['', bookingForm.notSure],
    ...months.map((month) => [
      formatMonth(month),
      isBest(month) ? `${formatMonth(month)}, ${best}` : formatMonth(month),
    ]),
  ]);
});

test('who joins a group chooses a date of it; its month alone where the form has no field for the date', () => {
  const dates = inGroup.group?.departures.map(({ leaves }) => leaves) ?? [];
  const { unmount } = show(inGroup, template);
  expect(optionsOf(labels.date)).toEqual([
    ['', bookingForm.notSure],
    ...dates.map((date) => [date, formatShortDate(date)]),
  ]);
  expect(screen.queryByLabelText(labels.month)).toBeNull();
  unmount();
  show(inGroup, `${address}?m={month}`);
  expect(optionsOf(labels.month).slice(1)).toEqual([...new Set(dates.map(formatMonth))].map((month) => [month, month]));
});

test('a field for the date alone is nothing to choose for who does not join a group', () => {
  expect(show(alone, `${address}?d={date}`).form).toBeNull();
});
