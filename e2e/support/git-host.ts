/** A mock of the part of GitHub's API that the editor uses, on a real repository. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Trouble } from './troubles';

interface Commit {
  oid: string;
  message: string;
  committedDate: string;
  files: string[];
}

interface CommitInput {
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}

interface Answer {
  status: number;
  body: unknown;
}

export interface GitHost {
  /** The only token that it accepts. */
  token: string;
  /** The way in which it fails at the next commit. */
  trouble: Trouble | undefined;
  answer: (method: string, address: string, body: string | null) => Answer;
  /** The commits, newest first. */
  commits: () => Commit[];
  /** Commits what was written into the folder by other means. */
  save: (message: string) => void;
  /** Writes a comment on a commit, as the workflows do. */
  comment: (sha: string, body: string) => void;
}

const owner = { name: 'The operator', email: 'operator@example.com', user: { login: 'operator' } };
const person = { id: 1, name: owner.name, login: 'operator', email: owner.email, avatar_url: '', html_url: '' };

/** @param root a folder, whose content becomes the first commit */
export function gitHost(root: string): GitHost {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', root, '-c', `user.name=${owner.name}`, '-c', `user.email=${owner.email}`, ...args], {
      encoding: 'utf8',
    });
  const commitAll = (message: string) => {
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', `--message=${message}`);
  };
  git('init', '--quiet', '--initial-branch=main');
  writeFileSync(join(root, '.git/info/exclude'), 'node_modules\n');
  commitAll('Begin');

  const commits = (): Commit[] =>
    git('log', '--name-only', '--no-renames', '--format=%x00%H%n%cI%n%s')
      .split('\0')
      .slice(1)
      .map((commit) => {
        const [oid = '', committedDate = '', message = '', ...files] = commit.trim().split('\n');
        return { oid, committedDate, message, files: files.filter(Boolean) };
      });
  const tree = () =>
    git('ls-tree', '-r', '-l', '-z', 'HEAD')
      .split('\0')
      .filter(Boolean)
      .map((line) => {
        const [about = '', path = ''] = line.split('\t');
        const [, type, sha = '', size] = about.split(/ +/);
        return { type, sha, size: Number(size), path };
      });

  /** Returns a function that reads a file of the newest commit by its id; the folder has the same content. */
  function reader(): (id: string) => Buffer {
    const paths = new Map(tree().map(({ sha, path }) => [sha, path]));
    return (id) => readFileSync(join(root, paths.get(id) ?? id));
  }

  function commit({ expectedHeadOid, message, fileChanges }: CommitInput) {
    if (expectedHeadOid !== commits()[0]?.oid)
      return {
        data: { createCommitOnBranch: null },
        errors: [{ type: 'STALE_DATA', message: `Expected branch to point to "${expectedHeadOid}" but it did not.` }],
      };
    for (const { path } of fileChanges.deletions) rmSync(join(root, path));
    for (const { path, contents } of fileChanges.additions) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), Buffer.from(contents, 'base64'));
    }
    commitAll(message.headline);
    const ids = new Map(tree().map(({ path, sha }) => [path, sha]));
    const files = fileChanges.additions.map(({ path }, index) => [`file_${index}`, { oid: ids.get(path) }] as const);
    return { data: { createCommitOnBranch: { commit: { ...commits()[0], ...Object.fromEntries(files) } } } };
  }

  function objectAt(expression: string): object | null {
    const text = (at: string) => ({ text: git('cat-file', 'blob', at) });
    const [commitish = '', path = ''] = expression.split(':');
    const [, type] = git('ls-tree', commitish, path).split(/\s/);
    if (type === 'blob') return text(expression);
    if (type === undefined) return null;
    const names = git('ls-tree', '--name-only', '-z', expression).split('\0').filter(Boolean);
    return { entries: names.map((name) => ({ name, object: text(`${expression}/${name}`) })) };
  }

  const comments = new Map<string, { body: string }[]>();
  const statuses: Readonly<Record<string, string>> = { A: 'added', D: 'removed', M: 'modified' };

  /** Commits in the format of the REST API, which lists the files only for a single commit. */
  function restCommits(...selection: string[]) {
    return git('log', '-z', '--format=%H%n%P%n%cI%n%an%n%s', ...selection)
      .split('\0')
      .filter(Boolean)
      .map((text) => {
        const [sha = '', parents = '', date = '', name = '', message = ''] = text.split('\n');
        return {
          sha,
          parents: parents
            .split(' ')
            .filter(Boolean)
            .map((parent) => ({ sha: parent })),
          commit: {
            message,
            comment_count: comments.get(sha)?.length ?? 0,
            author: { name, date },
            committer: { name, date },
          },
        };
      });
  }

  const filesOf = (sha: string) =>
    git('diff-tree', '-r', '--root', '--no-commit-id', '--name-status', '-z', sha)
      .split('\0')
      .flatMap((status, index, all) =>
        index % 2 === 0 && status ? [{ status: statuses[status], filename: all[index + 1] }] : [],
      );

  /** The REST API's answer about commits; undefined for an unknown path. */
  function history({ pathname, searchParams }: URL): object | undefined {
    const [, base, head] = /\/compare\/(\w+)\.\.\.(\w+)$/.exec(pathname) ?? [];
    const [, sha, commented] = /\/commits\/(\w+)(\/comments)?$/.exec(pathname) ?? [];
    if (base && head) {
      const between = restCommits('--reverse', `${base}..${head}`);
      return { base_commit: restCommits('-1', base)[0], total_commits: between.length, commits: between };
    }
    if (sha) return commented ? (comments.get(sha) ?? []) : { ...restCommits('-1', sha)[0], files: filesOf(sha) };
    if (!pathname.endsWith('/commits')) return undefined;
    const path = searchParams.get('path');
    const most = searchParams.get('per_page') ?? '30';
    return restCommits(`--max-count=${most}`, searchParams.get('sha') ?? 'HEAD', ...(path ? ['--', path] : []));
  }

  /** Answers a query for texts of files and their newest commits, under the aliases that the query uses. */
  function look(query: string) {
    const read = reader();
    const known = new Set(tree().map(({ sha }) => sha));
    // The editor also queries commits by id, to learn whether they are published; those get null.
    const texts = [...query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)].map(
      ([, name = '', id = '']) => [name, known.has(id) ? { text: read(id).toString() } : null] as const,
    );
    // A file or a folder by a commit and its path.
    const named = [...query.matchAll(/(\w+): object\(expression: ("[^"]+")\)/g)].map(
      ([, name = '', expression = '']) => [name, objectAt(JSON.parse(expression) as string)] as const,
    );
    const [newest] = commits();
    const ids = new Map(tree().map(({ path, sha }) => [path, sha]));
    const files = [...query.matchAll(/(\w+): file\(path: "([^"]+)"\)/g)].map(
      ([, name = '', path = '']) => [name, ids.has(path) ? { oid: ids.get(path) } : null] as const,
    );
    const commit = { ...newest, files: undefined, ...Object.fromEntries<object | null>(files) };
    const branch = { target: { ...commit, history: { nodes: [{ ...newest, files: undefined, author: owner }] } } };
    const refs = [...query.matchAll(/(\w+): +ref\(/g)].map(([, name = '']) => [name, branch] as const);
    return {
      repository: {
        defaultBranchRef: { name: 'main' },
        ref: branch,
        ...Object.fromEntries<object | null>([...texts, ...named, ...refs]),
      },
    };
  }

  return {
    token: 'a token',
    trouble: undefined,
    commits,
    save: commitAll,
    comment(sha, body) {
      comments.set(sha, [...(comments.get(sha) ?? []), { body }]);
    },
    answer(method, address, body) {
      const path = new URL(address).pathname.replace(/^\/api\/v3/, '');
      if (path.endsWith('/graphql')) {
        const { query, variables } = JSON.parse(body ?? '{}') as { query: string; variables: { input?: CommitInput } };
        return { status: 200, body: variables.input ? commit(variables.input) : { data: look(query) } };
      }
      if (path === '/user') return { status: 200, body: person };
      if (path.includes('/collaborators/')) return { status: 204, body: null };
      if (path.includes('/git/trees/')) return { status: 200, body: { tree: tree() } };
      const page = history(new URL(address));
      if (page) return { status: 200, body: page };
      const blob = /\/git\/blobs\/(\w+)$/.exec(path)?.[1];
      return blob
        ? { status: 200, body: reader()(blob) }
        : { status: 404, body: { message: `${method} ${path} is not known here` } };
    },
  };
}
