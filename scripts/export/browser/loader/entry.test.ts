/** The loader as a whole: what it asks for and starts, when, and what it leaves alone. */
import { testEntry } from './test-entry';
import { find } from './test-page';

const { open, load, idle, files, prefetched, started, expectsNextPage } = testEntry();

/** Opens a page until it has loaded and was idle once. */
const settle = (visit?: Parameters<typeof open>[0]) => {
  open(visit);
  load();
  idle();
};
const send = (sign: string) =>
  (sign === 'scroll' ? document : document.body).dispatchEvent(new Event(sign, { bubbles: true }));
const useField = () => {
  find('input').focus();
  jest.advanceTimersByTime(20);
};

test('nothing is asked for before load and before the page is idle; then the files are prefetched, and none runs', () => {
  open();
  idle();
  load();
  expect([prefetched(), expectsNextPage()]).toEqual([[], false]);
  // Two seconds after load at the latest.
  expect(requestIdleCallback).toHaveBeenCalledWith(expect.anything(), { timeout: 2000 });
  idle();
  expect([prefetched(), expectsNextPage()]).toEqual([files, true]);
  idle();
  expect(started()).toEqual([]);
});

test.each(['scroll', 'pointermove', 'touchstart', 'keydown'])(
  'a first %s starts the runtime, when idle; one that failed is not asked for again by the same sign',
  (sign) => {
    settle();
    send(sign);
    expect(started()).toEqual([]);
    idle();
    expect(started()).toEqual(files);
    find('script[src^="/_next"]').dispatchEvent(new Event('error'));
    send(sign);
    idle();
    expect(started()).toEqual(files);
  },
);

test('a list that scrolls inside the page, as when it snaps into place, is no sign of a visitor', () => {
  settle();
  document.body.dispatchEvent(new Event('scroll'));
  idle();
  expect(started()).toEqual([]);
});

test('before load a sign starts nothing, the use of a control does', () => {
  open();
  send('scroll');
  idle();
  expect(started()).toEqual([]);
  useField();
  expect(started()).toEqual(files);
});

test.each([
  ['asks for little data', { saveData: true, effectiveType: '4g' }, false],
  ['is on 2G', { effectiveType: '2g' }, false],
  ['is on worse', { effectiveType: 'slow-2g' }, false],
  ['is on 3G', { saveData: false, effectiveType: '3g' }, true],
  ['does not tell', undefined, true],
])(
  'for a visitor whose connection %s only the use of a control starts it, or not only',
  (_what, connection, starts) => {
    settle({ connection, query: '?search=goa' });
    send('scroll');
    idle();
    expect([prefetched(), started()]).toEqual(starts ? [files, files] : [[], []]);
    expect(expectsNextPage()).toBe(starts);
    expect(document.documentElement).not.toHaveAttribute('data-defer-layout');
    useField();
    expect(started()).toEqual(files);
  },
);

test.each([
  ['an address with choices', { query: '?state=goa', html: '<main data-island><input></main>' }, true],
  ['a wizard', { query: '', html: '<main data-island="wizard"></main>' }, true],
  ['neither', { query: '', html: '<main data-island></main>' }, false],
])('with %s it starts by itself or not', (_what, visit, starts) => {
  settle(visit);
  expect(started()).toEqual(starts ? files : []);
});

test('where the browser has no idle moments it waits 0.2 seconds', () => {
  open();
  Reflect.deleteProperty(window, 'requestIdleCallback');
  load();
  jest.advanceTimersByTime(199);
  expect(prefetched()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(prefetched()).toEqual(files);
});

test('an address names choices before anything is loaded', async () => {
  open({ query: '?state=goa', html: '' });
  document.body.innerHTML = '<input type="radio" name="state" value="goa">';
  await Promise.resolve();
  expect(find('input')).toBeChecked();
});

test('when the runtime fails a form that was submitted is sent natively', () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
  open({ html: '<main data-island><form><button type="submit"></button></form></main>' });
  find('button').click();
  find('script').dispatchEvent(new Event('error'));
  expect(submit).toHaveBeenCalledTimes(1);
});

test('a page that is prerendered asks for nothing and starts nothing before it is shown', () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  settle({ query: '?state=goa' });
  send('scroll');
  idle();
  expect([prefetched(), started(), expectsNextPage()]).toEqual([[], [], false]);
  expect(document.documentElement).toHaveAttribute('data-defer-layout');
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  idle();
  expect([started(), expectsNextPage()]).toEqual([files, true]);
  expect(document.documentElement).not.toHaveAttribute('data-defer-layout');
});

test.each([true, false])('with campaigns switched on (%s) the visit’s is known at once', (campaigns) => {
  open({ campaigns, query: '?utm_source=google' });
  expect(document.documentElement.hasAttribute('data-reference')).toBe(campaigns);
});

test.each([
  ['https://counter.example', 3],
  ['', 0],
])('with the counter "%s" page and taps make %d requests, also of a form that had to wait', (counter, times) => {
  const send = jest.fn(() => Promise.resolve());
  Object.assign(globalThis, { fetch: send });
  open({
    counter,
    html: '<a href="tel:1">Call</a><main data-island><form action="tel:2"><button type="submit"></button></form></main>',
  });
  window.addEventListener('submit', (event) => event.preventDefault());
  find('a').click();
  load();
  // Held for the island; counted when it is sent in the end.
  find('button').click();
  find('main').setAttribute('data-hydrated', '');
  find('main').dispatchEvent(new Event('island-hydrated', { bubbles: true }));
  jest.runOnlyPendingTimers();
  expect(send).toHaveBeenCalledTimes(times);
});
