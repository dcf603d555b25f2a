/** What the editor holds of the record in its form: as much of it as our checks read. */

/** Values by their path, `plan.0.title`; lists and groups have one of their own, and the editor adds notes to itself. */
export type Values = Readonly<Record<string, unknown>>;

export interface Entry {
  id: string;
  locales: Readonly<Record<string, { path: string; content: Values } | undefined>>;
}

export interface Draft {
  isNew: boolean;
  fields: readonly { name: string; widget?: string }[];
  collection: { name: string };
  /** Of the operator's own files. */
  collectionFile?: { name: string };
  originalEntry?: Partial<Entry>;
  originalValues: Readonly<Record<string, Values>>;
  currentValues: Record<string, Record<string, unknown>>;
  /** What the operator wrote as the address of a new entry. */
  currentSlugs: Readonly<Record<string, string | undefined>>;
  /** Photographs that are not uploaded yet, by the address that stands in their field. */
  files: Readonly<Record<string, { file?: File }>>;
  validities: Record<string, Record<string, { valid?: boolean }>>;
  validationMessages: Record<string, Record<string, string[]>>;
}

/** Without languages the editor knows one place for values. */
export const localeOf = ({ currentValues }: Pick<Draft, 'currentValues'>): string =>
  Object.keys(currentValues)[0] ?? '_default';

/** The folder or the file that the record is for, as schemas are called. */
export const formOf = ({ collectionFile }: Pick<Draft, 'collectionFile'>): string => collectionFile?.name ?? 'trips';

const isNote = (path: string) => /(^|\.)__sc_\w+$/.test(path);

/** The record of such values. */
export function recordOf(values: Values): Record<string, unknown> {
  const record: Record<string, unknown> = {};
  const paths = Object.keys(values).filter((path) => !isNote(path));
  for (const path of paths.sort((a, b) => a.split('.').length - b.split('.').length)) {
    const names = path.split('.');
    let within: object = record;
    for (const [index, name] of names.slice(0, -1).entries()) {
      const inner = Reflect.get(within, name) as unknown;
      if (typeof inner !== 'object' || inner === null)
        Reflect.set(within, name, /^\d+$/.test(names[index + 1] ?? '') ? [] : {});
      within = Reflect.get(within, name) as object;
    }
    const value = values[path];
    // The editor's own objects are proxies, which cannot be cloned otherwise.
    const copy: unknown = typeof value === 'object' && value ? JSON.parse(JSON.stringify(value)) : value;
    Reflect.set(within, names.at(-1) ?? path, copy);
  }
  return record;
}
