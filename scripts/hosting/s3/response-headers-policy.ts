import type { HeaderRule } from '../headers';
import { metadataHeaders } from './bucket';

/** A field of CloudFront's `SecurityHeadersConfig`; undefined if the field cannot express this value. */
type TypedField = Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>> | undefined;

function transportSecurity(value: string): TypedField {
  const directives = value.split(';').map((directive) => directive.trim().toLowerCase());
  const age = directives.find((directive) => directive.startsWith('max-age='));
  if (!age) return undefined;
  const flags = {
    IncludeSubdomains: directives.includes('includesubdomains'),
    Preload: directives.includes('preload'),
  };
  return {
    StrictTransportSecurity: {
      Override: true,
      AccessControlMaxAgeSec: Number(age.slice('max-age='.length).replaceAll('"', '')),
      ...flags,
    },
  };
}

/** Headers that CloudFront refuses as custom headers, because they have fields of their own. */
const typedFields: Readonly<Record<string, (value: string) => TypedField>> = {
  'strict-transport-security': transportSecurity,
  'x-content-type-options': () => ({ ContentTypeOptions: { Override: true } }),
  'x-frame-options': (value) => ({ FrameOptions: { Override: true, FrameOption: value.toUpperCase() } }),
  'referrer-policy': (value) => ({ ReferrerPolicy: { Override: true, ReferrerPolicy: value } }),
  'content-security-policy': (value) => ({ ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value } }),
};

/** S3 stores this header with each object. */
const isSentByS3 = (name: string) => name.toLowerCase() === 'cache-control';

/**
 * The headers of every path (`/*`) for `aws cloudfront create-response-headers-policy --response-headers-policy-config`. A header
 * without a field of its own becomes a custom header; the metadata headers of deploys are removed.
 */
export function responseHeadersPolicy(rules: readonly HeaderRule[]) {
  const everywhere = rules.filter(({ path }) => path === '/*').flatMap(({ headers }) => Object.entries(headers));
  const typed: TypedField[] = [];
  const custom: { Header: string; Value: string; Override: true }[] = [];
  for (const [name, value] of everywhere.filter(([header]) => !isSentByS3(header))) {
    const field = typedFields[name.toLowerCase()]?.(value);
    if (field) typed.push(field);
    else custom.push({ Header: name, Value: value, Override: true });
  }
  const SecurityHeadersConfig = Object.assign({}, ...typed) as NonNullable<TypedField>;
  return {
    Name: 'marigold-trails-headers',
    Comment: 'The headers of scripts/hosting/headers.ts, which S3 cannot send',
    SecurityHeadersConfig,
    RemoveHeadersConfig: { Quantity: metadataHeaders.length, Items: metadataHeaders.map((Header) => ({ Header })) },
    ...(custom.length > 0 && { CustomHeadersConfig: { Quantity: custom.length, Items: custom } }),
  };
}

/** Headers of some paths only: a policy applies to a whole cache behaviour, so each of these paths needs a behaviour of its own. */
export const headersOfSomePaths = (rules: readonly HeaderRule[]): string[] =>
  rules
    .filter(({ path }) => path !== '/*')
    .flatMap(({ path, headers }) =>
      Object.keys(headers)
        .filter((name) => !isSentByS3(name))
        .map((name) => `${name} of ${path}`),
    );
