import { installFakeCaches } from './fake-caches';
import { storeOpenPage } from './store-open-page';

const origin = 'https://site.example';
let fake: ReturnType<typeof installFakeCaches>;
const network = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  fake = installFakeCaches();
  network.mockReset();
  Object.assign(globalThis, { fetch: network });
});

test('an open page is stored with the files it names, as far as the browser has them', async () => {
  const html =
    '<img src="/posters/goa.svg"><source srcset="/maps/goa-tall.svg 1x"><script src="/_next/static/a.js"></script><a href="/about"></a><img src="/photos/x.avif">';
  network.mockImplementation((path) => {
    if (path === `${origin}/photos/x.avif`) return Promise.reject(new TypeError('not cached'));
    return Promise.resolve(new Response(path === `${origin}/goa` ? html : path));
  });
  await storeOpenPage(`${origin}/goa?x=1`, origin);
  expect(fake.paths('pages')).toEqual(['/goa']);
  expect(fake.paths('files').sort()).toEqual(['/_next/static/a.js', '/maps/goa-tall.svg', '/posters/goa.svg']);
  const [page, ...files] = network.mock.calls;
  expect(page).toEqual([`${origin}/goa`, { cache: 'force-cache' }]);
  for (const [, init] of files) expect(init).toEqual({ cache: 'only-if-cached', mode: 'same-origin' });
});

test('a path that begins with two slashes is asked for at this site, not at a host of that name', async () => {
  network.mockImplementation(() => Promise.resolve(new Response('<img src="/posters/goa.svg">')));
  await storeOpenPage(`${origin}//packages/goa`, origin);
  expect(network.mock.calls.map(([address]) => address)).toEqual([
    `${origin}//packages/goa`,
    `${origin}/posters/goa.svg`,
  ]);
  expect(fake.addresses('pages')).toEqual([`${origin}//packages/goa`]);
});

test.each(['https://elsewhere.example/goa', `${origin}/itineraries/goa.pdf`])('%s is left alone', async (address) => {
  await storeOpenPage(address, origin);
  expect(network).not.toHaveBeenCalled();
});
