/** Hills where the surrounding places are high, as on painted maps: an impression from the altitudes of the gazetteer. */
import { places } from '../../content/catalogue/places';
import { Pen, rng } from '../art/index';
import { distance, grown, inBox, overlap } from './geometry';
import type { Frame } from './frame';
import type { Ground } from './ground';
import type { Box, Point, Shape } from './marks';

/** The grid of hills in units. */
const step = { x: 40, y: 27 } as const;
/** The share of grid positions left empty, so that hills do not form rows. */
const bare = 0.3;
/** The altitudes in metres from which a hill, a mountain and a snow peak are drawn. */
const heights = { hill: 550, mountain: 1500, snow: 3200 } as const;
/** The least difference in metres between the lowest and the highest place around; less is a plain, however high. */
const leastRange = 350;
/** The distance within which places count: in kilometres, or in units if that is more. */
const reach = { km: 40, units: 26 } as const;

const all = Object.values(places);

/** The altitude in metres as the average of places around, weighted by distance; 0 on plains and if no place is near. */
function heightAt(point: Point, { place, kmPerUnit }: Frame, near: readonly (typeof all)[number][]): number {
  let [sum, weights, lowest, highest] = [0, 0, Infinity, 0];
  for (const { at, altitude } of near) {
    const km = distance(place(at), point) * kmPerUnit;
    if (km > Math.max(reach.km, reach.units * kmPerUnit)) continue;
    const weight = 1 / (km + 2) ** 2;
    sum += altitude * weight;
    weights += weight;
    lowest = Math.min(lowest, altitude);
    highest = Math.max(highest, altitude);
  }
  return highest - lowest < leastRange ? 0 : sum / weights;
}

/** A peak lit from the left, `size` units high, with its foot on the point. */
export const peak = (pen: Pen, [x, y]: Point, size: number) =>
  pen
    .move(x - size * 0.85, y)
    .quad(x - size * 0.35, y - size * 0.5, x, y - size)
    .quad(x + size * 0.3, y - size * 0.45, x + size * 0.95, y)
    .close();
export const shade = (pen: Pen, [x, y]: Point, size: number) =>
  pen
    .move(x, y - size)
    .quad(x + size * 0.3, y - size * 0.45, x + size * 0.95, y)
    .line(x + size * 0.2, y)
    .line(x + size * 0.3, y - size * 0.35)
    .line(x + size * 0.02, y - size * 0.55)
    .close();
export const snow = (pen: Pen, [x, y]: Point, size: number) =>
  pen
    .move(x - size * 0.3, y - size * 0.6)
    .line(x, y - size)
    .line(x + size * 0.22, y - size * 0.66)
    .line(x + size * 0.06, y - size * 0.72)
    .line(x - size * 0.08, y - size * 0.55)
    .close();

/**
 * @param taken the boxes of names, stops, dots and lakes, which no hill may cover
 * @param lines points of routes and rivers, which hills avoid
 */
export function reliefMarks(frame: Frame, ground: Ground, taken: readonly Box[], lines: readonly Point[]): Shape[] {
  const random = rng(3);
  const pens = { hill: new Pen(1), shade: new Pen(1), snow: new Pen(1) };
  const around = grown(frame.degrees, 0.4);
  const near = all.filter(({ at: [latitude, longitude] }) => inBox(around, [longitude, latitude]));
  for (let y = 16; y < frame.box.bottom + 8; y += step.y)
    for (let x = ((y / step.y) % 2) * 20; x < frame.box.right + 10; x += step.x) {
      const foot: Point = [x + random() * 24, y + random() * 16];
      const share = random();
      const metres = heightAt(foot, frame, near);
      if (metres < heights.hill || share < bare) continue;
      const size = (metres < heights.mountain ? 8 : metres < heights.snow ? 13 : 16) * (0.7 + share * 0.5);
      const box = { left: foot[0] - size, top: foot[1] - size, right: foot[0] + size, bottom: foot[1] + 1 };
      if (
        taken.some((other) => overlap(box, other)) ||
        lines.some((point) => inBox(box, point)) ||
        !ground.isLand(foot)
      )
        continue;
      peak(pens.hill, foot, size);
      shade(pens.shade, foot, size);
      if (metres >= heights.snow) snow(pens.snow, foot, size);
    }
  return (['hill', 'shade', 'snow'] as const).map((fill) => ({ path: pens[fill].toString(), fill }));
}
