/** The words for errors of the Git host, in the editor and on the pages beside it: what is wrong, and what to do about it. */

/** The milliseconds after which a query has failed, and a save may never be answered. */
export const patience = 20_000;

export const denied =
  'Your access has run out: the token is over, or was taken back. Make a new one, and sign in with it.';
export const lost = 'There is no connection to GitHub: check your network and try again.';
export const unanswered = `GitHub has not answered for ${patience / 1_000} seconds`;
export const late = `${unanswered}: try again.`;
export const elsewhere = 'Another page answers in the place of GitHub, as a Wi-Fi does before you sign in to it.';

/** True if the answer is a page for people, which GitHub's API never sends. */
export const isPage = (headers: Headers): boolean => headers.get('Content-Type')?.includes('text/html') ?? false;

/** The minutes until GitHub takes requests again; one if it does not say. */
function minutesToWait(headers: Headers, now: number): number {
  const reset = headers.get('X-RateLimit-Remaining') === '0' ? Number(headers.get('X-RateLimit-Reset')) : 0;
  const seconds = Number(headers.get('Retry-After')) || reset - Math.floor(now / 1_000);
  return Math.max(1, Math.ceil(seconds / 60));
}

/**
 * Explains an answer that refuses a request.
 * @param body The text of the answer; a query in GraphQL is refused with status 200.
 * @returns The words, and whether only another token helps.
 */
export function hostProblem(
  status: number,
  body: string,
  headers: Headers = new Headers(),
  now: number = Date.now(),
): { message: string; signIn: boolean } {
  const problem = (message: string, signIn = false) => ({ message, signIn });
  if (status === 401) return problem(denied, true);
  if (status >= 500) return problem(`GitHub has a fault of its own (error ${status}): try again in a few minutes.`);
  const isLimited = headers.get('X-RateLimit-Remaining') === '0' || headers.has('Retry-After');
  if (status === 429 || /rate limit/i.test(body) || (status === 403 && isLimited))
    return problem(`GitHub takes no more requests for now: try again in ${minutesToWait(headers, now)} min.`);
  if (status === 403 || /not accessible by/i.test(body))
    return problem(
      'Your token may not do this: make a new one with “Contents: read and write” for this repository.',
      true,
    );
  if (status === 404) return problem('GitHub does not find this, or your token may not see it.');
  const reason = /"message":\s*"([^"]+)"/.exec(body)?.[1] ?? `error ${status}`;
  return problem(`GitHub refuses this (${reason}): try again, and tell your engineer if it refuses again.`);
}
