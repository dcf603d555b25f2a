import { hashedFolder, type SiteFile } from './site-files';

/** What the bucket says of an object. */
export interface StoredObject {
  /** Of the deploy that put it there; none if something else did. */
  digest: string | undefined;
  isPage: boolean;
}

export interface Plan {
  /** Stages that follow one another; within a stage the order is free. */
  uploads: SiteFile[][];
  unchanged: number;
  /** Names, in stages as above. */
  deletes: string[][];
  /** Hashed files kept although this build no longer names them: an open tab of the deploy before still may. */
  leaving: string[];
  /** Objects of the bucket that no deploy put there: not ours to delete. */
  foreign: number;
}

/**
 * What has to be done, in an order that may break off anywhere. Pages are uploaded when everything they name is there, new ones before
 * those that link to them, and deleted before anything they name: every page that answers is whole at every moment.
 * @param leaving what the last deploy kept for its predecessor's sake
 */
export function planDeploy(
  files: readonly SiteFile[],
  stored: ReadonlyMap<string, StoredObject>,
  leaving: readonly string[],
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

  // What left with an earlier deploy goes when the hashed files change again. A deploy that changes none (a second try, a new header)
  // is no new generation: it would take the assets of the generation before from the tabs that still have it open. Files that a
  // broken-off deploy brought and no later one names are in neither list; they leave now and go next time.
  const leftBefore = new Set(leaving);
  const isNewGeneration = goneHashed.some((name) => !leftBefore.has(name)) || stage('hashed').some(isNew);
  const expired = isNewGeneration ? goneHashed.filter((name) => leftBefore.has(name)) : [];

  return {
    uploads,
    unchanged: files.length - changed.length,
    deletes: [gonePages, [...goneAssets, ...expired]],
    leaving: goneHashed.filter((name) => !expired.includes(name)).sort(),
    foreign: extra.length - gone.length,
  };
}
