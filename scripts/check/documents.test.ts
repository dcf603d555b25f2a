/** Documents, GitHub's workflows, comments and messages name only files, headings and commands that exist, and state numbers that are true. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';
import packageFile from '../../package.json';

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim().split('\n');
const read = (file: string) => readFileSync(file, 'utf8');

const files = git('ls-files', '--cached', '--others', '--exclude-standard');
const documents = files.filter((file) => file.endsWith('.md'));
const workflows = files.filter((file) => file.startsWith('.github/workflows/'));
const topFolders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
/** Files and folders that the build creates. */
const ignored = read('.gitignore')
  .split('\n')
  .filter((line) => /^[\w.]/.test(line));

/**
 * Returns whether a path exists, from the root or from the document. `<b>` and `*` match any name, and a bare name matches a file anywhere.
 */
function isThere(document: string, path: string): boolean {
  if (ignored.some((made) => path === made || (made.endsWith('/') && `${path}/`.startsWith(made)))) return true;
  const escaped = (text: string) =>
    text
      .replace(/[.+[\]]/g, '\\$&')
      .replace(/<[^>]+>|\*+/g, '[^/]+')
      .replace(/\/$/, '');
  const starts = [path, normalize(join(document, '..', path))].map((start) => `^${escaped(start)}(/|$)`);
  const bare = path.includes('/') ? [] : [`(^|/)${escaped(path)}$`];
  const pattern = new RegExp([...starts, ...bare].join('|'));
  return files.some((file) => pattern.test(file));
}

/** Returns whether a text in backticks names a file or folder: it has a file name, or starts with a folder of the project. */
const isPath = (text: string) =>
  !/[\s:]|^[/@]|^node_modules\//.test(text) &&
  (/\.(tsx?|mjs|json|md|css|toml|ya?ml|svg|ico|txt)$/.test(text) ||
    (text.includes('/') && topFolders.has(text.split('/')[0] ?? '')));

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part = '']) => part);

const scriptsIn = (text: string) => found(text, /npm run (?:-s )?([\w:-]+)/g);

/** A heading as GitHub writes it in a URL. */
const anchorsOf = (text: string) =>
  found(text, /^#+ (.+)$/gm).map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, '')
      .replaceAll(' ', '-'),
  );

const testProjects = read('playwright.config.ts');

