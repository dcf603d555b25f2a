/**
 * The records of this folder as the editor reads and writes them without a Git host. A save writes the files and commits nothing: what was
 * saved since the command was started can be undone, and older changes are those of the Git history, if there is one.
 */
import { execFileSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Moved, type ChangedFile, type Host, type HostCommit, type Texts } from '../../packages/editor/index';
import { filesIn } from '../lib/files-in';
import { writeFiles } from '../lib/write-files';

/** The only folder that is read and written. */
const records = 'content/records';

/** A photograph as the browser sends it. */
type Content = string | { base64: string };

export interface FolderChange {
  write: Readonly<Record<string, Content>>;
  remove: readonly string[];
}

export type FolderHost = Omit<Host, 'commit'> & {
  commit: (message: string, head: string, change: FolderChange) => Promise<{ sha: string }>;
};

/** A save since the start, with its files before and after it. */
interface Save {
  commit: HostCommit;
  before: Texts;
  after: Texts;
}

function expectRecords(paths: readonly string[]): void {
  const stray = paths.find((path) => !`${path}/`.startsWith(`${records}/`) || path.split('/').includes('..'));
  if (stray !== undefined) throw new Error(`${stray} is not in ${records}, the only folder that the editor changes.`);
}

/** Whether a text of the browser names a commit, and is no flag of git. */
const isRevision = (text: string): boolean => /^[0-9a-f]{7,40}\^?$/.test(text);

const statusOf: Readonly<Record<string, ChangedFile['status']>> = { A: 'added', D: 'removed' };

/** The output of git; empty without a history, and for what git does not know. */
function git(root: string, ...parameters: string[]): string {
  try {
    return execFileSync('git', ['-C', root, ...parameters], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

/** The state of the folder in place of a commit: other programs may write files as well. */
function stateOf(root: string): string {
  const state = createHash('sha1');
  for (const file of filesIn(join(root, records)).sort()) {
    const { size, mtimeMs } = statSync(join(root, records, file));
    state.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return state.digest('hex');
}

function textOf(root: string, path: string): string | undefined {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

const textsOf = (root: string, paths: readonly string[]): Texts =>
  Object.fromEntries(paths.map((path) => [path, textOf(root, path)]));

function committedText(root: string, revision: string, path: string): string | undefined {
  return isRevision(revision) ? git(root, 'show', `${revision}:${path}`) || undefined : undefined;
}

function commitsIn(root: string, path: string, most: number): HostCommit[] {
  return git(root, 'log', `-${most}`, '-z', '--format=%H%n%P%n%cI%n%an%n%s', '--', path)
    .split('\0')
    .filter(Boolean)
    .map((text) => {
      const [sha = '', parents = '', date = '', by = '', message = ''] = text.split('\n');
      return { sha, parent: parents.split(' ')[0] || undefined, message, by, date, comments: 0 };
    });
}

/** The files that a commit of the Git history changed. */
function filesInCommit(root: string, sha: string): ChangedFile[] {
  if (!isRevision(sha)) return [];
  const changed = git(root, 'diff-tree', '-r', '--root', '--no-commit-id', '--name-status', '-z', sha).split('\0');
  return changed.flatMap((status, index) => {
    const path = changed[index + 1];
    return index % 2 === 0 && path ? [{ path, status: statusOf[status] ?? ('modified' as const) }] : [];
  });
}

const bytesOf = (content: Content): string | Buffer =>
  typeof content === 'string' ? content : Buffer.from(content.base64, 'base64');

/** @param root The folder of the project. */
export function folderHost(root: string): FolderHost {
  const saves: Save[] = [];

  /** A file after the first saves. */
  function textAfter(count: number, path: string): string | undefined {
    const earlier = saves.slice(0, count).findLast(({ after }) => path in after);
    if (earlier) return earlier.after[path];
    const later = saves.slice(count).find(({ before }) => path in before);
    return later ? later.before[path] : textOf(root, path);
  }

  const commitsOf = (some: readonly Save[]): HostCommit[] => some.map(({ commit }) => commit).reverse();
  const saveOf = (sha: string) => saves.findIndex(({ commit }) => commit.sha === sha);

  return {
    signedInAs: () => Promise.resolve('you'),
    read(paths) {
      expectRecords(paths);
      return Promise.resolve({ head: stateOf(root), texts: textsOf(root, paths) });
    },
    readFolder(path) {
      expectRecords([path]);
      const names = existsSync(join(root, path)) ? readdirSync(join(root, path)) : [];
      const files = names.map((name) => `${path}/${name}`).filter((file) => statSync(join(root, file)).isFile());
      return Promise.resolve({ head: stateOf(root), texts: textsOf(root, files) });
    },
    readAt(revision, paths) {
      expectRecords(paths);
      const index = saveOf(revision.replace(/\^$/, ''));
      const read = (path: string) =>
        index < 0 ? committedText(root, revision, path) : textAfter(revision.endsWith('^') ? index : index + 1, path);
      return Promise.resolve(Object.fromEntries(paths.map((path) => [path, read(path)])));
    },
    commit(message, expected, { write, remove }) {
      const paths = [...Object.keys(write), ...remove];
      expectRecords(paths);
      if (stateOf(root) !== expected) throw new Moved();
      const before = textsOf(root, paths);
      for (const path of remove) rmSync(join(root, path), { force: true });
      writeFiles(root, Object.fromEntries(Object.entries(write).map(([path, content]) => [path, bytesOf(content)])));
      const sha = randomUUID();
      const parent = saves.at(-1)?.commit.sha;
      const date = new Date().toISOString();
      const commit = { sha, parent, message, by: 'You', date, comments: 0 };
      saves.push({ commit, before, after: textsOf(root, paths) });
      return Promise.resolve({ sha });
    },
    commitsOf(path, most) {
      expectRecords([path]);
      const own = saves.filter(({ after }) => Object.keys(after).some((file) => `${file}/`.startsWith(`${path}/`)));
      return Promise.resolve([...commitsOf(own), ...commitsIn(root, path, most)].slice(0, most));
    },
    since: () => Promise.resolve(commitsOf(saves)),
    filesOf(sha) {
      const save = saves[saveOf(sha)];
      if (!save) return Promise.resolve(filesInCommit(root, sha));
      const statusIn = (path: string) => {
        if (save.before[path] === undefined) return 'added' as const;
        return save.after[path] === undefined ? ('removed' as const) : ('modified' as const);
      };
      return Promise.resolve(Object.keys(save.after).map((path) => ({ path, status: statusIn(path) })));
    },
    commentsOn: () => Promise.resolve([]),
  };
}
