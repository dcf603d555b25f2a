/** What GitHub runs for us, which nobody runs here: that it names what is there. */
import { readFileSync, readdirSync } from 'node:fs';
import packageFile from '../../package.json';

const folder = '.github/workflows';
const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
const workflows = readdirSync(folder);
const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part = '']) => part);

test.each(workflows)('%s uses actions by their commit, commands that exist, and as few rights as it can', (file) => {
  const text = read(file);
  expect(found(text, /uses: (.+)/g).filter((action) => !/^[\w-]+\/[\w-]+@[\da-f]{40} # v[\d.]+$/.test(action))).toEqual(
    [],
  );
  const commands = found(text, /npm run (?:-s )?([\w:-]+)/g);
  expect(commands.filter((command) => !(command in packageFile.scripts))).toEqual([]);
  expect(text).toMatch(/^permissions:\n {2}contents: read\n/m);
});

test('the published site is built with every deployment value, and with the whole history', () => {
  const text = read('publish.yml');
  const values = found(readFileSync('.env.example', 'utf8'), /^(?:# )?([A-Z_]+)=/gm);
  expect(values.length).toBeGreaterThan(3);
  expect(values.filter((value) => !text.includes(`${value}: \${{ vars.${value} }}`))).toEqual([]);
  expect(text).toContain('fetch-depth: 0');
});
