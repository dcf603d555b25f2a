/** The ways in which the Git host fails at a save. */
import { setTimeout } from 'node:timers/promises';
import type { Route } from '@playwright/test';
import { keysOf } from '../../content/ids/keys-of';
import type { GitHost } from './git-host';

const refusals = {
  denied: [401, 'application/json', '{"message":"Bad credentials"}'],
  forbidden: [403, 'application/json', '{"message":"Resource not accessible by personal access token"}'],
  unprocessable: [422, 'application/json', '{"message":"Validation Failed"}'],
  'bad gateway': [502, 'text/html', '<html>Bad Gateway'],
  unavailable: [503, 'text/html', '<html>Service Unavailable'],
} as const;

/**
 * The token is over, the token may not write, the request is refused, the host is down, it never answers, it is not reached, its answer
 * is lost, it is slow, or somebody else saves another file just before.
 */
export type Trouble = (typeof troubles)[number];

export const troubles = [...keysOf(refusals), 'no answer', 'no network', 'answer lost', 'slow', 'moved'] as const;

/** The message of a commit that is not the operator's. */
export const bySomebodyElse = 'By somebody else';

const anyOrigin = { 'Access-Control-Allow-Origin': '*' };
const refused = ([status, contentType, body]: (typeof refusals)[keyof typeof refusals]) => ({
  status,
  contentType,
  body,
  headers: anyOrigin,
});

/** Answers a request, with the trouble that waits for a commit. */
export async function answered(route: Route, host: GitHost): Promise<void> {
  const request = route.request();
  const isCommit = request.postData()?.includes('createCommitOnBranch') ?? false;
  const trouble = isCommit ? host.trouble : undefined;
  if (isCommit) host.trouble = undefined;
  if (trouble === 'denied') host.token = `${host.token}, renewed`;
  const { authorization = '' } = request.headers();
  if (!authorization.endsWith(` ${host.token}`)) return route.fulfill(refused(refusals.denied));
  if (trouble !== undefined && trouble in refusals)
    return route.fulfill(refused(refusals[trouble as keyof typeof refusals]));
  if (trouble === 'no answer') return;
  if (trouble === 'no network') return route.abort();
  if (trouble === 'slow') await setTimeout(1_500);
  if (trouble === 'moved') host.save(bySomebodyElse);
  const { status, body } = host.answer(request.method(), request.url(), request.postData());
  if (trouble === 'answer lost') return route.abort();
  await route.fulfill({
    status,
    headers: anyOrigin,
    ...(Buffer.isBuffer(body) ? { body } : body === null ? {} : { json: body }),
  });
}
