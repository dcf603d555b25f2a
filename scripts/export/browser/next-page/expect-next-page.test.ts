import { find, testPage } from '../loader/test-page';
import { expectNextPage } from './expect-next-page';
import { nextPageAttribute, speculationRules } from './speculation-rules';

const page = testPage();

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];

interface Visit {
  rules?: boolean;
  mouse?: boolean;
  deviceMemory?: number | undefined;
  /** Milliseconds after which a page that had been prerendered was opened. */
  activationStart?: number;
}

/** Opens a page of links to /a … /f, of which the first is in the middle of the screen. */
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

test('the pressed link is marked at once, for rules that prerender marked links of this site and no others', () => {
  open();
  expect(document.head.querySelector('[type=speculationrules]')?.textContent).toBe(speculationRules);
  expect(speculationRules).toContain(`[${nextPageAttribute}]`);
  expect(speculationRules).toContain('"href_matches":"/*"');
  send('pointerdown');
  send('pointerdown', 'b');
  expect(marked()).toEqual(['b']);
});

test('a press that begins a scroll takes its mark back, but not that of a guess', () => {
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

test('on a touch screen the link in the middle is marked after a second of reading, not while scrolling on', () => {
  open();
  jest.advanceTimersByTime(999);
  send('scroll');
  jest.advanceTimersByTime(999);
  expect(marked()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(marked()).toEqual(['a']);
});

test('a mouse that rests on a link marks it alone, one that passes over or rests beside does not', () => {
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

/** Lets a mouse rest on each link in turn; how many were marked. */
const guesses = () => ids.filter((id) => (rest(id), marked().includes(id))).length;

test('a visit may guess wrong four times, then only presses count; a page that had been prerendered gives a guess back', () => {
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

test('a browser that refuses storage guesses nothing, and nothing breaks', () => {
  for (const method of ['setItem', 'getItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('refused');
    });
    open({ mouse: true, activationStart: 120 });
    expect(guesses()).toBe(0);
  }
});

test('a device with less than 2 GB of memory prerenders nothing', () => {
  const markedWith = (deviceMemory?: number) => {
    open({ deviceMemory });
    send('pointerdown', 'b');
    return marked();
  };
  expect([markedWith(1), markedWith(2), markedWith()]).toEqual([[], ['b'], ['b']]);
});

test('a browser without the rules prefetches the page of a pressed link, and guesses nothing', () => {
  open({ rules: false });
  jest.advanceTimersByTime(5000);
  send('pointerdown');
  expect(document.head.children).toHaveLength(0);
  send('pointerdown', 'b');
  expect(document.head.querySelector<HTMLLinkElement>('link[rel=prefetch]')?.href).toBe(`${location.origin}/b`);
  expect(marked()).toEqual([]);
});
