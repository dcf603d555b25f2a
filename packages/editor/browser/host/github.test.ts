/** The client of GitHub: its requests, and its words for every refusal. */
import { gitHub } from './github';
import { HostError, Moved } from './host';

interface Asked {
  path: string;
  body: { query?: string; variables?: Record<string, unknown> } | undefined;
  headers: Record<string, string>;
}

type Answer = Response | Error;

let clients = 0;
/** A host whose requests are answered by a function, and the requests. */
function hostWith(answer: (asked: Asked) => Answer | Promise<Answer>, token: string | undefined = 'github_pat_1') {
  const asked: Asked[] = [];
  const ask = async (input: unknown, init: RequestInit = {}) => {
    const { pathname, search } = new URL(String(input));
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Asked['body']) : undefined;
    const one = { path: pathname + search, body, headers: init.headers as Record<string, string> };
    asked.push(one);
    const answered = await answer(one);
    if (answered instanceof Error) throw answered;
    return answered;
  };
  clients += 1;
  // Each client has its own limits: requests of one test do not wait for those of another.
  const repository = { name: 'owner/site', branch: 'main', apiRoot: `https://api${clients}.github.com` };
  return { host: gitHub(repository, () => token, ask), asked };
}

const head = { target: { oid: 'a1' } };
const data = (repository: object | null) => Response.json({ data: { repository } });
const graphqlError = (type: string, message: string, headers: Record<string, string> = {}) =>
  Response.json({ data: null, errors: [{ type, message }] }, { headers });
const refusal = (status: number, message = '', headers: Record<string, string> = {}) =>
  Response.json({ message }, { status, headers });

test('reads files and folders that are asked for in one moment with one query', async () => {
  const { host, asked } = hostWith(() =>
    data({ ref: head, o0: { text: 'A' }, o1: null, o2: { entries: [{ name: 'goa.json', object: { text: 'G' } }] } }),
  );
  const [read, folder] = await Promise.all([host.read(['a.json', 'b.json']), host.readFolder('trips')]);
  expect(read).toEqual({ head: 'a1', texts: { 'a.json': 'A', 'b.json': undefined } });
  expect(folder).toEqual({ head: 'a1', texts: { 'trips/goa.json': 'G' } });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.body?.variables).toMatchObject({ e0: 'main:a.json', e1: 'main:b.json', e2: 'main:trips' });
  expect(asked[0]?.headers).toEqual({
    Authorization: 'Bearer github_pat_1',
    Accept: expect.any(String) as string,
    'Content-Type': expect.stringContaining('application/json') as string,
  });
});

test('commits texts of any script and photographs', async () => {
  const { host, asked } = hostWith(() => Response.json({ data: { createCommitOnBranch: { commit: { oid: 'b2' } } } }));
  const write = { 'a.json': 'தமிழ் ₹', 'p.jpg': new Blob([new Uint8Array([0, 255])]) };
  expect(await host.commit('A price', 'a1', { write, remove: ['c.json'] })).toEqual({ sha: 'b2' });
  expect(asked[0]?.body?.variables).toEqual({
    input: {
      branch: { repositoryNameWithOwner: 'owner/site', branchName: 'main' },
      expectedHeadOid: 'a1',
      message: { headline: 'A price' },
      fileChanges: {
        additions: [
          { path: 'a.json', contents: Buffer.from('தமிழ் ₹').toString('base64') },
          { path: 'p.jpg', contents: 'AP8=' },
        ],
        deletions: [{ path: 'c.json' }],
      },
    },
  });
});

test('tells that the branch moved', async () => {
  const { host } = hostWith(() => graphqlError('STALE_DATA', 'Expected branch to point to "a1" but it did not.'));
  await expect(host.commit('A price', 'a1', {})).rejects.toThrow(Moved);
});

const commit = (sha: string, parent: string, message: string) => ({
  sha,
  parents: [{ sha: parent }],
  commit: { message, comment_count: 1, author: { name: 'Anitha' }, committer: { date: '2026-11-27T10:00:00Z' } },
});

describe('after a save without an answer', () => {
  const lostAnswers: readonly [string, () => Answer][] = [
    ['a cut', () => new TypeError('Failed to fetch')],
    ['a fault of GitHub', () => refusal(502)],
    ['a page instead of an answer', () => new Response('<html>', { headers: { 'Content-Type': 'text/html' } })],
  ];
  test.each(lostAnswers)('of %s finds the commit, also below that of somebody else', async (_what, answer) => {
    const { host, asked } = hostWith(({ body }) =>
      body ? answer() : Response.json([commit('c3', 'b2', 'Other'), commit('b2', 'a1', 'A price')]),
    );
    expect(await host.commit('A price', 'a1', {})).toEqual({ sha: 'b2' });
    expect(asked.filter(({ body }) => body)).toHaveLength(1);
  });
  test.each(lostAnswers)(
    'of %s tells so if only others have the name or the place of the commit',
    async (_what, answer) => {
      const { host } = hostWith(({ body }) =>
        body ? answer() : Response.json([commit('b2', 'a1', 'Other'), commit('a1', 'a0', 'A price')]),
      );
      await expect(host.commit('A price', 'a1', {})).rejects.toThrow(HostError);
    },
  );
});

