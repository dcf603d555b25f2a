import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { mostCards } from '@/components/ui/list-layout';
import { glide, placesOf } from '../motion';
import { ItemList } from './item-list';
import { useList } from './use-list';

jest.mock('../motion', () => ({ glide: jest.fn(), placesOf: jest.fn(() => new Map()) }));
beforeEach(() => jest.clearAllMocks());

const itemsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `trip-${index}`, in: {} }));
type Items = ReturnType<typeof itemsOf>;

function Island({ all, items, shown }: { all: Items; items: Items; shown: readonly string[] | undefined }) {
  const root = useRef<HTMLDivElement>(null);
  useList(root, items, shown && new Set(shown));
  return (
    <div ref={root}>
      <ItemList items={all} className="" card={({ id }) => <h3>{id}</h3>} />
    </div>
  );
}
const shownNames = () => screen.queryAllByRole('heading').map(({ textContent }) => textContent);

/** Shows some of the items, then others. */
const show = (all: Items, items: Items, ...steps: (readonly string[] | undefined)[]) => {
  const { rerender } = render(null);
  for (const shown of steps) rerender(<Island all={all} items={items} shown={shown} />);
};

test('while the style rules decide, every item stays as it is in the page', () => {
  const all = itemsOf(3);
  show(all, [...all].reverse(), undefined);
  expect(shownNames()).toEqual(['trip-0', 'trip-1', 'trip-2']);
});

test('what is shown first stands still; a change glides from the places before it', () => {
  const item = document.createElement('li');
  const before = new Map([[item, { left: 0, top: 0 }]]);
  const after = new Map([[item, { left: 9, top: 0 }]]);
  jest.mocked(placesOf).mockReturnValueOnce(before).mockReturnValueOnce(after);
  const all = itemsOf(mostCards);
  show(all, all, ['trip-0'], ['trip-1']);
  expect(jest.mocked(glide).mock.calls).toEqual([[expect.any(HTMLUListElement), before, after]]);
});

test('a list too long for cards is not measured', () => {
  const all = itemsOf(mostCards + 1);
  show(all, all, ['trip-0'], ['trip-1']);
  expect([placesOf, glide].flatMap((called) => jest.mocked(called).mock.calls)).toEqual([]);
});
