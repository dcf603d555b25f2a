/** The loader as a whole: what it prefetches, and what it leaves alone. What starts the runtime has a file of its own. */
import { testEntry } from './test-entry';
import { find } from './test-page';

const { open, load, idle, files, prefetched, started, expectsNextPage } = testEntry();

test('nothing is asked for before load; then the files are prefetched, when idle, and none runs', () => {
  open();
  idle();
  expect(prefetched()).toEqual([]);
  load();
  expect(prefetched()).toEqual([]);
  idle();
  expect(prefetched()).toEqual(files);
  idle();
  expect(started()).toEqual([]);
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
  idle();
  expect(document.documentElement).not.toHaveAttribute('data-defer-layout');
});

test('when the runtime fails a form that was submitted is sent natively', () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation();
  open({ html: '<main data-island><form><button type="submit"></button></form></main>' });
  find('button').click();
  find('script').dispatchEvent(new Event('error'));
  expect(submit).toHaveBeenCalledTimes(1);
});

test('the script that prerenders the next page comes when idle after load', () => {
  open();
  load();
  expect(expectsNextPage()).toBe(false);
  idle();
  expect(expectsNextPage()).toBe(true);
});

test('a page that is prerendered asks for nothing and starts nothing before it is shown', () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  open({ query: '?state=goa' });
  load();
  document.body.dispatchEvent(new Event('scroll'));
  idle();
  expect([...prefetched(), ...started()]).toEqual([]);
  expect(expectsNextPage()).toBe(false);
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  idle();
  expect(started()).toEqual(files);
  expect(expectsNextPage()).toBe(true);
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
