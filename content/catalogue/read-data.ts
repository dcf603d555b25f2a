/** Reads the data files of the content, `content/trips/*.json` and `content/operator/*.json`, and checks each against its schema. */
import { readdirSync, readFileSync } from 'node:fs';
import type * as z from 'zod';
import { fileOf, type DataFolder } from '../schema/file-of';
import { parseRecord } from '../schema/problems';
import { syntaxProblem } from '../schema/syntax-problem';

/** Data files that are not right. Its message is a line for each problem, naming the file and the field. */
export class DataError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(problems.join('\n'));
  }
}

function readJson(file: string): { value: unknown } | { problems: string[] } {
  const text = readFileSync(file, 'utf8');
  try {
    return { value: JSON.parse(text) };
  } catch {
    return { problems: [`${file}: ${syntaxProblem(text)}`] };
  }
}

/**
 * A data file, as its schema has it.
 * @param id the name of the file; a record has it as a field
 */
export function readRecord<Schema extends z.ZodType>(folder: DataFolder, id: string, schema: Schema) {
  const json = readJson(fileOf(folder, id));
  return 'problems' in json ? json : parseRecord(folder, id, json.value, schema);
}

/**
 * The records of results.
 * @throws DataError with all problems of all of them
 */
export function allRecords<Item>(results: readonly ({ record: Item } | { problems: string[] })[]): Item[] {
  const problems = results.flatMap((result) => ('problems' in result ? result.problems : []));
  if (problems.length > 0) throw new DataError(problems);
  return results.flatMap((result) => ('record' in result ? [result.record] : []));
}

/** The names of a folder's data files, without their ending. */
export const idsIn = (folder: DataFolder): string[] =>
  readdirSync(`content/${folder}`)
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.slice(0, -'.json'.length));
