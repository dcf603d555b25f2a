import { tones } from './marks';
import { svgOf } from './svg';

test('no markup comes from a name', () => {
  const name = { text: 'A & <B>', at: [1, 2], size: 12, width: 9, isBold: true, tone: 'ink' } as const;
  expect(svgOf({ width: 10, height: 20, marks: [name] })).toContain('>A &amp; &lt;B></text>');
});

test.each([
  ['snow', 'hill'],
  ['hill', 'land'],
  ['river', 'land'],
] as const)('%s is told from the %s it lies on, by day and by night', (over, under) => {
  const light = (colour: string) =>
    [1, 3, 5].reduce((sum, start) => sum + Number.parseInt(colour.slice(start, start + 2), 16), 0);
  for (const time of [0, 1] as const)
    expect(Math.abs(light(tones[over][time]) - light(tones[under][time]))).toBeGreaterThan(60);
  expect(light(tones.snow[1])).toBeGreaterThan(light(tones.hill[1]));
});
