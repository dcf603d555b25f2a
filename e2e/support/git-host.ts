/** A stand-in of GitHub's API over a real repository: as much of it as the editor asks for. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
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

interface Question {
  query: string;
  variables: { input?: CommitInput };
}

interface Answer {
  status: number;
  body: unknown;
}

export interface GitHost {
  answer: (method: string, address: string, body: string | null) => Answer;
  /** From the newest to the first. */
  commits: () => Commit[];
}

const owner = { name: 'The operator', email: 'operator@example.com', user: { login: 'operator' } };
const person = { id: 1, name: owner.name, login: 'operator', email: owner.email, avatar_url: '', html_url: '' };
const isNewCommit = 'createCommitOnBranch';

/** The matches of a pattern in a query, one for each file that it asks for under a name of its own. */
const asked = (query: string, pattern: string) =>
  [...query.matchAll(new RegExp(`(\\w+): +${pattern}`, 'g'))].map(([, name = '', ...what]) => ({ name, what }));

/** @param root a folder; what is in it becomes the first commit */
export function gitHost(root: string): GitHost {
  const git = (args: readonly string[], input = '') =>
    execFileSync('git', ['-C', root, '-c', `user.name=${owner.name}`, '-c', `user.email=${owner.email}`, ...args], {
      input,
      maxBuffer: 1e9,
    });
  const commitAll = (message: string) => {
    git(['add', '--all']);
    git(['commit', '--quiet', '--allow-empty', `--message=${message}`]);
  };
  git(['init', '--quiet', '--initial-branch=main']);
  writeFileSync(join(root, '.git/info/exclude'), 'node_modules\n');
  commitAll('Begin');

  const head = () => git(['rev-parse', 'HEAD']).toString().trim();
  const commits = (): Commit[] =>
    git(['log', '--name-only', '--no-renames', '--format=%x00%H%n%cI%n%s'])
      .toString()
      .split('\0')
      .slice(1)
      .map((commit) => {
        const [oid = '', committedDate = '', message = '', ...files] = commit.trim().split('\n');
        return { oid, committedDate, message, files: files.filter(Boolean) };
      });
  const tree = () =>
    git(['ls-tree', '-r', '-l', '-z', 'HEAD'])
      .toString()
      .split('\0')
      .filter(Boolean)
      .map((line) => {
        const [about = '', path = ''] = line.split('\t');
        const [mode, type, sha = '', size] = about.split(/ +/);
        return { mode, type, sha, size: Number(size), path };
      });

  /** The texts of blobs by their ids, in one run of Git. */
  function texts(ids: readonly string[]): Map<string, string> {
    const read = new Map<string, string>();
    const printed = git(['cat-file', '--batch'], `${ids.join('\n')}\n`);
    for (let at = 0; at < printed.length;) {
      const start = printed.indexOf('\n', at) + 1;
      const [id = '', , size] = printed.toString('utf8', at, start).split(' ');
      at = start + Number(size) + 1;
      read.set(id, printed.toString('utf8', start, at - 1));
    }
    return read;
  }

  function commit({ expectedHeadOid, message, fileChanges }: CommitInput): unknown {
    if (expectedHeadOid !== head()) throw new Error('Expected branch to point to another commit');
    for (const { path } of fileChanges.deletions) rmSync(join(root, path));
    for (const { path, contents } of fileChanges.additions) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), Buffer.from(contents, 'base64'));
    }
    commitAll(message.headline);
    const ids = new Map(tree().map(({ path, sha }) => [path, sha]));
    const files = fileChanges.additions.map(({ path }, index) => [`file_${index}`, { oid: ids.get(path) }] as const);
    return { commit: { oid: head(), committedDate: commits()[0]?.committedDate, ...Object.fromEntries(files) } };
  }

  function look(query: string): unknown {
    const blobs = asked(query, String.raw`object\(oid: "(\w+)"\) \{ \.\.\. on Blob`);
    const histories = asked(
      query,
      String.raw`ref\(qualifiedName: \$branch\) \{ target \{ \.\.\. on Commit \{ history\(first: (\d+), path: ("(?:[^"\\]|\\.)*")`,
    );
    const contents = texts(blobs.map(({ what: [id = ''] }) => id));
    const all = commits().map((made) => ({ ...made, author: owner }));
    const nodesOf = (first: string, path: string) =>
      all.filter(({ files }) => files.includes(JSON.parse(path) as string)).slice(0, Number(first));
    return {
      defaultBranchRef: { name: 'main' },
      ref: { target: { oid: head(), history: { nodes: all.slice(0, 1) } } },
      ...Object.fromEntries(
        blobs.map(({ name, what: [id = ''] }) => [name, { text: contents.get(id), isTruncated: false }]),
      ),
      ...Object.fromEntries(
        histories.map(({ name, what: [first = '', path = ''] }) => [
          name,
          { target: { history: { nodes: nodesOf(first, path) } } },
        ]),
      ),
    };
  }

  return {
    commits,
    answer(method, address, body) {
      const path = new URL(address).pathname.replace(/^\/api\/v3/, '');
      if (path.endsWith('/graphql')) {
        const { query, variables } = JSON.parse(body ?? '{}') as Question;
        try {
          const data = variables.input ? { [isNewCommit]: commit(variables.input) } : { repository: look(query) };
          return { status: 200, body: { data } };
        } catch (error) {
          return { status: 200, body: { data: null, errors: [{ message: String(error) }] } };
        }
      }
      if (path === '/user') return { status: 200, body: person };
      if (path.includes('/collaborators/')) return { status: 204, body: null };
      if (path.includes('/git/trees/')) return { status: 200, body: { sha: head(), tree: tree(), truncated: false } };
      const blob = /\/git\/blobs\/(\w+)$/.exec(path)?.[1];
      if (blob) return { status: 200, body: git(['cat-file', 'blob', blob]) };
      return { status: 404, body: { message: `${method} ${path} is not known here` } };
    },
  };
}
