import { adminPath, headersFor, type HeaderRule } from '../headers';

/** A field of CloudFront's `SecurityHeadersConfig`. */
type SecurityField = Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>>;

/** Headers that CloudFront refuses as custom headers, because it has fields for them. */
const securityFields: Readonly<Record<string, (value: string) => SecurityField>> = {
  'Strict-Transport-Security': (value) => ({
    StrictTransportSecurity: {
      Override: true,
      AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(value)?.[1]),
      IncludeSubdomains: value.includes('includeSubDomains'),
      Preload: value.includes('preload'),
    },
  }),
  'X-Content-Type-Options': () => ({ ContentTypeOptions: { Override: true } }),
  'X-Frame-Options': (value) => ({ FrameOptions: { Override: true, FrameOption: value } }),
  'Referrer-Policy': (value) => ({ ReferrerPolicy: { Override: true, ReferrerPolicy: value } }),
  'Content-Security-Policy': (value) => ({ ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value } }),
};

/**
 * The headers of a path for `aws cloudfront create-response-headers-policy --response-headers-policy-config`, without Cache-Control, which
 * S3 stores with each object.
 */
export function responseHeadersPolicy(path: string, rules: readonly HeaderRule[]) {
  const headers = Object.entries(headersFor(path, rules)).filter(([header]) => header !== 'Cache-Control');
  const custom = headers
    .filter(([header]) => !securityFields[header])
    .map(([Header, Value]) => ({ Header, Value, Override: true }));
  return {
    Name: path === adminPath ? 'marigold-trails-admin-headers' : 'marigold-trails-headers',
    Comment: 'The headers of scripts/hosting/headers.ts, which S3 cannot send',
    SecurityHeadersConfig: Object.assign(
      {},
      ...headers.map(([header, value]) => securityFields[header]?.(value)),
    ) as SecurityField,
    CustomHeadersConfig: { Quantity: custom.length, Items: custom },
  };
}
