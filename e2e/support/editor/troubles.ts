/** The ways in which the Git host fails. */
import { keysOf } from '../../../content/ids/keys-of';

interface Refusal {
  status: number;
  body: string;
  type?: string;
  headers?: Readonly<Record<string, string>>;
}

const json = (message: string, more: object = {}) => JSON.stringify({ message, ...more });

/** Answers instead of the right one, as GitHub gives them. */
export const refusals = {
  'dead token': { status: 401, body: json('Bad credentials', { status: '401' }) },
  'no right': { status: 403, body: json('Resource not accessible by personal access token', { status: '403' }) },
  'rate limit': {
    status: 403,
    body: json('API rate limit exceeded for user ID 77.'),
    headers: { 'x-ratelimit-remaining': '0' },
  },
  'rate limit in a 200': {
    status: 200,
    body: JSON.stringify({ errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded for user ID 77.' }] }),
    headers: { 'x-ratelimit-remaining': '0' },
  },
  'secondary limit': {
    status: 403,
    body: json('You have exceeded a secondary rate limit. Please wait a few minutes before you try again.'),
    headers: { 'retry-after': '90' },
  },
  'single sign-on': {
    status: 403,
    body: json('Resource protected by organization SAML enforcement. You must grant your token access.'),
    headers: { 'x-github-sso': 'required; url=https://github.com/orgs/marigold/sso?authorization_request=A1' },
  },
  ruleset: {
    status: 200,
    body: JSON.stringify({
      data: { createCommitOnBranch: null },
      errors: [
        {
          type: 'UNPROCESSABLE',
          path: ['createCommitOnBranch'],
          message: 'Repository rule violations found\n\nChanges must be made through a pull request.\n\n',
        },
      ],
    }),
  },
  'bad gateway': { status: 502, body: '<html>Bad Gateway', type: 'text/html' },
  unavailable: { status: 503, body: '<html>Service Unavailable', type: 'text/html' },
  'page instead of JSON': {
    status: 200,
    body: '<!doctype html><title>Welcome to the airport</title>',
    type: 'text/html',
  },
} as const satisfies Readonly<Record<string, Refusal>>;

/** Further ones: the connection is cut before or after the request has its effect, or there is no answer, or somebody else saves first. */
export const troubles = [...keysOf(refusals), 'cut before', 'cut after', 'no answer', 'somebody else saves'] as const;

export type Trouble = (typeof troubles)[number];

/** The seconds until a limit ends. */
const limited = 600;

export function refusalOf(trouble: Trouble): Refusal | undefined {
  if (!(trouble in refusals)) return undefined;
  const refusal: Refusal = refusals[trouble as keyof typeof refusals];
  const { headers = {} } = refusal;
  if (!('x-ratelimit-remaining' in headers)) return refusal;
  return { ...refusal, headers: { ...headers, 'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000) + limited) } };
}
