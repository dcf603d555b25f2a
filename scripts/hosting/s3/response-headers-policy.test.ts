/** @jest-environment node */
import { headerRules } from '../hosting';
import { headersOfSomePaths, responseHeadersPolicy } from './response-headers-policy';

test('headers with a typed field use it, all others are custom, and Cache-Control is the objects’ own', () => {
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

test('a policy without custom headers names none', () => {
  expect(responseHeadersPolicy([{ path: '/*', headers: { 'X-Frame-Options': 'SAMEORIGIN' } }])).not.toHaveProperty(
    'CustomHeadersConfig',
  );
});

test('every header of every path is in the policy', () => {
  const { SecurityHeadersConfig, CustomHeadersConfig } = responseHeadersPolicy();
  const everywhere = headerRules.filter(({ path }) => path === '/*').flatMap(({ headers }) => Object.keys(headers));
  expect(Object.keys(SecurityHeadersConfig).length + (CustomHeadersConfig?.Quantity ?? 0)).toBe(everywhere.length);
});

test('headers of some paths are named, since one policy cannot hold them', () => {
  const pdf = { path: '/itineraries/*', headers: { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-cache' } };
  expect(headersOfSomePaths([...headerRules, pdf])).toEqual(['X-Robots-Tag of /itineraries/*']);
});
