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

/** A list on the screen whose items stand at these places of the screen. */
function listOf(items: Readonly<Record<string, DOMRect>>, origin = box(10, 100)): HTMLUListElement {
  const list = document.createElement('ul');
  list.getBoundingClientRect = () => origin;
  for (const [id, place] of Object.entries(items)) {
    const item = document.createElement('li');
    item.innerHTML = `<article id="${id}"></article>`;
    item.getBoundingClientRect = () => place;
    list.append(item);
  }
  return list;
}

/** Which items were animated, and how. */
const gliding = (): Record<string, unknown> =>
  Object.fromEntries(
    animated.mock.calls.map(([item, keyframes]) => [
      item instanceof Element ? (item.firstElementChild?.id ?? '') : '',
      keyframes,
    ]),
  );

test('places are counted from the corner of the list; items that are not shown have none', () => {
  const list = listOf({ goa: box(30, 140), bali: box(0, 0, 0) });
  expect([...placesOf(list)]).toEqual([['goa', { left: 20, top: 40 }]]);
});

test('an item glides from where it stood, a newcomer fades in, and what stays is left alone', () => {
  const before = placesOf(listOf({ goa: box(10, 100), kerala: box(130, 100), ooty: box(250, 100) }));
  const list = listOf({ goa: box(10, 100), ooty: box(130, 150), bali: box(250, 100), kerala: box(130, 120) });
  glide(list, before, placesOf(list));
  expect(gliding()).toEqual({
    ooty: { transform: ['translate(120px, -50px)', 'none'] },
    kerala: { transform: ['translate(0px, -20px)', 'none'] },
    bali: { opacity: [0, 1], transform: ['scale(0.96)', 'none'] },
  });
});

test('an item that moves only sideways glides too', () => {
  const list = listOf({ goa: box(60, 100) });
  glide(list, new Map([['goa', { left: 0, top: 0 }]]), placesOf(list));
  expect(gliding()).toEqual({ goa: { transform: ['translate(-50px, 0px)', 'none'] } });
});

test('nothing off the screen is animated: below its foot, a screen above its top, or not shown', () => {
  const list = listOf({ foot: box(0, 600), below: box(0, 601), above: box(0, -601), hidden: box(0, 0, 0) });
  glide(list, new Map(), placesOf(list));
  expect(Object.keys(gliding())).toEqual(['foot']);
});

test('a step slides in from the side a visitor is moving to', () => {
  slideIn(document.body, 1);
  slideIn(document.body, -1);
  expect(animated.mock.calls.map(([, keyframes]) => keyframes)).toEqual([
    { opacity: [0, 1], transform: ['translateX(2.5rem)', 'none'] },
    { opacity: [0, 1], transform: ['translateX(-2.5rem)', 'none'] },
  ]);
});

test('who asked for less motion sees none', () => {
  Object.assign(window, { matchMedia: () => ({ matches: false }) });
  const list = listOf({ goa: box(60, 100) });
  glide(list, new Map(), placesOf(list));
  slideIn(document.body, 1);
  expect(animated).not.toHaveBeenCalled();
});
