import { routes } from '../../../../content/routes';
import { find } from '../loader/test-page';
import { linkAround, linkInTheMiddle } from './links';

afterEach(() => {
  document.body.innerHTML = '';
});

const linkTo = (href: string) => {
  document.body.innerHTML = `<a href="${href}"><b>Goa</b></a>`;
  return linkAround(find('b'))?.pathname;
};

test('a link to another page of the site counts, from whatever stands in it', () => {
  expect(linkTo('/packages/goa')).toBe('/packages/goa');
  expect(linkTo('/trips?keep=goa#list')).toBe('/trips');
});

test.each([
  ['this page', '/'],
  ['a part of it', '#goa'],
  ['another site', 'https://example.com/about'],
  ['a message', 'mailto:a@example.com'],
  ['a file', '/itineraries/goa.pdf'],
  ['a redirect', routes.planCustomTrip],
])('a link to %s does not', (_what, href) => {
  expect(linkTo(href)).toBeUndefined();
});

test('what is no link, and the page itself, do not', () => {
  document.body.innerHTML = '<p id="text">Goa</p>';
  expect(linkAround(find('#text'))).toBeUndefined();
  expect(linkAround(document)).toBeUndefined();
  expect(linkAround(null)).toBeUndefined();
});

describe('in the middle of the screen', () => {
  /** Lets each band of the screen, from a share of its height on, show one element. */
  const show = (html: string, bands: readonly (readonly [from: number, selector: string])[]) => {
    document.body.innerHTML = html;
    Object.assign(document, {
      elementFromPoint: (x: number, y: number) =>
        x > window.innerWidth || y > window.innerHeight
          ? null
          : document.querySelector(bands.findLast(([from]) => y >= from * window.innerHeight)?.[1] ?? 'none'),
    });
    return linkInTheMiddle()?.id;
  };

  test('the link that covers most of it is found', () => {
    const html = '<a id="a" href="/a">A</a><a id="b" href="/b"><i></i></a>';
    expect(show(html, [[0, '#a'], [0.4, 'i']])).toBe('b'); // prettier-ignore
    expect(show(html, [[0, '#a'], [0.7, 'i']])).toBe('a'); // prettier-ignore
  });

  test('a link that hands a choice over is passed by', () => {
    const html = '<a id="a" href="/a">A</a><a id="b" href="/trips?keep=a">B</a>';
    expect(show(html, [[0, '#b'], [0.7, '#a']])).toBe('a'); // prettier-ignore
  });

  test('there may be none', () => {
    expect(show('<p>Words</p>', [[0, 'p']])).toBeUndefined();
    expect(show('', [])).toBeUndefined();
  });
});
