import { find, testPage } from '../loader/test-page';
import { expectNextPage } from './expect-next-page';
import { nextPageAttribute, speculationRules } from './speculation-rules';

const page = testPage();

const ids = ['a', 'b', 'c', 'd', 'e', 'f'];

interface Device {
  rules?: boolean;
  mouse?: boolean;
  deviceMemory?: number | undefined;
}

/** Opens a page of links to /a … /f, of which one is in the middle of the screen. */
function open({ rules = true, mouse = false, deviceMemory }: Device = {}, middle = 'a') {
  page.open(ids.map((id) => `<a id="${id}" href="/${id}">${id}</a>`).join(''));
  Object.assign(HTMLScriptElement, { supports: (type: string) => rules && type === 'speculationrules' });
  Object.assign(window, { matchMedia: (query: string) => ({ matches: mouse && query === '(hover: hover)' }) });
  Object.assign(document, { elementFromPoint: () => find(`#${middle}`) });
  Object.assign(performance, { getEntriesByType: () => [] });
  Object.defineProperty(navigator, 'deviceMemory', { value: deviceMemory, configurable: true });
  expectNextPage();
}

const send = (type: string, id?: string) =>
  (id ? find(`#${id}`) : document).dispatchEvent(new Event(type, { bubbles: true }));
const marked = () => [...document.querySelectorAll(`[${nextPageAttribute}]`)].map(({ id }) => id);

test('the pressed link is marked at once, for rules that prerender marked links of this site and no others', () => {
  open();
  expect(document.head.querySelector('[type=speculationrules]')?.textContent).toBe(speculationRules);
  expect(speculationRules).toContain(`[${nextPageAttribute}]`);
  expect(speculationRules).toContain('"href_matches":"/*"');
  send('pointerdown', 'b');
  expect(marked()).toEqual(['b']);
});

test('a press that begins a scroll takes its mark back', () => {
  open();
  send('pointerdown', 'b');
  send('pointercancel', 'b');
  expect(marked()).toEqual([]);
});

test('only the first end of a press takes its mark back, and what is no link has none', () => {
  open();
  send('pointerdown');
  send('mouseover');
  send('pointerdown', 'b');
  send('pointercancel', 'b');
  send('pointerdown', 'b');
  expect(marked()).toEqual(['b']);
  send('pointercancel');
  send('pointerdown', 'c');
  send('pointerdown', 'd');
  send('pointerdown', 'd');
  expect(marked()).toEqual(['c', 'd']);
  send('pointercancel');
  expect(marked()).toEqual([]);
});

test('two pages at once: with a third the oldest goes', () => {
  open();
  for (const id of ['a', 'c', 'a', 'd']) send('pointerdown', id);
  expect(marked()).toEqual(['c', 'd']);
});

test('on a touch screen the link in the middle is marked after a second of reading', () => {
  open();
  jest.advanceTimersByTime(999);
  expect(marked()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(marked()).toEqual(['a']);
});

test('who scrolls on is not reading', () => {
  open();
  for (let scrolls = 0; scrolls < 5; scrolls++) {
    jest.advanceTimersByTime(900);
    send('scroll');
  }
  expect(marked()).toEqual([]);
  jest.advanceTimersByTime(1000);
  expect(marked()).toEqual(['a']);
});

test('a mouse that rests on a link marks it, one that passes over does not, and nothing is guessed from the middle', () => {
  open({ mouse: true });
  send('mouseover', 'b');
  jest.advanceTimersByTime(149);
  send('mouseover', 'c');
  jest.advanceTimersByTime(149);
  expect(marked()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(marked()).toEqual(['c']);
  send('scroll');
  jest.advanceTimersByTime(5000);
  expect(marked()).toEqual(['c']);
});

test('a mouse that rests beside links marks nothing, and a marked link costs no further guess', () => {
  open({ mouse: true });
  send('mouseover');
  jest.advanceTimersByTime(150);
  expect(marked()).toEqual([]);
  for (let rests = 0; rests < 5; rests++) {
    send('mouseover', 'a');
    jest.advanceTimersByTime(150);
  }
  send('mouseover', 'b');
  jest.advanceTimersByTime(150);
  expect(marked()).toEqual(['a', 'b']);
});

test('when all guesses were wrong only presses count', () => {
  open({ mouse: true });
  for (const id of ids) {
    send('mouseover', id);
    jest.advanceTimersByTime(150);
  }
  expect(marked()).toEqual(['c', 'd']);
  send('pointerdown', 'f');
  expect(marked()).toEqual(['d', 'f']);
});

test.each([
  [1, 0],
  [2, 1],
  [undefined, 1],
])('a device with %s GB of memory prerenders: %s', (deviceMemory, count) => {
  open({ deviceMemory });
  send('pointerdown', 'b');
  expect(marked()).toHaveLength(count);
});

test('a browser without the rules prefetches the page of a pressed link, and guesses nothing', () => {
  open({ rules: false });
  jest.advanceTimersByTime(5000);
  expect(document.head.children).toHaveLength(0);
  send('pointerdown');
  expect(document.head.children).toHaveLength(0);
  send('pointerdown', 'b');
  expect(document.head.querySelector<HTMLLinkElement>('link[rel=prefetch]')?.href).toBe(`${location.origin}/b`);
  expect(marked()).toEqual([]);
});
