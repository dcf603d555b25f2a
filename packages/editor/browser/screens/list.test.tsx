import '../test/built';
import '../test/dialog';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { tripPath } from '../../../../content/routes';
import { setHost } from '../host';
import { memoryHost, type MemoryHost } from '../host/test/memory-host';
import { tripFiles } from '../test/trip-files';
import { List } from './list';

const { chosen, texts } = tripFiles(3, ({ state }) => state !== null);
const [trip, other] = chosen as [(typeof chosen)[0], (typeof chosen)[0]];

let host: MemoryHost;
beforeEach(() => {
  localStorage.clear();
  globalThis.fetch = () => Promise.reject(new Error('there is no network'));
  host = memoryHost(texts);
  setHost(host);
});

const filesNow = () => Object.keys(host.files());
const recordOf = (id: string) =>
  JSON.parse(host.files()[`content/records/trips/${id}.json`] ?? '{}') as Record<string, unknown>;

/** Opens the menu of a trip and chooses an entry, which opens a screen. */
async function choose(name: string, entry: string): Promise<void> {
  await screen.findByRole('link', { name });
  const isOf = (item: HTMLElement) => within(item).queryByRole('link', { name }) !== null;
  const row = within(screen.getAllByRole('listitem').find(isOf) ?? document.body);
  await userEvent.click(row.getByText('More'));
  await userEvent.click(row.getByText(entry));
  await screen.findByRole('dialog');
}

test('copies a trip as a draft without its photographs, after telling in the dialog which address is taken', async () => {
  const photo = { file: '/content/records/photos/tea.jpg', alt: 'Tea gardens in the morning', credit: 'The operator' };
  const photographed = JSON.stringify({ ...recordOf(trip.id), photos: [photo] });
  await host.commit('A photograph', (await host.read([])).head, {
    write: { [`content/records/trips/${trip.id}.json`]: photographed },
  });
  render(<List folder="trips" />);
  await choose(trip.name, 'Copy…');
  await userEvent.type(screen.getByLabelText('Name'), 'Tea Hills in Winter');
  const address = screen.getByLabelText('Address');
  expect(address).toHaveValue('tea-hills-in-winter');
  await userEvent.clear(address);
  await userEvent.type(address, other.id);
  await userEvent.click(screen.getByRole('button', { name: 'Make the copy' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(`${tripPath(other.id)} is the address of ${other.name}`);
  await userEvent.clear(address);
  await userEvent.type(address, 'tea-hills-in-winter');
  await userEvent.click(screen.getByRole('button', { name: 'Make the copy' }));
  await screen.findByText(/Tea Hills in Winter is there/);
  expect(recordOf('tea-hills-in-winter')).toMatchObject({ name: 'Tea Hills in Winter', draft: true, days: trip.days });
  expect(recordOf('tea-hills-in-winter')).not.toHaveProperty('photos');

  await userEvent.click(screen.getByRole('button', { name: 'Put Tea Hills in Winter on sale' }));
  await screen.findByText(/is on sale/);
  expect(recordOf('tea-hills-in-winter')).not.toHaveProperty('draft');
});

test('says before a deletion where the address will lead, and deletes after it was confirmed', async () => {
  render(<List folder="trips" />);
  await choose(trip.name, 'Delete…');
  screen.getByText(new RegExp(`${tripPath(trip.id)} will lead to `));
  await userEvent.click(screen.getByRole('button', { name: `Delete ${trip.name}` }));
  await waitFor(() => expect(filesNow()).not.toContain(`content/records/trips/${trip.id}.json`));
  await screen.findByText(new RegExp(`${trip.name} is deleted`));
});

test('lists a file that is not JSON as such, and brings its last good version back', async () => {
  const file = `content/records/trips/${trip.id}.json`;
  await host.commit('Break it', (await host.read([])).head, { write: { [file]: '{ "name": ' } });
  render(<List folder="trips" />);
  expect(await screen.findByRole('link', { name: other.name })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /^Bring back the last good version/ }));
  expect(await screen.findByRole('link', { name: trip.name })).toBeVisible();
  expect(host.files()).toEqual(texts);
});
