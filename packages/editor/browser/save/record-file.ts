/** The file of a record: its folder, its schema, and its text. */
import type * as z from 'zod';
import { folderOf, formOf, schemaOf } from '../../../../content/schema/data-folders';
import { recordName } from '../../names/record-name';

export interface RecordFile {
  folder: string;
  id: string;
  /** The first part of the paths of its fields. */
  form: string;
  schema: z.ZodType;
}

/** What is known of a file by its path; undefined if it is no record. */
export function recordFile(file: string): RecordFile | undefined {
  const [, folder = '', id = ''] = /^content\/records\/([^/]+)\/([^/]+)\.json$/.exec(file) ?? [];
  const schema = schemaOf(folder, id);
  return schema && { folder, id, form: formOf(folder, id), schema };
}

/** The operator's name for a record. */
export function nameOfRecord(file: string, record: object): string {
  const { folder = '', id = '' } = recordFile(file) ?? {};
  return recordName(folderOf(folder) ?? {}, id, JSON.stringify(record));
}

/** The record in a text; undefined if there is none, or the text is damaged. */
export function recordIn(text: string | undefined): object | undefined {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}
