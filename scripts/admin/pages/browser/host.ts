/**
 * A client for GitHub's API with the operator's own token. The pages beside the editor read and write the repository only through this
 * module. Its errors are sentences that the pages print unchanged.
 */
import { elsewhere, hostProblem, isPage, late, lost, patience } from '../../host-words';
import type { Repository } from '../../repository';

declare const REPOSITORY: Repository;

export class HostError extends Error {
  /**
   * An error of the host.
   * @param signIn True if another token may help.
   */
  constructor(
    message: string,
    readonly signIn = false,
  ) {
    super(message);
  }
}

/** The branch moved on between reading and writing. */
class Moved extends Error {}

/** No answer came, or an incomplete one: the request may have succeeded all the same. */
class NoAnswer extends HostError {}

/** The token with which the editor was signed in on this device. */
export function tokenOf(storage: Pick<Storage, 'getItem'>): string | undefined {
  try {
    const user = JSON.parse(storage.getItem('sveltia-cms.user') ?? '{}') as { token?: unknown };
    return typeof user.token === 'string' && user.token !== '' ? user.token : undefined;
  } catch {
    return undefined;
  }
}

/** The error of an answer that refuses a request. */
function refusal(...answer: Parameters<typeof hostProblem>): HostError {
  const { message, signIn } = hostProblem(...answer);
  return new HostError(message, signIn);
}

