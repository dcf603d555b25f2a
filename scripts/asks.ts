/**
 * Prints which of all sample asks are understood or answered otherwise than at the last commit: run it after you taught the finder a word.
 * `npx tsx scripts/asks.ts`, or `npx tsx scripts/asks.ts '<ask>' …` to see what it makes of some asks. Unlike a test it needs no expectations.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerTo } from '../components/islands/filters/test/finder';
import { understoodIn } from '../components/islands/filters/test/understood';
import kinds from '../content/ask/asks-by-kind.json';
import samples from '../content/ask/asks.json';
import ownSamples from '../content/ask/more-asks.json';

const samplesOfAll = [
  ...[...samples, ...ownSamples].map(({ ask }) => ask),
  ...Object.values(kinds).flatMap(({ asks }) => asks.flatMap(([ask = '']) => ask)),
];

/** The ids of the first trips, which visitors see without scrolling. */
const first = (text: string) => answerTo(text).ids.slice(0, 3).join(' ');
const lineOf = (text: string) => `${text}\n  ${understoodIn(text).join(' ')}\n  ${first(text)}`;

/** The lines of the samples as the last commit understands them, by a copy of it. */
function linesOfLastCommit(): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'asks-'));
  const git = (...options: string[]) => execFileSync('git', options, { stdio: ['ignore', 'pipe', 'inherit'] });
  try {
    git('worktree', 'add', '--detach', folder, 'HEAD');
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
    const command = [join('node_modules', 'tsx', 'dist', 'cli.mjs'), join('scripts', 'asks.ts'), ...samplesOfAll];
    const printed = execFileSync(process.execPath, command, { cwd: folder, encoding: 'utf8' });
    return printed.trimEnd().split('\n\n');
  } finally {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

const given = process.argv.slice(2);
if (given.length > 0) process.stdout.write(`${given.map(lineOf).join('\n\n')}\n`);
else {
  const before = linesOfLastCommit();
  const changed = samplesOfAll.flatMap((ask, index) => {
    const now = lineOf(ask);
    const then = before[index] ?? '';
    return now === then ? [] : `${then}\n${now.split('\n').slice(1).join('\n')}`;
  });
  process.stdout.write(
    `${changed.join('\n\n')}\n${changed.length} of ${samplesOfAll.length} asks changed. Each is followed by what was understood and found before, and now.\n`,
  );
}
