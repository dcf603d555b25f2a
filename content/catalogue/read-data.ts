/** Reads single data files of the content, and checks each against its schema. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type * as z from 'zod';
import { fileOf } from '../ids/file-of';
import type { DataFolder } from '../schema/data-folders';
import { parseRecord } from '../schema/problems';
import { syntaxProblem } from '../schema/syntax-problem';

/** An error in data files. Its message has a line for each problem, with the file and the field. */
export class DataError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

/** The record of a data file, or a line for each of its problems. */
export type Read<Item> = { record: Item } | { problems: string[] };

/** The value in a data file, whatever its schema, or a line for what is wrong with the file. */
export function readJson(file: string): { value: unknown } | { problems: string[] } {
  if (!existsSync(file)) return { problems: [`${file}: record: the file is missing`] };
  const text = readFileSync(file, 'utf8');
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problems: [`${file}: ${syntaxProblem(text)}`] };
  }
}

/**
 * Reads a data file and parses it with its schema.
 * @param id the name of the file, which becomes a field of the record
 */
export function readRecord<Schema extends z.ZodType>(
  folder: DataFolder,
  id: string,
  schema: Schema,
): Read<z.infer<Schema>> {
  const json = readJson(fileOf(folder, id));
  return 'problems' in json ? json : parseRecord(folder, id, json.value, schema);
}

/**
 * Returns the records of all results.
 * @throws DataError with the problems of all results
 */
export function allRecords<Item>(results: readonly Read<Item>[]): Item[] {
  const problems = results.flatMap((result) => ('problems' in result ? result.problems : []));
  if (problems.length > 0) throw new DataError(problems);
  return results.flatMap((result) => ('record' in result ? [result.record] : []));
}

/** The names of a folder's data files, without their extension. */
export const idsIn = (folder: DataFolder): string[] =>
  readdirSync(`content/records/${folder}`)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));