test('reads all commits since one, the newest first, whatever their number', async () => {
  const all = Array.from({ length: 205 }, (_, index) => commit(`s${index}`, `s${index - 1}`, `Save ${index}`));
  const { host } = hostWith(({ path }) => {
    const page = Number(new URL(path, 'https://x').searchParams.get('page'));
    return Response.json({ total_commits: all.length, commits: all.slice((page - 1) * 100, page * 100) });
  });
  const commits = await host.since('s');
  expect(commits.map(({ sha }) => sha)).toEqual(all.map(({ sha }) => sha).reverse());
  expect(commits[0]).toEqual({
    sha: 's204',
    parent: 's203',
    message: 'Save 204',
    by: 'Anitha',
    date: '2026-11-27T10:00:00Z',
    comments: 1,
  });
});

const inMinutes = (minutes: number) => String(Math.floor(Date.now() / 1_000) + minutes * 60);

const refusals: readonly [string, () => Answer, RegExp, Partial<HostError>][] = [
  ['a dead token', () => refusal(401, 'Bad credentials'), /Your access has ended/, { signIn: true }],
  [
    'a token without rights',
    () => refusal(403, 'Resource not accessible by personal access token'),
    /Contents: read and write/,
    { signIn: true },
  ],
  [
    'a query without rights',
    () => graphqlError('FORBIDDEN', 'Resource not accessible by personal access token'),
    /Contents: read and write/,
    { signIn: true },
  ],
  [
    'the limit of an hour',
    () => refusal(403, 'API rate limit exceeded', { 'X-RateLimit-Remaining': '0', 'X-RateLimit-Reset': inMinutes(10) }),
    /again in 1[01] minutes/,
    {},
  ],
  [
    'the limit in an answer with status 200',
    () =>
      graphqlError('RATE_LIMITED', 'API rate limit exceeded', {
        'X-RateLimit-Remaining': '0',
        'X-RateLimit-Reset': inMinutes(3),
      }),
    /again in [34] minutes/,
    {},
  ],
  [
    'a secondary limit',
    () => refusal(403, 'You have exceeded a secondary rate limit', { 'Retry-After': '120' }),
    /again in 2 minutes/,
    {},
  ],
  [
    'a secondary limit with status 429',
    () => refusal(429, 'You have exceeded a secondary rate limit', { 'Retry-After': '60' }),
    /again in a minute/,
    {},
  ],
  [
    'single sign-on',
    () =>
      refusal(403, 'Resource protected by organization SAML enforcement.', {
        'X-GitHub-SSO': 'required; url=https://github.com/orgs/o/sso?a=b',
      }),
    /confirm your token/,
    {
      signIn: false,
      link: { href: 'https://github.com/orgs/o/sso?a=b', text: 'Confirm it at GitHub, then try again' },
    },
  ],
  ['a renamed branch', () => data({ ref: null }), /branch “main”.*does not exist any more/, {}],
  [
    'a repository out of sight',
    () => graphqlError('NOT_FOUND', "Could not resolve to a Repository with the name 'owner/site'."),
    /make sure that your token is for this repository/i,
    { signIn: true },
  ],
  ['a fault of GitHub', () => refusal(502), /fault of its own \(error 502\)/, {}],
  ['a cut', () => new TypeError('Failed to fetch'), /no connection to GitHub/, {}],
  [
    'a page in its place',
    () => new Response('<html>Sign in', { headers: { 'Content-Type': 'text/html' } }),
    /Another page answers/,
    {},
  ],
];

test.each(refusals)('explains %s', async (_what, answer, words, more) => {
  const { host } = hostWith(answer);
  const problem = await host.read(['a.json']).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(HostError);
  expect(problem).toMatchObject({ message: expect.stringMatching(words) as string, ...more });
});

test('names the rule of the repository that refuses a save, without its line breaks', async () => {
  const { host } = hostWith(() =>
    graphqlError(
      'UNPROCESSABLE',
      'Repository rule violations found\n\nChanges must be made\nthrough a pull request.\n\n',
    ),
  );
  await expect(host.commit('A price', 'a1', {})).rejects.toThrow(
    'refuses this save: “Changes must be made through a pull request.”. Show this to your engineer',
  );
});

test('asks nothing without a token', async () => {
  const { host, asked } = hostWith(() => data({}), '');
  await expect(host.signedInAs()).rejects.toMatchObject({ signIn: true });
  expect(asked).toEqual([]);
});
