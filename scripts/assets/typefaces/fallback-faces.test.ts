import { openFont } from '../../lib/open-font';
import { fallbackFaces } from './fallback-faces';
import { figtree, rozha } from './font-metrics';

const value = (face: string, name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;

test.each([figtree, rozha])('each fallback of $name takes its width and height', (typeface) => {
  const { name, file, xWidthAvg, fallbacks } = typeface;
  const { ascent, descent, unitsPerEm } = openFont(`node_modules/${file}`);
  const faces = fallbackFaces(typeface).match(/@font-face \{[^}]*\}/g) ?? [];
  expect(faces).toHaveLength(fallbacks.length);
  fallbacks.forEach((fallback, index) => {
    const face = faces[index] ?? '';
    expect(face).toContain(`font-family: "${name} Fallback: ${fallback.familyName}"`);
    expect(face).toContain(`local('${fallback.postscriptName}')`);
    const scale = value(face, 'size-adjust');
    expect((fallback.xWidthAvg / fallback.unitsPerEm) * scale).toBeCloseTo(xWidthAvg / unitsPerEm, 4);
    expect(value(face, 'ascent-override') * scale).toBeCloseTo(ascent / unitsPerEm, 4);
    expect(value(face, 'descent-override') * scale).toBeCloseTo(-descent / unitsPerEm, 4);
  });
});
