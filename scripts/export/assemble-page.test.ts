import { assemblePage, hashedPath } from './assemble-page';

const parts = { html: '<head></head><body></body>', typefaces: '', css: '', loader: '', runtime: [], dataPath: '' };

test.each([
  ['a style sheet that would close its element', { css: 'a{content:"</STYLE>"}' }, 'a style sheet closes the element'],
  ['a page with two heads', { html: '</head></head></body>' }, 'a page has not one </head>'],
  ['a page without a body', { html: '<head></head>' }, 'a page has not one </body>'],
])('%s stops the build', (_what, other, message) => {
  expect(() => assemblePage({ ...parts, ...other })).toThrow(message);
});

test('a file is named by its content', () => {
  expect(hashedPath('pages', 'a', '.js')).toBe(hashedPath('pages', 'a', '.js'));
  expect(hashedPath('pages', 'a', '.js')).not.toBe(hashedPath('pages', 'b', '.js'));
  expect(hashedPath('pages', 'a', '.js')).toMatch(/^\/_next\/static\/pages\/[\w-]{16}\.js$/);
});
