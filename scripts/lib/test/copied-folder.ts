/** A folder with copies of the project's files, for testing commands that write into their project. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface CopiedFolder {
  root: string;
  /** Runs one of its scripts and splits its output into lines. */
  run: (script: string, args?: readonly string[], environment?: Readonly<Record<string, string>>) => Ran;
  remove: () => void;
}

interface Ran {
  status: number | null;
  stdout: string[];
  stderr: string[];
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

/** The files that `scripts/check-content.ts` reads and runs. */
export const checkFiles = [
  'package.json',
  'tsconfig.json',
  'content',
  'packages/editor/names',
  'packages/editor/repository.ts',
  'scripts/check',
  'scripts/lib',
  'art',
  'scripts/check-content.ts',
];

// On Windows any user may create a junction, but only administrators may create other links.
const linkModules = (target: string) => symlinkSync(resolve('node_modules'), target, 'junction');

/** @param paths files and folders, relative to the project's root */
export function copyFiles(paths: readonly string[], addModules = linkModules): CopiedFolder {
  const root = mkdtempSync(join(tmpdir(), 'copied-folder-'));
  for (const path of paths) cpSync(path, join(root, path), { recursive: true });
  addModules(join(root, 'node_modules'));
  return {
    root,
    run(script, args = [], environment = {}) {
      const env = { ...process.env, ...environment };
      const flags = ['--import', 'tsx', script, ...args];
      const { status, stdout, stderr } = spawnSync(process.execPath, flags, { cwd: root, env, encoding: 'utf8' });
      return { status, stdout: linesOf(stdout), stderr: linesOf(stderr) };
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

/** Copies packages as hard links, which are free but need the same disk, because Turbopack refuses symbolic links out of its root. */
function copyModules(target: string): void {
  try {
    execFileSync('cp', ['-al', 'node_modules', target], { stdio: 'ignore' });
  } catch {
    rmSync(target, { recursive: true, force: true });
    cpSync('node_modules', target, { recursive: true, verbatimSymlinks: true });
  }
  // Build records need files of their own: through a hard link the project would take the copy's outputs for its own.
  const caches = join(target, '.cache');
  rmSync(caches, { recursive: true, force: true });
  if (existsSync('node_modules/.cache')) cpSync('node_modules/.cache', caches, { recursive: true });
}

/** Files and folders that commands generate. */
const made = /^(node_modules|out.*|coverage|reports|test-results|playwright-report|\.(?!env).*)$/;

/** Copies the whole project, to build it with other content. */
export const copyProject = (): CopiedFolder =>
  copyFiles(
    readdirSync('.').filter((name) => !made.test(name)),
    copyModules,
  );
