/**
 * A stand-in of GitHub on a real repository. It collects every request that GitHub's published schemas do not have in `faults`, and tests
 * expect none.
 */
import type { Route } from '@playwright/test';
import { connected } from '../../../scripts/lib/test-environment.mjs';
import { gitIn, type Commit, type Git } from './git';
import { graphqlApi, type GraphqlRequest } from './graphql';
import { restApi } from './rest';
import { refusalOf, type Trouble } from './troubles';

/** The message of a commit that is not the operator's. */
export const bySomebodyElse = 'By somebody else';

export interface GitHost {
  /** The only token that it accepts. */
  token: string;
  git: Git;
  /** What GitHub's published schemas refuse. */
  faults: string[];
  /** The number of requests since the beginning. */
  requests: () => number;
  /** Fails at the next commit, or at the next request of any kind. */
  fails: (trouble: Trouble, when?: 'at the commit' | 'at once') => void;
  /** Answers a request of a page. */
  answer: (route: Route) => Promise<void>;
  /** The commits with their files, newest first. */
  commits: () => (Commit & { files: string[] })[];
  /** The operator's commits, newest first, without the first one. */
  saves: () => (Commit & { files: string[] })[];
  /** Commits what was written into the folder by other means. */
  save: (message: string, by?: string) => void;
  /** Writes a comment on a commit, as the workflows do. */
  comment: (sha: string, body: string) => void;
}

/** The headers that GitHub accepts from a page of another site beside those that every host has to accept. */
const allowedHeaders =
  /^(accept|accept-language|content-type|content-language|range|authorization|if-match|if-modified-since|if-none-match|if-unmodified-since|user-agent|x-github-otp|x-requested-with|graphql-features|x-github-api-version|x-github-next-global-id)$/;

/** Headers that the browser itself sets. */
const ownHeaders =
  /^(sec-|origin$|referer$|host$|connection$|content-length$|accept-encoding$|cache-control$|pragma$|dnt$|:)/;

const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers':
    'ETag, Link, Location, Retry-After, X-GitHub-OTP, X-RateLimit-Limit, X-RateLimit-Remaining, X-RateLimit-Used, X-RateLimit-Resource, X-RateLimit-Reset, X-OAuth-Scopes, X-Accepted-OAuth-Scopes, X-Poll-Interval, X-GitHub-Media-Type, X-GitHub-SSO, X-GitHub-Request-Id, Deprecation, Sunset',
};

const login = 'operator';

/** @param root a folder, whose content becomes the first commit */
export function gitHost(root: string): GitHost {
  const git = gitIn(root);
  const comments = new Map<string, string[]>();
  const commentsOn = (sha: string) => comments.get(sha) ?? [];
  const graphql = graphqlApi(git, connected.ADMIN_REPOSITORY, login, commentsOn);
  const rest = restApi(git, connected.ADMIN_REPOSITORY, login, commentsOn);
  let requests = 0;
  let waiting: { trouble: Trouble; at: 'at the commit' | 'at once' } | undefined;

  const withFiles = (commits: Commit[]) =>
    commits.map((commit) => ({
      ...commit,
      files: git
        .filesOf(commit.oid)
        .flatMap(({ path, previous }) => (previous === undefined ? [path] : [previous, path]))
        .sort(),
    }));

  const host: GitHost = {
    token: 'github_pat_11AAAAAAA0aaaaaaaaaaaa_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
    git,
    faults: [],
    requests: () => requests,
    fails(trouble, at = 'at the commit') {
      waiting = { trouble, at };
    },
    commits: () => withFiles(git.commits('HEAD')),
    saves: () =>
      withFiles(git.commits('HEAD').filter(({ message, parents }) => message !== bySomebodyElse && parents[0])),
    save: git.commitAll,
    comment: (sha, body) => void comments.set(sha, [...commentsOn(sha), body]),

    async answer(route) {
      requests += 1;
      const request = route.request();
      const [method, body] = [request.method(), request.postData()];
      const { pathname, search } = new URL(request.url());
      const path = pathname.replace(/^\/api\/(v3(?=\/)|(?=graphql))/, '').replace(/^(?!\/)/, '/') + search;
      const headers = request.headers();
      for (const name of Object.keys(headers))
        if (!allowedHeaders.test(name) && !ownHeaders.test(name))
          host.faults.push(`${method} ${path}: GitHub takes no header ${name} from a page`);

      const isCommit = body?.includes('createCommitOnBranch') ?? false;
      const isNow = waiting !== undefined && (waiting.at === 'at once' || isCommit);
      const trouble = isNow ? waiting?.trouble : undefined;
      if (isNow) waiting = undefined;
      if (trouble === 'dead token') host.token = `${host.token.slice(0, -3)}${String(requests).padStart(3, '0')}`;
      const { authorization = '' } = headers;
      const isKnown = authorization.split(' ')[1] === host.token;
      const refusal = isKnown ? trouble && refusalOf(trouble) : refusalOf('dead token');
      if (refusal)
        return route.fulfill({
          status: refusal.status,
          body: refusal.body,
          contentType: refusal.type ?? 'application/json; charset=utf-8',
          headers: { ...corsHeaders, ...refusal.headers },
        });
      if (trouble === 'no answer') return;
      if (trouble === 'cut before') return route.abort('connectionreset');
      if (trouble === 'somebody else saves') git.commitAll(bySomebodyElse, 'A colleague');

      const answered =
        path === '/graphql'
          ? { status: 200, headers: {}, ...graphql(JSON.parse(body ?? '{}') as GraphqlRequest) }
          : rest(method, path);
      host.faults.push(...answered.faults);
      if (trouble === 'cut after') return route.abort('connectionreset');
      await route.fulfill({
        status: answered.status,
        json: answered.body,
        headers: { ...corsHeaders, ...answered.headers },
      });
    },
  };
  return host;
}
