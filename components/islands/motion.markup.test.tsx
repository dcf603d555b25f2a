import { animate } from 'framer-motion/dom/mini';
import { glide, placesOf, slideIn } from './motion';

jest.mock('framer-motion/dom/mini', () => ({ animate: jest.fn() }));
const animated = jest.mocked(animate);

const motion = jest.fn((query: string) => ({ matches: query === '(prefers-reduced-motion: no-preference)' }));

beforeEach(() => {
  animated.mockClear();
  Object.assign(window, { matchMedia: motion, innerHeight: 600 });
});

const box = (left: number, top: number, width = 100) => ({ left, top, width }) as DOMRect;

/** Puts items at these places of the screen, in the given order. */
function arrange(list: HTMLUListElement, items: Readonly<Record<string, DOMRect>>): void {
  const arranged = Object.entries(items).map(([id, place]) => {
    const item = list.querySelector<HTMLLIElement>(`#${id}`) ?? document.createElement('li');
    return Object.assign(item, { id, getBoundingClientRect: () => place });
  });
  list.replaceChildren(...arranged);
}

/** A list on the screen whose items are at these places of the screen. */
function listOf(items: Readonly<Record<string, DOMRect>>): HTMLUListElement {
  const list = document.createElement('ul');
  list.getBoundingClientRect = () => box(10, 100);
  arrange(list, items);
  return list;
}

/** The animated items and their keyframes. */
const gliding = (): Record<string, unknown> =>
  Object.fromEntries(
    animated.mock.calls.map(([item, keyframes]) => [item instanceof Element ? item.id : '', keyframes]),
  );

test('measures places from the corner of the list, and leaves out hidden items', () => {
  const list = listOf({ goa: box(30, 140), bali: box(0, 0, 0) });
  expect([...placesOf(list)]).toEqual([[list.firstElementChild, { left: 20, top: 40 }]]);
});

test('animates an item from its previous place, fades a new one in, and leaves the others alone', () => {
  const list = listOf({
    goa: box(10, 100),
    kerala: box(130, 100),
    ooty: box(250, 100),
    diu: box(370, 100),
    leh: box(9, 9),
  });
  const before = placesOf(list);
  arrange(list, {
    goa: box(10, 100),
    ooty: box(130, 150),
    bali: box(250, 100),
    kerala: box(130, 120),
    diu: box(420, 100),
    leh: box(0, 0, 0),
  });
  glide(list, before, placesOf(list));
  expect(gliding()).toEqual({
    ooty: { transform: ['translate(120px, -50px)', 'none'] },
    kerala: { transform: ['translate(0px, -20px)', 'none'] },
    diu: { transform: ['translate(-50px, 0px)', 'none'] },
    bali: { opacity: [0, 1], transform: ['scale(0.96)', 'none'] },
  });
});

test('animates nothing off the screen: below its bottom, a screen above its top, or hidden', () => {
  const list = listOf({ foot: box(0, 600), below: box(0, 601), above: box(0, -601), hidden: box(0, 0, 0) });
  glide(list, new Map(), placesOf(list));
  expect(Object.keys(gliding())).toEqual(['foot']);
});

test('slides a step in from the side that the visitor moves to', () => {
  slideIn(document.body, 1);
  slideIn(document.body, -1);
  expect(animated.mock.calls.map(([, keyframes]) => keyframes)).toEqual([
    { opacity: [0, 1], transform: ['translateX(2.5rem)', 'none'] },
    { opacity: [0, 1], transform: ['translateX(-2.5rem)', 'none'] },
  ]);
});

test('animates nothing for visitors who asked for less motion', () => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  const list = listOf({ goa: box(60, 100) });
  glide(list, new Map(), placesOf(list));
  slideIn(document.body, 1);
  expect(animated).not.toHaveBeenCalled();
});
