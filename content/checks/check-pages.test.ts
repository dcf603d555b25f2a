import { fileOf } from '../ids/file-of';
import { allPages } from './all-content';
import { checkPages, type PagesToCheck } from './check-pages';
import { drawn, first } from './test/faulty-content';

const problems = async (fault: Partial<PagesToCheck> = {}) => checkPages({ ...(await allPages(drawn)), ...fault });
const without = (id: string) => new Set([...drawn].filter((other) => other !== id));
const missing = (id: string) => `picture: '${id}' is not drawn: packages/art/scenes/${id}.ts is missing`;

test('reports a link of a menu to nowhere, with the page that was meant', async () => {
  const link = (href: string) => ({ file: 'bar', field: 'domestic.links.7.href', href });
  const links = ['/destinations/kashmir', '/#packages', '/destinations/cashmir', '/#moon'].map(link);
  expect(await problems({ links })).toEqual([
    `${fileOf('menus', 'bar')}: domestic.links.7.href: '/destinations/cashmir' is no page of this site: did you mean '/destinations/kashmir'?`,
    `${fileOf('menus', 'bar')}: domestic.links.7.href: '/#moon' is no page of this site`,
  ]);
});

test('reports a page at the path of another, without its picture, or with too short a description', async () => {
  const { pages } = await allPages(drawn);
  const page = { ...first(pages), pictures: ['contact'] };
  const pageProblems = (change: Partial<typeof page>, pictures = { described: drawn, drawn }) =>
    problems({ pages: [...pages.slice(1), { ...page, ...change }], pictures });
  const line = (problem: string) => `page ${page.path}: ${problem}`;
  expect(await problems({ pages: [...pages, page] })).toEqual([line('path: is the path of two pages')]);
  expect(await pageProblems({ description: 'x'.repeat(70) })).toEqual([]);
  expect(await pageProblems({ description: 'x'.repeat(69) })).toEqual([
    line('description: is shorter than 70 characters'),
  ]);
  expect(await pageProblems({}, { described: drawn, drawn: without('contact') })).toContain(line(missing('contact')));
  expect(await pageProblems({}, { described: without('contact'), drawn })).toContain(
    line("picture: 'contact' has no alternative text in content/records/pictures"),
  );
});
