import { replayEvents } from './event-replay';
import { find, testPage } from './test-page';

const page = testPage();
/** Events that the menu's island heard: 'click 0 button', 'ArrowDown button'. */
let heard: string[] = [];

beforeEach(() => {
  heard = [];
  page.open(`
    <div data-island id="island">
      <button type="button" id="button" aria-controls="panel">Places</button>
      <button type="button" id="ordinary">Next</button>
      <a href="/kerala" id="link">Kerala</a>
    </div>
    <div data-island id="other"></div>`);
  replayEvents(() => undefined);
  const island = find('#island');
  island.addEventListener('click', ({ detail, target }) => heard.push(`click ${detail} ${(target as Element).id}`));
  island.addEventListener('keydown', ({ key, target }) => heard.push(`${key} ${(target as Element).id}`));
});

/** @returns whether the browser may answer it */
const press = (id: string, key: string) =>
  find(`#${id}`).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
const hydrate = (id = 'island') => {
  find(`#${id}`).setAttribute('data-hydrated', '');
  find(`#${id}`).dispatchEvent(new Event('island-hydrated', { bubbles: true }));
  jest.runAllTimers();
};

test('a click of a pointer is left to the style sheet', () => {
  find('#button').dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true }));
  expect(heard).toEqual(['click 1 button']);
  hydrate();
  expect(heard).toEqual(['click 1 button']);
});

test('a click of the keyboard is kept and replayed', () => {
  find('#button').click();
  expect(heard).toEqual([]);
  hydrate();
  expect(heard).toEqual(['click 0 button']);
});

test('arrow keys and Escape are kept from all, and replayed in their order', () => {
  const keys = ['ArrowDown', 'ArrowDown', 'ArrowUp', 'Escape'];
  find('#button').focus();
  for (const key of keys) expect(press('button', key)).toBe(false);
  expect(heard).toEqual([]);
  expect(find('#island')).toHaveAttribute('aria-busy', 'true');
  hydrate();
  expect(heard).toEqual(keys.map((key) => `${key} button`));
});

test('a key is replayed where the focus is by then', () => {
  press('button', 'ArrowDown');
  find('#link').focus();
  hydrate();
  expect(heard).toEqual(['ArrowDown link']);
});

test('keys wait for their own island, and are counted once', () => {
  find('#button').focus();
  press('button', 'ArrowDown');
  hydrate('other');
  expect(heard).toEqual([]);
  hydrate();
  expect(heard).toEqual(['ArrowDown button']);
});

test.each([
  ['button', 'Tab'],
  ['button', 'xArrowDown'],
  ['button', 'Escaped'],
  ['button', 'ArrowLeft'],
  ['ordinary', 'ArrowDown'],
])('on the %s the key %s is left alone', (id, key) => {
  expect(press(id, key)).toBe(true);
  hydrate();
  expect(heard).toEqual([`${key} ${id}`]);
});
