/** Answers GitHub's GraphQL API from a repository by executing its published schema, which checks every request and every answer. */
import { readFileSync } from 'node:fs';
import { buildSchema, execute, parse, validate, GraphQLError, type GraphQLSchema } from 'graphql';
import type { Commit, Git } from './git';

let built: GraphQLSchema | undefined;
/** GitHub's schema. Reading it takes about a second, so it is done once; the package's own module reads a second copy. */
const githubSchema = () =>
  (built ??= buildSchema(readFileSync('node_modules/@octokit/graphql-schema/schema.graphql', 'utf8'), {
    assumeValidSDL: true,
  }));

export interface GraphqlRequest {
  query: string;
  variables?: Record<string, unknown>;
}

interface CommitInput {
  branch: { repositoryNameWithOwner?: string; branchName?: string; id?: string };
  expectedHeadOid: string;
  message: { headline: string; body?: string };
  fileChanges?: { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] };
}

interface Page {
  first?: number;
  after?: string;
}

const withType = (type: string, message: string) => new GraphQLError(message, { extensions: { type } });

/** A page of a connection; its cursors are indexes. */
function connection<Item>(all: readonly Item[], { first = 100, after = '-1' }: Page) {
  if (first > 100) throw withType('EXCESSIVE_PAGINATION', 'Requesting more than 100 records exceeds the limit.');
  const from = Number(after) + 1;
  const nodes = all.slice(from, from + first);
  const end = from + nodes.length;
  return {
    nodes,
    edges: nodes.map((node, index) => ({ node, cursor: String(from + index) })),
    totalCount: all.length,
    pageInfo: { hasNextPage: end < all.length, hasPreviousPage: from > 0, endCursor: String(end - 1) },
  };
}

