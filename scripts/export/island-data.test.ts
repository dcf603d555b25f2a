import { takeIslandData } from './island-data';

/** An island as `components/islands/island.tsx` writes it. */
const islandOf = (name: string, data: object, html: string) =>
  `<div data-island="${name}" data-props="${JSON.stringify(data).replaceAll('"', '&quot;')}" class="contents">${html}</div>`;

test('each island gets a number, its data goes into the list, and nothing else changes', () => {
  const first = islandOf('menu', { props: { label: 'Ä & "b"' }, slots: ['children'] }, 'a<!-- -->b<p><b>c</b></p>');
  const second = islandOf('form', { props: {}, slots: [] }, `<div data-slot="children"><i></i>${first}</div>`);
  const { html, names, data } = takeIslandData(
    `<!DOCTYPE html><html><head></head><body>${second}<p data-props="x">₹</p></body></html>`,
  );
  expect(html).toBe(
    `<!DOCTYPE html><html><head></head><body>${second.replace(/data-props="[^"]*"/, 'data-props="0"').replace(/data-props="{[^"]*"/, 'data-props="1"')}<p data-props="x">₹</p></body></html>`,
  );
  expect(names).toEqual(['form', 'menu']);
  // The form has its slot alone, the menu two texts, two elements and a text.
  expect(data).toEqual([
    { props: {}, slots: [], nodes: 1 },
    { props: { label: 'Ä & "b"' }, slots: ['children'], nodes: 5 },
  ]);
});

test('data of another shape stops the build', () => {
  expect(() => takeIslandData(islandOf('menu', { props: {} }, ''))).toThrow();
});
