/** The inset that shows where in India, or in Asia, a map is. */
import { memoize } from '../../scripts/lib/memoize';
import { Pen } from '../art/index';
import { fitInto } from './frame';
import { boxAround, cornersOf, grown, ringPath, visible } from './geometry';
import { indiaWithin } from './india';
import { coastsIn } from './land';
import type { Box, Mark, Shape } from './marks';

/** The area of each inset in degrees; `top` is the southern edge. */
const insets = {
  india: { left: 66.5, top: 5.5, right: 98.5, bottom: 38 },
  asia: { left: 50, top: -12, right: 122, bottom: 38 },
} as const satisfies Record<string, Box>;

export type InsetName = keyof typeof insets;

/** A larger area than the inset shows, so that land continues to its edges. */
const wider = (degrees: Box): Box => grown(degrees, (degrees.right - degrees.left) / 3);

/** The size in units below which a frame is shown as a dot. */
const leastFrame = 5;

/** The outline of the frame on the inset, or a dot if that would be too small to see. */
function sign({ left, top, right, bottom }: Box): Shape {
  const [width, height] = [right - left, bottom - top];
  return width < leastFrame && height < leastFrame
    ? {
        path: new Pen(1).circle(left + width / 2, top + height / 2, 3).toString(),
        fill: 'road',
        line: 'paper',
        width: 1.2,
      }
    : { path: new Pen(1).rect(left, top, width, height).toString(), line: 'road', width: 1.8 };
}

/**
 * The coasts of an inset, by its name and its box as JSON. They are memoised, because nearly all maps share them and they take a third of a
 * map's time.
 */
const landIn = memoize((key) => {
  const [name, box] = JSON.parse(key) as [InsetName, Box];
  const { place } = fitInto(box, insets[name]);
  const coasts = coastsIn(wider(insets[name]), place);
  const india = indiaWithin.map(([longitude, latitude]) => place([latitude, longitude]));
  return { place, land: ringPath(visible(coasts, 0.5)), india: ringPath([india]) };
});

/**
 * @param box the box of the inset on the sheet
 * @param shown the area of the map in degrees
 */
export function insetMarks(box: Box, shown: Box, name: InsetName): Mark[] {
  const { place, land, india } = landIn(JSON.stringify([name, box]));
  const around = ringPath([cornersOf(box)]);
  return [
    { path: around, fill: 'water' },
    { clip: around, shapes: [{ path: land, fill: 'land' }] },
    // No country is shaded on the inset of Asia.
    ...(name === 'india' ? [{ clip: india, shapes: [{ path: land, fill: 'country' as const }] }] : []),
    sign(boxAround([place([shown.top, shown.left]), place([shown.bottom, shown.right])])),
  ];
}
