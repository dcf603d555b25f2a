import { askFile } from '../../../../content/routes';
import { limits, offlinePage, store, stored } from './store';
import { answerOf, brokenStores, network, origin, startWorker, testCaches } from './test-worker';

const { paths, fill } = testCaches();
let ask: ReturnType<typeof startWorker>['ask'];
beforeEach(() => void ({ ask } = startWorker()));

const file = { mode: 'no-cors' };
const offline = new TypeError('offline');
const keep = (cache: keyof typeof limits, path: string, text: string) =>
  store(cache, origin + path, answerOf(path, text));

/** Opens a page, and waits for all that goes on behind its answer. */
async function open(path: string, change = {}) {
  const { text, settled } = ask(path, change);
  const answer = await text();
  await settled();
  return answer;
}

test('a page comes from the network and is stored without its query', async () => {
  await keep('pages', '/packages/domestic', 'old');
  expect(await open('/packages/domestic?state=kerala')).toBe('new');
  network.mockRejectedValue(offline);
  expect(await ask('/packages/domestic?state=goa').text()).toBe('new');
});

test.each([
  [Promise.resolve(answerOf('/about', 'preloaded')), 'preloaded', 0],
  [Promise.reject(new TypeError('cancelled')), 'new', 1],
])('what the browser asked for already is asked for again only where that failed', async (early, answer, times) => {
  expect(await ask('/about', {}, early).text()).toBe(answer);
  expect(network).toHaveBeenCalledTimes(times);
});

test('without a network a page that is not stored is the offline page, and without that an error', async () => {
  network.mockRejectedValue(offline);
  expect(await ask('/about').answer).toHaveProperty('type', 'error');
  await keep('pages', offlinePage, 'offline');
  expect(await ask('/about').text()).toBe('offline');
});

test('a network that does not answer for 8 seconds gives way to the stored page, and is stored when it does', async () => {
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

test('a page that is not stored waits for a slow network', async () => {
  network.mockReturnValue(new Promise((resolve) => setTimeout(() => resolve(answerOf('/about', 'slow')), 20_000)));
  const { text } = ask('/about');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await text()).toBe('slow');
});

test('a document comes from the network, and from the store only without one', async () => {
  const path = '/itineraries/goa.pdf';
  await keep('files', path, 'old price');
  expect(await open(path)).toBe('new');
  network.mockRejectedValue(offline);
  expect(await ask(path).text()).toBe('new');
  expect(await ask('/itineraries/other.pdf').answer).toHaveProperty('type', 'error');
});

test('a stored file is answered at once; one without a hash in its name is fetched anew for the next time', async () => {
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

  test.each(['/goa', '/itineraries/goa.pdf', '/posters/goa.svg'])('%s comes from the network', async (path) => {
    const { text, settled } = ask(path, path === '/goa' ? {} : file);
    const answer = text();
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await answer).toBe('new');
    // Nor does what goes on behind the answer fail; one that never answers goes on for ever.
    await Promise.race([settled(), jest.advanceTimersByTimeAsync(3_000)]);
  });

  test('without a network there is an error', async () => {
    network.mockRejectedValue(offline);
    const { answer } = ask('/goa');
    await jest.advanceTimersByTimeAsync(6_000);
    expect(await answer).toHaveProperty('type', 'error');
  });
});

describe('of what is stored', () => {
  const openPages = async (count: number) => {
    for (let index = 0; index < count; index++) await open(`/page-${index}`);
  };

  test('the oldest over the limit of its kind goes, and the offline page stays', async () => {
    await keep('pages', offlinePage, 'offline');
    await openPages(limits.pages + 2);
    const left = Array.from({ length: limits.pages - 1 }, (_, index) => `/page-${index + 3}`);
    expect(paths('pages')).toEqual([offlinePage, ...left]);
    for (let index = 0; index < limits.files + 1; index++) await open(`/posters/${index}.svg`, file);
    expect([paths('files').length, paths('pages').length]).toEqual([limits.files, limits.pages]);
  });

  test('a page that is opened anew counts as the newest', async () => {
    await openPages(limits.pages);
    for (const path of ['/page-0', '/another']) await open(path);
    expect(paths('pages')).toContain('/page-0');
    expect(paths('pages')).not.toContain('/page-1');
  });

  test('errors and redirects are not', async () => {
    const moved = Object.defineProperty(answerOf('/about'), 'redirected', { value: true });
    // A clone of it is none to this DOM.
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
  ])('%s that comes as "%s" is answered and not stored, nor does it replace what is', async (path, type) => {
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
  ])('%s is stored as "%s"', async (path, type) => {
    network.mockImplementation(() => Promise.resolve(answerOf(path, 'right', type)));
    await open(path, file);
    expect(paths('files')).toEqual([path]);
  });

  test('a script that is asked for again, with a query, comes from the network and takes its place', async () => {
    await keep('files', '/_next/static/a.js', 'broken');
    expect(await open('/_next/static/a.js?1', file)).toBe('new');
    expect(await open('/_next/static/a.js', file)).toBe('new');
    network.mockRejectedValue(offline);
    expect(await ask('/_next/static/a.js?2', file).text()).toBe('new');
  });

  test('more than the limit goes, and only once the new page is there', async () => {
    await openPages(limits.pages);
    fill();
    for (const path of ['/another', '/page-0']) await open(path);
    expect(paths('pages')).toHaveLength(limits.pages);
    expect(paths('pages')).toContain('/page-0');
  });
});
