/** `npm run set-aside` with the check of the content: what it leaves in the folder, and what it says to the operator. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { groupTrips } from '../../content/catalogue/trips';
import { fileOf } from '../../content/ids/file-of';
import { someGroup } from '../../content/model/test/trips';
import { wordsAt } from '../../packages/editor/names/words';
import { checkFiles, copyFiles } from '../lib/test/copied-folder';
import { writeFiles } from '../lib/write-files';
import { setAsideFile } from './set-aside';
import { repository } from './test/repository';

const removed: (() => void)[] = [];
afterAll(() => removed.forEach((remove) => remove()));

const trip = (id: string) => fileOf('trips', id);

test('names a cut-off history as the reason why no earlier state is valid, and does not say that all else is published', () => {
  const project = copyFiles([...checkFiles, 'scripts/set-aside.ts', '.gitignore']);
  removed.push(project.remove);
  const { id, name, price } = someGroup();
  const text = readFileSync(trip(id), 'utf8').replace(`"price": ${price}`, '"price": 1');
  const head = repository(project.root)({ [trip(id)]: text });
  // Git reads from this file where the history of a shallow clone ends.
  writeFiles(project.root, { '.git/shallow': `${head}\n` });
  const { status, stderr } = project.run('scripts/set-aside.ts', ['--operator', 'refused.md']);
  expect([status, stderr]).toEqual([1, [expect.stringContaining('its history is cut off')]]);
  const refused = readFileSync(join(project.root, 'refused.md'), 'utf8');
  expect(refused).toMatch(/^\*\*Nothing is published, and the site stays as it was:\*\* .*history is cut off/);
  expect(refused).toContain(`\n- ${name}, ${wordsAt('trips.price').title}: is below 1,000 rupees\n`);
});

test('gives the build the last valid price, and the operator the reason in the words of the form', () => {
  const project = copyFiles([...checkFiles, 'scripts/set-aside.ts', '.gitignore']);
  removed.push(project.remove);
  const read = (path: string) => readFileSync(join(project.root, path), 'utf8');
  const commit = repository(project.root);
  const [one, other] = groupTrips.map(({ id, name, price }) => ({ file: trip(id), name, price }));
  if (!one || !other) throw new Error('there are no two group tours');
  const priced = ({ file, price }: typeof one, text: string) =>
    commit({ [file]: read(file).replace(`"price": ${price}`, `"price": ${text}`) });
  commit({});
  const good = read(one.file);
  priced(one, '1');
  const head = priced(other, String(other.price + 100));

  const { status, stdout } = project.run('scripts/set-aside.ts', ['--operator', 'refused.md']);
  const reason = `${one.name}, ${wordsAt('trips.price').title}: is below 1,000 rupees`;
  expect([status, stdout[0]]).toEqual([0, `set aside: ${one.file}: ${reason}`]);
  expect(read(one.file)).toBe(good);
  expect(read(other.file)).toContain(`"price": ${other.price + 100}`);
  expect(JSON.parse(read(setAsideFile))).toEqual({
    commit: head,
    setAside: [{ file: one.file, reasons: [reason], field: 'price' }],
  });
  expect(read('refused.md')).toMatch(new RegExp(`\\n- ${one.name}, .*: is below 1,000 rupees\\n$`));
  // Uncommitted records would be lost.
  expect(project.run('scripts/set-aside.ts')).toMatchObject({
    status: 1,
    stderr: [expect.stringContaining('not committed')],
  });
});