/** @param slug the owner and the name of the repository */
export function graphqlApi(git: Git, slug: string, login: string, commentsOn: (sha: string) => readonly string[]) {
  const repository = {
    __typename: 'Repository',
    id: 'R_1',
    nameWithOwner: slug,
    name: slug.split('/')[1],
    viewerPermission: 'WRITE',
    viewerCanAdminister: false,
    isArchived: false,
    defaultBranchRef: () => refTo(git.branch()),
    ref: ({ qualifiedName }: { qualifiedName: string }) => refTo(qualifiedName.replace('refs/heads/', '')),
    object: ({ expression, oid }: { expression?: string; oid?: string }) =>
      objectOf(git.idOf(expression ?? oid ?? ''), expression?.split(':')[1]),
  };

  const refTo = (name: string) =>
    name === git.branch() ? { id: 'REF_1', name, prefix: 'refs/heads/', target: () => commitObject(git.head()) } : null;

  const blobObject = (oid: string, siblings: readonly string[] = [oid]) => {
    // The files of a folder are read together.
    const bytes = () => {
      git.blobs(siblings);
      return git.blobs([oid])[0] ?? Buffer.alloc(0);
    };
    const isBinary = () => bytes().includes(0);
    return {
      __typename: 'Blob',
      id: oid,
      oid,
      isBinary,
      isTruncated: false,
      byteSize: () => bytes().length,
      text: () => (isBinary() ? null : bytes().toString()),
    };
  };

  const treeEntries = (tree: string, folder: string) => {
    const entries = git.entriesOf(tree);
    const siblings = entries.filter(({ type }) => type === 'blob').map(({ oid }) => oid);
    return entries.map(({ mode, type, oid, name }) => ({
      name,
      mode,
      type,
      oid,
      path: folder ? `${folder}/${name}` : name,
      object: () => (type === 'blob' ? blobObject(oid, siblings) : treeObject(oid)),
    }));
  };

  const treeObject = (oid: string, folder = '') => ({
    __typename: 'Tree',
    id: oid,
    oid,
    entries: () => treeEntries(oid, folder),
  });

  function fileIn(tree: string, path: string) {
    const oid = git.idOf(`${tree}:${path}`);
    if (oid === undefined) return null;
    const type = git.kindOf(oid);
    return {
      name: path.split('/').at(-1),
      path,
      oid,
      type,
      object: () => (type === 'tree' ? treeObject(oid, path) : blobObject(oid)),
    };
  }

  const commitOf = ({ oid, tree, date, by, message, parents }: Commit) => ({
    __typename: 'Commit',
    id: oid,
    oid,
    abbreviatedOid: oid.slice(0, 7),
    message,
    messageHeadline: message.split('\n')[0],
    messageBody: message.split('\n').slice(2).join('\n'),
    committedDate: date,
    authoredDate: date,
    author: { name: by, email: 'somebody@example.com', date, user: { __typename: 'User', login } },
    committer: { name: by, email: 'somebody@example.com', date },
    tree: () => treeObject(tree),
    file: ({ path }: { path: string }) => fileIn(tree, path),
    parents: (page: Page) => connection(parents.map(commitObject), page),
    history: ({ path, ...page }: Page & { path?: string }) =>
      connection(git.commits(oid, ...(path ? ['--', path] : [])).map(commitOf), page),
    comments: (page: Page) =>
      connection(
        commentsOn(oid).map((body) => ({ __typename: 'CommitComment', body, bodyText: body })),
        page,
      ),
  });
  const commitObject = (sha: string) => {
    const [commit] = git.commits('-1', sha);
    return commit ? commitOf(commit) : null;
  };

  /** @param path where the object is in its commit, if it was asked for by that */
  function objectOf(id: string | undefined, path = '') {
    if (id === undefined) return null;
    const kind = git.kindOf(id);
    if (kind === 'commit') return commitObject(id);
    return kind === 'tree' ? treeObject(id, path) : blobObject(id);
  }

  function createCommitOnBranch({ input }: { input: CommitInput }) {
    const { branch, expectedHeadOid, message, fileChanges: { additions = [], deletions = [] } = {} } = input;
    const named =
      branch.repositoryNameWithOwner === slug && branch.branchName?.replace('refs/heads/', '') === git.branch();
    if (!named && branch.id !== 'REF_1')
      throw withType('NOT_FOUND', `A branch named "${branch.branchName ?? ''}" could not be found.`);
    if (expectedHeadOid !== git.head())
      throw withType(
        'STALE_DATA',
        `Expected branch to point to "${expectedHeadOid}" but it did not. Pull and try again.`,
      );
    for (const { path } of deletions)
      if (!git.idOf(`HEAD:${path}`))
        throw withType('UNPROCESSABLE', `A path was requested for deletion which does not exist: ${path}`);
    for (const { contents } of additions)
      if (Buffer.from(contents, 'base64').toString('base64') !== contents)
        throw withType('UNPROCESSABLE', 'Contents of a file are not Base64.');
    git.write(
      [message.headline, message.body].filter(Boolean).join('\n\n'),
      new Map(additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')])),
      deletions.map(({ path }) => path),
    );
    return { commit: () => commitObject(git.head()), ref: () => refTo(git.branch()) };
  }

  const roots = {
    viewer: { __typename: 'User', login },
    rateLimit: { limit: 5_000, remaining: 4_900, cost: 1, used: 100, nodeCount: 1, resetAt: '2026-11-27T05:00:00Z' },
    repository: ({ owner, name }: { owner: string; name: string }) => {
      if (`${owner}/${name}` === slug) return repository;
      throw withType('NOT_FOUND', `Could not resolve to a Repository with the name '${owner}/${name}'.`);
    },
    createCommitOnBranch,
  };

  /**
   * Executes a request.
   * @returns its answer, and what the schema refuses in the request or in the answer
   */
  return function answer({ query, variables = {} }: GraphqlRequest): { body: object; faults: string[] } {
    const document = parse(query);
    const refused = validate(githubSchema(), document);
    if (refused.length > 0)
      return {
        body: { errors: refused.map(({ message }) => ({ message })) },
        faults: refused.map(({ message }) => message),
      };
    const { data, errors = [] } = execute({
      schema: githubSchema(),
      document,
      rootValue: roots,
      variableValues: variables,
    }) as Awaited<ReturnType<typeof execute>>;
    const told = errors.map(({ message, path, locations, extensions }) => ({
      ...(extensions['type'] ? { type: extensions['type'] } : {}),
      message,
      path,
      locations,
    }));
    return {
      body: { data: data ?? null, ...(told.length > 0 ? { errors: told } : {}) },
      // An error without a type is one of the schema: a wrong variable, or a field that this stand-in has not got.
      faults: errors.filter(({ extensions }) => !extensions['type']).map(({ message }) => message),
    };
  };
}
