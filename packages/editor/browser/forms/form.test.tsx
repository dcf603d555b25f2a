/** What the form of a record does with what is typed into it. The dates that cost more stand for all records: rows with texts, days, prices. */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setHost, type Change, type Host } from '../host';
import { typedOf } from '../typed/typed';
import { RecordForm } from './form';

const file = 'content/records/operator/peaks.json';
const peak = (name: string, rupees: number) => ({ name, from: '2029-03-01', until: '2029-03-09', rupees });
const base = { dates: [peak('Holi', 2_000), peak('Easter', 3_000)], completeUntil: '2029-12-31' };

/** A host with one file, and with what is committed to it. */
function startHost(saved: object = base) {
  const committed: string[] = [];
  const host: Partial<Host> = {
    read: () => Promise.resolve({ head: '1', texts: { [file]: `${JSON.stringify(saved, null, 2)}\n` } }),
    readFolder: () => Promise.resolve({ head: '1', texts: {} }),
    commit: (_message: string, _head: string, { write }: Change) => {
      committed.push(write?.[file] as string);
      return Promise.resolve({ sha: '2' });
    },
  };
  setHost(host as Host);
  return committed;
}

function open(saved: object = base) {
  const user = userEvent.setup();
  const form = <RecordForm file={file} base={saved} record={saved} isNew={false} onSaved={() => undefined} />;
  return { user, ...render(form) };
}

const field = (label: string, row = 0) => screen.getAllByLabelText(new RegExp(`^${label}`)).at(row) as HTMLInputElement;
const save = () => screen.getByRole('button', { name: 'Save' });
const names = () => screen.getAllByLabelText<HTMLInputElement>(/^What they are/).map(({ value }) => value);

/** Opens the rows of the list. */
async function unfold(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  for (const row of screen.getAllByText(/^Entry \d$/)) await user.click(row);
}

beforeEach(() => {
  localStorage.clear();
  // jsdom has neither modal dialogs, scrolling, nor the support of styles.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  Object.assign(globalThis, { CSS: { supports: () => true } });
  Element.prototype.scrollIntoView = () => undefined;
});

test('refuses in the field of the fault, in an opened part, and commits nothing', async () => {
  const committed = startHost();
  const { user } = open();
  await unfold(user);
  await user.clear(field('Rupees more', 1));
  await user.type(field('Rupees more', 1), '1,5');
  await user.click(screen.getByText('Entry 2'));
  await user.click(save());
  await screen.findByText('Not saved: one field needs a change.');
  expect(field('Rupees more', 1)).toHaveFocus();
  expect(field('Rupees more', 1)).toHaveAccessibleDescription(/This is no number/);
  expect(field('Rupees more', 1)).toHaveValue('1,5');
  expect(committed).toEqual([]);
});

test('moves a problem with its row, and forgets it when it is right', async () => {
  startHost();
  const { user } = open();
  await unfold(user);
  await user.clear(field('What they are', 1));
  await user.click(save());
  await waitFor(() => expect(field('What they are', 1)).toHaveAccessibleDescription(/This is empty/));
  await user.click(screen.getByRole('button', { name: 'Move Entry 2 up' }));
  expect(names()).toEqual(['', 'Holi']);
  expect(field('What they are')).toHaveAccessibleDescription(/This is empty/);
  expect(field('What they are', 1)).not.toHaveAccessibleDescription(/empty/);
  expect(screen.getByRole('button', { name: 'Move Entry 1 up' })).toHaveFocus();
  await user.type(field('What they are'), 'Easter');
  await user.tab();
  await waitFor(() => expect(field('What they are')).not.toHaveAccessibleDescription(/empty/));
});

