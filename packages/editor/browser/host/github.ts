/** The records in a repository at GitHub, read and written with the operator's own token. */
import { Octokit } from '@octokit/core';
import type { Commit, CreateCommitOnBranchInput, Mutation, Repository as Repo } from '@octokit/graphql-schema';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import type { Repository } from '../../repository';
import { HostError, Moved, type Change, type ChangedFile, type Host, type HostCommit, type Texts } from './host';
import { elsewhere, late, lost, patience, refused, withoutBranch } from './words';

/** The longest wait in seconds before a limited request is sent once more; for a longer one the operator is told how long. */
const shortWait = 5;

/** The bytes of a photograph that a slow phone sends in a second. */
const slowest = 4_000;

/** The number of newest commits among which a commit without an answer is looked for: others may have saved meanwhile. */
const looked = 10;

const isPage = ({ headers }: Response): boolean => headers.get('Content-Type')?.includes('text/html') ?? false;

/** An error that is not worth a second attempt: the client tries others again. */
function final(problem: HostError): Error {
  return Object.assign(new Error(problem.message, { cause: problem }), { name: 'AbortError' });
}

/** A `fetch` with the operator's token and a time limit, which reads the whole answer. */
const hostFetch =
  (tokenOf: () => string | undefined, ask: typeof fetch): typeof fetch =>
  async (input, init = {}) => {
    const token = tokenOf();
    if (!token) throw final(new HostError('You are not signed in.', { signIn: true }));
    const { Accept, accept = Accept, 'content-type': type } = init.headers as Record<string, string>;
    const size = typeof init.body === 'string' ? init.body.length : 0;
    const limit = AbortSignal.timeout(patience + Math.ceil((size / slowest) * 1_000));
    let response: Response;
    try {
      response = await ask(input, {
        method: init.method ?? 'GET',
        ...(init.body ? { body: init.body } : {}),
        cache: 'no-store',
        headers: {
          Authorization: `Bearer ${token}`,
          Accept: accept ?? 'application/vnd.github+json',
          ...(type ? { 'Content-Type': type } : {}),
        },
        signal: limit,
      });
      // The body of an answer may stall or break off as well.
      response = new Response(response.status === 204 ? null : await response.arrayBuffer(), response);
    } catch (error) {
      if (limit.aborted) throw final(new HostError(late));
      throw new Error(lost, { cause: error });
    }
    if (response.ok && isPage(response)) throw final(new HostError(elsewhere));
    return response;
  };

interface Failure {
  status?: number;
  message: string;
  cause?: unknown;
  headers?: Record<string, string>;
  response?: { headers: Record<string, string>; data?: { errors?: GraphqlError[] } };
  errors?: GraphqlError[];
}

interface GraphqlError {
  type?: string;
  message: string;
}

/** The error of a failed request, in words. */
function inWords(error: unknown): HostError | Moved {
  const { status = 200, message, cause, headers, response, errors } = error as Failure;
  if (cause instanceof HostError) return cause;
  const [first] = errors ?? response?.data?.errors ?? [];
  if (first?.type === 'STALE_DATA' || first?.message.includes('Expected branch to point to')) return new Moved();
  if (!response && !headers) return new HostError(lost);
  return refused({
    status: first ? 200 : status,
    message: first?.message ?? message,
    type: first?.type,
    headers: response?.headers ?? headers ?? {},
  });
}

/** Whether a request may have succeeded although its answer failed. */
const isUnsure = (error: unknown): boolean => {
  const { status = 0, response, headers, name } = error as Failure & { name: string };
  return name === 'AbortError' || status >= 500 || (!response && !headers);
};

