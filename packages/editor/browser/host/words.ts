/** The words for refusals of the Git host: what is wrong, and what to do about it. */
import { HostError } from './host';

/** The milliseconds after which a query has failed. */
export const patience = 20_000;

const denied = 'Your access has ended: the token is over, or it was taken back. Make a new one, and sign in with it.';
export const lost = 'There is no connection to GitHub. Check your network and try again.';
export const late = `GitHub has not answered for ${patience / 1_000} seconds. Try again.`;
export const elsewhere =
  'Another page answers in the place of GitHub, as a Wi-Fi does before you sign in to it. Open any other site in this browser, sign in there, and try again.';
export const crowded = 'Others are saving at this moment. Try again.';

/** An answer of the Git host that refuses a request. Names of headers are in lower case. */
export interface Refusal {
  status: number;
  message: string;
  /** The type of an error in GraphQL, whose answers have status 200. */
  type?: string | undefined;
  headers: Readonly<Record<string, string | number | undefined>>;
}

/** The minutes until GitHub takes requests again; one if it does not say. */
function minutesToWait(headers: Refusal['headers'], now: number): number {
  const isUsedUp = String(headers['x-ratelimit-remaining']) === '0';
  const untilReset = isUsedUp ? Number(headers['x-ratelimit-reset'] ?? 0) - Math.floor(now / 1_000) : 0;
  const seconds = Number(headers['retry-after'] ?? 0) || untilReset;
  return Math.max(1, Math.ceil(seconds / 60));
}

const isLimit = ({ status, message, type, headers }: Refusal): boolean =>
  status === 429 ||
  type === 'RATE_LIMITED' ||
  /rate limit/i.test(message) ||
  (status === 403 && (String(headers['x-ratelimit-remaining']) === '0' || headers['retry-after'] !== undefined));

/** The page of an organisation's single sign-on, which a refusal names in a header. */
const signOnPage = ({ headers }: Refusal): string | undefined =>
  /url=(https:[^\s;]+)/.exec(String(headers['x-github-sso'] ?? ''))?.[1];

/** A rule of the branch: 'Repository rule violations found', then a paragraph for each. */
function brokenRules(message: string): string | undefined {
  const [, rules] = /rule violations found\s*(.*)/is.exec(message) ?? [];
  return rules?.replace(/\s+/g, ' ').trim();
}

/** Explains an answer that refuses a request. */
export function refused(answer: Refusal, now: number = Date.now()): HostError {
  const { status, message, type } = answer;
  if (status === 401) return new HostError(denied, { signIn: true });
  if (status >= 500)
    return new HostError(`GitHub has a fault of its own (error ${status}). Try again in a few minutes.`);
  if (isLimit(answer)) {
    const minutes = minutesToWait(answer.headers, now);
    return new HostError(
      `GitHub takes no more requests for now. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    );
  }
  const href = signOnPage(answer);
  if (href || /SAML enforcement/i.test(message))
    return new HostError('Your organisation asks you to confirm your token once before it may be used.', {
      signIn: !href,
      ...(href ? { link: { href, text: 'Confirm it at GitHub, then try again' } } : {}),
    });
  const rules = brokenRules(message);
  if (rules !== undefined)
    return new HostError(
      `A rule of the repository refuses this save${rules ? `: “${rules}”` : ''}. Show this to your engineer, who can change the rule.`,
    );
  if (status === 403 || type === 'FORBIDDEN' || /not accessible by/i.test(message))
    return new HostError(
      'Your token may not do this. Make a new one with “Contents: read and write” for this repository, and sign in with it.',
      { signIn: true },
    );
  if (status === 404 || type === 'NOT_FOUND')
    return new HostError(
      'GitHub does not find this, or your token may not see it. Make sure that your token is for this repository.',
      { signIn: true },
    );
  const reason =
    message
      .replace(/ - https:\S+$/, '')
      .replace(/\s+/g, ' ')
      .trim() || `error ${status}`;
  return new HostError(`GitHub refuses this (“${reason}”). Try again, and tell your engineer if it refuses again.`);
}

/** Explains that the branch does not exist. */
export const withoutBranch = (branch: string): HostError =>
  new HostError(
    `The branch “${branch}”, to which this editor saves, does not exist any more: it was renamed or deleted. Tell your engineer; what you typed is still here.`,
  );
