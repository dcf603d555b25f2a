import { find, testPage } from '../loader/test/page';
import { expectNextPage } from './expect-next-page';
import { nextPageAttribute, speculationRules } from './speculation-rules';

const page = testPage();

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];

interface Visit {
  rules?: boolean;
  mouse?: boolean;
  deviceMemory?: number | undefined;
  /** The time in milliseconds after which the prerendered page was activated; 0 if it was not prerendered. */
  activationStart?: number;
}

/** Opens a page of links to /a … /f, with the first in the middle of the screen. */
function open({ rules = true, mouse = false, deviceMemory, activationStart = 0 }: Visit = {}) {
  page.open(ids.map((id) => `<a id="${id}" href="/${id}">${id}</a>`).join(''));
  Object.assign(HTMLScriptElement, { supports: (type: string) => rules && type === 'speculationrules' });
  Object.assign(window, { matchMedia: (query: string) => ({ matches: mouse && query === '(hover: hover)' }) });
  Object.assign(document, { elementFromPoint: () => find('#a') });
  Object.assign(performance, { getEntriesByType: () => [{ activationStart }] });
  Object.defineProperty(navigator, 'deviceMemory', { value: deviceMemory, configurable: true });
  expectNextPage();
}

const send = (type: string, id?: string) =>
  (id ? find(`#${id}`) : document).dispatchEvent(new Event(type, { bubbles: true }));
const rest = (id: string, milliseconds = 150) => {
  send('mouseover', id);
  jest.advanceTimersByTime(milliseconds);
};
const marked = () => [...document.querySelectorAll(`[${nextPageAttribute}]`)].map(({ id }) => id);

test('marks a pressed link at once, for rules that prerender only marked links of this site', () => {
  open();
  expect(document.head.querySelector('[type=speculationrules]')?.textContent).toBe(speculationRules);
  expect(speculationRules).toContain(`[${nextPageAttribute}]`);
  expect(speculationRules).toContain('"href_matches":"/*"');
  send('pointerdown');
  send('pointerdown', 'b');
  expect(marked()).toEqual(['b']);
});

test('unmarks the link of a press that begins a scroll, but not a guessed link', () => {
  open();
  for (const id of ['b', 'c']) {
    send('pointerdown', id);
    send('pointercancel');
    expect(marked()).toEqual([]);
  }
  jest.advanceTimersByTime(1000);
  send('pointerdown', 'a');
  send('pointercancel');
  expect(marked()).toEqual(['a']);
});

test('marks the link in the middle of a touch screen after a second without scrolling', () => {
  open();
  jest.advanceTimersByTime(999);
  send('scroll');
  jest.advanceTimersByTime(999);
  expect(marked()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(marked()).toEqual(['a']);
});

test('marks only a link that a mouse rests on, not one that it passes or rests beside', () => {
  open({ mouse: true });
  rest('b', 149);
  send('mouseover');
  jest.advanceTimersByTime(5000);
  send('scroll');
  jest.advanceTimersByTime(5000);
  expect(marked()).toEqual([]);
  rest('c');
  expect(marked()).toEqual(['c']);
  rest('d');
  expect(marked()).toEqual(['d']);
});

/** Rests the mouse on each link in turn and returns the number of marked ones. */
const guesses = () => ids.filter((id) => (rest(id), marked().includes(id))).length;

test('allows four wrong guesses a visit, then only presses; a page that was prerendered restores a guess', () => {
  open({ mouse: true, activationStart: 120 });
  for (let again = 0; again < 5; again++) rest('a');
  expect(guesses()).toBe(4);
  expect(marked()).toEqual(['d']);
  send('pointerdown', 'f');
  expect(marked()).toEqual(['d', 'f']);
  open({ mouse: true });
  expect(guesses()).toBe(0);
  open({ mouse: true, activationStart: 120 });
  expect(guesses()).toBe(1);
});

test('guesses nothing where the browser refuses storage', () => {
  for (const method of ['setItem', 'getItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('refused');
    });
    open({ mouse: true, activationStart: 120 });
    expect(guesses()).toBe(0);
  }
});

test('prerenders nothing on a device with less than 2 GB of memory', () => {
  const markedWith = (deviceMemory?: number) => {
    open({ deviceMemory });
    send('pointerdown', 'b');
    return marked();
  };
  expect([markedWith(1), markedWith(2), markedWith()]).toEqual([[], ['b'], ['b']]);
});

test('prefetches the page of a pressed link, without guessing, where speculation rules are not supported', () => {
  open({ rules: false });
  jest.advanceTimersByTime(5000);
  send('pointerdown');
  expect(document.head.children).toHaveLength(0);
  send('pointerdown', 'b');
  expect(document.head.querySelector<HTMLLinkElement>('link[rel=prefetch]')?.href).toBe(`${location.origin}/b`);
  expect(marked()).toEqual([]);
});
