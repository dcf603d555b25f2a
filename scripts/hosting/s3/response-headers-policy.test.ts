import { headerRules } from '../headers';
import { headersOfSomePaths, responseHeadersPolicy } from './response-headers-policy';

const rules = headerRules("default-src 'self'");

test('headers with a field of their own use it, all others are custom, and Cache-Control stays with the objects', () => {
  const headers = {
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Content-Security-Policy': "default-src 'self'",
    'Cache-Control': 'no-cache',
    'X-Something-New': 'yes',
  };
  const elsewhere = { path: '/itineraries/*', headers: { 'X-Robots-Tag': 'noindex' } };
  expect(responseHeadersPolicy([{ path: '/*', headers }, elsewhere])).toMatchObject({
    SecurityHeadersConfig: {
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: 63072000,
        IncludeSubdomains: true,
        Preload: true,
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption: 'DENY' },
      ReferrerPolicy: { Override: true, ReferrerPolicy: 'strict-origin-when-cross-origin' },
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: "default-src 'self'" },
    },
    RemoveHeadersConfig: { Quantity: 2, Items: [{ Header: 'x-amz-meta-digest' }, { Header: 'x-amz-meta-site' }] },
    CustomHeadersConfig: { Quantity: 1, Items: [{ Header: 'X-Something-New', Value: 'yes', Override: true }] },
  });
});

test.each([
  ['max-age=31536000', 31536000, false, false],
  ['max-age=31536000; includeSubDomains', 31536000, true, false],
  ['max-age=31536000; preload', 31536000, false, true],
  ['Max-Age="60" ;IncludeSubDomains; PRELOAD', 60, true, true],
])(
  'Strict-Transport-Security "%s" says only what it says',
  (value, AccessControlMaxAgeSec, IncludeSubdomains, Preload) => {
    const headers = { 'Strict-Transport-Security': value };
    expect(responseHeadersPolicy([{ path: '/*', headers }])).toMatchObject({
      SecurityHeadersConfig: {
        StrictTransportSecurity: { Override: true, AccessControlMaxAgeSec, IncludeSubdomains, Preload },
      },
    });
  },
);

test('Strict-Transport-Security without an age is a custom header', () => {
  const headers = { 'Strict-Transport-Security': 'includeSubDomains' };
  expect(responseHeadersPolicy([{ path: '/*', headers }])).toMatchObject({
    SecurityHeadersConfig: {},
    CustomHeadersConfig: { Quantity: 1, Items: [{ Header: 'Strict-Transport-Security' }] },
  });
});

test('a policy without custom headers names none', () => {
  expect(responseHeadersPolicy([{ path: '/*', headers: { 'X-Frame-Options': 'SAMEORIGIN' } }])).not.toHaveProperty(
    'CustomHeadersConfig',
  );
});

test('every header of every path is in the policy', () => {
  const { SecurityHeadersConfig, CustomHeadersConfig } = responseHeadersPolicy(rules);
  const everywhere = rules.filter(({ path }) => path === '/*').flatMap(({ headers }) => Object.keys(headers));
  expect(Object.keys(SecurityHeadersConfig).length + (CustomHeadersConfig?.Quantity ?? 0)).toBe(everywhere.length);
});

test('headers of some paths are named, since one policy cannot hold them', () => {
  const pdf = { path: '/itineraries/*', headers: { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-cache' } };
  expect(headersOfSomePaths([...rules, pdf])).toEqual(['X-Robots-Tag of /itineraries/*']);
});
