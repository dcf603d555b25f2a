import { assemblePage } from './assemble-page';

const parts = { html: '<head></head><body></body>', typefaces: '', css: '', loader: '', runtime: [], dataPath: '' };

test('the loader and the style end the head, the typefaces the body; nothing is read as a pattern', () => {
  const page = assemblePage({
    html: '<head><title>$&</title></head><body><p>$1</p></body>',
    typefaces: '<link href="$&">',
    css: 'a{content:"$&"}',
    loader: "f('$1')",
    runtime: ['/core.js', '/form.js'],
    dataPath: '/d.js',
  });
  const added = `<script data-page="/d.js" data-runtime="/core.js /form.js">f('$1')</script><style>a{content:"$&"}</style>`;
  expect(page).toBe(`<head><title>$&</title>${added}</head><body><p>$1</p><link href="$&"></body>`);
});

test.each([
  ['a style sheet that would close its element', { css: 'a{content:"</STYLE>"}' }, 'a style sheet closes the element'],
  ['a page with two heads', { html: '</head></head></body>' }, 'a page has not one </head>'],
  ['a page without a body', { html: '<head></head>' }, 'a page has not one </body>'],
])('%s stops the build', (_what, other, message) => {
  expect(() => assemblePage({ ...parts, ...other })).toThrow(message);
});
