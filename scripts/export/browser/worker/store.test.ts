import { routes } from '../../../../content/routes';
import { brokenStores, installFakeCaches } from './fake-caches';
import { keyOf, limits, offlinePage, store, stored } from './store';

let fake: ReturnType<typeof installFakeCaches>;
beforeEach(() => {
  fake = installFakeCaches();
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
});
afterEach(() => jest.useRealTimers());

const page = () => new Response('<h1>page</h1>');

test('the oldest pages over the limit are removed, and the offline page stays', async () => {
  await store('pages', offlinePage, page());
  for (let index = 0; index < limits.pages + 2; index++) await store('pages', `/page-${index}`, page());
  const paths = fake.paths('pages');
  expect(paths).toHaveLength(limits.pages);
  expect(paths).toContain(offlinePage);
  expect(paths).not.toContain('/page-0');
  expect(paths).not.toContain('/page-2');
  expect(paths).toContain('/page-3');
});

test('a page that is stored anew counts as the newest', async () => {
  for (let index = 0; index < limits.pages; index++) await store('pages', `/page-${index}`, page());
  await store('pages', '/page-0', page());
  await store('pages', '/another', page());
  expect(fake.paths('pages')).toContain('/page-0');
  expect(fake.paths('pages')).not.toContain('/page-1');
});

test('files have a limit of their own', async () => {
  for (let index = 0; index < limits.files + 1; index++) await store('files', `/posters/${index}.svg`, page());
  expect(fake.paths('files')).toHaveLength(limits.files);
  expect(fake.paths('pages')).toHaveLength(0);
});

test('errors and redirects are not stored', async () => {
  await store('pages', '/gone', new Response('', { status: 404 }));
  await store('pages', '/moved', Object.defineProperty(page(), 'redirected', { value: true }));
  expect(fake.paths('pages')).toEqual([]);
});

test('a full store keeps the page it has', async () => {
  await store('pages', '/goa', page());
  fake.fill();
  await store('pages', '/goa', new Response('new'));
  expect(await (await stored('/goa'))?.text()).toBe('<h1>page</h1>');
});

test('what goes away is more than the limit, and only once the new page is there', async () => {
  for (let index = 0; index < limits.pages; index++) await store('pages', `/page-${index}`, page());
  fake.fill();
  await store('pages', '/another', page());
  expect(fake.paths('pages')).toHaveLength(limits.pages);
});

test.each(['keys', 'delete'])('a cache that refuses %s still has what was stored', async (method) => {
  const cache = await caches.open('pages');
  for (let index = 0; index <= limits.pages; index++) await cache.put(`/page-${index}`, page());
  Object.assign(cache, { [method]: () => Promise.reject(new DOMException('internal error', 'UnknownError')) });
  await store('pages', '/goa', page());
  expect(fake.paths('pages')).toContain('/goa');
});

describe.each(brokenStores)('a store that %s', (what, broken) => {
  beforeEach(() => void Object.assign(globalThis, { caches: broken }));

  test('has nothing', async () => {
    const found = stored('/goa');
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await found).toBeUndefined();
  });

  if (what !== 'never answers')
    test('takes nothing, and says nothing of it', async () => {
      await expect(store('pages', '/goa', page())).resolves.toBeUndefined();
    });
});

test('an address is stored without its query, and under its own host however many slashes its path begins with', () => {
  expect(keyOf('https://site.example//packages/goa?x=1#top')).toBe('https://site.example//packages/goa');
});

test('the offline page is a page of the site', () => {
  expect(offlinePage).toBe(routes.offline);
});
