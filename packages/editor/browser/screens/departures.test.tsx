import '../test/built';
import '../test/dialog';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayInIndia } from '../../../../content/format/day-in-india';
import { formatShortDate } from '../../../../content/format/duration';
import { fileOf } from '../../../../content/ids/file-of';
import { departuresOf } from '../../../../content/model/dates/departures';
import type { GroupTrip } from '../../../../content/schema/types';
import { setHost } from '../host';
import { memoryHost, type MemoryHost } from '../host/test/memory-host';
import { tripFiles } from '../test/trip-files';
import { withDate } from './departure-changes';
import { Departures } from './departures';

const { chosen, texts } = tripFiles(1, ({ collection }) => collection === 'groups');
const trip = chosen[0] as GroupTrip;
const now = Date.parse('2026-11-27T10:00:00Z');
const file = fileOf('trips', trip.id);
const [coming] = departuresOf(trip.departures, trip.days, dayInIndia(now)).filter(
  ({ status, price }) => status === 'on sale' && price === undefined,
);
if (!coming) throw new Error(`${trip.name} has no date ahead`);
const when = formatShortDate(coming.leaves);

let host: MemoryHost;
beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(now);
  localStorage.clear();
  host = memoryHost(texts);
  setHost(host);
});

const entryNow = () =>
  (JSON.parse(host.files()[file] ?? '{}') as GroupTrip).departures.dates.find(({ date }) => date === coming.leaves);
const statuses = async () => within(await screen.findByRole('group', { name: `How the group of ${when} is sold` }));

test('marks a date as full at one tap, and takes that back', async () => {
  render(<Departures id={trip.id} />);
  await userEvent.click((await statuses()).getByRole('button', { name: 'Full' }));
  await waitFor(() => expect(entryNow()).toMatchObject({ status: 'full' }));
  expect(await (await statuses()).findByRole('button', { name: 'Full', pressed: true })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(host.files()).toEqual(texts));
});

test('asks before a group is cancelled', async () => {
  render(<Departures id={trip.id} />);
  await userEvent.click((await statuses()).getByRole('button', { name: 'Cancelled' }));
  await userEvent.click(await screen.findByRole('button', { name: 'No, it leaves' }));
  expect(host.files()).toEqual(texts);
  await userEvent.click((await statuses()).getByRole('button', { name: 'Cancelled' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel this group' }));
  await waitFor(() => expect(entryNow()).toMatchObject({ status: 'cancelled' }));
});

test('refuses a date that is in the list already, at its field', async () => {
  render(<Departures id={trip.id} />);
  const day = await screen.findByLabelText(/^Day on which one more group leaves/);
  await userEvent.type(day, coming.leaves);
  await userEvent.click(screen.getByRole('button', { name: 'Add this date' }));
  expect(day).toHaveAccessibleDescription(/leaves on this day already/);
  expect(host.files()).toEqual(texts);
});

test('does not save over a date that somebody else changed meanwhile', async () => {
  render(<Departures id={trip.id} />);
  const full = (await statuses()).getByRole('button', { name: 'Full' });
  const departures = withDate(trip.departures, coming.leaves, dayInIndia(now), { status: 'cancelled' });
  const record = JSON.parse(texts[file] ?? '{}') as object;
  await host.commit('A colleague', (await host.read([])).head, {
    write: { [file]: JSON.stringify({ ...record, departures }) },
  });
  const theirs = host.files();
  await userEvent.click(full);
  expect(await screen.findByRole('alert')).toHaveTextContent(/somebody else changed/);
  expect(host.files()).toEqual(theirs);
});

test('asks before a price of a date that is far from that of the trip, and keeps what was typed over a reload', async () => {
  const { unmount } = render(<Departures id={trip.id} />);
  await userEvent.type(await screen.findByLabelText(`Price on ${when}`), '1,500');
  await userEvent.click(screen.getByRole('button', { name: 'Save this price' }));
  await userEvent.click(await screen.findByRole('button', { name: /^No/ }));
  expect(host.files()).toEqual(texts);
  unmount();
  render(<Departures id={trip.id} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  expect(screen.getByLabelText(`Price on ${when}`)).toHaveValue('1,500');
});
