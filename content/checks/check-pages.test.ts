import { fileOf } from '../ids/file-of';
import { allPages } from './all-content';
import { rightsPath } from '../routes';
import { checkPages, unlinkedProse, type PagesToCheck } from './check-pages';
import { drawn, first } from './test/faulty-content';

const problems = async (fault: Partial<PagesToCheck> = {}) => checkPages({ ...(await allPages(drawn)), ...fault });
const without = (id: string) => new Set([...drawn].filter((other) => other !== id));
const missing = (id: string) => `picture: '${id}' is not drawn: packages/art/scenes/${id}.ts is missing`;

test('reports a link of a menu to nowhere, with the page that was meant', async () => {
  const link = (href: string) => ({ folder: 'menus' as const, file: 'bar', field: 'domestic.links.7.href', href });
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

const withProse = async (...more: Partial<PagesToCheck['prose'][number]>[]) => {
  const { prose, pages } = await allPages(drawn);
  const own = more.map((some) => ({ id: 'monsoon', path: '/monsoon', menu: 'footer', sections: [], ...some }));
  const registered = own.map((one) => ({ ...first(pages), path: one.path }));
  return problems({ prose: [...prose, ...own], pages: [...pages, ...registered] });
};

const ofFile = (id: string, problem: string) => `${fileOf('prose-pages', id)}: ${problem}`;

test('refuses a page of text at an address that is taken, by a page or by the editor, and a third one in the bar', async () => {
  expect(await withProse({})).toEqual([]);
  for (const id of ['trips', 'contact', 'admin'])
    expect(await withProse({ id, path: `/${id}` })).toEqual([
      ofFile(id, `address: /${id} is the address of another page: choose another name for the file`),
    ]);
  expect(await withProse({ menu: 'bar' })).toEqual([]);
  expect(await withProse({ menu: 'bar' }, { menu: 'bar', id: 'puja', path: '/puja' })).toEqual([
    ofFile('puja', 'menu: the bar has room for 2 such pages'),
  ]);
});

test('names each page of text to which code leads if it is missing, or if it lacks a part', async () => {
  const { prose } = await allPages(drawn);
  expect(await problems({ prose: prose.filter(({ id }) => id !== 'about') })).toEqual([
    ofFile('about', 'record: is missing, and other pages link to it'),
  ]);
  const bare = prose.map((page) => (page.id === 'privacy' ? { ...page, sections: [] } : page));
  expect(await problems({ prose: bare })).toEqual([
    ofFile('privacy', `sections: has no part '${rightsPath.split('#')[1] ?? ''}', to which other pages link`),
  ]);
});

test('tells of a page of text in no menu until another page leads to it', () => {
  const prose = [{ id: 'monsoon', path: '/monsoon', menu: 'none', sections: [] }];
  const link = { folder: 'prose-pages', field: 'sections.0.links.0.href', href: '/monsoon?a#b' } as const;
  const told = [
    ofFile('monsoon', 'menu: no menu and no other page leads to /monsoon: only who knows its address finds it'),
  ];
  expect(unlinkedProse({ prose, links: [] })).toEqual(told);
  expect(unlinkedProse({ prose, links: [{ ...link, file: 'monsoon' }] })).toEqual(told);
  expect(unlinkedProse({ prose, links: [{ ...link, file: 'about' }] })).toEqual([]);
});
