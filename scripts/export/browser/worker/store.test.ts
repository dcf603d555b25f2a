import { routes } from '../../../../content/routes';
import { installFakeCaches } from './fake-caches';
import { limits, offlinePage, store } from './store';

let fake: ReturnType<typeof installFakeCaches>;
beforeEach(() => {
  fake = installFakeCaches();
});

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

test('the offline page is a page of the site', () => {
  expect(offlinePage).toBe(routes.offline);
});
