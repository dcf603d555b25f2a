import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showing } from '@/content/pages/controls';
import { CardFilter } from './card-filter';
import type { ChoiceGroups } from './groups';
import { ItemList } from './item-list';

const choicesOf = (...labels: readonly string[]) => labels.map((label) => ({ id: label.toLowerCase(), label }));
const groups: ChoiceGroups = {
  where: { kind: 'one', legend: 'Where', choices: choicesOf('All', 'Hills'), fallback: 'all' },
  who: { kind: 'several', legend: 'Who', choices: choicesOf('Children', 'Elders') },
};
const items = [
  { id: 'munnar', name: 'Munnar', in: { where: ['all', 'hills'], who: ['children', 'elders'] } },
  { id: 'spiti', name: 'Spiti', in: { where: ['all', 'hills'], who: [] } },
  { id: 'goa', name: 'Goa', in: { where: ['all'], who: ['children'] } },
];
const shown = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

test('radio buttons and checkboxes narrow one list together, and stand in the address', async () => {
  window.history.replaceState(null, '', '/');
  render(
    <CardFilter groups={groups} items={items}>
      <ItemList items={items} className="" card={({ name }) => <h3>{name}</h3>} />
    </CardFilter>,
  );
  const user = userEvent.setup();
  expect(shown()).toEqual(['Munnar', 'Spiti', 'Goa']);
  await user.click(screen.getByRole('checkbox', { name: 'Children' }));
  expect(shown()).toEqual(['Munnar', 'Goa']);
  await user.click(screen.getByRole('radio', { name: 'Hills' }));
  expect(shown()).toEqual(['Munnar']);
  expect(screen.getByRole('status')).toHaveTextContent(showing(1));
  await user.click(screen.getByRole('checkbox', { name: 'Elders' }));
  await waitFor(() => expect(window.location.search).toBe('?who=children&where=hills&who=elders'));
});
