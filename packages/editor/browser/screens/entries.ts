/** The entries of a folder, as lists show them. */
import { host } from '../host';
import { folderPath, parsed, recordOf, type Fields } from '../folders';
import { recordName } from '../../names/record-name';
import { kindNames, kindOf } from '../../names/kinds';
import { wordsOf } from './search';

export interface Entry {
  folder: string;
  id: string;
  file: string;
  name: string;
  /** Undefined if the file is not JSON. */
  record: Fields | undefined;
  /** The heading below which it is listed, if its folder has several. */
  kind?: string;
  words: readonly string[];
}

function entryOf(file: string, text: string | undefined): Entry | undefined {
  const found = recordOf(file);
  if (!found) return undefined;
  const { folder, id, row } = found;
  const record = parsed(text);
  const kind = record && kindOf(record);
  return {
    ...{ folder, id, file, record, ...(kind ? { kind } : {}) },
    // In a list of destinations, none needs the word 'Destination' before its name.
    name: recordName('files' in row || !row.form ? row : { form: { ...row.form, one: '' } }, id, text),
    words: wordsOf(id, record ?? {}),
  };
}

const orderOf = ({ kind, record }: Entry) => [
  kind ? kindNames.indexOf(kind) : kindNames.length,
  Number(record?.['order'] ?? 0),
];

/** Files that cannot be read stand first, then kinds in their order, then entries by their place or their name. */
function compare(one: Entry, other: Entry): number {
  if (!one.record || !other.record) return Number(one.record !== undefined) - Number(other.record !== undefined);
  const [a, b] = [orderOf(one), orderOf(other)];
  return (a[0] ?? 0) - (b[0] ?? 0) || (a[1] ?? 0) - (b[1] ?? 0) || one.name.localeCompare(other.name, 'en');
}

/** Reads all entries of a folder. */
export async function readEntries(folder: string): Promise<Entry[]> {
  const { texts } = await host.readFolder(folderPath(folder));
  return Object.entries(texts)
    .flatMap(([file, text]) => entryOf(file, text) ?? [])
    .sort(compare);
}

/** Entries below the headings of their kinds. */
export const byKind = (entries: readonly Entry[]): [kind: string | undefined, entries: Entry[]][] =>
  [...new Set(entries.map(({ kind }) => kind))].map((kind) => [kind, entries.filter((one) => one.kind === kind)]);
