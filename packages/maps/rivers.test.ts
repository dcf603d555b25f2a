import { rivers } from '../../content/catalogue/places/waters';
import type { GazetteerPlace } from '../../content/catalogue/places';
import { isOnLand } from './land';

type At = GazetteerPlace['at'];

/** The tolerance in degrees, a little more for longitudes: the coast data is up to three kilometres off. */
const off = 0.032;
const around = ([latitude, longitude]: At): At[] =>
  [-1, 0, 1].flatMap((up) => [-1, 0, 1].map((right): At => [latitude + up * off, longitude + right * off]));

test('ends no river on land: its last point is on another river or in the sea', () => {
  const courses = Object.entries(rivers);
  const stranded = courses.filter(([name, course]) => {
    const end = course.at(-1) as At;
    const isJoined = courses.some(
      ([other, points]) => other !== name && points.some((point) => point.join() === end.join()),
    );
    return !isJoined && around(end).every(isOnLand);
  });
  expect(stranded.map(([name]) => name)).toEqual([]);
});
