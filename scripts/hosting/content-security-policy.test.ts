import { whatsappChat } from '../../content/words/contact-links';
import { site } from '../../content/site';
import { adminSecurityPolicy, contentSecurityPolicy } from './content-security-policy';

afterEach(() => jest.restoreAllMocks());

/** The sources of each directive of a policy. */
function sourcesOf(policy: string): Readonly<Record<string, string[]>> {
  const directives = policy.split('; ').map((directive) => directive.split(' '));
  return Object.fromEntries(directives.map(([name = '', ...sources]) => [name, sources]));
}

const withService = (endpoint: string) => {
  jest.replaceProperty(site, 'form', { endpoint, accessKey: 'key' });
  return sourcesOf(contentSecurityPolicy([]));
};

test('loads everything from the site itself except inline styles and pictures', () => {
  const others = Object.fromEntries(Object.entries(withService('')).filter(([name]) => name !== 'form-action'));
  const foreign = Object.entries(others).flatMap(([name, sources]) =>
    sources.filter((source) => !/^'(self|none)'$/.test(source)).map((source) => `${name} ${source}`),
  );
  expect(foreign).toEqual(["style-src 'unsafe-inline'", 'img-src data:']);
  for (const own of ['default-src', 'script-src', 'connect-src']) expect(others[own]).toEqual(["'self'"]);
  for (const none of ['frame-src', 'media-src', 'object-src', 'base-uri', 'frame-ancestors'])
    expect(others[none]).toEqual(["'none'"]);
});

test('lets forms lead to WhatsApp, wherever it redirects, and to a mail program', () => {
  const chats = [new URL(whatsappChat).origin, 'https://api.whatsapp.com', 'https://web.whatsapp.com'];
  expect(withService('')['form-action']).toEqual(["'self'", ...chats, 'mailto:']);
});

test.each([
  ['https://forms.example/book?usp=pp_url&a={month}', ['https://forms.example']],
  ['https://forms.example/book?a={trip}', []],
])('lets forms lead, with the booking form at %s, to %j too', (bookingUrl, expected) => {
  const before = withService('')['form-action'];
  jest.replaceProperty(site, 'bookingUrl', bookingUrl);
  expect(withService('')['form-action']?.filter((source) => !before?.includes(source))).toEqual(expected);
});

test('allows calls to a counter, and calls and posts to a form service, each by its origin', () => {
  jest.replaceProperty(site, 'counterUrl', 'https://counter.example/stats');
  const sources = withService('https://forms.example/submit?to=us');
  expect(sources['connect-src']).toEqual(["'self'", 'https://forms.example', 'https://counter.example']);
  expect(sources['form-action']).toContain('https://forms.example');
  expect(sources['form-action']).not.toContain('https://counter.example');
});

test('lets the named inline scripts run, by their hashes, and no others', () => {
  const scriptSources = (scripts: readonly string[] | 'any') => sourcesOf(contentSecurityPolicy(scripts))['script-src'];
  expect(scriptSources(['alert(1)'])).toEqual(["'self'", "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
  expect(scriptSources('any')).toEqual(["'self'", "'unsafe-inline'"]);
});

test('lets the editor run only its own scripts and connect only to the Git host', () => {
  const sources = sourcesOf(adminSecurityPolicy('https://git.example/api/v3'));
  expect(sources['default-src']).toEqual(["'none'"]);
  expect(sources['script-src']).toEqual(["'self'"]);
  expect(sources['style-src']).toEqual(["'self'"]);
  expect(sources['connect-src']).toEqual(["'self'", 'https://git.example']);
  for (const none of ['object-src', 'base-uri', 'form-action', 'frame-ancestors'])
    expect(sources[none]).toEqual(["'none'"]);
});
