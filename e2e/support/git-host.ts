/** A stand-in of GitHub's API over a real repository: as much of it as the editor asks for. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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
  answer: (method: string, address: string, body: string | null) => Answer;
  /** From the newest to the first. */
  commits: () => Commit[];
  /** Somebody else's commit of what was changed in the folder. */
  commitAll: (message: string) => void;
}

const owner = { name: 'The operator', email: 'operator@example.com', user: { login: 'operator' } };
const person = { id: 1, name: owner.name, login: 'operator', email: owner.email, avatar_url: '', html_url: '' };

/** @param root a folder; what is in it becomes the first commit */
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

  /** Reads a file of the newest commit by its id: the folder holds the same. */
  function reader(): (id: string) => Buffer {
    const paths = new Map(tree().map(({ sha, path }) => [sha, path]));
    return (id) => readFileSync(join(root, paths.get(id) ?? id));
  }

  function commit({ expectedHeadOid, message, fileChanges }: CommitInput) {
    if (expectedHeadOid !== commits()[0]?.oid) throw new Error('the branch points to another commit');
    for (const { path } of fileChanges.deletions) rmSync(join(root, path));
    for (const { path, contents } of fileChanges.additions) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), Buffer.from(contents, 'base64'));
    }
    commitAll(message.headline);
    const ids = new Map(tree().map(({ path, sha }) => [path, sha]));
    const files = fileChanges.additions.map(({ path }, index) => [`file_${index}`, { oid: ids.get(path) }] as const);
    return { createCommitOnBranch: { commit: { ...commits()[0], ...Object.fromEntries(files) } } };
  }

  /** The texts of files, and the newest commit for each: a query asks for them under names of its own. */
  function look(query: string) {
    const read = reader();
    const known = new Set(tree().map(({ sha }) => sha));
    // What it asks of commits, whether they are published, is not known here.
    const texts = [...query.matchAll(/(\w+): object\(oid: "(\w+)"\)/g)].map(
      ([, name = '', id = '']) => [name, known.has(id) ? { text: read(id).toString() } : null] as const,
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
        ...Object.fromEntries<object | null>([...texts, ...refs]),
      },
    };
  }

  return {
    commits,
    commitAll,
    answer(method, address, body) {
      const path = new URL(address).pathname.replace(/^\/api\/v3/, '');
      if (path.endsWith('/graphql')) {
        const { query, variables } = JSON.parse(body ?? '{}') as { query: string; variables: { input?: CommitInput } };
        return { status: 200, body: { data: variables.input ? commit(variables.input) : look(query) } };
      }
      if (path === '/user') return { status: 200, body: person };
      if (path.includes('/collaborators/')) return { status: 204, body: null };
      if (path.includes('/git/trees/')) return { status: 200, body: { tree: tree() } };
      const blob = /\/git\/blobs\/(\w+)$/.exec(path)?.[1];
      return blob
        ? { status: 200, body: reader()(blob) }
        : { status: 404, body: { message: `${method} ${path} is not known here` } };
    },
  };
}
