import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { reasons } from './reasons.mjs';

/**
 * A change of the code, and whether a test noticed it. Lines and columns count from 1.
 * @typedef {{ line: number, column: number }} Position
 * @typedef {{ status: string, replacement?: string, location: { start: Position, end: Position } }} Mutant
 * @typedef {{ files: Record<string, { source: string, mutants: Mutant[] }> }} Report
 */

/** @param {string} code */
const onOneLine = (code) => {
  const line = code.replace(/\s+/g, ' ').replaceAll('`', 'ˋ');
  return `\`${line.length > 90 ? `${line.slice(0, 89)}…` : line}\``;
};

/**
 * The code that a mutant replaces.
 * @param {string} source
 * @param {Mutant['location']} location
 */
function originalOf(source, { start, end }) {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return lines.join('\n');
}

/** @param {Mutant} mutant */
const placeOf = ({ location: { start } }) => start.line * 1_000 + start.column;

/**
 * Writes down what no test of an area noticed, file by file, with the reasons kept in `reasons.mjs`.
 * @param {string} area
 * @returns {string[]} files with survivors but without a reason
 */
export function writeSurvivors(area) {
  /** @type {Report} */
  const report = JSON.parse(readFileSync(`reports/mutation/${area}.json`, 'utf8'));
  const all = Object.values(report.files).flatMap(({ mutants }) => mutants);
  const noticed = all.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const files = Object.entries(report.files)
    .map(([file, { source, mutants }]) => ({
      file,
      source,
      left: mutants
        .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
        .sort((a, b) => placeOf(a) - placeOf(b)),
    }))
    .filter(({ left }) => left.length > 0)
    .sort((a, b) => (a.file < b.file ? -1 : 1));
  const total = noticed + files.reduce((sum, { left }) => sum + left.length, 0);
  const sections = files.map(({ file, source, left }) => {
    const list = left.map(
      ({ location, replacement = '' }) => `- ${onOneLine(originalOf(source, location))} → ${onOneLine(replacement)}`,
    );
    return `## ${file}\n\n${reasons[file] ?? 'No reason yet.'}\n\n${list.join('\n')}\n`;
  });
  const head = `# ${area}: ${noticed} of ${total} faults noticed\n\n\`npm run mutation -- ${area}\` writes this file.\n`;
  mkdirSync('scripts/mutation/survivors', { recursive: true });
  writeFileSync(`scripts/mutation/survivors/${area}.md`, [head, ...sections].join('\n'));
  return files.map(({ file }) => file).filter((file) => !reasons[file]);
}
