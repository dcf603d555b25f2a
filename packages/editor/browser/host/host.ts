/** What the editor asks of the place where the records are: a repository at GitHub, or the folder of `npm run edit`. */

/** Texts of files by path in the repository; undefined if there is no such file. */
export type Texts = Readonly<Record<string, string | undefined>>;

/** The files of one commit. */
export interface Change {
  write?: Readonly<Record<string, string | Blob>>;
  remove?: readonly string[];
}

export interface HostCommit {
  sha: string;
  parent: string | undefined;
  message: string;
  by: string;
  /** ISO 8601. */
  date: string;
  /** The number of comments on it. */
  comments: number;
}

export interface ChangedFile {
  path: string;
  status: 'added' | 'modified' | 'removed' | 'renamed';
  /** The path before a renaming. */
  previous?: string;
}

export interface Host {
  /** The login of the signed-in person. */
  signedInAs(): Promise<string>;
  /** Reads files at the newest commit of the branch. */
  read(paths: readonly string[]): Promise<{ head: string; texts: Texts }>;
  /** Reads all files of a folder in one request, by full path. */
  readFolder(path: string): Promise<{ head: string; texts: Texts }>;
  readAt(commit: string, paths: readonly string[]): Promise<Texts>;
  /**
   * Commits to the branch. After a lost answer it looks whether the commit is there.
   * @param head The commit that the branch must be at.
   * @throws Moved if it is at another.
   */
  commit(message: string, head: string, change: Change): Promise<{ sha: string }>;
  /** The commits that changed a file or folder, newest first. */
  commitsOf(path: string, most: number): Promise<HostCommit[]>;
  /** All commits after one, newest first. */
  since(sha: string): Promise<HostCommit[]>;
  filesOf(sha: string): Promise<ChangedFile[]>;
  commentsOn(sha: string): Promise<string[]>;
}

/** A request that failed. Its message is a sentence for the operator that says what to do. */
export class HostError extends Error {
  override name = 'HostError';
  /** Whether only another token helps. */
  readonly signIn: boolean;
  readonly link?: { href: string; text: string };

  constructor(message: string, more: { signIn?: boolean; link?: { href: string; text: string } } = {}) {
    super(message);
    this.signIn = more.signIn ?? false;
    if (more.link) this.link = more.link;
  }
}

/** The branch has another commit since the one that a change is based on. */
export class Moved extends Error {
  override name = 'Moved';
}
