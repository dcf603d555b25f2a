import '../test/built';
import '../test/dialog';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fileOf } from '../../../../content/ids/file-of';
import { formatRupees } from '../../../../content/format/money';
import { statePath, tripPath } from '../../../../content/routes';
import { setHost } from '../host';
import { memoryHost, type MemoryHost } from '../host/test/memory-host';
import { move, remove } from '../save/entries';
import { save } from '../save/save';
import { tripFiles } from '../test/trip-files';
import { Deleted } from './deleted';
import { HistoryScreen } from './history';

const { chosen, texts } = tripFiles(2, ({ collection }) => collection === 'seed');
const [trip, other] = chosen as [(typeof chosen)[0], (typeof chosen)[0]];
const file = fileOf('trips', trip.id);

let host: MemoryHost;
beforeEach(() => {
  localStorage.clear();
  host = memoryHost(texts);
  setHost(host);
});

const recordNow = () => JSON.parse(host.files()[file] ?? '{}') as { price: number; rating: number };
const saveFields = async (fields: object) => {
  const base = recordNow();
  expect(await save('A change', [{ file, base, mine: { ...base, ...fields } }])).toMatchObject({ kind: 'saved' });
};

test('says what a change was in the words of the form, and takes it back without a later one', async () => {
  await saveFields({ price: trip.price + 100 });
  await saveFields({ rating: trip.rating === 4.5 ? 4.6 : 4.5 });
  render(<HistoryScreen folder="trips" id={trip.id} />);
  await screen.findByRole('heading', { name: `History of ${trip.name}` });
  const isPrice = (item: HTMLElement) =>
    within(item).queryByText(formatRupees(trip.price + 100)) &&
    within(item).queryByRole('button', { name: 'Take this back' });
  const item = within((await screen.findAllByRole('listitem')).find(isPrice) ?? document.body);
  expect(item.getByText(/^Price/)).toHaveTextContent(`${formatRupees(trip.price)} → ${formatRupees(trip.price + 100)}`);
  await userEvent.click(item.getByRole('button', { name: 'Take this back' }));
  await screen.findByText(/Taken back/);
  expect(recordNow().price).toBe(trip.price);
  expect(recordNow().rating).not.toBe(trip.rating);
});

test('leads from the history of an old address to where the trip went, and does not list it as deleted', async () => {
  await move('trips', trip.id, 'another-address');
  render(<HistoryScreen folder="trips" id={trip.id} />);
  expect(await screen.findByText(/It moved to another address/)).toBeVisible();
  render(<Deleted />);
  expect(await screen.findByText('Nothing is deleted.')).toBeVisible();
});

test('brings a deleted trip back as it was, without the redirect of its address', async () => {
  await remove('trips', other.id, statePath('kerala'));
  render(<Deleted />);
  await userEvent.click(await screen.findByRole('button', { name: `Bring ${other.name} back` }));
  await screen.findByText('Nothing is deleted.');
  expect(host.files()[fileOf('trips', other.id)]).toBe(texts[fileOf('trips', other.id)]);
  expect(host.files()[fileOf('operator', 'moved')] ?? '').not.toContain(tripPath(other.id));
});

test('lists a trip that moved before it was deleted once, by its last address', async () => {
  await move('trips', other.id, 'another-address');
  await remove('trips', 'another-address', statePath('kerala'));
  render(<Deleted />);
  expect(await screen.findByRole('link', { name: `What ${other.name} was` })).toHaveAttribute(
    'href',
    '#/trips/another-address/history',
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
