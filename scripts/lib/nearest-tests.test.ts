import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stepsTo } from './nearest-tests.mjs';

const folder = mkdtempSync(join(tmpdir(), 'steps-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('files are as far from a change as imports lie between, and those that do not rest on it are none', () => {
  const written = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const price = written('price.ts', 'export const price = 1;');
  const trips = written('trips.ts', "export { price } from './price';");
  const ownTest = written('price.test.ts', "import { price } from './price';\nimport fs from 'node:fs';");
  const tripsTest = written('trips.test.tsx', "import { trips } from './trips';\njest.mock('./other');");
  const other = written('other.test.ts', "import { prices } from './prices';");
  const steps = stepsTo([price], [price, trips, ownTest, tripsTest, other]);
  expect(Object.fromEntries(steps)).toEqual({ [price]: 0, [trips]: 1, [ownTest]: 1, [tripsTest]: 2 });
});
