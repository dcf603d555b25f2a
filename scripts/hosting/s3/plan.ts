import { hashedFolder, type SiteFile } from './site-files';

/** An object of the bucket. */
export interface StoredObject {
  /** As stored by the deploy that uploaded it; undefined if something else did. */
  digest: string | undefined;
  isPage: boolean;
}

export interface Plan {
  /** Stages, one after the other; the files of a stage are uploaded in any order. */
  uploads: SiteFile[][];
  unchanged: number;
  /** Names, in stages as above. */
  deletes: string[][];
  /** Hashed files that this build no longer has, kept for tabs opened before this deploy. */
  retired: string[];
  /** Number of objects that no deploy of this site uploaded; they are never deleted. */
  foreign: number;
}

/**
 * Plans a deploy that may be interrupted anywhere. Pages are uploaded after everything they link to, new pages before changed ones that
 * may link to them, and deleted before anything they link to: every page that can be opened is complete at every moment.
 * @param retired the hashed files that the last deploy kept for open tabs
 */
export function planDeploy(
  files: readonly SiteFile[],
  stored: ReadonlyMap<string, StoredObject>,
  retired: readonly string[],
): Plan {
  const changed = files.filter(({ name, digest }) => stored.get(name)?.digest !== digest);
  const stage = (kind: SiteFile['kind']) => changed.filter((file) => file.kind === kind);
  const isStored = ({ name }: SiteFile) => stored.has(name);
  const isNew = (file: SiteFile) => !isStored(file);
  const uploads = [stage('hashed'), stage('asset'), stage('page').filter(isNew), stage('page').filter(isStored)];

  const names = new Set(files.map(({ name }) => name));
  const extra = [...stored].filter(([name]) => !names.has(name));
  const gone = extra.filter(([, { digest }]) => digest !== undefined);
  const goneOf = (isOf: (name: string, object: StoredObject) => boolean) =>
    gone.filter(([name, object]) => isOf(name, object)).map(([name]) => name);
  const goneHashed = goneOf((name) => name.startsWith(hashedFolder));
  const gonePages = goneOf((name, { isPage }) => isPage && !name.startsWith(hashedFolder));
  const goneAssets = goneOf((name, { isPage }) => !isPage && !name.startsWith(hashedFolder));

  // Hashed files retired by an earlier deploy are deleted when the hashed files change again. A deploy that changes none of them (a
  // retry, a new header) deletes none: tabs opened before the last change still need them. Hashed files of an interrupted deploy that
  // no later build has are retired now and deleted next time.
  const retiredBefore = new Set(retired);
  const hasNewHashedFiles = goneHashed.some((name) => !retiredBefore.has(name)) || stage('hashed').some(isNew);
  const expired = hasNewHashedFiles ? goneHashed.filter((name) => retiredBefore.has(name)) : [];

  return {
    uploads,
    unchanged: files.length - changed.length,
    deletes: [gonePages, [...goneAssets, ...expired]],
    retired: goneHashed.filter((name) => !expired.includes(name)).sort(),
    foreign: extra.length - gone.length,
  };
}
