/** A folder with copies of some of the project's files: commands that write into their project are tried there. */
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface CopiedFolder {
  root: string;
  /** Runs one of its scripts; what it says is split into lines. */
  run: (script: string, args?: readonly string[], environment?: Readonly<Record<string, string>>) => Ran;
  remove: () => void;
}

interface Ran {
  status: number | null;
  stdout: string[];
  stderr: string[];
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '');

/** What `scripts/check-content.ts` reads and runs. */
export const checkFiles = [
  'package.json',
  'tsconfig.json',
  'content',
  'scripts/admin',
  'scripts/check',
  'scripts/lib',
  'scripts/assets/posters',
  'scripts/check-content.ts',
];

/** @param paths files and folders of the project, from its root */
export function copyFiles(paths: readonly string[]): CopiedFolder {
  const root = mkdtempSync(join(tmpdir(), 'copied-folder-'));
  for (const path of paths) cpSync(path, join(root, path), { recursive: true });
  // Windows lets anybody make a junction, and only administrators another link.
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction');
  return {
    root,
    run(script, args = [], environment = {}) {
      const env = { ...process.env, ...environment };
      const flags = ['--import', 'tsx', script, ...args];
      const { status, stdout, stderr } = spawnSync(process.execPath, flags, { cwd: root, env, encoding: 'utf8' });
      return { status, stdout: linesOf(stdout), stderr: linesOf(stderr) };
    },
    remove: () => rmSync(root, { recursive: true }),
  };
}
