import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stateArrows } from '@/content/pages/controls';
import { stateFilter } from './definitions';
import { itemAttributes } from './groups';
import { StateCarousel } from './state-carousel';

const { choices, fallback } = stateFilter.state;
const counts = Object.fromEntries(choices.map(({ id }, index) => [id, `${index} tours`]));
/** Another than the one that is chosen at first. */
const other = choices.find(({ id }) => id !== fallback)?.id ?? '';
const labelOf = (wanted: string) => choices.find(({ id }) => id === wanted)?.label ?? '';

const open = (query = '') => {
  window.history.replaceState(null, '', `/${query}`);
  render(
    <StateCarousel filter={stateFilter} counts={counts}>
      {choices.map(({ id, label }) => (
        <div key={id} {...itemAttributes({ in: { state: [id] } })}>
          <h2>{label}</h2>
        </div>
      ))}
    </StateCarousel>,
  );
  return userEvent.setup();
};

test('the trips of the chosen state are shown, and said to those who listen', async () => {
  const user = open();
  expect(screen.getAllByRole('radio')).toHaveLength(choices.length);
  expect(screen.getByRole('radio', { name: labelOf(fallback) })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: labelOf(other) }));
  expect(screen.getByRole('heading')).toHaveTextContent(labelOf(other));
  expect(screen.getByRole('status')).toHaveTextContent(`${labelOf(other)}: ${counts[other]}`);
  await waitFor(() => expect(window.location.search).toBe(`?state=${other}`));
});

test('arrow keys choose', async () => {
  const user = open();
  await user.tab();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  const next = choices[choices.findIndex(({ id }) => id === fallback) + 1];
  expect(screen.getByRole('radio', { name: next?.label ?? '' })).toBeChecked();
});

test('the address chooses; a state that is not there is ignored', () => {
  open(`?state=${other}`);
  expect(screen.getByRole('heading')).toHaveTextContent(labelOf(other));
});

test('an unknown state in the address leaves the first choice', () => {
  open('?state=atlantis');
  expect(screen.getByRole('heading')).toHaveTextContent(labelOf(fallback));
});

test('the arrows turn the track by one view', async () => {
  const scrollBy = jest.fn();
  Object.assign(Element.prototype, { scrollBy });
  const width = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300);
  const user = open();
  await user.click(screen.getByRole('button', { name: stateArrows.next }));
  await user.click(screen.getByRole('button', { name: stateArrows.previous }));
  expect(scrollBy.mock.calls).toEqual([[{ left: 300 }], [{ left: -300 }]]);
  width.mockRestore();
});
