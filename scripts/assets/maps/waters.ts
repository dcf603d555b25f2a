/** Rivers and lakes inside a frame. */
import { lakes, rivers, shores } from '../../../content/catalogue/places/waters';
import { at } from '../posters/kit/numbers';
import { Pen } from '../posters/kit/path';
import { along, boxAround, distance, inBox, overlap, simplify } from './geometry';
import type { Frame } from './frame';
import type { Box, Point, Shape } from './marks';

/** How far two points of a river may be apart, in units or in kilometres: farther they would be no course any more. */
const mostApart = { units: 200, km: 20 } as const;
/** Units within which a river keeps to its points; of a large part of the country less is seen, and there are more rivers. */
const tolerance = { near: 1, far: 2.4, farKmPerUnit: 0.8 } as const;
/** Units that a lake is wide or high at least, to be seen. */
const leastLake = 5;
/** Units within which a lake keeps to its shore. */
const shoreTolerance = 0.8;

/** A course as far as the first of its last points in the sea: the coast's data may have the mouth farther inland. */
function toTheSea(course: readonly Point[], isWet: (point: Point) => boolean): Point[] {
  let length = course.length;
  while (length > 1 && isWet(at(course, length - 1)) && isWet(at(course, length - 2))) length -= 1;
  return length > 1 ? course.slice(0, length) : [];
}

/**
 * The courses of a river inside the frame: one for each time that it comes in, so that none is drawn across where it was outside.
 * A course whose points are too coarse for the frame is left out.
 */
function coursesIn(
  { box, place, kmPerUnit }: Frame,
  river: readonly Parameters<Frame['place']>[0][],
  isWet: (point: Point) => boolean,
): Point[][] {
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
  return courses
    .filter((course) => !isCoarse(course))
    .map((course) => simplify(toTheSea(course, isWet), fine))
    .filter(({ length }) => length > 0);
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

/** A ring without corners: a curve from the middle of each of its sides to that of the next. */
export function round(pen: Pen, ring: readonly Point[]): Pen {
  const middles = ring.map(([x, y], index): Point => {
    const [beforeX, beforeY] = at(ring, index - 1);
    return [(beforeX + x) / 2, (beforeY + y) / 2];
  });
  pen.move(...at(middles, 0));
  ring.forEach((corner, index) => pen.quad(...corner, ...at(middles, (index + 1) % ring.length)));
  return pen.close();
}

/** The rivers of a frame, as many points to each as its curve takes. */
function riversIn(frame: Frame, isLand: (point: Point) => boolean): { name: string; course: Point[] }[] {
  const isWet = (point: Point) => inBox(frame.box, point) && !isLand(point);
  return Object.entries(rivers).flatMap(([name, river]) =>
    coursesIn(frame, river, isWet).map((course) => ({ name, course })),
  );
}

/** The lakes of a frame that are large enough to be seen: ovals, and those whose shore the data has. */
function lakesIn(frame: Frame): { name: string; path: (pen: Pen) => Pen; box: Box }[] {
  const ovals = lakes.map(({ name, at: middle, km: [wide, high] }) => {
    const [x, y] = frame.place(middle);
    const [halfWide, halfHigh] = [wide / 2 / frame.kmPerUnit, high / 2 / frame.kmPerUnit];
    const box = { left: x - halfWide, top: y - halfHigh, right: x + halfWide, bottom: y + halfHigh };
    return { name, box, path: (pen: Pen) => pen.circle(x, y, halfWide, halfHigh) };
  });
  const rings = Object.entries(shores).map(([name, shore]) => {
    const ring = simplify([...shore, at(shore, 0)].map(frame.place), shoreTolerance).slice(0, -1);
    return { name, box: boxAround(ring), path: (pen: Pen) => round(pen, ring) };
  });
  return [...ovals, ...rings].filter(
    ({ box }) => Math.max(box.right - box.left, box.bottom - box.top) >= leastLake && overlap(frame.box, box),
  );
}

/** Points two units apart along a line. */
const pointsAlong = (line: readonly Point[]): Point[] =>
  line.slice(1).flatMap((end, index) => along(at(line, index), end, 0));

const rimOf = ({ left, top, right, bottom }: Box): Point[] => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
  [left, top],
];

/** A river, once for each time that it comes into the frame, or a lake. */
export interface Water {
  name: string;
  /** Two units apart, inside the frame: along a river, around a lake. */
  points: readonly Point[];
}

/** Where water stands or runs, for what is drawn around it, and the boxes of lakes. */
export function waterIn(frame: Frame, isLand: (point: Point) => boolean): { waters: Water[]; boxes: Box[] } {
  const ponds = lakesIn(frame);
  const lines = [
    ...riversIn(frame, isLand).map(({ name, course }) => ({ name, line: course })),
    ...ponds.map(({ name, box }) => ({ name, line: rimOf(box) })),
  ];
  const waters = lines.map(({ name, line }) => ({
    name,
    points: pointsAlong(line).filter((point) => inBox(frame.box, point)),
  }));
  return { waters, boxes: ponds.map(({ box }) => box) };
}

export function waterMarks(frame: Frame, isLand: (point: Point) => boolean): Shape[] {
  const streams = riversIn(frame, isLand)
    .reduce((pen, { course }) => flow(pen, course), new Pen(1))
    .toString();
  const ponds = lakesIn(frame)
    .reduce((pen, { path }) => path(pen), new Pen(1))
    .toString();
  return [
    ...(streams ? [{ path: streams, line: 'river' as const, width: 2 }] : []),
    ...(ponds ? [{ path: ponds, fill: 'water' as const, line: 'shore' as const, width: 0.8 }] : []),
  ];
}
