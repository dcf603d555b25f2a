import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { filesIn } from '../lib/files-in';
import { documentProblems } from './document-problems';

const project = {
  files: ['README.md', 'package.json', 'content/site.ts', 'content/catalogue/kerala.ts', 'scripts/export/README.md'],
  ignored: ['out/', 'public/posters/'],
  scripts: ['build', 'bench:scale'],
};

test('what exists is no problem, from the root or from the document, with placeholders, or made by the build', () => {
  const text = [
    '`content/site.ts`, `content/catalogue/`, `content/catalogue/<region>.ts`, `package.json` and `site.ts`',
    '`out/`, `public/posters/kerala.svg`, `/packages/kerala`, `a/b`, `content: price`, [here](content/site.ts#top)',
    '`npm run build`, npm run -s bench:scale, [elsewhere](https://example.com/x.md)',
  ].join('\n');
  expect(documentProblems('README.md', text, project)).toEqual([]);
  expect(documentProblems('scripts/export/README.md', '`README.md`, [up](../../content/site.ts)', project)).toEqual([]);
});

test.each([
  ['`content/sites.ts`', 'content/sites.ts does not exist'],
  ['`content/catalogue/<state>.mjs`', 'content/catalogue/<state>.mjs does not exist'],
  ['`gone.ts`', 'gone.ts does not exist'],
  ['[here](content/gone.md)', 'content/gone.md does not exist'],
  ['`npm run rebuild`', 'there is no npm run rebuild'],
])('%s is a problem', (text, problem) => {
  expect(documentProblems('README.md', text, project)).toEqual([`README.md: ${problem}`]);
});

test('every path and command that a document of the project names exists', () => {
  const ignored = readFileSync('.gitignore', 'utf8')
    .split('\n')
    .filter((line) => line.endsWith('/'));
  const skipped = new Set(['.git', ...ignored.map((line) => line.slice(0, -1))]);
  const files = readdirSync('.', { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .flatMap((entry) =>
      entry.isDirectory() ? filesIn(entry.name).map((file) => `${entry.name}/${file}`) : [entry.name],
    );
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync('package.json', 'utf8')));
  // The lists of survivors are written by a program, and quote code.
  const documents = files.filter((file) => file.endsWith('.md') && !file.startsWith('scripts/mutation/survivors/'));
  expect(documents).toContain('README.md');
  const problems = documents.flatMap((document) =>
    documentProblems(document, readFileSync(document, 'utf8'), { files, ignored, scripts: Object.keys(scripts) }),
  );
  expect(problems).toEqual([]);
});
