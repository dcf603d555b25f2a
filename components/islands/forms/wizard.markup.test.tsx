/** The planner as the server sends it, and as it begins on a page that other software has altered. */
import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { booking, bookingFields } from '@/content/pages/booking';
import { bookTripPath } from '@/content/routes';
import { countNodes, hydrateIslands, type IslandData } from '../hydrate';
import { loadQuotes } from '../party/load-quotes';
import { clearDraft, saveDraft, type BookingValues } from './booking-draft';
import { planner, quotes } from './test/quotes';
import { Wizard } from './wizard';

jest.mock('../party/load-quotes', () => ({ loadQuotes: jest.fn() }));

const page = <Wizard {...planner} arrival={<p>A welcome</p>} handOff={<p>Other ways</p>} />;

function find(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found;
}
const field = (name: string) => find(`[name=${name}]`) as HTMLInputElement;
const valuesOf = (...names: string[]) => names.map((name) => field(name).value);

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-02-28T20:00:00Z'));
  jest.mocked(loadQuotes).mockResolvedValue(quotes);
  const empty = Object.fromEntries(bookingFields.map(({ name }) => [name, ''])) as BookingValues;
  clearDraft();
  saveDraft({ values: { ...empty, name: 'Asha' }, confirmed: false });
});

/** Opens the page as the server sends it. */
function openPage(): void {
  window.history.replaceState(null, '', `${bookTripPath('tea-group')}&adults=2&ages=9&date=2027-05-08`);
  document.body.innerHTML = renderToString(page);
}

/** The select of a group's dates replaces the date field once the prices have loaded. */
const isReady = () => waitFor(() => expect(field('startDate').tagName).toBe('SELECT'));
const expectAllFilled = () => {
  expect(valuesOf('package', 'travelers', 'child1', 'startDate')).toEqual(['tea-group', '3', '9', '2027-05-08']);
  // The phone number was typed before the script arrived.
  expect(valuesOf('name', 'phone')).toEqual(['Asha', '98']);
  expect(document.querySelectorAll('[name^=child]')).toHaveLength(11);
};

test('hydrates exactly what the server sent, which has nothing of the URL, the draft and the prices', async () => {
  openPage();
  expect(valuesOf('package', 'travelers', 'child1', 'startDate', 'name')).toEqual(['', '', '', '', '']);
  expect(document.querySelectorAll('[name^=child]')).toHaveLength(6);
  expect(screen.getByText(booking.total.hint)).toBeInTheDocument();
  field('phone').value = '98';
  const onRecoverableError = jest.fn();
  render(page, { container: document.body, hydrate: true, onRecoverableError });
  await isReady();
  expect(onRecoverableError).not.toHaveBeenCalled();
  expectAllFilled();
});

test.each([
  ['unchanged', () => undefined],
  [
    'in which a translator wrapped a text',
    () => {
      const label = find('[name=package]').previousElementSibling ?? document.body;
      const wrapped = document.createElement('ins');
      wrapped.append(...label.childNodes);
      label.append(wrapped);
    },
  ],
  [
    'in which a password manager added elements',
    () => {
      for (const name of ['name', 'startDate', 'child1']) field(name).after(document.createElement('div'));
    },
  ],
])('begins with the URL, the draft and what was typed on a page %s', async (_, alter) => {
  openPage();
  Object.assign(document, { elementFromPoint: () => null });
  Object.assign(window, { scrollBy: jest.fn() });
  const root = find('[data-island]');
  const sent = JSON.parse(root.dataset['props'] ?? '') as Omit<IslandData, 'nodes'>;
  window.islandData = [{ ...sent, nodes: countNodes(root) }];
  root.dataset['props'] = '0';
  alter();
  field('phone').value = '98';
  hydrateIslands(Wizard);
  await isReady();
  expectAllFilled();
});
