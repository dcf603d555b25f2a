import { fireEvent, render, screen } from '@testing-library/react';
import { Choices } from './choices';
import type { ChoiceGroup } from './groups';

const choices = [
  { id: 'all', label: 'Everywhere' },
  { id: 'hills', label: 'Hills' },
];
const where: ChoiceGroup = { kind: 'one', legend: 'Where', choices, fallback: 'all' };

const open = (group: ChoiceGroup, chosen: string) => {
  const onChoose = jest.fn();
  const counts = { all: 2, hills: 0 };
  render(
    <Choices name="where" group={group} chosen={chosen} onChoose={onChoose} isByScript listClass="" counts={counts} />,
  );
  return onChoose;
};
const mark = (name: string) => choices.map(({ label }) => screen.getByText(label).hasAttribute(name));

test('marked are the chosen button, for browsers without :has(), and one that leads to nothing', () => {
  open(where, 'all');
  expect([mark('data-chosen'), mark('data-none')]).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('the ring of the keyboard comes with a key and goes with a press', () => {
  open(where, 'all');
  const group = screen.getByRole('group');
  fireEvent.keyDown(screen.getByRole('radio', { name: /^Hills/ }), { key: 'ArrowRight' });
  expect(group).toHaveAttribute('data-keys');
  fireEvent.pointerDown(screen.getByRole('radio', { name: /^Hills/ }));
  expect(group).not.toHaveAttribute('data-keys');
});
