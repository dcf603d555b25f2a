import { departureFile, itineraryFile } from '../../../content/routes';
import { origin, startWorker } from './test-worker';
import { answerDocument, answerFile, answerPage } from './worker/answers';
import { storeOpenPage } from './worker/store-open-page';

jest.mock('./worker/answers', () => ({
  answerDocument: jest.fn(() => 'document'),
  answerFile: jest.fn(() => 'file'),
  answerPage: jest.fn(() => 'page'),
}));
jest.mock('./worker/store-open-page', () => ({ storeOpenPage: jest.fn(() => Promise.resolve()) }));

/** What the worker answers a request with; undefined where the browser goes on by itself. */
async function answerTo(path: string, change: object = {}): Promise<unknown> {
  const { send } = await startWorker();
  const respondWith = jest.fn<unknown, [unknown]>();
  const request = {
    method: 'GET',
    mode: 'no-cors',
    url: path.startsWith('/') ? origin + path : path,
    headers: new Headers(),
  };
  await send('fetch', { request: { ...request, ...change }, respondWith });
  return respondWith.mock.calls[0]?.[0];
}

beforeEach(() => void jest.clearAllMocks());

const navigation = { mode: 'navigate' };

test.each<[string, object, string | undefined]>([
  ['/about?x=1', navigation, 'page'],
  ['/v1.0/about', navigation, 'page'],
  [itineraryFile('goa'), navigation, 'document'],
  [itineraryFile('goa'), {}, 'document'],
  [departureFile('goa', '2030-01-01'), {}, 'document'],
  ['/posters/goa.svg', {}, 'file'],
  ['/photos/goa.avif', {}, 'file'],
  ['/maps/goa-tall.svg', {}, 'file'],
  ['/icons/icon.svg', {}, 'file'],
  ['/_next/static/a.js', {}, 'file'],
  ['/about', {}, undefined],
  ['/admin', navigation, undefined],
  ['/admin/', navigation, undefined],
  ['/administrators', navigation, 'page'],
  ['/robots.txt', navigation, undefined],
  ['/llms.txt', navigation, undefined],
  ['/sitemap.xml', navigation, undefined],
  ['/feeds/catalogue.csv', navigation, undefined],
  ['//packages/goa', navigation, 'page'],
  ['/tours/posters/goa.svg', {}, undefined],
  ['/about', { ...navigation, method: 'POST' }, undefined],
  ['https://elsewhere.example/posters/goa.svg', {}, undefined],
  [itineraryFile('goa'), { headers: new Headers({ range: 'bytes=0-9' }) }, undefined],
])('%s asked for with %j is answered with its %s', async (path, change, answer) => {
  expect(await answerTo(path, change)).toBe(answer);
  expect(jest.mocked(answerPage)).toHaveBeenCalledTimes(answer === 'page' ? 1 : 0);
  expect(jest.mocked(answerFile)).toHaveBeenCalledTimes(answer === 'file' ? 1 : 0);
  expect(jest.mocked(answerDocument)).toHaveBeenCalledTimes(answer === 'document' ? 1 : 0);
});

test('pages that name themselves are stored; one that fails does no harm', async () => {
  const { send } = await startWorker();
  jest.mocked(storeOpenPage).mockRejectedValueOnce(new TypeError('offline'));
  const [task] = await send('message', { data: [`${origin}/about`, `${origin}/contact`] });
  await expect(task).resolves.toBeUndefined();
  expect(jest.mocked(storeOpenPage).mock.calls).toEqual([
    [`${origin}/about`, origin],
    [`${origin}/contact`, origin],
  ]);
  await send('message', { data: 'something else' });
  expect(storeOpenPage).toHaveBeenCalledTimes(2);
});
