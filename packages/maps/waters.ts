/** Rivers and lakes inside a frame. */
import { lakes, rivers, shores } from '../../content/catalogue/places/waters';
import { at, Pen } from '../art/index';
import { along, boxAround, boxAt, cornersOf, distance, inBox, overlap, simplify, simplifyRing } from './geometry';
import type { Frame } from './frame';
import type { Box, Point, Shape } from './marks';

/** The greatest distance between two points of a river, in units or in kilometres; beyond it the line would not show the course. */
const mostApart = { units: 200, km: 20 } as const;
/** The tolerance in units for simplifying rivers. It is coarser for a large area, which has more rivers and shows less of each. */
const tolerance = { near: 1, far: 2.4, farKmPerUnit: 0.8 } as const;
/** The least width or height in units of a lake that is drawn. */
const leastLake = 5;
/** The tolerance in units for simplifying shores. */
const shoreTolerance = 0.8;

/** Ends a course at the first of its last points in the sea, because the coast data may have the mouth farther inland. */
function toTheSea(course: readonly Point[], isWet: (point: Point) => boolean): Point[] {
  let length = course.length;
  while (length > 1 && isWet(at(course, length - 1)) && isWet(at(course, length - 2))) length -= 1;
  return length > 1 ? course.slice(0, length) : [];
}

/**
 * The courses of a river inside the frame, one for each time that it enters, so that no line crosses where it is outside. A course whose
 * points are too far apart for the frame is left out.
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

/** A smooth curve through all points of a course (Catmull-Rom). */
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

/** The lakes of a frame that are large enough to draw: ovals, and lakes with a shore in the data. */
function lakesIn(frame: Frame): { name: string; path: (pen: Pen) => Pen; box: Box }[] {
  const ovals = lakes.map(({ name, at: middle, km: [wide, high] }) => {
    const [halfWide, halfHigh] = [wide / 2 / frame.kmPerUnit, high / 2 / frame.kmPerUnit];
    const at = frame.place(middle);
    return { name, box: boxAt(at, halfWide, halfHigh), path: (pen: Pen) => pen.circle(...at, halfWide, halfHigh) };
  });
  const rings = Object.entries(shores).map(([name, shore]) => {
    const ring = simplifyRing(shore.map(frame.place), shoreTolerance);
    return { name, box: boxAround(ring), path: (pen: Pen) => pen.soft(ring, { closed: true }) };
  });
  return [...ovals, ...rings].filter(
    ({ box }) => Math.max(box.right - box.left, box.bottom - box.top) >= leastLake && overlap(frame.box, box),
  );
}

/** A lake, or one course of a river inside the frame. */
export interface Water {
  name: string;
  /** Points two units apart inside the frame, along a river or around a lake. */
  points: readonly Point[];
}

/** The shapes of rivers and lakes, their points for the layout of other marks, and the boxes of lakes. */
export function watersIn(frame: Frame, isLand: (point: Point) => boolean) {
  const isWet = (point: Point) => inBox(frame.box, point) && !isLand(point);
  const streams = Object.entries(rivers).flatMap(([name, river]) =>
    coursesIn(frame, river, isWet).map((line) => ({ name, line })),
  );
  const ponds = lakesIn(frame);
  const rims = ponds.map(({ name, box }) => ({ name, line: [...cornersOf(box), [box.left, box.top] as const] }));
  const waters = [...streams, ...rims].map(({ name, line }): Water => {
    const points = line.slice(1).flatMap((end, index) => along(at(line, index), end, 0));
    return { name, points: points.filter((point) => inBox(frame.box, point)) };
  });
  const river = streams.reduce((pen, { line }) => flow(pen, line), new Pen(1)).toString();
  const lake = ponds.reduce((pen, { path }) => path(pen), new Pen(1)).toString();
  const marks: Shape[] = [
    { path: river, line: 'river', width: 2 },
    { path: lake, fill: 'water', line: 'shore', width: 0.8 },
  ];
  return { waters, boxes: ponds.map(({ box }) => box), marks };
}
