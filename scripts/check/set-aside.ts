/** Finds the newest state of the records that the check accepts, so that a refused change does not hold up the others. */
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from '../lib/write-files';

/** A line of the check, and the data file and the field that it names. */
export interface Problem {
  file?: string;
  field?: string;
  reason: string;
}

/** A file that is reset to an earlier state, or left out if it has none. */
export interface SetAside {
  file: string;
  reasons: string[];
  /** The path of the field of the first reason, to which the editor leads. */
  field?: string | undefined;
}

/** The file in which the command leaves its result for the export. */
export const setAsideFile = '.set-aside.json';

/** The folder that the operator's editor writes to. */
export const recordFolder = 'content/records';

/** The records that one commit changed. */
interface Change {
  commit: string;
  files: string[];
}

/** A valid state is searched for in steps that double, then among this many changes one by one. */
const oneByOne = 32;

export const git = (folder: string, ...args: string[]): Buffer =>
  execFileSync('git', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 100_000_000 });

/** Returns whether a clone has only the newest commits, as some hosts make it. */
const isShallow = (folder: string): boolean =>
  git(folder, 'rev-parse', '--is-shallow-repository').toString().trim() === 'true';

/** The changes in order, the oldest first. */
function changesOf(folder: string): Change[] {
  const log = ['-c', 'core.quotePath=false', 'log', '--reverse', '--first-parent', '--diff-merges=first-parent'];
  const format = ['--no-renames', '--relative', '--name-only', '--format=%x00%H'];
  return git(folder, ...log, ...format, '--', recordFolder)
    .toString()
    .split('\0')
    .slice(1)
    .map((text) => text.split('\n').filter(Boolean))
    .map(([commit = '', ...files]) => ({ commit, files }));
}

/** Restores the state of a file at a commit. */
function putFile(folder: string, file: string, commit: string): void {
  if (git(folder, 'ls-tree', commit, '--', file).length === 0) rmSync(join(folder, file), { force: true });
  else writeFiles(folder, { [file]: git(folder, 'cat-file', 'blob', `${commit}:./${file}`) });
}

/**
 * Restores the newest valid state of a folder's records. A commit is applied as a whole or not at all, together with every earlier commit
 * that is still waiting and changed one of its files.
 * @param folder The project, clean and at its newest commit.
 * @param check Returns the problems of the records as they are in the folder.
 * @returns The files that differ from the newest commit.
 * @throws Error if no state is valid.
 */
export function setAside(folder: string, check: () => readonly Problem[]): SetAside[] {
  if (check().length === 0) return [];
  const changes = changesOf(folder);
  /** The commit whose state each file has in the folder. */
  const states = new Map<string, string>();
  const put = (files: ReadonlyMap<string, string>) => {
    for (const [file, commit] of files) {
      putFile(folder, file, commit);
      states.set(file, commit);
    }
  };
  const filesAt = (some: readonly Change[], commit?: string) =>
    new Map(some.flatMap((change) => change.files.map((file) => [file, commit ?? change.commit])));

  const steps = changes.map((_, index) => index).slice(1);
  const isPower = (step: number) => Number.isInteger(Math.log2(step));
  const order = [...steps.filter(isPower), ...steps.filter((step) => !isPower(step) && step < oneByOne)];
  const back = order.find((step) => {
    put(new Map([...states.keys()].map((file) => [file, 'HEAD'])));
    put(filesAt(changes.slice(-step), changes.at(-1 - step)?.commit));
    return check().length === 0;
  });
  if (back === undefined) {
    put(new Map([...states.keys()].map((file) => [file, 'HEAD'])));
    if (isShallow(folder))
      throw new Error(
        'no state in this clone passes the check, and its history is cut off: fetch all of it (git fetch --unshallow)',
      );
    throw new Error('no earlier state of the records passes the check either');
  }

  const later = changes.slice(-back);
  let waiting: (Change & { problems: readonly Problem[] })[] = [];
  const withWaiting = (some: readonly Change[]): readonly Change[] => {
    const touched = some.flatMap(({ files }) => files);
    const more = waiting.filter((one) => !some.includes(one) && one.files.some((file) => touched.includes(file)));
    return more.length > 0 ? withWaiting([...more, ...some]) : some;
  };
  const take = (some: readonly Change[]): void => {
    const together = withWaiting(some);
    const commits = new Set(together.map(({ commit }) => commit));
    const before = new Map(states);
    put(filesAt(later.filter(({ commit }) => commits.has(commit))));
    const problems = check();
    if (problems.length === 0) {
      waiting = waiting.filter(({ commit }) => !commits.has(commit));
      return;
    }
    put(new Map([...before].filter(([file, commit]) => states.get(file) !== commit)));
    const [only, ...others] = some;
    if (only && others.length === 0) waiting.push({ ...only, problems });
    else for (const half of [some.slice(0, some.length / 2), some.slice(some.length / 2)]) take(half);
  };
  // Try again as long as that helps: a change may need a later one.
  for (
    let tried: readonly Change[] = later, count = Infinity;
    tried.length > 0 && tried.length < count;
    tried = waiting
  ) {
    count = tried.length;
    waiting = [];
    take(tried);
  }

  const files = [...new Set(waiting.flatMap((change) => change.files))].sort();
  return files.map((file) => {
    const { problems = [] } = waiting.findLast((change) => change.files.includes(file)) ?? {};
    const own = problems.filter((problem) => problem.file === file);
    return { file, reasons: (own.length > 0 ? own : problems).map(({ reason }) => reason), field: own[0]?.field };
  });
}
