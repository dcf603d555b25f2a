import { askFile } from '../../../../content/routes';
import { limits, offlinePage, store, stored } from './store';
import { answerOf, brokenStores, network, origin, startWorker, testCaches } from './test/worker';

const { paths, fill } = testCaches();
let ask: ReturnType<typeof startWorker>['ask'];
beforeEach(() => void ({ ask } = startWorker()));

const file = { mode: 'no-cors' };
const offline = new TypeError('offline');
const keep = (cache: keyof typeof limits, path: string, text: string) =>
  store(cache, origin + path, answerOf(path, text));

/** Opens a page, and waits for all background tasks of its answer. */
async function open(path: string, change = {}) {
  const { text, settled } = ask(path, change);
  const answer = await text();
  await settled();
  return answer;
}

test('fetches a page from the network and stores it without its query', async () => {
  await keep('pages', '/packages/domestic', 'old');
  expect(await open('/packages/domestic?state=kerala')).toBe('new');
  network.mockRejectedValue(offline);
  expect(await ask('/packages/domestic?state=goa').text()).toBe('new');
});

test.each([
  [Promise.resolve(answerOf('/about', 'preloaded')), 'preloaded', 0],
  [Promise.reject(new TypeError('cancelled')), 'new', 1],
])('uses the browser’s preloaded response, and fetches again only if that failed', async (early, answer, times) => {
  expect(await ask('/about', {}, early).text()).toBe(answer);
  expect(network).toHaveBeenCalledTimes(times);
});

test('answers with the offline page without a network, or with an error if that is not stored', async () => {
  network.mockRejectedValue(offline);
  expect(await ask('/about').answer).toHaveProperty('type', 'error');
  await keep('pages', offlinePage, 'offline');
  expect(await ask('/about').text()).toBe('offline');
});

test('answers with the stored page after 8 seconds without a response, and stores a late response', async () => {
  let answerLate: (response: Response) => void = () => undefined;
  network.mockReturnValue(new Promise((resolve) => (answerLate = resolve)));
  await keep('pages', '/about', 'stored');
  const { answer, text, settled } = ask('/about');
  const answered = jest.fn();
  void answer?.then(answered);
  await jest.advanceTimersByTimeAsync(7_900);
  expect(answered).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200);
  expect(await text()).toBe('stored');
  const stays = settled();
  answerLate(answerOf('/about', 'late'));
  await stays;
  expect(await (await stored(`${origin}/about`))?.text()).toBe('late');
});

test('waits for a slow network if the page is not stored', async () => {
  network.mockReturnValue(new Promise((resolve) => setTimeout(() => resolve(answerOf('/about', 'slow')), 20_000)));
  const { text } = ask('/about');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await text()).toBe('slow');
});

test('fetches a document from the network, and uses the store only without one', async () => {
  const path = '/itineraries/goa.pdf';
  await keep('files', path, 'old price');
  expect(await open(path)).toBe('new');
  network.mockRejectedValue(offline);
  expect(await ask(path).text()).toBe('new');
  expect(await ask('/itineraries/other.pdf').answer).toHaveProperty('type', 'error');
});

test('answers with a stored file at once, and revalidates one without a hash in its name', async () => {
  await keep('files', '/posters/goa.svg', 'old');
  await keep('files', '/_next/static/a.js', 'hashed');
  expect(await open('/posters/goa.svg', file)).toBe('old');
  expect(await ask('/posters/goa.svg', file).text()).toBe('new');
  network.mockClear();
  expect(await ask('/_next/static/a.js', file).text()).toBe('hashed');
  expect(network).not.toHaveBeenCalled();
});

describe.each(brokenStores)('with a store that %s', (_what, broken) => {
  beforeEach(() => void Object.assign(globalThis, { caches: broken }));

  test.each(['/goa', '/itineraries/goa.pdf', '/posters/goa.svg'])('fetches %s from the network', async (path) => {
    const { text, settled } = ask(path, path === '/goa' ? {} : file);
    const answer = text();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await answer).toBe('new');
    // The background tasks do not fail either; those of a store that never answers never end.
    await Promise.race([settled(), jest.advanceTimersByTimeAsync(3_000)]);
  });

  test('answers with an error without a network', async () => {
    network.mockRejectedValue(offline);
    const { answer } = ask('/goa');
    await jest.advanceTimersByTimeAsync(6_000);
    expect(await answer).toHaveProperty('type', 'error');
  });
});

