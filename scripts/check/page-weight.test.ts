import { allTripNotes } from '../../content/catalogue/trip-notes';
import { routes } from '../../content/routes';
import { quickWeight } from '../lib/weight';
import { htmlBudget, pageKind } from './budgets';
import { pageParts } from './page-parts';
import { overBudget } from './page-weight';

/** Text that does not compress, the same in every run. */
const noise = (length: number, seed = 1) =>
  Array.from({ length }, (_, index) => (((index + seed) * 2_654_435_761) % 4_294_967_296).toString(36)).join(' ');
const page = (body: string, head = '') =>
  `<!DOCTYPE html><html><head><style>${head}</style></head><body><header><p>Menu</p></header><main>${body}</main></body></html>`;

const budget = (html: string) => htmlBudget('other', html);

test('a page may weigh more with each character, picture and field that stands on it', () => {
  const empty = budget(page(''));
  expect(budget(page('<p>Kanchipuram</p>'))).toBeGreaterThan(empty);
  expect(budget(page('<img src="/a.svg" alt="">'))).toBeGreaterThan(empty);
  expect(budget(page('<input name="a">'))).toBeGreaterThan(empty);
  expect(budget(page('', noise(100)))).toBe(empty);
});

test('text adds no more to a page than to its budget', () => {
  const trips = allTripNotes.map(({ plan }) => plan.map(({ text }) => `<p>${text}</p>`).join(''));
  const [short, long] = [page(trips.slice(0, 3).join('')), page(trips.slice(0, 6).join(''))];
  expect(quickWeight(long) - quickWeight(short)).toBeLessThanOrEqual(budget(long) - budget(short));
});

test('a page over its budget is one line that names its five heaviest parts, the heaviest first', () => {
  const sections = ['one', 'two', 'three', 'four', 'five'].map(
    (id) => `<section id="${id}"><p>Goa, ${id}</p></section>`,
  );
  const html = page(sections.join(''), noise(8_000));
  const line = overBudget(routes.about, html);
  expect(line?.replace(`${routes.about}: `, '')).toMatch(
    /^\d+ bytes of HTML, \d+ over its budget; heaviest: style \d+, .*section #\w+ \d+/,
  );
  const [, bytes, over, parts] = /(\d+) bytes of HTML, (\d+) over its budget; heaviest: (.*)$/.exec(line ?? '') ?? [];
  expect(Number(bytes) - Number(over)).toBe(budget(html));
  expect(parts?.split(', ')).toHaveLength(5);
});

test('a page within its budget is none', () => {
  expect(overBudget(routes.about, page('<p>Goa</p>'))).toBeUndefined();
});

test('the parts of a page are its sections, whatever wraps them, and what stands beside them', () => {
  const html = page(
    `<div><div><section id="days">${noise(300)}</section></div><section id="season">${noise(100, 1_000)}</section></div>`,
  );
  const parts = pageParts(html.replace('</main>', '</main><script type="application/ld+json">{}</script>'));
  expect(parts.slice(0, 2).map(({ name }) => name)).toEqual(['section #days', 'section #season']);
  expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['style', 'header', 'structured data']));
});

test('parts of one name are weighed together, as what the page would weigh less without them', () => {
  const [first, second] = [noise(300), noise(200, 5_000)].map((text) => `<section>${text}</section>`);
  const html = page(`${first}<p>Goa</p>${second}`);
  const bytes = quickWeight(html) - quickWeight(page('<p>Goa</p>'));
  expect(pageParts(html).find(({ name }) => name === 'section')).toEqual({ name: 'section', bytes });
});

test('a place, a trip and a list below /packages are told apart', () => {
  const kinds = ['/destinations/goa', '/packages/domestic/goa', '/packages/goa', '/packages/domestic', '/'].map(
    (path) => pageKind(path, ['/packages/domestic']),
  );
  expect(kinds).toEqual(['place', 'place', 'trip', 'other', 'other']);
});
