import { atEdge, frameAround, sheets } from './frame';
import { pointsOf } from './geometry';

const frame = frameAround(pointsOf('34,76 35,77'), sheets.tall);
const { box, place, kmPerUnit } = frame;

test('a frame shows its places north up, at one scale', () => {
  const [[west, south], [east, north]] = [place([34, 76]), place([35, 77])];
  expect((south - north) * kmPerUnit).toBeCloseTo(111.2, 0);
  expect((east - west) * kmPerUnit).toBeCloseTo(111.2 * Math.cos((34.5 * Math.PI) / 180), 0);
});

test('in the corner between it keeps its direction, and a place inside stays where it is', () => {
  const [[x, y], [farX, farY]] = [atEdge(frame, [38, 78], 12), place([38, 78])];
  const [middleX, middleY] = [box.right / 2, box.bottom / 2];
  expect((y - middleY) / (x - middleX)).toBeCloseTo((farY - middleY) / (farX - middleX));
  expect(y).toBeCloseTo(12);
  expect(atEdge(frame, [34.6, 76.4], 12)).toEqual(place([34.6, 76.4]));
});
