import { openFont } from '../../lib/open-font';
import { fallbackFaces } from './fallback-faces';
import { figtree, rozha } from './font-metrics';

test.each([figtree, rozha])('the metrics of $metrics.familyName are those of its file', ({ metrics, file }) => {
  const { ascent, descent, lineGap, unitsPerEm, capHeight, xHeight } = openFont(`node_modules/${file}`);
  expect(metrics).toMatchObject({ ascent, descent, lineGap, unitsPerEm, capHeight, xHeight });
});

const value = (face: string, name: string) => Number(new RegExp(`${name}: ([\\d.]+)%`).exec(face)?.[1]) / 100;

test.each([figtree, rozha])('each fallback of $metrics.familyName takes its width and height', (typeface) => {
  const { metrics, fallbacks } = typeface;
  const faces = fallbackFaces(typeface).match(/@font-face \{[^}]*\}/g) ?? [];
  expect(faces).toHaveLength(fallbacks.length);
  fallbacks.forEach((fallback, index) => {
    const face = faces[index] ?? '';
    expect(face).toContain(`font-family: "${metrics.familyName} Fallback: ${fallback.familyName}"`);
    expect(face).toContain(`local('${fallback.postscriptName}')`);
    const scale = value(face, 'size-adjust');
    expect((fallback.xWidthAvg / fallback.unitsPerEm) * scale).toBeCloseTo(metrics.xWidthAvg / metrics.unitsPerEm, 4);
    expect(value(face, 'ascent-override') * scale).toBeCloseTo(metrics.ascent / metrics.unitsPerEm, 4);
    expect(value(face, 'descent-override') * scale).toBeCloseTo(-metrics.descent / metrics.unitsPerEm, 4);
  });
});
