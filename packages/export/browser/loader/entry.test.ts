/** The loader as a whole: the files it fetches and runs, when it does so, and the pages it leaves alone. */
import { askFile } from '../../../../content/routes';
import { referenceTo } from '../../../../content/words/controls';
import { find, testPage } from './test/page';

const page = testPage();
/** The page's data and the runtime, in load order. */
const files = ['/_next/static/pages/data.js', '/_next/static/chunks/core.js', '/_next/static/chunks/form.js'];
const nextPageScript = '/next-page.js';

const usual = { query: '', reader: '', html: '<main data-island><input></main>', connection: {}, campaigns: false };

/** Opens a page, without its load event. */
function open(visit: Partial<typeof usual> = {}) {
  const { query, reader, html, connection, campaigns } = { ...usual, ...visit };
  window.history.replaceState(null, '', `/${query}`);
  page.open(html);
  const script = document.createElement('script');
  Object.assign(script.dataset, { page: files[0], runtime: files.slice(1).join(' '), ...(reader ? { reader } : {}) });
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
  Object.assign(globalThis, {
    CAMPAIGNS_ENABLED: campaigns,
    COUNTER: '',
    NEXT_PAGE_SCRIPT: nextPageScript,
    CSS: { supports: () => true, escape: String },
  });
  jest.isolateModules(() => void jest.requireActual('./entry'));
}
const load = () => window.dispatchEvent(new Event('load'));

/** Opens a page until it has loaded and has been idle once. */
function settle(visit?: Partial<typeof usual>) {
  open(visit);
  load();
  page.idle();
}
const send = (sign: string) => document.dispatchEvent(new Event(sign, { bubbles: true }));
const useField = () => {
  find('input').focus();
  jest.advanceTimersByTime(20);
};

const paths = (selector: string, name: 'href' | 'src') =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));
const prefetched = () => paths('link[rel=prefetch]', 'href');
const started = () => paths('link[rel=preload]', 'href');
const expectsNextPage = () => paths('script', 'src').includes(nextPageScript);

/** Lets the first file and its second try fail to load. */
function failTwice(): void {
  for (const time of [0, 1])
    document.querySelectorAll('script[src^="/_next"]')[time]?.dispatchEvent(new Event('error'));
  expect(document.documentElement).toHaveAttribute('data-runtime-failed');
}

test('fetches nothing before the page has loaded and is idle, then prefetches the files without running them', () => {
  open();
  send('scroll');
  page.idle();
  load();
  expect([prefetched(), expectsNextPage()]).toEqual([[], false]);
  expect(requestIdleCallback).toHaveBeenCalledWith(expect.anything(), { timeout: 2000 });
  page.idle();
  expect([prefetched(), expectsNextPage()]).toEqual([files, true]);
  page.idle();
  expect(paths('script', 'src')).toEqual([nextPageScript]);
});

test.each(['scroll', 'pointermove', 'touchstart', 'keydown'])(
  'starts the runtime at a first %s, when idle, and does not retry a failed one at the same signal',
  (sign) => {
    settle();
    // A list that snaps into place inside the page scrolls without the visitor.
    document.body.dispatchEvent(new Event('scroll'));
    page.idle();
    send(sign);
    expect(started()).toEqual([]);
    page.idle();
    expect(started()).toEqual(files);
    failTwice();
    send(sign);
    page.idle();
    expect(started()).toEqual(files);
  },
);

test('starts at the use of a control before load, and submits a form natively if that fails', () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
  open({ html: '<main data-island><input><form><button type="submit"></button></form></main>' });
  useField();
  expect(started()).toEqual(files);
  find('button').click();
  failTwice();
  expect(submit).toHaveBeenCalledTimes(1);
});

test.each([
  ['asks for little data', { saveData: true, effectiveType: '4g' }, false],
  ['is on 2G', { effectiveType: 'slow-2g' }, false],
  ['is on 3G', { saveData: false, effectiveType: '3g' }, true],
])(
  'starts only at the use of a control if the visitor saves data or is on 2G: a connection that %s',
  (_what, connection, starts) => {
    settle({ connection, query: '?search=goa' });
    send('scroll');
    page.idle();
    expect([prefetched(), started()]).toEqual(starts ? [[], files] : [[], []]);
    expect(expectsNextPage()).toBe(starts);
    expect(document.documentElement).not.toHaveAttribute('data-defer-layout');
    useField();
    expect(started()).toEqual(files);
  },
);

test('starts by itself for the wizard', () => {
  settle({ html: '<main data-island="wizard"></main>' });
  expect(started()).toEqual(files);
});

test('preloads its files at once for a URL with choices, which are applied before it runs', async () => {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  open({ query: '?state=goa', html: '' });
  document.body.innerHTML = '<input type="radio" name="state" value="goa">';
  await Promise.resolve();
  expect(find('input')).toBeChecked();
  expect([started(), paths('script', 'src')]).toEqual([files, []]);
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(paths('script', 'src')).toEqual(files.slice(0, 1));
});

test.each(['?utm_source=google&utm_medium=cpc', '?gclid=1', '?fbclid=a'])(
  'waits for the visitor where the address has only the parameters of a campaign: %s',
  (query) => {
    open({ query });
    expect(started()).toEqual([]);
  },
);

test.each([
  [askFile, '?search=goa', true],
  [askFile, '?month=dec&search=goa', true],
  [askFile, '?search=&month=dec', false],
  [askFile, '?month=dec', false],
  ['', '?search=goa', false],
])('says that it reads the text of an address, and fetches the reader at once: “%s”, %s', (reader, query, isRead) => {
  open({ reader, query });
  expect(document.documentElement.hasAttribute('data-reading')).toBe(isRead);
  expect(paths('link[rel=modulepreload]', 'href')).toEqual(isRead ? [askFile] : []);
});

test('waits 0.2 seconds where the browser has no idle callback', () => {
  open();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  load();
  jest.advanceTimersByTime(199);
  expect(prefetched()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(prefetched()).toEqual(files);
});

test('fetches and starts nothing on a prerendered page before it is shown', () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  settle({ query: '?state=goa' });
  send('scroll');
  page.idle();
  expect([prefetched(), started(), expectsNextPage()]).toEqual([[], [], false]);
  expect(document.documentElement).toHaveAttribute('data-defer-layout');
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  page.idle();
  expect([started(), expectsNextPage()]).toEqual([files, true]);
  expect(document.documentElement).not.toHaveAttribute('data-defer-layout');
});

test('remembers the campaign of a visit on later pages, if campaigns are counted', () => {
  sessionStorage.setItem('campaign', 'utm_source=google');
  open();
  expect(document.documentElement).not.toHaveAttribute('data-reference');
  open({ campaigns: true });
  expect(document.documentElement).toHaveAttribute('data-reference', referenceTo('google'));
});
