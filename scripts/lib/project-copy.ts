/** A copy of the project to build other content in. The real one is never touched. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const left = new Set([
  'node_modules',
  '.git',
  '.next',
  'out',
  'out-unconfigured',
  'coverage',
  'test-results',
  'playwright-report',
  '.posters',
  '.screenshots',
]);

export interface ProjectCopy {
  root: string;
  remove: () => void;
}

/** @throws when the pictures and typefaces that a build needs were not made yet */
export function copyProject(): ProjectCopy {
  for (const made of ['public/posters', 'app/_fonts'])
    if (!existsSync(made)) throw new Error(`${made} is not there: run npm run build first`);
  const root = mkdtempSync(join(tmpdir(), 'bench-scale-'));
  for (const entry of readdirSync('.').filter((name) => !left.has(name)))
    cpSync(entry, join(root, entry), { recursive: true });
  const target = join(root, 'node_modules');
  // Turbopack refuses links out of its root; hard links are no links to it, and cost nothing where the disk is the same.
  try {
    execFileSync('cp', ['-al', 'node_modules', target], { stdio: 'ignore' });
  } catch {
    rmSync(target, { recursive: true, force: true });
    cpSync('node_modules', target, { recursive: true, verbatimSymlinks: true });
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
