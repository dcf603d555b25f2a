/** A host in memory, for tests. */
import { Moved, type Change, type Host, type HostCommit, type Texts } from '../host';

interface Snapshot extends HostCommit {
  files: Texts;
}

export interface MemoryHost extends Host {
  /** The files of the newest commit. */
  files: () => Texts;
  /** The messages of the commits, the newest first. */
  messages: () => string[];
  /** Calls a function once before the next commit, as when somebody else saves at the same moment. */
  beforeCommit: (work: () => unknown) => void;
  /** Writes a comment on the newest commit, as the check does. */
  comment: (text: string) => void;
}

const pick = (from: Texts | undefined, paths: readonly string[]): Texts =>
  Object.fromEntries(paths.map((path) => [path, from?.[path]]));
const isIn = (file: string, path: string) => file === path || file.startsWith(`${path}/`);

const changedBetween = (earlier: Texts, after: Texts): string[] =>
  [...new Set([...Object.keys(earlier), ...Object.keys(after)])].filter((path) => earlier[path] !== after[path]);

const statusOf = (before: string | undefined, after: string | undefined) =>
  before === undefined ? 'added' : after === undefined ? 'removed' : 'modified';

/** The files after a change. A photograph is kept as its size. */
function filesAfter(files: Texts, { write = {}, remove = [] }: Change): Texts {
  const texts = Object.entries(write).map(([path, content]): [string, string] => [
    path,
    typeof content === 'string' ? content : `${content.size} bytes`,
  ]);
  const kept = Object.entries(files).filter(([path]) => !remove.includes(path));
  return Object.fromEntries([...kept, ...texts]);
}

/** @param files The texts of the first commit by path. */
export function memoryHost(files: Readonly<Record<string, string>>): MemoryHost {
  const commits: Snapshot[] = [];
  const comments = new Map<string, string[]>();
  let before: (() => unknown) | undefined;

  function add(message: string, by: string, changed: Texts): { sha: string } {
    const sha = `${commits.length + 1}`.padStart(40, '0');
    const date = new Date(Date.UTC(2026, 10, 27, 4, commits.length)).toISOString();
    commits.push({ sha, parent: commits.at(-1)?.sha, message, by, date, comments: 0, files: changed });
    return { sha };
  }
  add('Begin', 'The engineer', files);

  const newest = () => commits.at(-1) as Snapshot;
  const filesAt = (revision: string) => {
    const index = commits.findIndex(({ sha }) => sha === revision.replace(/\^$/, ''));
    return commits[revision.endsWith('^') ? index - 1 : index]?.files;
  };
  const hostCommit = ({ sha, parent, message, by, date }: Snapshot): HostCommit => ({
    sha,
    parent,
    message,
    by,
    date,
    comments: comments.get(sha)?.length ?? 0,
  });
  const changedIn = ({ sha, files: after }: Snapshot) => changedBetween(filesAt(`${sha}^`) ?? {}, after);

  return {
    files: () => newest().files,
    messages: () => commits.map(({ message }) => message).reverse(),
    beforeCommit(work) {
      before = work;
    },
    comment(text) {
      comments.set(newest().sha, [...(comments.get(newest().sha) ?? []), text]);
    },
    signedInAs: () => Promise.resolve('operator'),
    read: (paths) => Promise.resolve({ head: newest().sha, texts: pick(newest().files, paths) }),
    readFolder(path) {
      const own = Object.entries(newest().files).filter(([file, text]) => text !== undefined && isIn(file, path));
      return Promise.resolve({ head: newest().sha, texts: Object.fromEntries(own) });
    },
    readAt: (revision, paths) => Promise.resolve(pick(filesAt(revision), paths)),
    async commit(message: string, head: string, change: Change) {
      const work = before;
      before = undefined;
      await work?.();
      if (head !== newest().sha) throw new Moved();
      return add(message, 'The operator', filesAfter(newest().files, change));
    },
    commitsOf: (path, most) =>
      Promise.resolve(
        commits
          .filter((commit) => changedIn(commit).some((file) => isIn(file, path)))
          .reverse()
          .slice(0, most)
          .map(hostCommit),
      ),
    since(sha) {
      const index = commits.findIndex((commit) => commit.sha === sha);
      return Promise.resolve(
        commits
          .slice(index + 1)
          .reverse()
          .map(hostCommit),
      );
    },
    filesOf(sha) {
      const commit = commits.find((one) => one.sha === sha);
      const earlier = filesAt(`${sha}^`) ?? {};
      return Promise.resolve(
        commit ? changedIn(commit).map((path) => ({ path, status: statusOf(earlier[path], commit.files[path]) })) : [],
      );
    },
    commentsOn: (sha) => Promise.resolve(comments.get(sha) ?? []),
  };
}