function missing(document: string, text: string): string[] {
  const links = found(text, /\]\(([^)\s]+)\)/g).filter((target) => !/^(https?|mailto):/.test(target));
  const named = [...found(text, /`([^`\n]+)`/g).filter(isPath), ...links.map((link) => link.replace(/#.*/, ''))].filter(
    Boolean,
  );
  const anchors = links.filter((link) => link.includes('#'));
  const run = found(text, /\b(?:node|tsx|jest|eslint)\s+([\w./-]+\/[\w./-]+)/g);
  const projects = found(text, /--project=(\w+)/g);
  return [
    ...[...named, ...run].filter((path) => !isThere(document, path)),
    ...anchors.filter((link) => {
      const [path = '', anchor = ''] = link.split('#');
      return !anchorsOf(read(path ? normalize(join(document, '..', path)) : document)).includes(anchor);
    }),
    ...scriptsIn(text).filter((script) => !(script in packageFile.scripts)),
    ...projects.filter((name) => !testProjects.includes(`name: '${name}'`)),
  ];
}

test('finds the missing path, heading or command that a document names', () => {
  const gone = [
    '`content/sites.ts`',
    '`content/<x>/*.mjs`',
    '`gone.ts`',
    'npm run rebuild',
    '`node scripts/gone.mjs`',
    '--project=opera',
  ];
  const links = ['[here](gone.md)', '[here](../../README.md#gone)', '[here](#gone)'];
  for (const text of [...gone, ...links]) expect(missing('packages/export/README.md', text)).toHaveLength(1);
});

test.each([...documents, ...workflows])('names only existing paths, headings and commands in %s', (document) =>
  expect(missing(document, read(document))).toEqual([]),
);

const code = files.filter(
  (file) =>
    // This file names paths that do not exist.
    /\.(tsx?|mjs|cjs|css)$/.test(file) && file !== 'scripts/check/documents.test.ts',
);
const isTest = (file: string) => /\.(test|spec)\.|\/test\//.test(file);

/** The comments of a file of code, whole. */
const commentsOf = (text: string) => (text.match(/(?<=^\s*|\{)\/\*[^]*?\*\/|(?<=^|\s)\/\/ .*$/gm) ?? []).join('\n');

const fromRoot = new RegExp(
  `(?<![\\w@./*-])(?:${[...topFolders].map((name) => name?.replace('.', '\\.')).join('|')})/[\\w<>*./-]*`,
  'g',
);

/** A path ends before a part that the code fills in, and before the dot of a sentence. */
const pathsIn = (text: string) => (text.match(fromRoot) ?? []).map((path) => path.replace(/[./-]+$|\/[^/]*-$/, ''));

/**
 * The paths that a file of code names and that do not exist: in backticks in its comments, and from the root of the project anywhere but
 * in tests, which make files up.
 */
function missingIn(file: string, text: string): string[] {
  const comments = commentsOf(text);
  const withoutImports = text.replace(/^(import|export) [^;]*? from '.*';$/gm, '');
  const named = [
    ...found(comments, /`([^`\s]+\.(?:tsx?|mjs|cjs|css|md))`/g),
    ...pathsIn(isTest(file) ? comments : withoutImports),
  ];
  return named.filter((path) => !isThere(file, path));
}

test.each([
  '// See `format/gone.ts`.',
  '/**\n * See content/words/gone.ts for more.\n */',
  "throw new Error('name it in content/records/gone/footer.json');",
])('finds the missing path in the code %j', (text) => expect(missingIn('content/site.ts', text)).toHaveLength(1));

test('names only existing paths in comments and messages of code', () => {
  const gone = code.flatMap((file) => missingIn(file, read(file)).map((path) => `${file}: ${path}`));
  expect(gone).toEqual([]);
});

test.each(workflows)('pins the actions of %s to commits, with as few permissions as possible', (file) => {
  const actions = found(read(file), /\buses: (.+)/g);
  expect(actions.filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v[\d.]+$/.test(action))).toEqual([]);
  expect(read(file)).toMatch(/^permissions:\n {2}contents: read\n/m);
});

test('builds the published site with every deployment value and the whole history', () => {
  const text = read('.github/workflows/publish.yml');
  const values = found(read('.env.example'), /^(?:# )?([A-Z_]+)=/gm);
  expect(values.length).toBeGreaterThan(3);
  expect(values.filter((value) => !text.includes(`${value}: \${{ vars.${value} }}`))).toEqual([]);
  expect(text).toContain('fetch-depth: 0');
});

const inOrder = (names: Iterable<string>) => [...new Set(names)].sort();
const daily = read('README.md') + read('CONTRIBUTING.md');

test('names every npm script in README and CONTRIBUTING', () => {
  expect(inOrder(['start', 'test', ...scriptsIn(daily)])).toEqual(inOrder(Object.keys(packageFile.scripts)));
});

test('names every environment variable that is read, except those that commands set', () => {
  const reads = git('grep', '-ohE', "process\\.env(\\.|\\[')[A-Z0-9_]+", '--', '*.ts', '*.mjs', ':!*.test.*');
  const text = documents.map(read).join('\n') + read('.env.example');
  const unnamed = reads.map((line) => /\w+$/.exec(line)?.[0] ?? '').filter((name) => !text.includes(name));
  expect(inOrder(unnamed)).toEqual([
    'AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED',
    'EXPORT_FOLDER',
    'NODE_ENV',
    'TEST_WORKER_INDEX',
    'TYPES_CHECKED',
    'TZ',
  ]);
});

test.each([
  ['README.md', /Node ([\d.]+) or later/, 'package.json', /"node": ">=(\d+\.\d+)/],
  ['CONTRIBUTING.md', /Node ([\d.]+) or later/, 'package.json', /"node": ">=(\d+\.\d+)/],
  ['README.md', /Node ([\d.]+) or later/, '.github/workflows/ci.yml', /node: \['(\d+\.\d+)/],
  ['README.md', /localhost:(\d+)/, 'scripts/start.mjs', /freePort\((\d+)/],
  ['CONTRIBUTING.md', /edit`.*localhost:(\d+)/, 'scripts/edit.ts', /freePort\((\d+)/],
])('states in %s, in the words %s, the value of %s', (document, stated, file, isSo) => {
  const [, number] = isSo.exec(read(file)) ?? [];
  expect(number).toBeDefined();
  expect(stated.exec(read(document))?.[1]).toBe(number);
});

test('has the versions installed that CONTRIBUTING names as fixed', () => {
  const { dependencies, devDependencies } = packageFile;
  const installed: Readonly<Record<string, string>> = { ...dependencies, ...devDependencies };
  const stated = [...read('CONTRIBUTING.md').matchAll(/`([\w@/-]+)` (\d[\d.]*\d|\d)/g)];
  expect(stated.length).toBeGreaterThan(3);
  const wrong = stated.filter(([, name = '', version]) => !`${installed[name]}.`.startsWith(`${version}.`));
  expect(wrong.map(([text]) => text)).toEqual([]);
});

test('has no client components but islands and the two error pages', () => {
  const others = git('grep', '-l', "^'use client'", '--', '*.ts', '*.tsx').filter(
    (file) => !file.startsWith('components/islands/'),
  );
  expect(others).toEqual(['app/error.tsx', 'app/global-error.tsx']);
});
