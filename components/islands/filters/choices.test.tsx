import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Choices } from './choices';
import type { ChoiceGroup } from './groups';

const choices = [
  { id: 'all', label: 'Everywhere' },
  { id: 'hills', label: 'Hills' },
];
const where: ChoiceGroup = { kind: 'one', legend: 'Where', choices, fallback: 'all' };

const open = (group: ChoiceGroup, chosen: string) => {
  const onChoose = jest.fn();
  render(<Choices name="where" group={group} chosen={chosen} onChoose={onChoose} listClass="" />);
  return onChoose;
};

test('one of a group is chosen by radio buttons, under its legend and under the name of the parameter', async () => {
  const onChoose = open(where, 'all');
  expect(screen.getByRole('group', { name: 'Where' })).toBeVisible();
  expect(screen.getByRole('radio', { name: 'Everywhere' })).toBeChecked();
  const hills = screen.getByRole('radio', { name: 'Hills' });
  expect([hills.getAttribute('name'), hills.getAttribute('value'), hills.id]).toEqual([
    'where',
    'hills',
    'where-hills',
  ]);
  await userEvent.click(hills);
  expect(onChoose.mock.calls).toEqual([[{ where: 'hills' }]]);
});

test('several are chosen by checkboxes, and can be taken back', async () => {
  const onChoose = open({ kind: 'several', legend: 'Where', choices }, 'hills');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Everywhere' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hills' }));
  expect(onChoose.mock.calls).toEqual([[{ where: ['hills', 'all'] }], [{ where: [] }]]);
});

test('the first of several is chosen alone', async () => {
  const onChoose = open({ kind: 'several', legend: 'Where', choices }, '');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Hills' }));
  expect(onChoose).toHaveBeenCalledWith({ where: ['hills'] });
});

test('of several chosen each is checked', () => {
  open({ kind: 'several', legend: 'Where', choices }, 'hills all');
  for (const { label } of choices) expect(screen.getByRole('checkbox', { name: label })).toBeChecked();
});

test('the chosen button is marked for browsers that know no :has()', () => {
  open(where, 'hills');
  const marks = choices.map(({ label }) => screen.getByText(label).hasAttribute('data-chosen'));
  expect(marks).toEqual([false, true]);
});

test('the ring of the keyboard comes with a key and goes with a press', () => {
  open(where, 'all');
  const group = screen.getByRole('group');
  fireEvent.keyDown(screen.getByRole('radio', { name: 'Hills' }), { key: 'ArrowRight' });
  expect(group).toHaveAttribute('data-keys');
  fireEvent.pointerDown(screen.getByRole('radio', { name: 'Hills' }));
  expect(group).not.toHaveAttribute('data-keys');
});
