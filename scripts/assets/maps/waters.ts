/** Rivers and lakes inside a frame. */
import { lakes, rivers } from '../../../content/catalogue/places/waters';
import { at } from '../posters/kit/numbers';
import { Pen } from '../posters/kit/path';
import { boxAround, distance, overlap, simplify } from './geometry';
import type { Frame } from './frame';
import type { Point, Shape } from './marks';

/** How far two points of a river may be apart, in units or in kilometres: farther they would be no course any more. */
const mostApart = { units: 200, km: 20 } as const;
/** Units within which a river keeps to its points; of a large part of the country less is seen, and there are more rivers. */
const tolerance = { near: 1, far: 2, farKmPerUnit: 0.8 } as const;
/** Units that a lake is wide or high at least, to be seen. */
const leastLake = 5;

/**
 * The courses of a river inside the frame: one for each time that it comes in, so that none is drawn across where it was outside.
 * A course whose points are too coarse for the frame is left out.
 */
function coursesIn({ box, place, kmPerUnit }: Frame, river: readonly Parameters<Frame['place']>[0][]): Point[][] {
  const points = river.map(place);
  const courses: Point[][] = [];
  points.slice(1).forEach((end, index) => {
    const start = at(points, index);
    if (!overlap(box, boxAround([start, end]))) return;
    const last = courses.at(-1);
    if (last?.at(-1) === start) last.push(end);
    else courses.push([start, end]);
  });
  const most = Math.max(mostApart.units, mostApart.km / kmPerUnit);
  const isCoarse = (course: readonly Point[]) =>
    course.some((point, index) => index > 0 && distance(at(course, index - 1), point) > most);
  const fine = kmPerUnit > tolerance.farKmPerUnit ? tolerance.far : tolerance.near;
  return courses.filter((course) => !isCoarse(course)).map((course) => simplify(course, fine));
}

/** A curve through all points of a course (Catmull and Rom). */
function flow(pen: Pen, points: readonly Point[]): Pen {
  points.forEach((point, index) => {
    const [before, start, next] = [points[index - 2], points[index - 1], points[index + 1]];
    if (!start) return void pen.move(...point);
    const [p, n] = [before ?? start, next ?? point];
    pen.cubic(
      start[0] + (point[0] - p[0]) / 6,
      start[1] + (point[1] - p[1]) / 6,
      point[0] - (n[0] - start[0]) / 6,
      point[1] - (n[1] - start[1]) / 6,
      ...point,
    );
  });
  return pen;
}

export function waterMarks(frame: Frame): Shape[] {
  const streams = Object.values(rivers)
    .flatMap((river) => coursesIn(frame, river))
    .reduce(flow, new Pen(1))
    .toString();
  const ponds = lakes
    .map(({ at: middle, km: [wide, high] }) => ({
      middle: frame.place(middle),
      size: [wide / 2 / frame.kmPerUnit, high / 2 / frame.kmPerUnit] as const,
    }))
    .filter(
      ({ middle, size }) =>
        Math.max(...size) * 2 >= leastLake && overlap(frame.box, boxAround([middle], Math.max(...size))),
    )
    .reduce((pen, { middle, size }) => pen.circle(...middle, ...size), new Pen(1))
    .toString();
  return [
    ...(streams ? [{ path: streams, line: 'river' as const, width: 2 }] : []),
    ...(ponds ? [{ path: ponds, fill: 'water' as const, line: 'shore' as const, width: 0.8 }] : []),
  ];
}