describe('the store', () => {
  const openPages = async (count: number) => {
    for (let index = 0; index < count; index++) await open(`/page-${index}`);
  };

  test('removes the oldest entry over the limit of its kind, and keeps the offline page', async () => {
    await keep('pages', offlinePage, 'offline');
    await openPages(limits.pages + 2);
    const left = Array.from({ length: limits.pages - 1 }, (_, index) => `/page-${index + 3}`);
    expect(paths('pages')).toEqual([offlinePage, ...left]);
    for (let index = 0; index < limits.files + 1; index++) await open(`/posters/${index}.svg`, file);
    expect([paths('files').length, paths('pages').length]).toEqual([limits.files, limits.pages]);
    // A page weighs about 17 KB and a picture 20 KB: no more than 10 MB of a visitor's device.
    expect(17 * limits.pages + 20 * limits.files).toBeLessThanOrEqual(10_000);
  });

  test('treats a page that is opened again as the newest', async () => {
    await openPages(limits.pages);
    for (const path of ['/page-0', '/another']) await open(path);
    expect(paths('pages')).toContain('/page-0');
    expect(paths('pages')).not.toContain('/page-1');
  });

  test('stores no errors or redirects', async () => {
    const moved = Object.defineProperty(answerOf('/about'), 'redirected', { value: true });
    // The clone of the altered response would lose its `redirected` flag in this DOM.
    jest.spyOn(moved, 'clone').mockReturnValue(moved);
    for (const response of [new Response('', { status: 404, headers: { 'content-type': 'text/html' } }), moved]) {
      network.mockResolvedValueOnce(response);
      await open('/about');
    }
    expect(paths('pages')).toEqual([]);
  });

  test.each([
    ['/_next/static/a.js', 'text/html; charset=utf-8'],
    ['/_next/static/a.js', 'application/json'],
    ['/_next/static/a.js', ''],
    ['/_next/static/a.css', 'text/html'],
    ['/_next/static/a.woff2', 'text/html'],
    [askFile, 'text/html'],
    ['/posters/goa.svg', 'text/html'],
    ['/photos/goa.avif', 'text/html'],
    ['/itineraries/goa.pdf', 'text/html'],
    ['/departures/goa.ics', 'text/html'],
    ['/about', 'application/json'],
    ['/about', 'text/javascript'],
  ])('answers with %s as "%s" without storing it or replacing the stored one', async (path, type) => {
    const page = path === '/about' ? {} : file;
    network.mockImplementation(() => Promise.resolve(answerOf(path, 'wrong', type)));
    expect(await open(path, page)).toBe('wrong');
    expect([...paths('pages'), ...paths('files')]).toEqual([]);
    network.mockImplementation(() => Promise.resolve(answerOf(path, 'right')));
    expect(await open(path, page)).toBe('right');
    network.mockImplementation(() => Promise.resolve(answerOf(path, 'wrong', type)));
    await open(path, page);
    expect(await (await stored(origin + path))?.text()).toBe('right');
  });

  test.each([
    ['/_next/static/a.js', 'application/javascript'],
    ['/_next/static/a.js', 'text/javascript; charset=UTF-8'],
    ['/_next/static/a.css', 'text/css'],
    ['/_next/static/a.woff2', 'application/font-woff2'],
    ['/posters/goa.svg', 'image/svg+xml'],
    ['/photos/goa.webp', 'image/webp'],
    ['/photos/goa.jpg', 'image/jpeg'],
    ['/icons/icon.png', 'image/png'],
  ])('stores %s as "%s"', async (path, type) => {
    network.mockImplementation(() => Promise.resolve(answerOf(path, 'right', type)));
    await open(path, file);
    expect(paths('files')).toEqual([path]);
  });

  test('fetches a script with a retry query from the network and replaces the stored one', async () => {
    await keep('files', '/_next/static/a.js', 'broken');
    expect(await open('/_next/static/a.js?1', file)).toBe('new');
    expect(await open('/_next/static/a.js', file)).toBe('new');
    network.mockRejectedValue(offline);
    expect(await ask('/_next/static/a.js?2', file).text()).toBe('new');
  });

  test('removes entries over the limit only after the new page is stored', async () => {
    await openPages(limits.pages);
    fill();
    for (const path of ['/another', '/page-0']) await open(path);
    expect(paths('pages')).toHaveLength(limits.pages);
    expect(paths('pages')).toContain('/page-0');
  });
});
