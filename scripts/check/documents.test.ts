/** What documents name exists: files in backticks or behind links, and npm scripts. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import packageFile from '../../package.json';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .trim()
  .split('\n');
const topFolders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
/** Folders that the build makes. */
const ignored = readFileSync('.gitignore', 'utf8')
  .split('\n')
  .filter((line) => line.endsWith('/'));

/** `a/<b>/*.ts` as a pattern: `<b>` and `*` stand for any name. */
const patternOf = (path: string) =>
  new RegExp(
    `^${path
      .replace(/[.+]/g, '\\$&')
      .replace(/<[^>]+>|\*+/g, '[^/]+')
      .replace(/\/$/, '')}(/|$)`,
  );

function isThere(document: string, path: string): boolean {
  if (ignored.some((folder) => `${path}/`.startsWith(folder))) return true;
  const patterns = [path, normalize(join(document, '..', path))].map(patternOf);
  // A bare file name may stand anywhere.
  const bare = path.includes('/') ? [] : [patternOf(path)];
  return files.some(
    (file) =>
      patterns.some((pattern) => pattern.test(file)) ||
      bare.some((pattern) => pattern.test(file.split('/').at(-1) ?? '')),
  );
}

/** Whether a text in backticks names a file or folder: a file name, or a path that starts with a folder of the project. */
const isPath = (text: string) =>
  !/[\s:]|^[/@]|^node_modules\//.test(text) &&
  (/\.(tsx?|mjs|json|md|css|toml|ya?ml|svg|ico|txt)$/.test(text) ||
    (text.includes('/') && topFolders.has(text.split('/')[0] ?? '')));

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part = '']) => part);

function missing(document: string, text: string): string[] {
  const links = found(text, /\]\(([^)#\s]+)[^)]*\)/g).filter((target) => !/^(https?|mailto):/.test(target));
  return [
    ...[...found(text, /`([^`\n]+)`/g).filter(isPath), ...links].filter((path) => !isThere(document, path)),
    ...found(text, /npm run (?:-s )?([\w:-]+)/g).filter((script) => !(script in packageFile.scripts)),
  ];
}

test.each(['`content/sites.ts`', '`content/<x>/*.mjs`', '`gone.ts`', '[here](gone.md)', 'npm run rebuild'])(
  'a document that says %s names what is not there',
  (text) => expect(missing('scripts/export/README.md', text)).toHaveLength(1),
);

test('every path and command that a document of the project names exists', () => {
  // The lists of survivors are written by a program, and quote code.
  const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('scripts/mutation/survivors/'));
  expect(documents).toContain('README.md');
  expect(documents.map((document) => [document, missing(document, readFileSync(document, 'utf8'))])).toEqual(
    documents.map((document) => [document, []]),
  );
});
