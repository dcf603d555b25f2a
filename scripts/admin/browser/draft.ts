/** The types of the editor's draft: the parts that our checks read. */

/** Values by path, `plan.0.title`. Lists and groups have an entry of their own, and the editor adds internal entries. */
export type Values = Readonly<Record<string, unknown>>;

export interface Entry {
  id: string;
  locales: Readonly<Record<string, { path: string; content: Values } | undefined>>;
}

export interface Draft {
  isNew: boolean;
  fields: readonly { name: string; widget?: string }[];
  collection: { name: string; format?: string };
  /** Set for files with a schema of their own. */
  collectionFile?: { name: string; format?: string };
  originalEntry?: Partial<Entry>;
  originalValues: Readonly<Record<string, Values>>;
  currentValues: Record<string, Record<string, unknown>>;
  /** The address that the operator typed for a new entry. */
  currentSlugs: Readonly<Record<string, string | undefined>>;
  /** Photographs that are not uploaded yet, by the blob URL in their field. */
  files: Readonly<Record<string, { file?: File }>>;
  validities: Record<string, Record<string, { valid?: boolean }>>;
  validationMessages: Record<string, Record<string, string[]>>;
}

/** The only locale: without languages the editor stores all values under one name. */
export const localeOf = ({ currentValues }: Pick<Draft, 'currentValues'>): string =>
  Object.keys(currentValues)[0] ?? '_default';

/** The name of the form in our schemas, which the configuration gives as its format. */
export const formOf = ({ collection, collectionFile }: Pick<Draft, 'collection' | 'collectionFile'>): string =>
  (collectionFile ?? collection).format ?? '';

const isNote = (path: string) => /(^|\.)__sc_\w+$/.test(path);

/** Builds a record from values by path. */
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
    // The editor's objects are proxies, which `structuredClone` refuses.
    const copy: unknown = typeof value === 'object' && value ? JSON.parse(JSON.stringify(value)) : value;
    Reflect.set(within, names.at(-1) ?? path, copy);
  }
  return record;
}
