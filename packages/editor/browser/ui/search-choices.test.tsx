import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { found, SearchChoices } from './search-choices';

const choices = ['Kochi', 'Kozhikode', 'Fort Kochi', 'Coimbatore', 'Café Corner'].map((label) => ({
  value: label,
  label,
}));

test('finds choices by every word, without accents, and those that begin with it first', () => {
  const labels = (text: string) => found(choices, text).map(({ label }) => label);
  expect(labels('kochi')).toEqual(['Kochi', 'Fort Kochi']);
  expect(labels('fo ko')).toEqual(['Fort Kochi']);
  expect(labels('cafe')).toEqual(['Café Corner']);
  expect(labels('delhi')).toEqual([]);
});

// jsdom does not scroll.
Element.prototype.scrollIntoView = () => undefined;

test('is chosen from by keyboard; Escape closes the list only, and a name that is none is told', async () => {
  const user = userEvent.setup();
  const [chosen, escaped] = [jest.fn(), jest.fn()];
  render(
    <div
      onKeyDown={({ key }) => {
        if (key === 'Escape') escaped();
      }}
    >
      <SearchChoices control={{ id: 'town' }} choices={choices} text="Kochi" onChoose={chosen} />
    </div>,
  );
  const field = screen.getByRole('combobox');
  await user.clear(field);
  await user.type(field, 'ko');
  expect(screen.getAllByRole('option')).toHaveLength(3);
  await user.keyboard('{Escape}');
  expect(escaped).not.toHaveBeenCalled();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(field).toHaveValue('Kochi');
  await user.clear(field);
  await user.type(field, 'ko{ArrowDown}{Enter}');
  expect(chosen.mock.calls).toEqual([['Kozhikode']]);
  await user.clear(field);
  await user.type(field, 'Delhi');
  await user.tab();
  expect(screen.getByText(/“Delhi” is not in the list/)).toBeInTheDocument();
  expect(chosen).toHaveBeenCalledTimes(1);
});
