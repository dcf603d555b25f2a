/** The loader as a whole: when it prefetches and starts the runtime, and what it leaves alone. */
import { draftKey } from '../../../../components/islands/forms/draft-key';
import { find, testPage } from './test-page';

const page = testPage();
const files = ['/_next/static/pages/data.js', '/_next/static/chunks/react.js', '/_next/static/chunks/page.js'];

interface Visit {
  query?: string;
  html?: string;
  saveData?: boolean;
  offline?: boolean;
}

/** Opens a page whose head holds the loader, up to before its load event. */
function open({ query = '', html = '<main data-island><input></main>', saveData = false, offline = true }: Visit = {}) {
  window.history.replaceState(null, '', `/${query}`);
  page.open(html);
  const script = document.createElement('script');
  Object.assign(script.dataset, { page: files[0], runtime: files.slice(1).join(' ') });
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  Object.defineProperty(navigator, 'connection', { value: { saveData }, configurable: true });
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
  Object.assign(globalThis, {
    OFFLINE_ENABLED: offline,
    NEXT_PAGE_SCRIPT: nextPageScript,
    CSS: { supports: () => true, escape: String },
  });
  jest.isolateModules(() => void jest.requireActual('./entry'));
}

const load = () => window.dispatchEvent(new Event('load'));
const paths = (selector: string, name: 'href' | 'src') =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));
const prefetched = () => paths('link[rel=prefetch]', 'href');
const nextPageScript = '/next-page.js';
const started = () => paths('script', 'src').filter((src) => src !== nextPageScript);
const expectsNextPage = () => paths('script', 'src').includes(nextPageScript);

test('nothing is asked for before load; then the files are prefetched, when idle, and none runs', () => {
  open();
  page.idle();
  expect(prefetched()).toEqual([]);
  load();
  expect(prefetched()).toEqual([]);
  page.idle();
  expect(prefetched()).toEqual(files);
  page.idle();
  expect(started()).toEqual([]);
});

test.each(['scroll', 'pointermove', 'touchstart', 'keydown'])('a first %s starts the runtime, when idle', (sign) => {
  open();
  load();
  page.idle();
  const element = sign === 'scroll' ? document : document.body;
  element.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(started()).toEqual([]);
  page.idle();
  expect(started()).toEqual(files);
});

test('a list that scrolls inside the page, as when it snaps into place, is no sign of a visitor', () => {
  open();
  load();
  page.idle();
  document.body.dispatchEvent(new Event('scroll'));
  page.idle();
  expect(started()).toEqual([]);
});

test('before load a sign starts nothing, the use of a control does', () => {
  open();
  document.body.dispatchEvent(new Event('scroll'));
  page.idle();
  expect(started()).toEqual([]);
  find('input').focus();
  jest.advanceTimersByTime(20);
  expect(started()).toEqual(files);
});

test('for a visitor who saves data only the use of a control starts it', () => {
  open({ saveData: true, query: '?search=goa' });
  load();
  page.idle();
  document.body.dispatchEvent(new Event('scroll'));
  page.idle();
  expect([...prefetched(), ...started()]).toEqual([]);
  expect(expectsNextPage()).toBe(false);
  find('input').focus();
  jest.advanceTimersByTime(20);
  expect(started()).toEqual(files);
});

test.each([
  ['an address with choices', { query: '?state=goa', html: '<main data-island><input></main>' }, true],
  ['a stored draft', { query: '', html: '<main data-island="draft"></main>' }, true],
  ['neither', { query: '', html: '<main data-island></main>' }, false],
])('with %s it starts by itself or not', (_what, visit, starts) => {
  window.sessionStorage.setItem(draftKey, 'text');
  open(visit);
  load();
  page.idle();
  expect(started()).toEqual(starts ? files : []);
});

test('an address names choices before anything is loaded', async () => {
  open({ query: '?state=goa', html: '' });
  document.body.innerHTML = '<input type="radio" name="state" value="goa">';
  await Promise.resolve();
  expect(find('input')).toBeChecked();
});

test.each([false, true])('what is below the screen is laid out after load (saving data: %s)', (saveData) => {
  open({ saveData, html: '<section class="deferred"></section>' });
  expect(document.documentElement).toHaveAttribute('data-defer-layout');
  load();
  page.idle();
  expect(document.documentElement).not.toHaveAttribute('data-defer-layout');
});

test('when the runtime fails a form that was submitted is sent natively', () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
  open({ html: '<main data-island><form><button type="submit"></button></form></main>' });
  find('button').click();
  find('script').dispatchEvent(new Event('error'));
  expect(submit).toHaveBeenCalledTimes(1);
});

test.each([
  [true, 1],
  [false, 0],
])('with offline pages switched on: %s, the second page registers the worker %d times', (offline, times) => {
  const register = jest.fn(() => Promise.reject(new Error('refused')));
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/about`);
  open({ offline });
  load();
  expect(register).not.toHaveBeenCalled();
  page.idle();
  expect(register).toHaveBeenCalledTimes(times);
});

test('the script that prerenders the next page comes when idle after load', () => {
  open();
  load();
  expect(expectsNextPage()).toBe(false);
  page.idle();
  expect(expectsNextPage()).toBe(true);
});

test('a page that is prerendered asks for nothing and starts nothing before it is shown', () => {
  const register = jest.fn();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${location.origin}/about`);
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  open({ query: '?state=goa' });
  load();
  document.body.dispatchEvent(new Event('scroll'));
  page.idle();
  expect([...prefetched(), ...started()]).toEqual([]);
  expect(expectsNextPage()).toBe(false);
  expect(register).not.toHaveBeenCalled();
  Reflect.deleteProperty(document, 'prerendering');
  register.mockReturnValue(Promise.reject(new Error('refused')));
  document.dispatchEvent(new Event('prerenderingchange'));
  page.idle();
  expect(started()).toEqual(files);
  expect(register).toHaveBeenCalledTimes(1);
});
