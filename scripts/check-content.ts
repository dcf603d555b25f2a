/**
 * `npm run check`: stops a build if content or deployment values are invalid, with a line for each problem that names the file or the
 * record, and the field. `-- --operator <file>` also writes the problems to a file in the operator's words.
 */
import './lib/environment';
import { appendFileSync } from 'node:fs';
import { drawingIds } from '../packages/art/index';
import { DataError } from '../content/catalogue/read-data';
import { fileProblems } from '../content/catalogue/records';
import { refusal } from '../packages/editor/names/operator-words';
import { checkAll } from './check/check-all';
import { environmentProblems } from './check/environment-problems';
import { commandLine } from './lib/command-line.mjs';

/** The problems of the data files: modules that read an invalid file cannot be imported. */
function dataProblems(error: unknown) {
  if (!(error instanceof DataError)) throw error;
  return { problems: [...new Set([...error.problems, ...fileProblems()])], notes: [] };
}

const usage = `npm run check [-- --operator <file>]
  Checks the content and the deployment values. The file gets what is refused, in the words of the editor's form.`;
const { operator } = commandLine(usage, {
  options: { operator: { type: 'string' } },
}).values;
const { problems, notes } = await checkAll(new Set(drawingIds())).catch(dataProblems);
for (const note of notes) console.log(`note: ${note}`);
const all = [...environmentProblems(process.env).map((problem) => `environment: ${problem}`), ...problems];
for (const problem of all) console.error(problem);
if (all.length > 0) {
  if (operator) appendFileSync(operator, refusal(all));
  // Unlike `process.exit`, the exit code leaves Node the time to write what a slow reader has not taken yet.
  process.exitCode = 1;
}
