/** When the loader starts the runtime. */
import { testEntry } from './test-entry';
import { find } from './test-page';

const { open, load, idle, files, prefetched, started, expectsNextPage } = testEntry();

test.each(['scroll', 'pointermove', 'touchstart', 'keydown'])('a first %s starts the runtime, when idle', (sign) => {
  open();
  load();
  idle();
  const element = sign === 'scroll' ? document : document.body;
  element.dispatchEvent(new Event(sign, { bubbles: true }));
  expect(started()).toEqual([]);
  idle();
  expect(started()).toEqual(files);
});

test('a runtime that failed is not asked for again by the same sign', () => {
  open();
  load();
  idle();
  for (let times = 0; times < 2; times++) {
    document.dispatchEvent(new Event('scroll', { bubbles: true }));
    idle();
    find('script[src^="/_next"]').dispatchEvent(new Event('error'));
  }
  expect(started()).toEqual(files);
});

test('a list that scrolls inside the page, as when it snaps into place, is no sign of a visitor', () => {
  open();
  load();
  idle();
  document.body.dispatchEvent(new Event('scroll'));
  idle();
  expect(started()).toEqual([]);
});

test('before load a sign starts nothing, the use of a control does', () => {
  open();
  document.body.dispatchEvent(new Event('scroll'));
  idle();
  expect(started()).toEqual([]);
  find('input').focus();
  jest.advanceTimersByTime(20);
  expect(started()).toEqual(files);
});

test('for a visitor who saves data only the use of a control starts it', () => {
  open({ saveData: true, query: '?search=goa' });
  load();
  idle();
  document.body.dispatchEvent(new Event('scroll'));
  idle();
  expect([...prefetched(), ...started()]).toEqual([]);
  expect(expectsNextPage()).toBe(false);
  find('input').focus();
  jest.advanceTimersByTime(20);
  expect(started()).toEqual(files);
});

test.each([
  ['an address with choices', { query: '?state=goa', html: '<main data-island><input></main>' }, true],
  ['a wizard', { query: '', html: '<main data-island="wizard"></main>' }, true],
  ['neither', { query: '', html: '<main data-island></main>' }, false],
])('with %s it starts by itself or not', (_what, visit, starts) => {
  open(visit);
  load();
  idle();
  expect(started()).toEqual(starts ? files : []);
});
