/** Answers the part of GitHub's REST API that the editor uses. The types of paths, parameters and answers are those that GitHub publishes. */
import type { components, paths } from '@octokit/openapi-types';
import type { Commit, Git } from './git';

type Schemas = components['schemas'];
type Get<Path extends keyof paths> = paths[Path] extends { get: infer Operation } ? Operation : never;
type Query<Path extends keyof paths> =
  Get<Path> extends { parameters: { query?: infer Parameters } } ? keyof NonNullable<Parameters> : never;
type Answer<Path extends keyof paths> =
  Get<Path> extends { responses: { 200: { content: { 'application/json': infer Body } } } } ? Body : never;

/** A request that the editor may make. */
interface Route {
  pattern: RegExp;
  parameters: readonly string[];
  answer: (at: Readonly<Record<string, string>>, query: URLSearchParams) => unknown;
}

/**
 * Builds a row of the table of requests.
 * @param parameters the parameters of its query, which its published type has
 * @param answer undefined if there is no such thing
 */
const route = <Path extends keyof paths>(
  path: Path,
  parameters: readonly Query<Path>[],
  answer: (at: Readonly<Record<string, string>>, query: URLSearchParams) => Answer<Path> | undefined,
): Route => ({
  pattern: new RegExp(`^${path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
  parameters,
  answer,
});

const at = (path: string) => `https://api.github.com${path}`;

const person = (login: string) => ({
  login,
  id: 1,
  node_id: 'U_1',
  avatar_url: at('/avatar'),
  gravatar_id: '',
  url: at(`/users/${login}`),
  html_url: `https://github.com/${login}`,
  followers_url: at(`/users/${login}/followers`),
  following_url: at(`/users/${login}/following`),
  gists_url: at(`/users/${login}/gists`),
  starred_url: at(`/users/${login}/starred`),
  subscriptions_url: at(`/users/${login}/subscriptions`),
  organizations_url: at(`/users/${login}/orgs`),
  repos_url: at(`/users/${login}/repos`),
  events_url: at(`/users/${login}/events`),
  received_events_url: at(`/users/${login}/received_events`),
  type: 'User',
  site_admin: false,
});

const user = (login: string): Schemas['public-user'] => ({
  ...person(login),
  name: null,
  company: null,
  blog: null,
  location: null,
  email: null,
  hireable: null,
  bio: null,
  public_repos: 1,
  public_gists: 0,
  followers: 0,
  following: 0,
  created_at: '2020-01-01T00:00:00Z',
  updated_at: '2020-01-01T00:00:00Z',
});

/** The items of a page; its size is 30 without a parameter and 100 at most. */
function pageOf<Item>(all: readonly Item[], query: URLSearchParams): Item[] {
  const size = Math.min(Number(query.get('per_page') ?? 30), 100);
  const from = (Number(query.get('page') ?? 1) - 1) * size;
  return all.slice(from, from + size);
}

export interface RestAnswer {
  status: number;
  body: unknown;
  headers: Readonly<Record<string, string>>;
  faults: string[];
}

export function restApi(git: Git, slug: string, login: string, commentsOn: (sha: string) => readonly string[]) {
  const commitOf = ({ oid, tree, parents, date, by, message }: Commit): Schemas['commit'] => ({
    url: at(`/repos/${slug}/commits/${oid}`),
    sha: oid,
    node_id: oid,
    html_url: `https://github.com/${slug}/commit/${oid}`,
    comments_url: at(`/repos/${slug}/commits/${oid}/comments`),
    commit: {
      url: at(`/repos/${slug}/git/commits/${oid}`),
      author: { name: by, email: 'somebody@example.com', date },
      committer: { name: by, email: 'somebody@example.com', date },
      message,
      comment_count: commentsOn(oid).length,
      tree: { sha: tree, url: at(`/repos/${slug}/git/trees/${tree}`) },
    },
    author: person(login),
    committer: person(login),
    parents: parents.map((sha) => ({ sha, url: at(`/repos/${slug}/commits/${sha}`) })),
  });

  const filesOf = (sha: string): Schemas['diff-entry'][] =>
    git.filesOf(sha).map(({ path, status, previous }) => ({
      sha: git.idOf(`${sha}:${path}`) ?? null,
      filename: path,
      status,
      additions: 1,
      deletions: 1,
      changes: 2,
      blob_url: `https://github.com/${slug}/blob/${sha}/${path}`,
      raw_url: `https://github.com/${slug}/raw/${sha}/${path}`,
      contents_url: at(`/repos/${slug}/contents/${path}?ref=${sha}`),
      ...(previous === undefined ? {} : { previous_filename: previous }),
    }));

  /** The id of a commit by its id or the name of a branch. */
  const commitIdOf = (name: string) => git.idOf(`${name.replace(/^refs\/heads\//, '')}^{commit}`);

  const table: readonly Route[] = [
    route('/user', [], () => user(login)),
    route('/repos/{owner}/{repo}/commits', ['sha', 'path', 'since', 'until', 'per_page', 'page'], (_, query) => {
      const from = commitIdOf(query.get('sha') ?? 'HEAD');
      const path = query.get('path');
      return from === undefined
        ? undefined
        : pageOf(git.commits(from, ...(path ? ['--', path] : [])), query).map(commitOf);
    }),
    route('/repos/{owner}/{repo}/commits/{ref}', ['per_page', 'page'], ({ ref = '' }) => {
      const [commit] = commitIdOf(ref) ? git.commits('-1', ref) : [];
      return commit && { ...commitOf(commit), files: filesOf(commit.oid) };
    }),
    route(
      '/repos/{owner}/{repo}/commits/{commit_sha}/comments',
      ['per_page', 'page'],
      ({ commit_sha: sha = '' }, query) =>
        pageOf(commentsOn(sha), query).map((body, id) => ({
          html_url: `https://github.com/${slug}/commit/${sha}#commitcomment-${id}`,
          url: at(`/repos/${slug}/comments/${id}`),
          id,
          node_id: String(id),
          body,
          path: null,
          position: null,
          line: null,
          commit_id: sha,
          user: person('github-actions[bot]'),
          created_at: '2026-11-27T04:39:00Z',
          updated_at: '2026-11-27T04:39:00Z',
          author_association: 'NONE',
        })),
    ),
    route('/repos/{owner}/{repo}/compare/{basehead}', ['per_page', 'page'], ({ basehead = '' }, query) => {
      const [base, head] = basehead.split('...').map((name) => commitIdOf(name));
      const first = base && git.commits('-1', base)[0];
      if (!first || !head) return undefined;
      // Oldest first; without a page the newest 250.
      const between = git.commits('--reverse', `${base}..${head}`);
      const page = query.has('page') || query.has('per_page') ? pageOf(between, query) : between.slice(-250);
      const address = `https://github.com/${slug}/compare/${basehead}`;
      return {
        url: at(`/repos/${slug}/compare/${basehead}`),
        html_url: address,
        permalink_url: address,
        diff_url: `${address}.diff`,
        patch_url: `${address}.patch`,
        base_commit: commitOf(first),
        merge_base_commit: commitOf(first),
        status: between.length > 0 ? ('ahead' as const) : ('identical' as const),
        ahead_by: between.length,
        behind_by: 0,
        total_commits: between.length,
        commits: page.map(commitOf),
      };
    }),
  ];

  /** Answers a request. @param path without the host, with the query */
  return function answer(method: string, path: string): RestAnswer {
    const { pathname, searchParams: query } = new URL(path, 'https://api.github.com');
    for (const { pattern, parameters, answer: body } of table) {
      const found = pattern.exec(pathname);
      if (!found || method !== 'GET') continue;
      const where = Object.fromEntries(
        Object.entries(found.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
      );
      const faults = [...query.keys()]
        .filter((name) => !parameters.includes(name))
        .map((name) => `GET ${pathname} has no parameter ${name}`);
      if (where['owner'] && `${where['owner']}/${where['repo']}` !== slug)
        faults.push(`GET ${pathname}: no repository`);
      const size = Number(query.get('per_page') ?? 30);
      if (!(size >= 1 && size <= 100)) faults.push(`GET ${pathname}: per_page is ${size}, and 100 at most`);
      const answered = faults.length > 0 ? undefined : body(where, query);
      return answered === undefined
        ? { status: 404, body: { message: 'Not Found', status: '404' }, headers: {}, faults }
        : { status: 200, body: answered, headers: {}, faults };
    }
    return {
      status: 404,
      body: { message: 'Not Found' },
      headers: {},
      faults: [`${method} ${pathname} is not in the table of requests`],
    };
  };
}
