import { atEdge, frameAround, sheets } from './frame';
import { boxAround, grown, holds, pointsOf } from './geometry';
import type { Point } from './marks';

const frame = frameAround(pointsOf('34,76 35,77'), sheets.tall);
const { box, place, kmPerUnit, degrees } = frame;

test('a frame shows its places north up, at one scale', () => {
  const [[west, south], [east, north]] = [place([34, 76]), place([35, 77])];
  expect((south - north) * kmPerUnit).toBeCloseTo(111.2, 0);
  expect((east - west) * kmPerUnit).toBeCloseTo(111.2 * Math.cos((34.5 * Math.PI) / 180), 0);
});

test('what it shows in degrees reaches a little over each edge', () => {
  const shown = boxAround([place([degrees.top, degrees.left]), place([degrees.bottom, degrees.right])]);
  expect([holds(shown, grown(box, 10)), holds(grown(box, 40), shown)]).toEqual([true, true]);
});

test.each<[string, Point, Point]>([
  ['north', [50, 76.5], [box.right / 2, 12]],
  ['south', [8, 76.5], [box.right / 2, box.bottom - 12]],
  ['east', [34.5, 90], [box.right - 12, box.bottom / 2]],
  ['west', [34.5, 60], [12, box.bottom / 2]],
])('what lies beyond the frame in the %s stands on the edge there', (_, [latitude, longitude], expected) => {
  const [x, y] = atEdge(frame, [latitude, longitude], 12);
  expect(x).toBeCloseTo(expected[0]);
  expect(y).toBeCloseTo(expected[1]);
});

test('in the corner between it keeps its direction, and a place inside stays where it is', () => {
  const [[x, y], [farX, farY]] = [atEdge(frame, [38, 78], 12), place([38, 78])];
  const [middleX, middleY] = [box.right / 2, box.bottom / 2];
  expect((y - middleY) / (x - middleX)).toBeCloseTo((farY - middleY) / (farX - middleX));
  expect(y).toBeCloseTo(12);
  expect(atEdge(frame, [34.6, 76.4], 12)).toEqual(place([34.6, 76.4]));
});