test('adds, copies and removes rows, and brings a removed one back to its place', async () => {
  const committed = startHost();
  const { user } = open();
  await unfold(user);
  await user.click(screen.getByRole('button', { name: 'Copy Entry 1' }));
  expect(names()).toEqual(['Holi', 'Holi', 'Easter']);
  expect(field('What they are', 1)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Remove Entry 1' }));
  expect(names()).toEqual(['Holi', 'Easter']);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(names()).toEqual(['Holi', 'Holi', 'Easter']);
  await user.click(screen.getByRole('button', { name: 'Remove Entry 2' }));
  await user.click(screen.getByRole('button', { name: 'Add entry' }));
  expect(names()).toEqual(['Holi', 'Easter', '']);
  expect(committed).toEqual([]);
});

test('asks before a price that moves by more than a third, naming both', async () => {
  const committed = startHost();
  const { user } = open();
  await unfold(user);
  await user.clear(field('Rupees more'));
  await user.type(field('Rupees more'), '₹ 200/-');
  await user.click(save());
  const dialog = await screen.findByRole('dialog', { name: 'Is this price right?' });
  expect(dialog).toHaveTextContent('₹2,000 becomes ₹200, 90 % lower');
  await user.click(within(dialog).getByRole('button', { name: 'No, go back' }));
  expect(committed).toEqual([]);
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Yes, save it' }));
  await screen.findByText(/^Saved\./);
  expect(committed).toEqual([expect.stringMatching(/"rupees": 200\b/)]);
});

test('offers what was typed and not saved, and forgets it when it is discarded', async () => {
  startHost();
  const { user, unmount } = open();
  await unfold(user);
  await user.type(field('What they are'), ' and Ugadi');
  unmount();
  expect(typedOf(file)?.record).toMatchObject({ dates: [{ name: 'Holi and Ugadi' }, { name: 'Easter' }] });
  const again = open();
  await again.user.click(screen.getByRole('button', { name: 'Restore' }));
  await unfold(again.user);
  expect(names()).toEqual(['Holi and Ugadi', 'Easter']);
  again.unmount();
  const third = open();
  await third.user.click(screen.getByRole('button', { name: 'Discard' }));
  await unfold(third.user);
  expect(names()).toEqual(['Holi', 'Easter']);
  expect(typedOf(file)).toBeUndefined();
});

test('asks whose value to keep where somebody saved another one before what was typed is restored', async () => {
  startHost();
  const { user, unmount } = open();
  await unfold(user);
  await user.type(field('What they are', 1), ' Sunday');
  unmount();
  const theirs = { ...base, dates: [peak('Holi', 2_000), peak('Pesach', 3_000)] };
  const committed = startHost(theirs);
  const again = open(theirs);
  await again.user.click(screen.getByRole('button', { name: 'Restore' }));
  await again.user.click(save());
  const dialog = await screen.findByRole('dialog', { name: /somebody else changed/ });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await screen.findByText(/^Nothing was saved/);
  expect(committed).toEqual([]);
});

test('asks whose value to keep where two people changed the same, and goes on only when it is chosen', async () => {
  const committed = startHost({
    ...base,
    completeUntil: '2029-12-30',
    dates: [peak('Holi', 2_000), peak('Pesach', 3_000)],
  });
  const { user } = open();
  await unfold(user);
  await user.type(field('What they are', 1), ' Sunday');
  await user.click(save());
  const dialog = await screen.findByRole('dialog', { name: /somebody else changed/ });
  const [mine, theirs] = within(dialog).getAllByRole<HTMLInputElement>('radio');
  expect([mine?.checked, theirs?.checked, mine?.required]).toEqual([false, false, true]);
  await user.click(within(dialog).getByLabelText(/Yours: Easter Sunday/));
  await user.click(within(dialog).getByRole('button', { name: 'Save these' }));
  await screen.findByText(/^Saved\./);
  expect(committed).toEqual([expect.stringMatching(/Easter Sunday[^]*2029-12-30/)]);
});

test('says so if nothing has changed, and makes no commit', async () => {
  const committed = startHost();
  const { user } = open();
  await unfold(user);
  await user.clear(field('Rupees more'));
  await user.type(field('Rupees more'), 'Rs. 2,000');
  await user.click(save());
  await screen.findByText(/nothing has changed/);
  expect(committed).toEqual([]);
});
