/** The second half of `npm run format`: writes each data file of the content with the fields in the order of its schema, as the editor does. */
import { readFileSync, writeFileSync } from 'node:fs';
import { idsIn } from '../content/catalogue/read-data';
import { fileOf } from '../content/ids/file-of';
import { keysOf } from '../content/ids/keys-of';
import { dataFolders, schemaOf } from '../content/schema/data-folders';
import { recordText } from '../content/schema/record-text';
import { syntaxProblem } from '../content/schema/syntax-problem';

/** Rewrites a data file whose fields are in another order, and names it. */
function format(file: string, schema: NonNullable<ReturnType<typeof schemaOf>>): void {
  const before = readFileSync(file, 'utf8');
  let record: object;
  try {
    record = JSON.parse(before) as object;
  } catch {
    console.error(`${file}: ${syntaxProblem(before)}`);
    process.exitCode = 1;
    return;
  }
  const after = recordText(schema, record);
  if (after === before) return;
  writeFileSync(file, after);
  console.log(file);
}

for (const folder of keysOf(dataFolders))
  for (const id of idsIn(folder)) {
    const schema = schemaOf(folder, id);
    if (schema) format(fileOf(folder, id), schema);
  }
