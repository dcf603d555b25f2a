import { render, screen } from '@testing-library/react';
import { mostCards } from '@/components/ui/list-layout';
import { glide, placesOf } from '../motion';
import { FilteredList, type ListItem } from './filtered-list';

jest.mock('../motion', () => ({ glide: jest.fn(), placesOf: jest.fn(() => new Map()) }));
beforeEach(() => jest.clearAllMocks());

const itemsOf = (count: number): ListItem[] =>
  Array.from({ length: count }, (_, index) => ({ id: `trip-${index}`, in: {}, card: <h3>Trip {index}</h3> }));
const shownNames = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

const show = (items: readonly ListItem[], ...steps: (ReadonlySet<string> | undefined)[]) => {
  const { rerender } = render(null);
  for (const shown of steps) rerender(<FilteredList items={items} shown={shown} className="" />);
};

test('while the style rules decide, every item is in the page', () => {
  show(itemsOf(3), undefined);
  expect(shownNames()).toEqual(['Trip 0', 'Trip 1', 'Trip 2']);
});

test('what is shown first stands still; a change glides from the places before it', () => {
  const item = document.createElement('li');
  const before = new Map([[item, { left: 0, top: 0 }]]);
  const after = new Map([[item, { left: 9, top: 0 }]]);
  jest.mocked(placesOf).mockReturnValueOnce(before).mockReturnValueOnce(after);
  const items = itemsOf(mostCards);
  show(items, undefined);
  expect(glide).not.toHaveBeenCalled();
  jest.mocked(placesOf).mockReset().mockReturnValueOnce(before).mockReturnValueOnce(after);
  show(items, undefined, new Set(['trip-1']));
  expect(shownNames().at(-1)).toBe('Trip 1');
  expect(jest.mocked(glide).mock.calls).toEqual([[expect.any(HTMLUListElement), before, after]]);
});

test('a list too long for cards is not measured', () => {
  show(itemsOf(mostCards + 1), undefined, new Set(['trip-1']));
  expect([placesOf, glide].flatMap((called) => jest.mocked(called).mock.calls)).toEqual([]);
});
