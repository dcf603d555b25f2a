/** Renders the list as the style rules show it, and as the script does. */
import { fireEvent, render, screen } from '@testing-library/react';
import { useRef, type ReactNode } from 'react';
import { mostCards } from '@/components/ui/list-layout';
import { showing } from '@/content/words/controls';
import { glide, placesOf } from '../motion';
import { CardFilter } from './card-filter';
import { filterCss } from './filter-css';
import { FilterRules } from './filter-rules';
import { ItemList } from './item-list';
import { useList } from './use-list';

jest.mock('../motion', () => ({ glide: jest.fn(), placesOf: jest.fn(() => new Map()) }));
beforeEach(() => jest.clearAllMocks());

const tripsOf = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `trip-${index}`, in: {} }));
type Items = ReturnType<typeof tripsOf>;

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

test('leaves every item as it is in the page while the style rules decide', () => {
  const all = tripsOf(3);
  show(all, [...all].reverse(), undefined);
  expect(shownNames()).toEqual(['trip-0', 'trip-1', 'trip-2']);
});

test('does not animate the first state, and animates a change from the previous places', () => {
  const item = document.createElement('li');
  const before = new Map([[item, { left: 0, top: 0 }]]);
  const after = new Map([[item, { left: 9, top: 0 }]]);
  jest.mocked(placesOf).mockReturnValueOnce(before).mockReturnValueOnce(after);
  const all = tripsOf(mostCards);
  show(all, all, ['trip-0'], ['trip-1']);
  expect(jest.mocked(glide).mock.calls).toEqual([[expect.any(HTMLUListElement), before, after]]);
});

test('does not measure a list that is too long for cards', () => {
  const all = tripsOf(mostCards + 1);
  show(all, all, ['trip-0'], ['trip-1']);
  expect([placesOf, glide].flatMap((called) => jest.mocked(called).mock.calls)).toEqual([]);
});

const choices = [
  { id: 'all', label: 'All' },
  { id: 'goa', label: 'Goa' },
];
const group = { kind: 'one', legend: '', choices, fallback: 'all' } as const;
// React leaves the style elements in the head, so each test needs a list of its own name.
const itemsOf = (name: string) => ['goa', 'bali'].map((id) => ({ id, in: { [name]: ['all', id] } }));
const island = (name: string) => (
  <CardFilter groups={{ [name]: group }} items={itemsOf(name)}>
    {null}
  </CardFilter>
);

const listWith = (name: string, children: ReactNode) =>
  render(
    <>
      <FilterRules groups={{ [name]: group }} items={itemsOf(name)} />
      {children}
      <ItemList items={itemsOf(name)} className="" card={({ id }) => id} />
    </>,
  ).container;
const rulesOf = (name: string) => document.head.querySelector<HTMLStyleElement>(`style[data-href$="-${name}"]`);

test('disables the rules of the list once the script filters', () => {
  const container = listWith('alone', island('alone'));
  expect(rulesOf('alone')?.textContent).toBe(filterCss({ alone: group }, itemsOf('alone')));
  expect(rulesOf('alone')?.disabled).toBe(true);
  expect(container.querySelector('[data-filter]')).toHaveAttribute('data-filter', 'by-script');
});

test('shows the cards of a pressed choice, and announces how many', () => {
  const items = itemsOf('pressed');
  render(
    <CardFilter groups={{ pressed: group }} items={items}>
      <ItemList items={items} className="" card={({ id }) => <h3>{id}</h3>} />
    </CardFilter>,
  );
  fireEvent.click(screen.getByRole('radio', { name: 'Goa' }));
  expect(shownNames()).toEqual(['goa']);
  expect(screen.getByRole('status')).toHaveTextContent(showing(1));
});

test('keeps the rules while another list of the page needs its own', () => {
  listWith('beside', <div data-filter="by-style">{island('beside')}</div>);
  expect(rulesOf('beside')).not.toBeNull();
  expect(rulesOf('beside')?.disabled).toBeFalsy();
});
