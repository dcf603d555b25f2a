import { testIslands } from './test/islands';
import { find } from './test/page';

const { start, fail, seen, click, hydrate, isBusy, paint } = testIslands();

/** The events that reach the page after hydration. */
const replayed = (island?: string) => {
  hydrate(island);
  paint();
  return seen();
};
const clicked = (...ids: string[]) => ids.map((id) => `click ${id}`);
const chosen = (...ids: string[]) => ids.flatMap((id) => [`click ${id}`, `change ${id}`]);

test.each([
  ['a button waits', ['next'], [], clicked('next')],
  ['of several clicks on one the last counts', ['next', 'previous', 'next'], [], clicked('previous', 'next')],
  ['a radio button is chosen at once, and again for React', ['goa'], chosen('goa'), chosen('goa')],
  [
    'of one group the last counts',
    ['goa', 'price', 'kerala'],
    chosen('goa', 'price', 'kerala'),
    chosen('price', 'kerala'),
  ],
  [
    'each checkbox counts for itself',
    ['beach', 'hills', 'hills'],
    chosen('beach', 'hills', 'hills'),
    chosen('beach', 'hills'),
  ],
  ['a form waits', ['send'], clicked('send'), [...clicked('send'), 'submit form']],
])('before hydration %s', (_what, ids, before, after) => {
  ids.forEach(click);
  expect(seen()).toEqual(before);
  const state = [...document.querySelectorAll(':checked')].map(({ id }) => id);
  expect(replayed()).toEqual(after);
  // The replay happens once, with the same result.
  expect(replayed()).toEqual([]);
  expect([...document.querySelectorAll(':checked')].map(({ id }) => id)).toEqual(state);
});

test('prevents a held click and marks the island busy until it is hydrated, and replays it after React is set up', () => {
  const event = new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true });
  find('#inside').dispatchEvent(event);
  expect([event.defaultPrevented, isBusy()]).toEqual([true, true]);
  hydrate();
  expect([isBusy(), seen()]).toEqual([false, []]);
});

test('holds the events of another island until that one is hydrated', () => {
  click('next');
  click('apart');
  expect(replayed()).toEqual(clicked('next'));
  expect(isBusy('other')).toBe(true);
  expect(replayed('other')).toEqual(clicked('apart'));
});

test('leaves events to the island once it is hydrated', () => {
  hydrate();
  for (const id of ['next', 'send']) click(id);
  paint();
  expect(seen()).toEqual([...clicked('next', 'send'), 'submit form']);
  expect(start).not.toHaveBeenCalled();
});

test.each(['pointerdown', 'focusin', 'keydown', 'click', 'input'])(
  'starts the runtime after the next paint at %s on a field, and does not hold the event',
  (type) => {
    for (const id of type === 'click' ? ['text', 'select'] : ['text', 'select', 'goa'])
      find(`#${id}`).dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
    expect(start).not.toHaveBeenCalled();
    paint();
    expect(start).toHaveBeenCalled();
    expect(isBusy()).toBe(false);
    seen();
    expect(replayed()).toEqual([]);
    expect(find('#goa')).not.toBeChecked();
  },
);

test.each(['words', 'outside', 'post'])('starts nothing at the use of %s, or at an event of the document', (id) => {
  const errors = jest.fn();
  window.addEventListener('error', errors);
  click(id);
  document.dispatchEvent(new Event('focusin'));
  find('#bare').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  expect(seen().slice(0, 1)).toEqual(clicked(id));
  paint();
  expect(errors).not.toHaveBeenCalled();
  expect(start).not.toHaveBeenCalled();
});

test('starts the runtime at once for a submitted form, submits it natively once if that fails, and drops the rest', () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
  click('next');
  click('send');
  expect(start).toHaveBeenCalledTimes(1);
  expect(isBusy()).toBe(true);
  seen();
  fail();
  fail();
  expect(isBusy()).toBe(false);
  expect(submit.mock.contexts).toEqual([find('#form')]);
  expect(replayed()).toEqual([]);
});

describe('the button of a menu', () => {
  /** @returns true if the browser may handle it */
  const press = (id: string, key: string) =>
    find(`#${id}`).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));

  test("leaves a pointer's click to the style sheet, and replays one of the keyboard", () => {
    find('#menu').dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true }));
    click('menu');
    expect(seen()).toEqual(clicked('menu'));
    expect(replayed()).toEqual(clicked('menu'));
  });

  test('holds arrow keys and Escape, and replays them in order on the element that is focused by then', () => {
    const keys = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Escape'];
    for (const key of keys) expect(press('menu', key)).toBe(false);
    expect([seen(), isBusy()]).toEqual([[], true]);
    find('#link').focus();
    expect(replayed()).toEqual(keys.map((key) => `${key} link`));
  });

  test.each([
    ['menu', 'Tab'],
    ['menu', 'xArrowDown'],
    ['menu', 'Escaped'],
    ['next', 'ArrowDown'],
  ])('ignores on the control %s the key %s', (id, key) => {
    expect(press(id, key)).toBe(true);
    expect([seen(), replayed()]).toEqual([[`${key} ${id}`], []]);
  });
});
