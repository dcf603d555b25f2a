import { act, fireEvent, render, screen } from '@testing-library/react';
import { mostCards } from '@/components/ui/list-layout';
import { stateArrows } from '@/content/words/controls';
import { glide } from '@/components/islands/motion';
import { itemAttributes } from '@/content/model/filter/groups';
import { StateCarousel } from './state-carousel';

jest.mock('../motion', () => ({
  glide: jest.fn(),
  placesOf: (list: Element) => new Map([[list, list.children.length]]),
}));

/** The number of tours of each state. */
const numbers = { goa: mostCards, kerala: 2, sikkim: mostCards + 1 };
const choices = Object.keys(numbers).map((id) => ({ id, label: id.toUpperCase() }));
const counts = { goa: 'as many tours as cards', kerala: '2 tours', sikkim: 'many tours' };
const filter = { state: { kind: 'one', legend: 'State', choices, fallback: 'goa' } } as const;

const scrollTo = jest.fn();
const scrollBy = jest.fn();

/** Sets the position of the chosen button in the track, in px. */
function measure(sizes: { offsetLeft: number; offsetWidth: number; clientWidth: number; scrollLeft: number }) {
  for (const [name, value] of Object.entries(sizes))
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
}

const open = () => {
  window.history.replaceState(null, '', '/?state=kerala');
  render(
    <StateCarousel filter={filter} counts={counts}>
      {Object.entries(numbers).map(([id, number]) => (
        <div key={id} {...itemAttributes({ in: { state: [id] } })}>
          <h2>{id}</h2>
          <ul>
            {Array.from({ length: number }, (_, index) => (
              <li key={index}>Tour {index}</li>
            ))}
          </ul>
        </div>
      ))}
    </StateCarousel>,
  );
};
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const turn = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  Object.assign(HTMLElement.prototype, { scrollTo, scrollBy });
});
afterEach(() => jest.useRealTimers());

test.each([
  ['behind the right edge', { offsetLeft: 250, scrollLeft: 0 }, [[{ left: 250 }]]],
  ['behind the left edge', { offsetLeft: 99, scrollLeft: 100 }, [[{ left: 99 }]]],
  ['up to the right edge', { offsetLeft: 200, scrollLeft: 0 }, []],
  ['from the left edge on', { offsetLeft: 100, scrollLeft: 100 }, []],
])('scrolls a chosen state that lies %s of the track into view only if needed', (_where, place, calls) => {
  measure({ offsetWidth: 100, clientWidth: 300, ...place });
  open();
  expect(scrollTo).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(50));
  expect(scrollTo.mock.calls).toEqual(calls);
});

test('scrolls the track by one view, and does not snap back if it was scrolled before the first paint', () => {
  measure({ offsetLeft: 99, offsetWidth: 100, clientWidth: 300, scrollLeft: 100 });
  open();
  turn(stateArrows.next);
  turn(stateArrows.previous);
  act(() => jest.advanceTimersByTime(50));
  expect(scrollBy.mock.calls).toEqual([[{ left: 300 }], [{ left: -300 }]]);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('animates the tours of a newly chosen state, but not those a page opens with, nor more than fit as cards', () => {
  open();
  act(() => jest.runAllTimers());
  expect(glide).not.toHaveBeenCalled();
  for (const name of ['GOA', 'SIKKIM']) choose(name);
  act(() => jest.runAllTimers());
  expect(jest.mocked(glide).mock.calls.map(([, before, after]) => [before.size, ...after.values()])).toEqual([
    [0, mostCards],
  ]);
});
