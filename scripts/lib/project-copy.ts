/** A copy of the project in a temporary folder, to build other content in. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What commands make. */
const skipped = /^(node_modules|out.*|coverage|reports|test-results|playwright-report|\.(?!env).*)$/;

export interface ProjectCopy {
  root: string;
  remove: () => void;
}

export function copyProject(): ProjectCopy {
  const root = mkdtempSync(join(tmpdir(), 'project-copy-'));
  for (const entry of readdirSync('.').filter((name) => !skipped.test(name)))
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
