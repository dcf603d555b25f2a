import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChoiceGroups } from './groups';
import { WaysBack } from './ways-back';

const names = ['kind', 'month', 'from', 'days'];
const groups: ChoiceGroups = Object.fromEntries(
  names.map((name) => [name, { kind: 'several', legend: '', choices: [{ id: name, label: name }] }]),
);
const chosen = Object.fromEntries(names.map((name) => [name, [name]]));
/** Each is kept out by one choice alone. */
const items = names.map((name) => ({
  id: name,
  in: Object.fromEntries(names.map((other) => [other, other === name ? [] : [other]])),
}));
const all = { items, found: items, groups, search: '', onSearch: () => undefined };

test('of many ways back three are offered', () => {
  render(<WaysBack {...all} chosen={chosen} onChoose={() => undefined} />);
  expect(screen.getAllByRole('button')).toHaveLength(3);
});

test('a way back takes its choice back; the focus goes there, and the screen stays', async () => {
  const onChoose = jest.fn();
  render(
    <>
      <input type="checkbox" name="kind" />
      <WaysBack {...all} chosen={chosen} onChoose={onChoose} />
    </>,
  );
  const focus = jest.spyOn(screen.getByRole('checkbox'), 'focus');
  await userEvent.click(screen.getByRole('button', { name: /^Without ‘kind’:/ }));
  expect(onChoose).toHaveBeenCalledWith({ kind: [] });
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});
