/** A copy of the project in a temporary folder, to build other content in. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const skipped = new Set([
  'node_modules',
  '.git',
  '.next',
  '.export',
  'out',
  'out-unconfigured',
  'coverage',
  'reports',
  'test-results',
  'playwright-report',
  '.posters',
  '.screenshots',
]);

export interface ProjectCopy {
  root: string;
  remove: () => void;
}

/** @throws when the pictures and typefaces that a build needs have not been built */
export function copyProject(): ProjectCopy {
  for (const asset of ['public/posters', 'app/_fonts'])
    if (!existsSync(asset)) throw new Error(`${asset} does not exist: run npm run assets first`);
  const root = mkdtempSync(join(tmpdir(), 'project-copy-'));
  for (const entry of readdirSync('.').filter((name) => !skipped.has(name)))
    cpSync(entry, join(root, entry), { recursive: true });
  const target = join(root, 'node_modules');
  // Turbopack refuses symbolic links out of its root. Hard links work and cost nothing, but need the same disk.
  try {
    execFileSync('cp', ['-al', 'node_modules', target], { stdio: 'ignore' });
  } catch {
    rmSync(target, { recursive: true, force: true });
    cpSync('node_modules', target, { recursive: true, verbatimSymlinks: true });
  }
  // What the copy builds is written down in files of its own: through a hard link the project would take it for built.
  const caches = join('node_modules', '.cache');
  rmSync(join(root, caches), { recursive: true, force: true });
  if (existsSync(caches)) cpSync(caches, join(root, caches), { recursive: true });
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