/** Encodes a text or a file in base64. */
async function encoded(content: string | Blob): Promise<string> {
  const bytes = new Uint8Array(await new Blob([content]).arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

const blob = '... on Blob { text }';

/** Expressions such as `main:content/records`, and the functions that wait for their objects. */
interface Batch {
  expressions: Set<string>;
  answer: Promise<{ head: string; objects: ReadonlyMap<string, Repo['object']> }>;
}

interface RestCommit {
  sha: string;
  parents: { sha: string }[];
  commit: {
    message: string;
    comment_count: number;
    author: { name?: string } | null;
    committer: { date?: string } | null;
  };
}

const hostCommit = ({ sha, parents, commit }: RestCommit): HostCommit => ({
  sha,
  parent: parents[0]?.sha,
  message: commit.message,
  by: commit.author?.name ?? 'somebody',
  date: commit.committer?.date ?? '',
  comments: commit.comment_count,
});

interface RestFile {
  filename: string;
  status: string;
  previous_filename?: string;
}

const changedFile = ({ filename, status, previous_filename: previous }: RestFile): ChangedFile => ({
  path: filename,
  status: status === 'added' || status === 'removed' || status === 'renamed' ? status : 'modified',
  ...(previous ? { previous } : {}),
});

/** Waits for an answer. @throws HostError with a sentence for the operator, or Moved */
async function inSentences<Answer>(request: Promise<Answer>): Promise<Answer> {
  try {
    return await request;
  } catch (error) {
    throw inWords(error);
  }
}

/** The query for the newest commit of the branch, and for as many objects as `count`. */
function queryFor(count: number): string {
  const numbers = Array.from({ length: count }, (_, index) => index);
  const objects = numbers.map(
    (index) =>
      `o${index}: object(expression: $e${index}) { ${blob} ... on Tree { entries { name object { ${blob} } } } }`,
  );
  return `query ($owner: String!, $name: String!, $branch: String!${numbers.map((index) => `, $e${index}: String!`).join('')}) {
      repository(owner: $owner, name: $name) { ref(qualifiedName: $branch) { target { oid } } ${objects.join(' ')} }
    }`;
}

const textOf = (object: Repo['object']): string | undefined =>
  object && 'text' in object ? (object.text ?? undefined) : undefined;

const mutation =
  'mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';

async function commitInput(
  repository: string,
  branch: string,
  message: string,
  head: string,
  { write = {}, remove = [] }: Change,
): Promise<CreateCommitOnBranchInput> {
  const additions = Object.entries(write).map(async ([path, content]) => ({
    path,
    contents: await encoded(content),
  }));
  return {
    branch: { repositoryNameWithOwner: repository, branchName: branch },
    expectedHeadOid: head,
    message: { headline: message },
    fileChanges: { additions: await Promise.all(additions), deletions: remove.map((path) => ({ path })) },
  };
}

/**
 * Creates the host. This is one long function, because all requests share the client and the branch.
 * @param tokenOf Returns the token of the signed-in person.
 * @param ask The browser's own `fetch`.
 */
export function gitHub(
  { name: fullName, branch, apiRoot }: Repository,
  tokenOf: () => string | undefined,
  ask: typeof fetch = (...request) => fetch(...request),
): Host {
  const [owner = '', repo = ''] = fullName.split('/');
  const at = { owner, repo };
  const waits = (seconds: number, _request: object, _client: object, attempts: number) =>
    seconds <= shortWait && attempts === 0;
  const client = new (Octokit.plugin(throttling, retry))({
    baseUrl: apiRoot,
    request: { fetch: hostFetch(tokenOf, ask) },
    retry: { retries: 1 },
    throttle: { id: apiRoot, onRateLimit: waits, onSecondaryRateLimit: waits },
  });

  async function objectsAt(expressions: readonly string[]) {
    const variables = Object.fromEntries(expressions.map((expression, index) => [`e${index}`, expression]));
    const { repository } = await inSentences(
      client.graphql<{ repository: Repo & Record<string, Repo['object']> }>(queryFor(expressions.length), {
        owner,
        name: repo,
        branch: `refs/heads/${branch}`,
        ...variables,
      }),
    );
    const head = repository.ref?.target as Commit | null | undefined;
    if (!head) throw withoutBranch(branch);
    return {
      head: head.oid as string,
      objects: new Map(expressions.map((expression, index) => [expression, repository[`o${index}`]])),
    };
  }

  let batch: Batch | undefined;
  /** Asks for objects. All that is asked for in one moment is one query, because the client sends only one each second. */
  function objectsOf(expressions: readonly string[]): Batch['answer'] {
    if (!batch) {
      const asked = new Set<string>();
      const answer = Promise.resolve().then(() => {
        batch = undefined;
        return objectsAt([...asked]);
      });
      batch = { expressions: asked, answer };
    }
    for (const expression of expressions) batch.expressions.add(expression);
    return batch.answer;
  }

  async function textsAt(commit: string, paths: readonly string[]) {
    const { head, objects } = await objectsOf(paths.map((path) => `${commit}:${path}`));
    const texts: Texts = Object.fromEntries(paths.map((path) => [path, textOf(objects.get(`${commit}:${path}`))]));
    return { head, texts };
  }

  const commitsWith = async (query: { path?: string; per_page: number }): Promise<HostCommit[]> => {
    const request = client.request('GET /repos/{owner}/{repo}/commits', { ...at, sha: branch, ...query });
    return (await inSentences(request)).data.map(hostCommit);
  };

  async function commit(message: string, head: string, change: Change) {
    const input = await commitInput(fullName, branch, message, head, change);
    try {
      // A second attempt without a look would be refused by the commit of the first.
      const answer = await client.graphql<Mutation>(mutation, { input, request: { retries: 0 } });
      return { sha: answer.createCommitOnBranch?.commit?.oid as string };
    } catch (error) {
      if (!isUnsure(error)) throw inWords(error);
      const newest = await commitsWith({ per_page: looked }).catch(() => []);
      const own = newest.find((one) => one.parent === head && one.message === message);
      if (!own) throw inWords(error);
      return { sha: own.sha };
    }
  }

  return {
    signedInAs: async () => (await inSentences(client.request('GET /user'))).data.login,
    read: (paths) => textsAt(branch, paths),
    async readFolder(path) {
      const expression = `${branch}:${path}`;
      const { head, objects } = await objectsOf([expression]);
      const folder = objects.get(expression);
      const entries = (folder && 'entries' in folder ? folder.entries : undefined) ?? [];
      return {
        head,
        texts: Object.fromEntries(entries.map(({ name, object }) => [`${path}/${name}`, textOf(object)])),
      };
    },
    readAt: async (sha, paths) => (await textsAt(sha, paths)).texts,
    commit,
    commitsOf: (path, most) => commitsWith({ path, per_page: most }),
    async since(sha) {
      const commits: HostCommit[] = [];
      for (let page = 1; ; page += 1) {
        const request = client.request('GET /repos/{owner}/{repo}/compare/{basehead}', {
          ...at,
          basehead: `${sha}...${branch}`,
          per_page: 100,
          page,
        });
        const { data } = await inSentences(request);
        // The pages begin with the oldest commits.
        commits.unshift(...data.commits.map(hostCommit).reverse());
        if (data.commits.length === 0 || commits.length >= data.total_commits) return commits;
      }
    },
    async filesOf(sha) {
      const request = client.request('GET /repos/{owner}/{repo}/commits/{ref}', { ...at, ref: sha });
      const { files = [] } = (await inSentences(request)).data;
      return files.map(changedFile);
    },
    async commentsOn(sha) {
      const request = client.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/comments', {
        ...at,
        commit_sha: sha,
        per_page: 100,
      });
      return (await inSentences(request)).data.map(({ body }) => body);
    },
  };
}
