/** Buttons, and what starts the runtime; the keyboard of menus and what is chosen and sent have files of their own. */
import { testIslands } from './test-islands';
import { find } from './test-page';

const { start, seen, click, hydrate, isBusy, paint } = testIslands();

test('a click on a button reaches nobody, marks the island busy and is replayed once it is hydrated', () => {
  click('next');
  expect(seen()).toEqual([]);
  expect(isBusy()).toBe(true);
  hydrate();
  expect(isBusy()).toBe(false);
  // React is still setting up.
  expect(seen()).toEqual([]);
  paint();
  expect(seen()).toEqual(['click next']);
});

test('a click is kept from the browser too', () => {
  const event = new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true });
  find('#inside').dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  hydrate();
  paint();
  expect(seen()).toEqual(['click previous']);
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

test('nothing is replayed twice', () => {
  click('next');
  hydrate();
  paint();
  hydrate();
  paint();
  expect(seen()).toEqual(['click next']);
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
