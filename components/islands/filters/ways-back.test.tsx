import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ChoiceGroups } from './groups';
import { WaysBack } from './ways-back';

test('of many ways back three are offered; the focus goes to what one takes back, and the screen stays', async () => {
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
  const onChoose = jest.fn();
  render(
    <>
      <input type="checkbox" name="kind" />
      <WaysBack {...{ items, found: items, groups, chosen, onChoose }} search="" onSearch={() => undefined} />
    </>,
  );
  expect(screen.getAllByRole('button')).toHaveLength(3);
  const focus = jest.spyOn(screen.getByRole('checkbox'), 'focus');
  await userEvent.click(screen.getByRole('button', { name: /^Without ‘kind’:/ }));
  expect(onChoose).toHaveBeenCalledWith({ kind: [] });
  expect(focus).toHaveBeenCalledWith({ preventScroll: true });
});