async function request(path: string, body?: object): Promise<unknown> {
  const token = tokenOf(localStorage);
  if (!token) throw new HostError('You are not signed in.', true);
  let response: Response;
  try {
    response = await fetch(path, {
      cache: 'no-store',
      headers: { Authorization: `Bearer ${token}`, Accept: 'application/vnd.github+json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(patience),
    });
  } catch (error) {
    throw new NoAnswer((error as Error).name === 'TimeoutError' ? late : lost);
  }
  if (!response.ok) {
    const error = refusal(response.status, await response.text().catch(() => ''), response.headers);
    throw response.status >= 500 ? new NoAnswer(error.message) : error;
  }
  try {
    return await response.json();
  } catch {
    throw new NoAnswer(isPage(response.headers) ? elsewhere : lost);
  }
}

/**
 * Sends a request about the repository to the REST API.
 * @param path The path, such as `/commits?per_page=1`.
 */
export const ask = async <Answer>(path: string): Promise<Answer> =>
  (await request(`${REPOSITORY.apiRoot}/repos/${REPOSITORY.name}${path}`)) as Answer;

interface GraphqlAnswer<Data> {
  data?: Data;
  errors?: { type?: string; message: string }[];
}

async function query<Data>(text: string, variables: object = {}): Promise<Data> {
  const address = `${REPOSITORY.apiRoot.replace(/\/v3$/, '')}/graphql`;
  const { data, errors } = (await request(address, { query: text, variables })) as GraphqlAnswer<Data>;
  const [error] = errors ?? [];
  if (error?.type === 'STALE_DATA' || error?.message.includes('Expected branch to point to')) throw new Moved();
  if (error || !data) throw refusal(200, JSON.stringify({ errors }));
  return data;
}

/** Texts of files by path; undefined for a missing file. */
export type Texts = Readonly<Record<string, string | undefined>>;

/** A file or a folder in GraphQL. */
interface GitObject {
  text?: string | null;
  entries?: { name: string; object: GitObject | null }[];
}

const blob = '... on Blob { text }';

/**
 * Reads the newest commit of the branch, and files and folders.
 * @param expressions Their commits and paths, such as `main:content/records`.
 * @returns The objects are undefined where they are missing.
 */
async function objectsAt(expressions: readonly string[]) {
  const [owner, name] = REPOSITORY.name.split('/');
  const objects = expressions.map(
    (expression, index) =>
      `o${index}: object(expression: ${JSON.stringify(expression)}) { ${blob} ... on Tree { entries { name object { ${blob} } } } }`,
  );
  const { repository } = await query<{
    repository: Record<string, GitObject | null> & { ref: { target: { oid: string } } };
  }>(
    `query { repository(owner: ${JSON.stringify(owner)}, name: ${JSON.stringify(name)}) {
      ref(qualifiedName: ${JSON.stringify(REPOSITORY.branch)}) { target { oid } }
      ${objects.join('\n')}
    } }`,
  );
  return { head: repository.ref.target.oid, objects: expressions.map((_, index) => repository[`o${index}`]) };
}

/** Reads a file as it was in some commits. */
export async function readAt(path: string, commits: readonly string[]): Promise<(string | undefined)[]> {
  const { objects } = await objectsAt(commits.map((sha) => `${sha}:${path}`));
  return objects.map((file) => file?.text ?? undefined);
}

/** Reads the newest commit and files in it. */
export async function read(paths: readonly string[]): Promise<{ head: string; texts: Texts }> {
  const { head, objects } = await objectsAt(paths.map((path) => `${REPOSITORY.branch}:${path}`));
  return { head, texts: Object.fromEntries(paths.map((path, index) => [path, objects[index]?.text ?? undefined])) };
}

/** Reads all files of a folder, by name. */
export async function readFolder(path: string): Promise<Texts> {
  const { objects } = await objectsAt([`${REPOSITORY.branch}:${path}`]);
  return Object.fromEntries((objects[0]?.entries ?? []).map(({ name, object }) => [name, object?.text ?? undefined]));
}

export interface Changes {
  /** New texts by path. */
  write?: Readonly<Record<string, string>>;
  remove?: readonly string[];
}

/** Encodes a text in base64, whatever its characters. */
const encoded = (text: string): string =>
  btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

const mutation = `mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }`;

async function commit(message: string, head: string, { write = {}, remove = [] }: Changes): Promise<void> {
  const input = {
    branch: { repositoryNameWithOwner: REPOSITORY.name, branchName: REPOSITORY.branch },
    expectedHeadOid: head,
    message: { headline: message },
    fileChanges: {
      additions: Object.entries(write).map(([path, text]) => ({ path, contents: encoded(text) })),
      deletions: remove.map((path) => ({ path })),
    },
  };
  try {
    await query(mutation, { input });
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    // The commit may exist all the same: then it is the newest, with the commit that was read as its parent.
    const [newest] = await ask<HostCommit[]>(`/commits?sha=${encodeURIComponent(REPOSITORY.branch)}&per_page=1`);
    if (newest?.commit.message !== message || newest.parents[0]?.sha !== head) throw error;
  }
}

/** The number of attempts on a branch that moves meanwhile. */
const attempts = 3;

/**
 * Changes files in one commit.
 * @param paths The files that `change` reads.
 * @param change Returns the new contents for the newest ones, or throws if they are unsuitable; it is called again if the branch moved
 * meanwhile.
 */
export async function update(
  message: string,
  paths: readonly string[],
  change: (texts: Texts) => Changes,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    const { head, texts } = await read(paths);
    try {
      await commit(message, head, change(texts));
      return;
    } catch (error) {
      if (!(error instanceof Moved)) throw error;
      if (attempt === attempts) throw new HostError('Others are saving at this moment: try again.');
    }
  }
}

export interface HostCommit {
  sha: string;
  commit: {
    message: string;
    comment_count: number;
    author: { name: string } | null;
    committer: { date: string } | null;
  };
  parents: { sha: string }[];
  files?: { filename: string; status: string; previous_filename?: string }[];
}

/** The newest commits of a file or folder. */
export const commitsOf = (path: string, most: number): Promise<HostCommit[]> =>
  ask(`/commits?sha=${encodeURIComponent(REPOSITORY.branch)}&path=${encodeURIComponent(path)}&per_page=${most}`);

/** The commits between a commit and the tip of the branch. */
export const since = (
  sha: string,
): Promise<{ base_commit: HostCommit; total_commits: number; commits: HostCommit[] }> =>
  ask(`/compare/${sha}...${encodeURIComponent(REPOSITORY.branch)}?per_page=100`);
