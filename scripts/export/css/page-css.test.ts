/** @jest-environment node */
import { namesInScript, pageCss, withoutLayers, withRootUrls } from './page-css';

test('layers come out lowest first, what stands in none last', () => {
  const css =
    '@layer theme,base;b{top:1px}@layer utilities{.u{top:4px}}@layer base{i{top:2px}@media print{i{top:3px}}}';
  expect(withoutLayers(css).replace(/\s/g, '')).toBe('i{top:2px}@mediaprint{i{top:3px}}.u{top:4px}b{top:1px}');
});

test('a layer this step does not know stops the build', () => {
  expect(() => withoutLayers('@layer legacy{a{top:0}}')).toThrow("a layer 'legacy'");
});

test('addresses in the style sheet stand on their own', () => {
  expect(
    withRootUrls('a{src:url(../media/f.woff2)}b{src:url("./g.svg")}i{src:url(data:x)}', '/_next/static/chunks'),
  ).toBe('a{src:url(/_next/static/media/f.woff2)}b{src:url(/_next/static/chunks/g.svg)}i{src:url(data:x)}');
});

test('rules for what a page has stay, rules for what it has not go', async () => {
  const css =
    '.grid{display:grid}.md\\:flex{display:flex}.gone{top:0}h1{margin:0}h6{margin:0}[data-open=true]{top:1px}.later{left:0}a:focus-visible{top:0}';
  const names = namesInScript(css, 'x("later unknown")');
  expect(names).toEqual(['later']);
  const kept = await pageCss(css, '<h1 class="grid md:flex" data-open="true"><a href="/">x</a></h1>', names);
  expect(kept.replace(/\s/g, '')).toBe(
    '.grid{display:grid}.md\\:flex{display:flex}h1{margin:0}[data-open=true]{top:1px}.later{left:0}a:focus-visible{top:0}',
  );
});

test('an ampersand in a class name is read as the HTML means it', async () => {
  expect(await pageCss('.\\[\\&_p\\]\\:m{top:0}', '<p class="[&amp;_p]:m">', [])).toContain('top:0');
});

test('custom properties that nothing reads go, with those that only they read', async () => {
  const css = ':root{--a:var(--b);--b:1px;--c:2px}@property --d{syntax:"*";inherits:false}p{top:var(--c)}';
  expect((await pageCss(css, '<p>', [])).replace(/\s/g, '')).toBe(':root{--c:2px}p{top:var(--c)}');
});

test('a typeface goes where none of its characters stands', async () => {
  const css =
    '@font-face{font-family:r;unicode-range:U+20B9}@font-face{font-family:n;unicode-range:U+30-39, U+bd}@font-face{font-family:f}';
  const kept = async (html: string) =>
    [...(await pageCss(css, html, [])).matchAll(/family:(\w)/g)].map(([, family]) => family).join('');
  expect(await kept('<p>from ₹ a night')).toBe('rf');
  expect(await kept('<p>½ board')).toBe('nf');
  expect(await kept('<p>room 7')).toBe('nf');
  expect(await kept('<p>no rupee: U+')).toBe('f');
  expect(await kept('<p>Kerala')).toBe('f');
});

test('an animation goes with the last rule that plays it', async () => {
  const css = '.a{animation:1s rise}.b{animation:1s sink}@keyframes rise{to{top:0}}@keyframes sink{to{top:1px}}';
  expect((await pageCss(css, '<p class="a">', [])).replace(/\s/g, '')).toBe(
    '.a{animation:1srise}@keyframesrise{to{top:0}}',
  );
});

test('parts of fields are styled where there are fields', async () => {
  const css =
    '::file-selector-button,b{margin:0}::placeholder{opacity:1}@supports (top:0){@supports (left:0){::placeholder{color:red}}}@media print{b{top:0}}';
  expect((await pageCss(css, '<b>', [])).replace(/\s/g, '')).toBe('b{margin:0}@mediaprint{b{top:0}}');
  expect(await pageCss(css, '<b><input id="a" type="radio">', [])).not.toContain('::');
  expect((await pageCss(css, '<b><input type="radio"><input>', [])).match(/::placeholder|::file/g)).toHaveLength(3);
});
