/** The second half of `npm run format`: writes each data file of the content with the fields in the order of its schema, as the editor does. */
import { readFileSync, writeFileSync } from 'node:fs';
import type * as z from 'zod';
import { idsIn, readJson } from '../content/catalogue/read-data';
import { fileOf } from '../content/ids/file-of';
import { keysOf } from '../content/ids/keys-of';
import { dataFolders, schemaOf } from '../content/schema/data-folders';
import { recordText } from '../content/schema/record-text';

/** Rewrites a data file whose fields are in another order, and names it. */
function format(file: string, schema: z.ZodType): void {
  const json = readJson(file);
  if ('problems' in json) {
    console.error(json.problems.join('\n'));
    process.exitCode = 1;
    return;
  }
  const text = recordText(schema, json.value as object);
  if (text === readFileSync(file, 'utf8')) return;
  writeFileSync(file, text);
  console.log(file);
}

for (const folder of keysOf(dataFolders))
  for (const id of idsIn(folder)) {
    const schema = schemaOf(folder, id);
    if (schema) format(fileOf(folder, id), schema);
  }
