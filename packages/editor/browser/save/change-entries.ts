/** Begins, copies, moves, deletes and brings back records, and undoes changes: each in one commit. */
import type { Problem, Saved } from './problem';
import { dataFolders, folderOf, formSchemas, type EntryFolder } from '../../../../content/schema/data-folders';
import { fileOf } from '../../../../content/ids/file-of';
import { id as idSchema } from '../../../../content/schema/fields';
import { operatorSchemas } from '../../../../content/schema/operator';
import { parseRecord } from '../../../../content/schema/problems';
import { recordText } from '../../../../content/schema/record-text';
import { leavesOf } from '../../names/schema-words';
import { host, type Change, type Texts } from '../host';
import { checkedText, isTakenByPage } from './check';
import { commitFiles, refusal, type NotSaved } from './commit-records';
import { isSame, takenBack } from './merge';
import { nameOfRecord, recordFile, recordIn } from './record-file';
import { refersTo, renamed } from './references';

const movedFile = fileOf('operator', 'moved');
const peaksFile = fileOf('operator', 'peaks');

const entryFolder = (folder: string): EntryFolder | undefined => {
  const row = folderOf(folder);
  return row && !('files' in row) ? row : undefined;
};

/** The path of the page of a record; undefined if it has none. */
const pathOf = (folder: string, id: string): string | undefined => entryFolder(folder)?.page?.(id);

/** A new record, or a copy of one. A copied trip is not on sale until it is put on sale. */
export async function begin(folder: string, from?: string): Promise<object> {
  const leaves = leavesOf(entryFolder(folder)?.schema ?? operatorSchemas.moved);
  const draft = leaves.some(({ shape }) => 'draft' in shape) ? { draft: true } : {};
  if (from === undefined) return draft;
  const file = fileOf(folder, from);
  const { texts } = await host.read([file]);
  return { ...withoutOwn(recordIn(texts[file]) ?? {}), ...draft };
}

/** A copy without what is true of the original alone: its photographs, and what was said of its single dates. */
function withoutOwn(record: object): object {
  const { departures, ...others } = record as { departures?: object };
  return { ...others, photos: undefined, ...(departures ? { departures: { ...departures, dates: undefined } } : {}) };
}

/** The files, beside its own, that name a record. */
async function referring(folder: string, id: string): Promise<string[]> {
  const names = Object.keys(dataFolders).filter((name) =>
    Object.entries(formSchemas).some(([form, schema]) => isFormOf(name, form) && refersTo(schema, folder)),
  );
  const read = await Promise.all(names.map((name) => host.readFolder(`content/records/${name}`)));
  return read.flatMap(({ texts }) =>
    Object.entries(texts).flatMap(([file, text]) => (text?.includes(`"${id}"`) ? [file] : [])),
  );
}

function isFormOf(folder: string, form: string): boolean {
  const row = folderOf(folder);
  if (!row || !('files' in row)) return form === folder;
  return row.form ? form.startsWith(`${folder}-`) : form in row.files;
}

/** Without trips and states, dates that cost more would apply to all trips, so that dates for a deleted trip alone go with it. */
function withoutEmptyPeaks(record: object, before: object): object {
  const datesOf = (peaks: object) => (peaks as { dates?: { trips?: string[]; states?: string[] }[] }).dates ?? [];
  const earlier = datesOf(before);
  return {
    ...record,
    dates: datesOf(record).filter(
      ({ trips, states }, index) => trips?.length || states?.length || !earlier[index]?.trips?.length,
    ),
  };
}

/** Other records without a record, or with its new id. */
function withoutReferences(
  texts: Texts,
  files: readonly string[],
  folder: string,
  id: string,
  newId?: string,
): { write: Record<string, string>; problems: Problem[] } {
  const write: Record<string, string> = {};
  const problems: Problem[] = [];
  for (const file of files) {
    const [record, about] = [recordIn(texts[file]), recordFile(file)];
    if (!record || !about) continue;
    const changed = renamed(about.schema, record, folder, id, newId) as object | undefined;
    if (isSame(record, changed)) continue;
    const written = file === peaksFile ? withoutEmptyPeaks(changed ?? {}, record) : changed;
    // The other records are not yet as this change leaves them, so that only the schema can judge it.
    const checked = parseRecord(about.folder, about.id, written ?? {}, about.schema);
    if ('record' in checked) write[file] = recordText(about.schema, Object(checked.record) as object);
    else {
      const text = `${nameOfRecord(file, record)} names this, and cannot do without it. Choose another there first.`;
      problems.push({ file, path: '', text });
    }
  }
  return { write, problems };
}

const addressesIn = (texts: Texts) => operatorSchemas.moved.parse(recordIn(texts[movedFile]) ?? {}).addresses;

const movedText = (addresses: ReturnType<typeof addressesIn>) => recordText(operatorSchemas.moved, { addresses });

/** The list of redirects in which a path leads to another. */
function redirected(texts: Texts, from: string, to: string): string {
  const others = addressesIn(texts).filter((one) => one.from !== from && one.from !== to);
  const led = others.map((one) => (one.to === from ? { ...one, to } : one));
  return movedText([...led, { from, to }]);
}

/** The change to the list of redirects after which a path leads to its own page again. */
function notRedirected(texts: Texts, paths: readonly (string | undefined)[]): Record<string, string> {
  const addresses = addressesIn(texts);
  const left = addresses.filter(({ from }) => !paths.includes(from));
  return left.length < addresses.length ? { [movedFile]: movedText(left) } : {};
}

