import { headerRules, type HeaderRule } from '../hosting';
import { markHeaders } from './bucket';

/** Part of CloudFront's `SecurityHeadersConfig`, or nothing if its typed field cannot say this value. */
type Typed = Readonly<Record<string, Readonly<Record<string, string | number | boolean>>>> | undefined;

function transportSecurity(value: string): Typed {
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

/** CloudFront refuses these as custom headers: they have typed fields. */
const typedFields: Readonly<Record<string, (value: string) => Typed>> = {
  'strict-transport-security': transportSecurity,
  'x-content-type-options': () => ({ ContentTypeOptions: { Override: true } }),
  'x-frame-options': (value) => ({ FrameOptions: { Override: true, FrameOption: value.toUpperCase() } }),
  'referrer-policy': (value) => ({ ReferrerPolicy: { Override: true, ReferrerPolicy: value } }),
  'content-security-policy': (value) => ({ ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: value } }),
};

/** S3 sends this one itself, file by file. */
const isSentByS3 = (name: string) => name.toLowerCase() === 'cache-control';

/**
 * The headers of every path, as CloudFront is to add them: what `aws cloudfront create-response-headers-policy` takes as its
 * `--response-headers-policy-config`. A header without a field of its own becomes a custom header; what only deploys read is taken out.
 */
export function responseHeadersPolicy(rules: readonly HeaderRule[] = headerRules) {
  const everywhere = rules.filter(({ path }) => path === '/*').flatMap(({ headers }) => Object.entries(headers));
  const typed: Typed[] = [];
  const custom: { Header: string; Value: string; Override: true }[] = [];
  for (const [name, value] of everywhere.filter(([header]) => !isSentByS3(header))) {
    const field = typedFields[name.toLowerCase()]?.(value);
    if (field) typed.push(field);
    else custom.push({ Header: name, Value: value, Override: true });
  }
  const SecurityHeadersConfig = Object.assign({}, ...typed) as NonNullable<Typed>;
  return {
    Name: 'marigold-trails-headers',
    Comment: 'The headers of scripts/hosting.ts, which S3 cannot send',
    SecurityHeadersConfig,
    RemoveHeadersConfig: { Quantity: markHeaders.length, Items: markHeaders.map((Header) => ({ Header })) },
    ...(custom.length > 0 && { CustomHeadersConfig: { Quantity: custom.length, Items: custom } }),
  };
}

/** Headers of some paths only: a policy is of a whole cache behaviour, so these need behaviours of their own. */
export const headersOfSomePaths = (rules: readonly HeaderRule[] = headerRules): string[] =>
  rules
    .filter(({ path }) => path !== '/*')
    .flatMap(({ path, headers }) =>
      Object.keys(headers)
        .filter((name) => !isSentByS3(name))
        .map((name) => `${name} of ${path}`),
    );
