import { drawScene } from './draw';
import { path, Pen } from './kit/path';

test('rounds the lines of a scene to whole pixels, but keeps the radii of small wheels', () => {
  const wheel = new Pen(1).circle(20, 20, 2.4);
  const line = new Pen(1).move(0, 0).line(20.6, 8.4);
  const svg = drawScene('cart', { draw: (doc) => void doc.add(path(wheel, '#000'), path(line, '#100')) }, 'card');
  expect(svg).toContain(` d="${wheel.toString()}"`);
  expect(svg).toMatch(/ d="m0 0 21 8"/);
});
