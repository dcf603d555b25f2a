import { takeIslandData } from './island-data';

/** An island as `components/islands/island.tsx` writes it. */
const islandOf = (name: string, data: object, html: string) =>
  `<div data-island="${name}" data-props="${JSON.stringify(data).replaceAll('"', '&quot;')}" class="contents">${html}</div>`;

test('numbers each island, adds its data to the list and changes nothing else', () => {
  const first = islandOf('menu', { props: { label: 'Ä & "b"' }, slots: ['children'] }, 'a<!-- -->b<p><b>c</b></p>');
  const second = islandOf('form', { props: {}, slots: [] }, `<div data-slot="children"><i></i>${first}</div>`);
  const { html, names, data } = takeIslandData(
    `<!DOCTYPE html><html><head></head><body>${second}<p data-props="x">₹</p></body></html>`,
  );
  expect(html).toBe(
    `<!DOCTYPE html><html><head></head><body>${second.replace(/data-props="[^"]*"/, 'data-props="0"').replace(/data-props="{[^"]*"/, 'data-props="1"')}<p data-props="x">₹</p></body></html>`,
  );
  expect(names).toEqual(['form', 'menu']);
  // The form has only its slot; the menu has two texts, two elements and the text of one of them.
  expect(data).toEqual([
    { props: {}, slots: [], nodes: 1 },
    { props: { label: 'Ä & "b"' }, slots: ['children'], nodes: 5 },
  ]);
});

test('stops the build at data of another shape', () => {
  expect(() => takeIslandData(islandOf('menu', { props: {} }, ''))).toThrow();
});
