import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from '../../lib/write-files';

/** Creates a repository in a folder, and returns a function that commits some files; undefined deletes one. */
export function repository(root: string) {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@trails.example', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  git('init', '--quiet', '--initial-branch=main');
  return (files: Readonly<Record<string, string | undefined>>) => {
    for (const [file, text] of Object.entries(files))
      if (text === undefined) rmSync(join(root, file));
      else writeFiles(root, { [file]: text });
    git('add', '--all');
    git('commit', '--quiet', '--allow-empty', '--message=Change');
    return git('rev-parse', 'HEAD').trim();
  };
}
