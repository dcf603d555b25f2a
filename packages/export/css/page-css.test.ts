import { namesInScript, pageCss, withoutLayers } from './page-css';

test('puts lower layers first and rules outside of layers last', () => {
  const css =
    '@layer theme,base;b{top:1px}@layer utilities{.u{top:4px}}@layer base{i{top:2px}@media print{i{top:3px}}}';
  expect(withoutLayers(css).replace(/\s/g, '')).toBe('i{top:2px}@mediaprint{i{top:3px}}.u{top:4px}b{top:1px}');
});

test('accepts several layer names at once, and treats other at-rules as outside of layers', () => {
  const css = '@layer base , utilities;@media print{p{top:0}}@layer utilities{.u{top:1px}}.own{top:2px}';
  expect(withoutLayers(css).replace(/\s/g, '')).toBe('.u{top:1px}@mediaprint{p{top:0}}.own{top:2px}');
});

test.each(['*', 'html', 'body', ':root', ':host', ':focus-visible', '::selection', ':before', ':after', '::backdrop'])(
  'keeps rules for %s, which no markup spells',
  async (name) => {
    expect(await pageCss(`${name}{top:0}`, '<p>', [])).toContain('top:0');
  },
);

test('stops the build at an unknown layer', () => {
  expect(() => withoutLayers('@layer legacy{a{top:0}}')).toThrow("a layer 'legacy'");
});

test('keeps rules for what a page has, and removes the others', async () => {
  const css =
    '.grid{display:grid}.md\\:flex{display:flex}.gone{top:0}h1{margin:0}h6{margin:0}[data-open=true]{top:1px}.sm\\:later{left:0}a:focus-visible{top:0}';
  const names = namesInScript(css, 'x("sm:later unknown")');
  expect(names).toEqual(['sm:later']);
  const pruned = await pageCss(css, '<h1 class="grid md:flex" data-open="true"><a href="/">x</a></h1>', names);
  expect(pruned.replace(/\s/g, '')).toBe(
    '.grid{display:grid}.md\\:flex{display:flex}h1{margin:0}[data-open=true]{top:1px}.sm\\:later{left:0}a:focus-visible{top:0}',
  );
});

test('removes rules for pages with an element that this one does not have', async () => {
  const css = '@media print{body:has(.bar) .menu{top:1px}}html:has(.menu[open]){top:2px}.menu:has(:checked){top:3px}';
  const kept = (await pageCss(css, '<p class="menu" open checked>', [])).replace(/\s/g, '');
  expect(kept).toBe('html:has(.menu[open]){top:2px}.menu:has(:checked){top:3px}');
  expect(await pageCss(css, '<p class="menu">', ['bar'])).toContain('top:1px');
});

test('reads an ampersand in a class name as HTML does', async () => {
  expect(await pageCss('.\\[\\&_p\\]\\:m{top:0}', '<p class="[&amp;_p]:m">', [])).toContain('top:0');
});

test('removes custom properties that nothing reads, and those that only they read', async () => {
  const css = ':root{--a:var(--b);--b:1px;--c:2px}p{top:var(--c)}';
  expect((await pageCss(css, '<p>', [])).replace(/\s/g, '')).toBe(':root{--c:2px}p{top:var(--c)}');
});

test('removes the registration of a custom property that nothing reads, and rules that hold nothing', async () => {
  const css =
    '@property --a{syntax:"*";inherits:false}@property --b{syntax:"*";inherits:false}p{top:var(--b)}@media print{@media screen{html:has(.bar){top:0}}}';
  expect((await pageCss(css, '<p>', [])).replace(/\s/g, '')).toBe(
    '@property--b{syntax:"*";inherits:false}p{top:var(--b)}',
  );
});

test('removes an animation with the last rule that uses it', async () => {
  const css = '.a{animation:1s rise}.b{animation:1s sink}@keyframes rise{to{top:0}}@keyframes sink{to{top:1px}}';
  expect((await pageCss(css, '<p class="a">', [])).replace(/\s/g, '')).toBe(
    '.a{animation:1srise}@keyframesrise{to{top:0}}',
  );
});
