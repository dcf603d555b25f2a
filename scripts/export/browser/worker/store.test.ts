import { installFakeCaches } from './fake-caches';
import { limits, offlinePage, store } from './store';

let fake: ReturnType<typeof installFakeCaches>;
beforeEach(() => {
  fake = installFakeCaches();
});

const page = () => new Response('<h1>page</h1>');

const storePages = async (count: number) => {
  for (let index = 0; index < count; index++) await store('pages', `/page-${index}`, page());
};

test('the oldest pages over the limit are removed, and the offline page stays', async () => {
  await store('pages', offlinePage, page());
  await storePages(limits.pages + 2);
  const left = Array.from({ length: limits.pages - 1 }, (_, index) => `/page-${index + 3}`);
  expect(fake.paths('pages')).toEqual([offlinePage, ...left]);
});

test('a page that is stored anew counts as the newest', async () => {
  await storePages(limits.pages);
  await store('pages', '/page-0', page());
  await store('pages', '/another', page());
  expect(fake.paths('pages')).toContain('/page-0');
  expect(fake.paths('pages')).not.toContain('/page-1');
});

test('files have a limit of their own', async () => {
  for (let index = 0; index < limits.files + 1; index++) await store('files', `/posters/${index}.svg`, page());
  expect([fake.paths('files').length, fake.paths('pages').length]).toEqual([limits.files, 0]);
});

test('errors and redirects are not stored', async () => {
  await store('pages', '/gone', new Response('', { status: 404 }));
  await store('pages', '/moved', Object.defineProperty(page(), 'redirected', { value: true }));
  expect(fake.paths('pages')).toEqual([]);
});

test('what goes away is more than the limit, and only once the new page is there', async () => {
  await storePages(limits.pages);
  fake.fill();
  for (const address of ['/another', '/page-0']) await store('pages', address, page());
  expect(fake.paths('pages')).toHaveLength(limits.pages);
  expect(fake.paths('pages')).toContain('/page-0');
});
