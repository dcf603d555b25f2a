/** Buttons, menus, and what starts the runtime; what is chosen and sent has a file of its own. */
import { testIslands } from './test-islands';
import { find } from './test-page';

const { start, seen, click, hydrate, isBusy, paint } = testIslands();

test('a click on a button reaches nobody, marks the island busy and is replayed once it is hydrated, once', () => {
  const event = new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true });
  find('#inside').dispatchEvent(event);
  expect([event.defaultPrevented, seen()]).toEqual([true, []]);
  expect(isBusy()).toBe(true);
  hydrate();
  expect(isBusy()).toBe(false);
  // React is still setting up.
  expect(seen()).toEqual([]);
  paint();
  expect(seen()).toEqual(['click previous']);
  hydrate();
  paint();
  expect(seen()).toEqual([]);
});

test('of several clicks on one button the last counts, between others in their order', () => {
  for (const id of ['next', 'previous', 'next']) click(id);
  hydrate();
  paint();
  expect(seen()).toEqual(['click previous', 'click next']);
});

test('what belongs to another island waits for it', () => {
  click('next');
  click('apart');
  hydrate();
  paint();
  expect(seen()).toEqual(['click next']);
  expect(isBusy('other')).toBe(true);
  hydrate('other');
  paint();
  expect(seen()).toEqual(['click apart']);
});

test('once its island is hydrated an event is answered by it alone', () => {
  hydrate();
  for (const id of ['next', 'send']) click(id);
  paint();
  expect(seen()).toEqual(['click next', 'click send', 'submit form']);
  expect(start).not.toHaveBeenCalled();
});

test.each(['pointerdown', 'focusin', 'keydown', 'click', 'input'])(
  '%s on a field starts the runtime after the next paint, and is not kept',
  (type) => {
    for (const id of ['text', 'select'])
      find(`#${id}`).dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    expect(start).not.toHaveBeenCalled();
    paint();
    expect(start).toHaveBeenCalled();
    expect(isBusy()).toBe(false);
    seen();
    hydrate();
    paint();
    expect(seen()).toEqual([]);
  },
);

describe('the button of a menu', () => {
  /** @returns whether the browser may answer it */
  const press = (id: string, key: string) =>
    find(`#${id}`).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  const replayed = () => {
    hydrate();
    paint();
    return seen();
  };

  test('leaves a click of a pointer to the style sheet; one of the keyboard is replayed', () => {
    find('#menu').dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true }));
    expect(seen()).toEqual(['click menu']);
    click('menu');
    expect(seen()).toEqual([]);
    expect(replayed()).toEqual(['click menu']);
  });

  test('keeps arrow keys and Escape from all; they are replayed in their order', () => {
    const keys = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Escape'];
    find('#menu').focus();
    for (const key of keys) expect(press('menu', key)).toBe(false);
    expect([seen(), isBusy()]).toEqual([[], true]);
    hydrate('other');
    paint();
    expect(seen()).toEqual([]);
    expect(replayed()).toEqual(keys.map((key) => `${key} menu`));
  });

  test('gives a key to what has the focus by then', () => {
    press('menu', 'ArrowDown');
    find('#link').focus();
    expect(replayed()).toEqual(['ArrowDown link']);
  });

  test.each([
    ['menu', 'Tab'],
    ['menu', 'xArrowDown'],
    ['menu', 'Escaped'],
    ['menu', 'ArrowLeft'],
    ['next', 'ArrowDown'],
  ])('on %s the key %s is left alone', (id, key) => {
    expect(press(id, key)).toBe(true);
    expect([seen(), replayed()]).toEqual([[`${key} ${id}`], []]);
  });
});

test.each(['words', 'outside'])('%s: text and controls outside of islands need no runtime', (id) => {
  click(id);
  paint();
  expect(seen()).toEqual([`click ${id}`]);
  expect(start).not.toHaveBeenCalled();
});

test('an event of the document itself is nobody’s use', () => {
  const errors = jest.fn();
  window.addEventListener('error', errors);
  document.dispatchEvent(new Event('focusin'));
  paint();
  expect(errors).not.toHaveBeenCalled();
  expect(start).not.toHaveBeenCalled();
});
