import { mapFile, posterFile, thumbnailFile } from '../../content/routes';
import { headerRules, headersFor, movedRedirects } from './headers';
import { responseHeadersPolicy } from './s3/response-headers-policy';

const year = 365 * 24 * 60 * 60;
const rules = headerRules("default-src 'self'");
const withAdmin = headerRules("default-src 'self'", {
  policy: "default-src 'none'",
  others: ['/', '/about', '/packages/*'],
});

test('caches hashed files for a year, pictures for a week in browsers only, and revalidates everything else', () => {
  const hashed = ['/_next/static/chunks/a.js'];
  const drawn = [posterFile('home', 'tall'), mapFile('goa', 'tall'), thumbnailFile('goa')];
  const pictures = [...drawn, '/photos/goa-800.avif', '/icons/icon-192.png'];
  const others = ['/', '/about', '/worker.js', '/itineraries/goa.pdf', '/feeds/catalogue.csv', '/sitemap.xml'];
  const cachedFor = (paths: string[]) => [...new Set(paths.map((path) => headersFor(path, rules)['Cache-Control']))];
  expect(cachedFor(hashed)).toEqual([`public, max-age=${year}, immutable`]);
  const editor = headersFor('/admin/kept/main-1A2B.js', withAdmin);
  expect(editor).toMatchObject({
    'Cache-Control': `public, max-age=${year}, immutable`,
    'Content-Security-Policy': "default-src 'none'",
  });
  expect(cachedFor([...pictures, '/icon.svg', '/favicon.ico', '/manifest.webmanifest'])).toEqual([
    'public, max-age=604800, s-maxage=0',
  ]);
  expect(cachedFor(others)).toEqual(['public, max-age=0, must-revalidate']);
});

test('sends the security headers for every path, at CloudFront in the fields for them', () => {
  const headers = headersFor('/about', rules);
  expect(responseHeadersPolicy('/', rules)).toMatchObject({
    SecurityHeadersConfig: {
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: year,
        IncludeSubdomains: true,
        Preload: false,
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption: 'DENY' },
      ReferrerPolicy: { Override: true, ReferrerPolicy: 'strict-origin-when-cross-origin' },
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: "default-src 'self'" },
    },
    CustomHeadersConfig: {
      Quantity: 2,
      Items: [
        { Header: 'Permissions-Policy', Value: headers['Permissions-Policy'], Override: true },
        { Header: 'Cross-Origin-Opener-Policy', Value: 'same-origin', Override: true },
      ],
    },
  });
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
  const denied = (headers['Permissions-Policy'] ?? '').split(', ');
  for (const ability of ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'])
    expect(denied).toContain(`${ability}=()`);
});

test('applies a rule without a star to its own path only', () => {
  const one = [{ path: '/a', headers: { 'X-One': 'yes' } }];
  expect(headersFor('/a', one)).toHaveProperty('X-One');
  expect(headersFor('/a/b', one)).not.toHaveProperty('X-One');
});

test.each([
  ['the site', rules],
  ['a site with an editor', withAdmin],
])('sets no header by two rules that match one path on %s, because Netlify would send both', (_what, all) => {
  for (const { path } of all) {
    const matching = all.filter(
      (rule) => path === rule.path || (rule.path.endsWith('*') && path.startsWith(rule.path.slice(0, -1))),
    );
    const names = matching.flatMap(({ headers }) => Object.keys(headers));
    expect([path, names.length]).toEqual([path, new Set(names).size]);
  }
});

test('gives the editor a policy of its own, and leaves the headers of every other path unchanged', () => {
  for (const path of ['/admin', '/admin/', '/admin/links.json'])
    expect(headersFor(path, withAdmin)).toMatchObject({
      'Content-Security-Policy': "default-src 'none'",
      'Cross-Origin-Opener-Policy': 'same-origin',
      'X-Frame-Options': 'DENY',
      'X-Robots-Tag': 'noindex',
    });
  for (const path of ['/', '/about', '/packages/goa'])
    expect(headersFor(path, withAdmin)).toEqual(headersFor(path, rules));
  const [site, admin] = [responseHeadersPolicy('/', withAdmin), responseHeadersPolicy('/admin', withAdmin)];
  expect(site).toEqual(responseHeadersPolicy('/', rules));
  expect(admin.Name).not.toBe(site.Name);
  expect(JSON.stringify(admin)).toContain("default-src 'none'");
});

test('varies only Cache-Control by path, because S3 stores it and one CloudFront policy cannot hold other variants', () => {
  const some = rules.filter(({ path }) => path !== '/*').flatMap(({ headers }) => Object.keys(headers));
  expect([...new Set(some)]).toEqual(['Cache-Control']);
});

test('redirects a path that is gone, but not one that has a page again, and redirects none to a missing page', () => {
  const addresses = [
    { from: '/packages/gone', to: '/packages/first' },
    { from: '/packages/gone', to: '/packages/domestic/kerala' },
    { from: '/packages/back', to: '/about' },
    { from: '/packages/lost', to: '/packages/gone' },
  ];
  const pages = ['/about', '/packages/back', '/packages/domestic/kerala'];
  expect(movedRedirects(addresses, (path) => pages.includes(path))).toEqual([
    { from: '/packages/gone', to: '/packages/domestic/kerala', status: 301 },
    { from: '/packages/lost', to: '/view-all-packages', status: 301 },
  ]);
});
