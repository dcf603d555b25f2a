import '../test/built';
import '../test/dialog';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatRupees } from '../../../../content/format/money';
import { states } from '../../../../content/ids/states';
import { setHost } from '../host';
import { memoryHost, type MemoryHost } from '../host/test/memory-host';
import { tripFiles } from '../test/trip-files';
import { Prices } from './prices';
import { risen } from './rise';

const inKerala = tripFiles(2, ({ state, collection }) => state === 'kerala' && collection === 'seed');
const elsewhere = tripFiles(1, ({ state, collection }) => state !== 'kerala' && collection === 'groups');
const [one, other] = inKerala.chosen as [(typeof inKerala.chosen)[0], (typeof inKerala.chosen)[0]];

let host: MemoryHost;
beforeEach(() => {
  localStorage.clear();
  host = memoryHost({ ...inKerala.texts, ...elsewhere.texts });
  setHost(host);
});

const priceIn = (id: string) =>
  (JSON.parse(host.files()[`content/records/trips/${id}.json`] ?? '{}') as { price: number }).price;
const fieldOf = (name: string) => screen.findByLabelText(`Price of ${name}`);

async function type(name: string, text: string): Promise<void> {
  const field = await fieldOf(name);
  await userEvent.clear(field);
  await userEvent.type(field, text);
}
/** Somebody else saves another price of the first trip. */
async function saveElsewhere(price: number): Promise<void> {
  const file = `content/records/trips/${one.id}.json`;
  const text = (host.files()[file] ?? '').replace(`"price": ${one.price}`, `"price": ${price}`);
  await host.commit('A colleague', (await host.read([])).head, { write: { [file]: text } });
}
const save = () => userEvent.click(screen.getByRole('button', { name: /^Save \d/ }));

test('raises exactly the trips that were found, in one commit, and takes them all back together', async () => {
  render(<Prices />);
  await userEvent.type(await screen.findByLabelText('Search'), states.kerala);
  await userEvent.click(screen.getByText('Raise or lower many prices'));
  await userEvent.type(screen.getByLabelText(/^Per cent/), '2,5');
  await userEvent.click(screen.getByRole('button', { name: 'Fill in the new prices of 2 trips' }));
  await save();
  await screen.findByText(/The prices of 2 trips are saved/);
  expect(inKerala.chosen.map(({ id }) => priceIn(id))).toEqual(inKerala.chosen.map(({ price }) => risen(price, 2.5)));
  expect(priceIn(elsewhere.chosen[0]?.id ?? '')).toBe(elsewhere.chosen[0]?.price);
  expect(host.messages()).toHaveLength(2);

  await userEvent.click(screen.getByRole('button', { name: 'Take them all back' }));
  await screen.findByText(/as before/);
  expect(host.files()).toEqual({ ...inKerala.texts, ...elsewhere.texts });
});

test('asks before a price moves by more than a third, naming both, and saves nothing without an answer', async () => {
  render(<Prices />);
  const low = Math.ceil(one.price / 2 / 100) * 100;
  await type(one.name, String(low));
  await save();
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(new RegExp(`\\${formatRupees(one.price)} becomes \\${formatRupees(low)}`));
  await userEvent.click(dialog.getByRole('button', { name: /No/ }));
  expect(priceIn(one.id)).toBe(one.price);
  expect(await fieldOf(one.name)).toHaveValue(String(low));
});

test('names every refused row, saves none, and brings the first into view', async () => {
  render(<Prices />);
  await type(one.name, '26.900');
  await type(other.name, 'much');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(`2 prices cannot be read: ${one.name}, ${other.name}.`);
  expect(await fieldOf(one.name)).toHaveFocus();
  expect(await fieldOf(other.name)).toHaveAccessibleDescription(/whole rupees/);
  expect(host.messages()).toEqual(['Begin']);
});

test('shows what the schema refuses at its row', async () => {
  render(<Prices />);
  await type(one.name, '999');
  await save();
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, save it' }));
  await waitFor(async () => expect(await fieldOf(one.name)).toHaveAccessibleDescription(/below 1,000/));
});

test('does not replace a price that somebody saved after the list was read, until the operator has seen it', async () => {
  render(<Prices />);
  await type(one.name, String(one.price + 500));
  await saveElsewhere(one.price + 100);
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(/somebody else changed the same price/);
  expect(priceIn(one.id)).toBe(one.price + 100);
  const field = await fieldOf(one.name);
  expect(field).toHaveValue(String(one.price + 500));
  expect(field).toHaveAccessibleDescription(new RegExp(`\\${formatRupees(one.price + 100)}`));
  await save();
  await screen.findByText(/is saved/);
  expect(priceIn(one.id)).toBe(one.price + 500);
});

test('offers after a reload what was typed, and says where somebody saved another price meanwhile', async () => {
  const { unmount } = render(<Prices />);
  await type(one.name, String(one.price + 500));
  unmount();
  await saveElsewhere(one.price + 100);
  render(<Prices />);
  await userEvent.click(await screen.findByRole('button', { name: 'Restore' }));
  const field = await fieldOf(one.name);
  expect(field).toHaveValue(String(one.price + 500));
  expect(field).toHaveAccessibleDescription(new RegExp(`\\${formatRupees(one.price + 100)}`));
});
