import { straightLine } from '../../queries/legs';
import { rivers } from './waters';

type At = readonly [latitude: number, longitude: number];

/** A course with points between its points, so that a distance to one of them is the distance to the river. */
const fine = (course: readonly At[]): At[] =>
  course.flatMap((point, index) => {
    const before = course[index - 1];
    if (!before) return [point];
    const steps = Math.max(1, Math.ceil(straightLine({ at: [...before] }, { at: [...point] }) / 2));
    return Array.from({ length: steps }, (_, step): At => {
      const share = (step + 1) / steps;
      return [before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share];
    });
  });

const away = (one: At, other: At) => straightLine({ at: [...one] }, { at: [...other] });
const courses = Object.entries(rivers).map(([name, course]) => ({ name, course, all: fine(course) }));
const pairs = courses.flatMap((one) => courses.filter((other) => other !== one).map((other) => ({ one, other })));

/** Kilometres within which a river that ends near another one flows into it. */
const near = 12;

test('a river that ends near another ends at a point of it', () => {
  const missed = pairs.filter(({ one: { course }, other }) => {
    const end = course.at(-1);
    if (!end || other.course.some((point) => away(point, end) === 0)) return false;
    return other.all.some((point) => away(point, end) < near);
  });
  expect(missed.map(({ one, other }) => `${one.name} ends beside the ${other.name}`)).toEqual([]);
});

/** On which side of the line from `a` to `b` a point lies: above or below zero. */
const side = (a: At, b: At, [latitude, longitude]: At) =>
  (b[0] - a[0]) * (longitude - a[1]) - (b[1] - a[1]) * (latitude - a[0]);

/** Whether the stretch from `a` to `b` leads over that from `c` to `d`, not only up to it. */
const crosses = (a: At, b: At, c: At, d: At) => side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

const stretches = (course: readonly At[]) =>
  course.flatMap((end, index): [At, At][] => {
    const start = course[index - 1];
    return start ? [[start, end]] : [];
  });

test('no river crosses another', () => {
  const crossed = pairs.filter(({ one, other }) =>
    stretches(one.course).some(([a, b]) => stretches(other.course).some(([c, d]) => crosses(a, b, c, d))),
  );
  expect(crossed.map(({ one, other }) => `${one.name} crosses the ${other.name}`)).toEqual([]);
});
