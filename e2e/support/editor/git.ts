/** Reads and writes a real Git repository for the stand-in of the Git host. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface Commit {
  oid: string;
  tree: string;
  parents: string[];
  date: string;
  by: string;
  message: string;
}

export interface Entry {
  mode: number;
  type: 'blob' | 'tree';
  oid: string;
  name: string;
}

export interface FileChange {
  status: 'added' | 'modified' | 'removed' | 'renamed';
  path: string;
  previous?: string;
}

export type Git = ReturnType<typeof gitIn>;

const statuses: Readonly<Record<string, FileChange['status']>> = {
  A: 'added',
  M: 'modified',
  D: 'removed',
  R: 'renamed',
};

/** The fields of a commit are separated by a character that no message contains. */
const commitFormat = ['%H', '%T', '%P', '%cI', '%an', '%B'].join('%x1f');

/** @param root a folder, whose content becomes the first commit */
export function gitIn(root: string) {
  const run = (args: readonly string[], options: { input?: string; as?: string } = {}): Buffer => {
    const { input = '', as = 'The operator' } = options;
    const person = ['-c', `user.name=${as}`, '-c', 'user.email=somebody@example.com'];
    return execFileSync('git', ['-C', root, ...person, ...args], {
      input,
      maxBuffer: 2 ** 28,
      stdio: ['pipe', 'pipe', 'ignore'],
    });
  };
  const lines = (...args: string[]): string[] => run(args).toString().split('\0').filter(Boolean);

  /** The text of a command's output; undefined if it fails, as for a name that does not exist. */
  function found(...args: string[]): string | undefined {
    try {
      return run(args).toString().trim();
    } catch {
      return undefined;
    }
  }

  const commits = (...selection: string[]): Commit[] =>
    lines('log', '-z', `--format=${commitFormat}`, ...selection).map((text) => {
      const [oid = '', tree = '', parents = '', date = '', by = '', message = ''] = text.split('\x1f');
      return { oid, tree, parents: parents.split(' ').filter(Boolean), date, by, message: message.trim() };
    });

  const known = new Map<string, Buffer>();
  /** The contents of blobs, read by a single process. */
  function blobs(oids: readonly string[]): Buffer[] {
    const missing = oids.filter((oid) => !known.has(oid));
    if (missing.length > 0) {
      const output = run(['cat-file', '--batch'], { input: missing.join('\n') });
      let at = 0;
      for (const oid of missing) {
        const head = output.indexOf('\n', at);
        const size = Number(output.subarray(at, head).toString().split(' ')[2]);
        known.set(oid, output.subarray(head + 1, head + 1 + size));
        at = head + 2 + size;
      }
    }
    return oids.map((oid) => known.get(oid) ?? Buffer.alloc(0));
  }

  const commitAll = (message: string, by?: string) => {
    run(['add', '--all']);
    run(['commit', '--quiet', '--allow-empty', '--file=-'], { input: message, ...(by ? { as: by } : {}) });
  };

  run(['init', '--quiet', '--initial-branch=main']);
  writeFileSync(join(root, '.git/info/exclude'), 'node_modules\n');
  commitAll('Begin');

  return {
    /** Commits, newest first. */
    commits,
    blobs,
    commitAll,
    rename: (branch: string) => run(['branch', '-m', branch]),
    /** The id of an object by a Git expression such as `main:content`; undefined if there is none. */
    idOf: (expression: string) => found('rev-parse', '--verify', '--quiet', expression),
    /** The kind of an object. */
    kindOf: (id: string) => found('cat-file', '-t', id),
    head: () => run(['rev-parse', 'HEAD']).toString().trim(),
    branch: () => run(['branch', '--show-current']).toString().trim(),
    entriesOf: (tree: string): Entry[] =>
      lines('ls-tree', '-z', tree).map((line) => {
        const [about = '', name = ''] = line.split('\t');
        const [mode = '', type = '', oid = ''] = about.split(' ');
        return { mode: parseInt(mode, 8), type: type === 'tree' ? 'tree' : 'blob', oid, name };
      }),
    filesOf(sha: string): FileChange[] {
      const words = lines('diff-tree', '-r', '-M', '--root', '--no-commit-id', '--name-status', '-z', sha);
      const files: FileChange[] = [];
      while (words.length > 0) {
        const status = statuses[words.shift()?.[0] ?? ''] ?? 'modified';
        const first = words.shift() ?? '';
        files.push(
          status === 'renamed' ? { status, previous: first, path: words.shift() ?? '' } : { status, path: first },
        );
      }
      return files;
    },
    /** Writes and removes files, and commits them. */
    write(message: string, additions: ReadonlyMap<string, Buffer>, deletions: readonly string[]): void {
      for (const path of deletions) rmSync(join(root, path));
      for (const [path, contents] of additions) {
        mkdirSync(dirname(join(root, path)), { recursive: true });
        writeFileSync(join(root, path), contents);
      }
      commitAll(message);
    },
  };
}
