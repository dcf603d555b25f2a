/** Merges changes with what was saved meanwhile, checks the result, and commits it. */
import { host, HostError, Moved, type Change, type Texts } from '../host';
import { crowded } from '../host/words';
import { checkedText, forgetOthers } from './check';
import { merged, withChanges } from './merge';
import type { Problem, RecordChange, Saved, SaveOptions } from './problem';
import { recordIn } from './record-file';
import { tellSaved } from './saved';

/** The number of attempts on a branch that others move at the same time. */
const attempts = 3;

/** The reasons why nothing is committed. */
export type NotSaved = Extract<Saved, { kind: 'refused' | 'clash' }>;

/** A refusal of a whole record. */
export const refusal = (file: string, text: string): NotSaved => ({
  kind: 'refused',
  problems: [{ file, path: '', text }],
});

/**
 * Changes files in one commit.
 * @param paths The files that `change` reads.
 * @param change Returns the new contents for the newest ones; it is called again if the branch moved meanwhile.
 */
export async function commitFiles(
  message: string,
  paths: readonly string[],
  change: (texts: Texts) => Promise<Change | NotSaved>,
): Promise<Saved> {
  for (let attempt = 1; ; attempt += 1) {
    const { head, texts } = await host.read(paths);
    const result = await change(texts);
    if ('kind' in result) return result;
    const write = Object.fromEntries(
      Object.entries(result.write ?? {}).filter(([path, content]) => content !== texts[path]),
    );
    const remove = (result.remove ?? []).filter((path) => texts[path] !== undefined);
    // A commit whose answer was lost for good is found at the next attempt.
    if (Object.keys(write).length + remove.length === 0)
      return attempt === 1 ? { kind: 'unchanged' } : { kind: 'saved', sha: head };
    try {
      const { sha } = await host.commit(message, head, { write, remove });
      forgetOthers();
      tellSaved();
      return { kind: 'saved', sha };
    } catch (error) {
      if (!(error instanceof Moved)) throw error;
      if (attempt === attempts) throw new HostError(crowded);
    }
  }
}

/** The record to write for a change, or why it cannot be written. */
function mergedRecord(
  { file, base, mine }: RecordChange,
  text: string | undefined,
  choose: (path: string) => 'mine' | 'theirs' | undefined,
): { record: object } | NotSaved {
  if (base === undefined) return { record: mine };
  if (text === undefined)
    return refusal(file, 'Somebody deleted this meanwhile. Bring it back from “Deleted” first, and save again.');
  const theirs = recordIn(text);
  if (!theirs)
    return refusal(file, 'Its file was damaged meanwhile. Bring back its last good state from its history first.');
  const { changes, clashes } = merged(base, mine, theirs);
  if (clashes.some(({ path }) => choose(path) === undefined)) return { kind: 'clash', file, clashes };
  const taken = clashes
    .filter(({ path }) => choose(path) === 'theirs')
    .map(({ path, theirs: value }) => ({ path, value }));
  return { record: withChanges(mine, [...changes, ...taken]) };
}

/** Checks, merges and commits records. */
export async function commitRecords(
  message: string,
  changes: readonly RecordChange[],
  { choose = {}, photos = {} }: SaveOptions,
): Promise<Saved> {
  const choiceFor = (file: string) => (path: string) =>
    choose[`${file}:${path}`] ?? (changes.length === 1 ? choose[path] : undefined);
  const paths = changes.map(({ file }) => file);
  return commitFiles(message, paths, async (texts) => {
    const write: Record<string, string | Blob> = {};
    const problems: Problem[] = [];
    for (const change of changes) {
      const { file, base } = change;
      const result = mergedRecord(change, texts[file], choiceFor(file));
      if ('kind' in result) {
        if (result.kind === 'clash') return result;
        problems.push(...result.problems);
        continue;
      }
      const checked = await checkedText(file, result.record, base);
      if ('problems' in checked) problems.push(...checked.problems);
      else if (base === undefined && ![undefined, checked.text].includes(texts[file]))
        problems.push({ file, path: '', text: 'Another record has this address by now. Choose another address.' });
      else write[file] = checked.text;
    }
    if (problems.length > 0) return { kind: 'refused', problems };
    const written = Object.values(write);
    if (Object.entries(write).every(([file, text]) => text === texts[file])) return {};
    const used = Object.entries(photos).filter(([path]) =>
      written.some((text) => typeof text === 'string' && text.includes(path.split('/').at(-1) ?? path)),
    );
    return { write: { ...write, ...Object.fromEntries(used) } };
  });
}
