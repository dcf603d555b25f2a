/**
 * `npm run set-aside`, before a build that is published: resets the records of changes that the check refuses to their last valid state and
 * keeps everything else, so that one refused change does not hold up the others. `-- --operator <file>` writes the reasons in the words of
 * the form.
 */
import './lib/environment';
import { spawnSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { inOperatorWords, setAsideInWords } from '../packages/editor/names/operator-words';
import { git, recordFolder, setAside, setAsideFile, type Problem, type SetAside } from './check/set-aside';
import { commandLine } from './lib/command-line.mjs';

const { operator } = commandLine(
  `npm run set-aside [-- --operator <file>]
  Puts records that the check refuses back into their last state that passes. The file gets what was refused, in the words of the form.`,
  { options: { operator: { type: 'string' } } },
).values;

/** The lines that the check refuses in the newest state. */
let refused: string[] | undefined;

/** Checks the records in their current state. */
function check(): Problem[] {
  const flags = ['--import', 'tsx', 'scripts/check-content.ts'];
  const { status, stderr } = spawnSync(process.execPath, flags, { encoding: 'utf8' });
  if (status === 0) return [];
  // An invalid environment variable does not depend on the state of the records.
  const environment = stderr.match(/^environment: .*/m)?.[0];
  if (environment) throw new Error(environment);
  const lines = stderr.trim().split('\n');
  refused ??= lines;
  // A check that breaks prints a stack trace, which means nothing to an operator.
  if (/^ {4}at /m.test(stderr)) return [{ reason: 'The check breaks at this change. Show it to your engineer.' }];
  return lines.map((line) => {
    const [, file, field] = /^(content\/records\/[^/]+\/[^/]+\.json): (?:([\w.-]+): )?/.exec(line) ?? [];
    return {
      ...(file ? { file } : {}),
      ...(field && field !== 'record' ? { field } : {}),
      reason: inOperatorWords(line) ?? line,
    };
  });
}

/** Stops with one line, without a stack trace. */
function stop(problem: string): never {
  console.error(`set aside: ${problem}`);
  process.exit(1);
}

if (git('.', 'status', '--porcelain', '--', recordFolder).length > 0)
  stop('there are records that are not committed: commit them first');
let result: SetAside[] = [];
try {
  result = setAside('.', check);
} catch (error) {
  const { message } = error as Error;
  const lines = (refused ?? []).map((line) => `- ${inOperatorWords(line) ?? line}\n`).join('');
  if (operator)
    appendFileSync(operator, `**Nothing is published, and the site stays as it was:** ${message}.\n\n${lines}`);
  stop(message);
}
const commit = git('.', 'rev-parse', 'HEAD').toString().trim();
writeFileSync(setAsideFile, JSON.stringify({ commit, setAside: result }));
if (operator && result.length > 0) appendFileSync(operator, setAsideInWords(result.flatMap(({ reasons }) => reasons)));
for (const { file, reasons } of result) console.log(`set aside: ${file}: ${reasons.join('; ')}`);
console.log(
  `set aside: ${result.length === 0 ? 'nothing' : `${result.length} of the files`}, all else is as it was committed.`,
);
