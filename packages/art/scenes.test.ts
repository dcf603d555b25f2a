/** Tests every scene before it is optimised. `e2e/exported/posters.spec.ts` tests the published files. */
import { draw, drawingIds, formats } from '.';
import { loadScene } from './catalogue';
import { Doc, type Format, type Scene } from './kit';
import { at } from './kit/numbers';

const ids = drawingIds();
const scenes = new Map<string, Scene>();

const drawn = (id: string, format: Format) => {
  const doc = new Doc(format);
  scenes.get(id)?.draw(doc);
  return doc.toString();
};

beforeAll(async () => {
  for (const id of ids) scenes.set(id, await loadScene(id));
});

// Each scene is drawn in one of the formats, by turns. `npm run test:rest` tests the published files of all formats.
test.each(ids.map((id, index) => [id, at(formats, index % formats.length)] as const))(
  'draws %s in the format %s without a missing number, and with a name of its own for each gradient',
  (id, format) => {
    const svg = drawn(id, format);
    expect(svg).toMatch(/^<svg[^]*<\/svg>\s*$/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    const names = svg.match(/ id="[^"]+"/g) ?? [];
    expect(names).toEqual([...new Set(names)]);
  },
);

// One drawing in ten is enough, because anything that changes the output would change all of them.
test.each(ids.filter((_, index) => index % 10 === 0))('draws %s the same each time', (id) => {
  expect(drawn(id, 'card')).toBe(drawn(id, 'card'));
});

test('a drawing is asked for by its id and format, and comes lighter than its scene writes it', async () => {
  const svg = await draw('kerala', 'tall');
  expect(svg).toMatch(/^<svg[^>]* viewBox="100 -200 600 800"/);
  expect(svg.length).toBeLessThan(drawn('kerala', 'tall').length);
  await expect(draw('nowhere', 'card')).rejects.toThrow('nowhere');
});
