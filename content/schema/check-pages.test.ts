import { allPages } from '..';
import { routes } from '../routes';
import { checkPages } from './check-pages';
import { drawn } from './faulty-content';

const without = (id: string) => new Set([...drawn].filter((other) => other !== id));

test('the pages have no problem the build would stop on', async () => {
  expect(checkPages(await allPages(drawn))).toEqual([]);
});

test('a link to nowhere is found, one with a query or a fragment is not', async () => {
  const whole = await allPages(drawn);
  const links = [
    { label: 'Kashmir', href: '/destinations/cashmere' },
    { label: 'Tours of Goa', href: `${whole.pages[0]?.path ?? ''}?state=goa#packages` },
  ];
  expect(checkPages({ ...whole, links })).toEqual([
    'links Kashmir: href: /destinations/cashmere is no page of this site',
  ]);
});

test('two pages at one path are found', async () => {
  const whole = await allPages(drawn);
  const [page] = whole.pages;
  expect(checkPages({ ...whole, pages: [...whole.pages, ...(page ? [page] : [])] })).toEqual([
    `pages ${page?.path ?? ''}: path: is the path of two pages`,
  ]);
});

test('a picture of a page that is not drawn, or has no text, is found', async () => {
  const whole = await allPages(drawn);
  const contact = { path: routes.contact, description: whole.pages[0]?.description ?? '', pictures: ['contact'] };
  const pages = [...whole.pages.filter(({ path }) => path !== contact.path), contact];
  expect(checkPages({ ...whole, pages, pictures: { described: drawn, drawn: without('contact') } })).toEqual([
    `pages ${routes.contact}: picture: 'contact' is not drawn: scripts/assets/posters/scenes/contact.ts is missing`,
  ]);
  expect(checkPages({ ...whole, pages, pictures: { described: without('contact'), drawn } })).toEqual([
    `pages ${routes.contact}: picture: 'contact' has no alternative text in content/pictures`,
  ]);
});

test.each(['confirmation', 'not found', 'home, kerala'])('so is the picture of %s', async (name) => {
  const whole = await allPages(drawn);
  const picture = whole.furtherPictures[name] ?? '';
  expect(checkPages({ ...whole, pictures: { described: drawn, drawn: without(picture) } })).toContain(
    `pages ${name}: picture: '${picture}' is not drawn: scripts/assets/posters/scenes/${picture}.ts is missing`,
  );
});

test('a description that says next to nothing is named', async () => {
  const whole = await allPages(drawn);
  const [first] = whole.pages;
  if (!first) throw new Error('the site has pages');
  expect(checkPages({ ...whole, pages: [{ ...first, description: 'Sand and sea.' }] })).toContain(
    `pages ${first.path}: description: is shorter than 70 characters`,
  );
  expect(checkPages({ ...whole, pages: [{ ...first, description: 'x'.repeat(70) }], links: [] })).toEqual([]);
});
