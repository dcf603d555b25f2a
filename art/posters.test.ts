/** Every picture of the library as its scene draws it, before it is optimised: `e2e/exported/posters.spec.ts` looks at the published files. */
import { pictures } from '@/content/pictures';
import { loadScenes, sceneIds } from './catalogue';
import { FORMATS } from './draw';
import { Doc, type Format, type Scene } from './kit';
import { at } from './kit/numbers';

const ids = sceneIds();
const scenes = new Map<string, Scene>();

const sceneOf = (id: string): Scene => {
  const scene = scenes.get(id);
  if (!scene) throw new Error(`there is no scene ${id}`);
  return scene;
};

const drawn = (id: string, format: Format) => {
  const doc = new Doc(format);
  sceneOf(id).draw(doc);
  return doc.toString();
};

beforeAll(async () => {
  for (const [id, scene] of await loadScenes()) scenes.set(id, scene);
});

// In one format each, by turns: `npm run test:rest` looks at the published files of all.
test.each(ids.map((id, index) => [id, at(FORMATS, index % FORMATS.length)] as const))(
  '%s is drawn in the format %s, without a missing number',
  (id, format) => {
    const svg = drawn(id, format);
    expect(svg).toMatch(/^<svg[^]*<\/svg>\s*$/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  },
);

// One in ten: what could make a difference would make it everywhere.
test.each(ids.filter((_, index) => index % 10 === 0))('%s is drawn twice the same', (id) => {
  expect(drawn(id, 'card')).toBe(drawn(id, 'card'));
});

test('every picture has an alternative text of its own that says what is drawn', () => {
  expect(Object.keys(pictures).sort()).toEqual(ids);
  const texts = Object.values(pictures).map(({ alt }) => alt);
  expect(new Set(texts).size).toBe(texts.length);
  for (const alt of texts) {
    expect(alt.length).toBeGreaterThanOrEqual(30);
    expect(alt.length).toBeLessThanOrEqual(160);
    expect(alt).not.toMatch(/^(a |an |the )?(poster|image|picture|illustration)\b/i);
  }
});

test('every picture says what makes it that place, in other words than any other', () => {
  const places = Object.values(pictures).map(({ place }) => place);
  expect(new Set(places).size).toBe(places.length);
  expect(places).not.toContain('');
});

test.each(ids)('%s is drawn by the scene that names its record', (id) => {
  expect(sceneOf(id).picture).toBe(pictures[id]);
});