/** Deletes a record, or gives it another address. */
async function leave(
  message: (name: string) => string,
  folder: string,
  id: string,
  leadsTo: string,
  newId?: string,
): Promise<Saved> {
  const file = fileOf(folder, id);
  const newFile = newId === undefined ? undefined : fileOf(folder, newId);
  const [from, others] = [pathOf(folder, id), await referring(folder, id)];
  const files = others.filter((other) => other !== file && other !== movedFile);
  const { texts: now } = await host.read([file]);
  const name = nameOfRecord(file, recordIn(now[file]) ?? {});
  const paths = [file, movedFile, ...files, ...(newFile ? [newFile] : [])];
  return commitFiles(message(name), paths, async (texts) => {
    const text = texts[file];
    if (text === undefined) return refusal(file, 'Somebody deleted or moved this already.');
    if (newFile && newId && (texts[newFile] !== undefined || (await isTakenByPage(folder, newId))))
      return refusal(file, `“${newId}” is the address of another page. Choose another address.`);
    const { write, problems } = withoutReferences(texts, files, folder, id, newId);
    if (problems.length > 0) return { kind: 'refused', problems };
    return {
      remove: [file],
      write: {
        ...write,
        ...(newFile ? { [newFile]: text } : {}),
        ...(from ? { [movedFile]: redirected(texts, from, leadsTo) } : {}),
      },
    };
  });
}

/** Gives a record another address. */
export async function move(folder: string, id: string, newId: string): Promise<Saved> {
  const { error } = idSchema.safeParse(newId);
  if (error) {
    const text = 'Write the address in small letters and figures, joined by hyphens: kochi-and-the-hills.';
    return refusal(fileOf(folder, id), text);
  }
  const to = pathOf(folder, newId) ?? newId;
  return leave((name) => `Move ${name} to ${to}`, folder, id, to, newId);
}

/**
 * Deletes a record.
 * @param leadsTo The path to which its address leads from now on.
 */
export const remove = (folder: string, id: string, leadsTo: string): Promise<Saved> =>
  leave((name) => `Delete ${name}`, folder, id, leadsTo);

/**
 * Restores a record as it was in a commit, or before it if the commit deleted or damaged it. If its file is there and sound, use `undo`: this
 * replaces all of it.
 */
export async function bringBack(file: string, commit: string): Promise<Saved> {
  const { folder = '', id = '' } = recordFile(file) ?? {};
  const [at, before] = await Promise.all([host.readAt(commit, [file]), host.readAt(`${commit}^`, [file])]);
  const record = recordIn(at[file]) ?? recordIn(before[file]);
  if (!record) return refusal(file, 'There is no good state of it at this time. Choose another in its history.');
  return commitFiles(`Bring back ${nameOfRecord(file, record)}`, [file, movedFile], async (texts) => {
    const checked = await checkedText(file, record, texts[file] === undefined ? undefined : record);
    if ('problems' in checked) return { kind: 'refused', problems: checked.problems };
    return { write: { [file]: checked.text, ...notRedirected(texts, [pathOf(folder, id)]) } };
  });
}

const laterChange = 'This was changed again later. Take the later change back first.';

const unreadableBefore = 'What it was before cannot be read. Choose another state in its history.';

/** The state of a file after one of its changes is undone, and the later ones are kept. */
async function undone(
  file: string,
  current: string | undefined,
  before: string | undefined,
  after: string | undefined,
  isAlone: boolean,
): Promise<Change | NotSaved> {
  if (current === before) return {};
  if (before === undefined) return current === after ? { remove: [file] } : refusal(file, laterChange);
  const isNewest = current === after;
  // Several files that go back together name each other, so that none can be checked alone.
  if (isNewest && !isAlone) return { write: { [file]: before } };
  const [now, was, is] = [recordIn(current), recordIn(before), recordIn(after)];
  const record = isNewest ? was : now && was && is && takenBack(now, was, is);
  if (!record) return refusal(file, isNewest ? unreadableBefore : laterChange);
  const checked = await checkedText(file, record, now ?? record);
  if ('problems' in checked) return { kind: 'refused', problems: checked.problems };
  return { write: { [file]: isNewest ? before : checked.text } };
}

/** Undoes what a commit did to some files. */
async function undoIn(sha: string, files: readonly string[], message: string): Promise<Saved> {
  const [after, before] = await Promise.all([host.readAt(sha, files), host.readAt(`${sha}^`, files)]);
  return commitFiles(message, files, async (texts) => {
    const isAlone = files.length === 1;
    const results = await Promise.all(
      files.map((file) => undone(file, texts[file], before[file], after[file], isAlone)),
    );
    const refused = results.filter((result) => 'kind' in result);
    const problems = refused.flatMap((result) => (result.kind === 'refused' ? result.problems : []));
    if (problems.length > 0) return { kind: 'refused', problems };
    const changes = results.filter((result): result is Change => !('kind' in result));
    return {
      write: Object.assign({}, ...changes.map(({ write }) => write)) as NonNullable<Change['write']>,
      remove: changes.flatMap(({ remove: gone = [] }) => gone),
    };
  });
}

/** Undoes one change of a file, and keeps the later ones. */
export async function undo(file: string, sha: string): Promise<Saved> {
  const commit = (await host.commitsOf(file, 100)).find((one) => one.sha === sha);
  return undoIn(sha, [file], `Take back: ${commit?.message ?? 'a change'}`);
}

/** Undoes all changes of a commit to records. */
export async function undoBatch(sha: string): Promise<Saved> {
  const changed = await host.filesOf(sha);
  const paths = changed.flatMap(({ path, previous }) => (previous ? [previous, path] : [path]));
  const files = paths.filter((path) => recordFile(path));
  const [first = ''] = files;
  const commit = (await host.commitsOf(first, 100)).find((one) => one.sha === sha);
  return undoIn(sha, files, `Take back: ${commit?.message ?? 'several changes'}`);
}
