import { routes } from '../../../../content/routes';
import { find } from '../loader/test/page';
import { linkAround, linkInTheMiddle } from './links';

afterEach(() => {
  document.body.innerHTML = '';
});

/** Links to this page, a fragment of it, another site, a message, a file and a redirect. */
const others = ['/', '#goa', 'https://example.com/about', 'mailto:a@example.com', '/goa.pdf', routes.planCustomTrip];

test.each<[href: string, path: string | undefined]>([
  ['/packages/goa', '/packages/goa'],
  ['/trips?keep=goa#list', '/trips'],
  ...others.map((href): [string, undefined] => [href, undefined]),
])('finds for a link to %s the page %s', (href, path) => {
  document.body.innerHTML = `<a href="${href}"><b>Goa</b></a>`;
  expect(linkAround(find('b'))?.pathname).toBe(path);
});

test('finds no link for plain text, for the page itself and for nothing', () => {
  document.body.innerHTML = '<p>Goa</p>';
  for (const target of [find('p'), document, null]) expect(linkAround(target)).toBeUndefined();
});

/** Shows a page whose bands, each from a share of the screen's height on, are links of these ids. */
function inTheMiddle(bands: readonly (readonly [from: number, id: string])[]) {
  document.body.innerHTML =
    '<a id="a" href="/a">A</a><a id="b" href="/b">B</a><a id="choice" href="/trips?keep=a">C</a><p id="words">Words</p>';
  Object.assign(document, {
    elementFromPoint: (x: number, y: number) =>
      x > window.innerWidth || y > window.innerHeight
        ? null
        : document.getElementById(bands.findLast(([from]) => y >= from * window.innerHeight)?.[1] ?? ''),
  });
  return linkInTheMiddle()?.id;
}

test('finds the link that covers most of the middle of the screen, and skips one with a query', () => {
  expect(inTheMiddle([[0, 'a'], [0.4, 'b']])).toBe('b'); // prettier-ignore
  expect(inTheMiddle([[0, 'a'], [0.7, 'b']])).toBe('a'); // prettier-ignore
  expect(inTheMiddle([[0, 'choice'], [0.7, 'a']])).toBe('a'); // prettier-ignore
  expect(inTheMiddle([[0, 'words']])).toBeUndefined();
  expect(inTheMiddle([])).toBeUndefined();
});
