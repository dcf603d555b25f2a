/** Wraps the editor's requests to the Git host: a time limit for queries, saves that can be cancelled, errors in words, and one commit for each save. */
import { elsewhere, hostProblem, isPage, late, lost, patience } from '../host-words';

/** The milliseconds for the query after a save without an answer. */
const shortPatience = 5_000;

/** Adds what has become of the form to the words for an error. */
const withForm = (words: string): string => `${words} What you typed is still here.`;

/** Explains an answer that refuses a request. The editor shows this without a link to sign in again. */
function answerInWords({ status, headers }: Response, body: string): string {
  const { message } = hostProblem(status, body, headers);
  return status === 401
    ? `${message} Reload this page for that: a draft of what you typed is kept.`
    : withForm(message);
}

interface CommitInput {
  branch: { repositoryNameWithOwner: string; branchName: string };
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

/** The commit that a request makes; undefined if it makes none. */
const commitIn = (init: RequestInit | undefined): CommitInput | undefined =>
  typeof init?.body === 'string' && init.body.includes('createCommitOnBranch')
    ? (JSON.parse(init.body) as { variables: { input: CommitInput } }).variables.input
    : undefined;

/**
 * Git's id of a file.
 * @param contents The file in base64.
 */
export async function blobId(contents: string): Promise<string> {
  const bytes = Uint8Array.from(atob(contents), (letter) => letter.charCodeAt(0));
  const blob = new Blob([`blob ${bytes.length}\0`, bytes]);
  const digest = await crypto.subtle.digest('SHA-1', await blob.arrayBuffer());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A commit in GraphQL, with its files under their aliases. */
type Commit = Readonly<Record<string, { oid: string } | null>>;

/** Callbacks of the page. */
interface Callbacks {
  /** Called when the host does not know the token. */
  onDenied?: () => void;
  /** Called when a save is sent, with a function that cancels it. Returns a function to call when the save has ended. */
  onSave?: (cancel: () => void) => () => void;
}

/**
 * Returns a `fetch` with these rules for the host.
 * @param apiRoot The prefix of requests to the host.
 * @param ask The browser's own `fetch`.
 */
export function hostFetch(
  apiRoot: string,
  ask: typeof fetch,
  { onDenied = () => {}, onSave = () => () => {} }: Callbacks = {},
): typeof fetch {
  /** True if a save ended without an answer: its commit may exist all the same. */
  let isUnsure = false;

  /** Sends a request. Aborting `limit` ends it, with the reason as the message for the operator. */
  async function answer(input: RequestInfo | URL, init: RequestInit | undefined, limit: AbortController) {
    try {
      const response = await ask(input, { ...init, signal: limit.signal });
      // The body of an answer may stall as well.
      return new Response(response.status === 204 ? null : await response.arrayBuffer(), response);
    } catch {
      throw new Error(withForm(limit.signal.aborted ? String(limit.signal.reason) : lost));
    }
  }

  function within(input: RequestInfo | URL, init?: RequestInit, most = patience): Promise<Response> {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(late), most);
    return answer(input, init, limit).finally(() => clearTimeout(timer));
  }

  /** Sends a request without a time limit: a photograph takes minutes on a slow network. */
  function untilCancelled(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
    const limit = new AbortController();
    return answer(input, init, limit).finally(onSave(() => limit.abort('You cancelled it: save again.')));
  }

  /** The answer to a save, if the newest commit of the branch contains its files. */
  async function landed(
    url: RequestInfo | URL,
    init: RequestInit | undefined,
    { branch, fileChanges: { additions, deletions } }: CommitInput,
  ): Promise<Response | undefined> {
    const [owner, name] = branch.repositoryNameWithOwner.split('/');
    const file = ({ path }: { path: string }, index: number) =>
      `file_${index}: file(path: ${JSON.stringify(path)}) { oid }`;
    const look = `query($owner: String!, $name: String!, $branch: String!) { repository(owner: $owner, name: $name) {
      ref(qualifiedName: $branch) { target { ... on Commit { oid committedDate ${[...additions, ...deletions].map(file).join(' ')} } } } } }`;
    const body = JSON.stringify({ query: look, variables: { owner, name, branch: branch.branchName } });
    const answer = await within(url, { ...init, body }, shortPatience);
    const { data } = (await answer.json()) as { data?: { repository?: { ref?: { target?: Commit } } } };
    const commit = data?.repository?.ref?.target;
    if (!commit) return undefined;
    const ids = [
      ...(await Promise.all(additions.map(({ contents }) => blobId(contents)))),
      ...deletions.map(() => undefined),
    ];
    const isSame = ids.every((id, index) => commit[`file_${index}`]?.oid === id);
    return isSame ? Response.json({ data: { createCommitOnBranch: { commit } } }) : undefined;
  }

  async function save(url: RequestInfo | URL, init: RequestInit | undefined, input: CommitInput): Promise<Response> {
    const earlier = isUnsure ? await landed(url, init, input) : undefined;
    isUnsure = false;
    if (earlier) return earlier;
    try {
      return await untilCancelled(url, init);
    } catch (problem) {
      isUnsure = true;
      const answered = await landed(url, init, input).catch(() => undefined);
      isUnsure = !answered;
      if (!answered) throw problem;
      return answered;
    }
  }

  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(apiRoot)) return ask(input, init);
    const commit = commitIn(init);
    const response = await (commit ? save(input, init, commit) : within(input, init));
    if (response.ok && isPage(response.headers))
      return Response.json({ message: withForm(elsewhere) }, { status: 503 });
    if (response.ok && !url.endsWith('/graphql')) return response;
    const text = await response.clone().text();
    if (response.ok) {
      const { errors } = JSON.parse(text) as { errors?: unknown };
      return errors ? Response.json({ errors: [{ message: answerInWords(response, text) }] }) : response;
    }
    if (response.status === 401) onDenied();
    return Response.json({ message: answerInWords(response, text) }, { status: response.status });
  };
}
