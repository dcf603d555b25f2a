/** `tsx scripts/check/measure-budgets.ts [folder]`: what the budgets of HTML follow from, measured on an exported folder, and the room left. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '../../content/routes';
import { fileOf, routesOf } from '../lib/exported-pages';
import { quickWeight } from '../lib/weight';
import { htmlBudget, pageKind, type PageKind } from './budgets';
import { leastSquares } from './least-squares';
import { pageContents } from './page-contents';

const folder = process.argv[2] ?? 'out';
const lists = Object.values(routes);
const pages = routesOf(folder).map((path) => {
  const html = readFileSync(join(folder, fileOf(path)), 'utf8');
  const kind = pageKind(path, lists);
  return { path, kind, bytes: quickWeight(html), budget: htmlBudget(kind, html), ...pageContents(html) };
});

const trips = pages.filter(({ kind }) => kind === 'trip');
const [, character = 0] = leastSquares(
  trips.map(({ characters }) => [1, characters]),
  trips.map(({ bytes }) => bytes),
);
const kinds: readonly PageKind[] = ['trip', 'place', 'other'];
// The kinds take up what all pages of one have in common.
const [, , , picture = 0, field = 0] = leastSquares(
  pages.map(({ kind, pictures, fields }) => [...kinds.map((one) => Number(one === kind)), pictures, fields]),
  pages.map(({ bytes, characters }) => bytes - character * characters),
);
console.log(
  `A character adds ${character.toFixed(2)} bytes, a picture ${picture.toFixed(0)}, a field ${field.toFixed(0)}.`,
);
for (const kind of kinds) {
  const rests = pages
    .filter((page) => page.kind === kind)
    .map(
      ({ bytes, characters, pictures, fields }) => bytes - character * characters - picture * pictures - field * fields,
    );
  console.log(
    `Besides, a page of kind '${kind}' has ${Math.min(...rests).toFixed(0)} to ${Math.max(...rests).toFixed(0)} bytes.`,
  );
}
const byRoom = pages.sort((a, b) => a.budget / a.bytes - b.budget / b.bytes);
for (const { path, bytes, budget } of [...byRoom.slice(0, 5), ...byRoom.slice(-3)])
  console.log(`${path}: ${bytes} of ${budget} bytes, ${Math.round((budget / bytes - 1) * 100)} % left`);
