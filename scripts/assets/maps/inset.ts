/** The small map that says where in India, or where in Asia, a map is. */
import { memoize } from '../../lib/memoize';
import { Pen } from '../posters/kit/path';
import { fitInto } from './frame';
import { boxAround, cornersOf, grown, ringPath, visible } from './geometry';
import { indiaWithin } from './india';
import { coastsIn } from './land';
import type { Box, Mark, Shape } from './marks';

/** What each shows, in degrees; `top` is the southern edge. */
const insets = {
  india: { left: 66.5, top: 5.5, right: 98.5, bottom: 38 },
  asia: { left: 50, top: -12, right: 122, bottom: 38 },
} as const satisfies Record<string, Box>;

export type InsetName = keyof typeof insets;

/** More than a sheet's corner shows, so that land goes on to its edges. */
const wider = (degrees: Box): Box => grown(degrees, (degrees.right - degrees.left) / 3);

/** Units below which a frame is shown as a dot. */
const leastFrame = 5;

/** The frame's outline on the inset, or a dot where that would be too small to see. */
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

/** The coasts of an inset, by its name and its box on the sheet as JSON: nearly all maps have the same, and they take a third of a map's time. */
const landIn = memoize((key) => {
  const [name, box] = JSON.parse(key) as [InsetName, Box];
  const { place } = fitInto(box, insets[name]);
  const coasts = coastsIn(wider(insets[name]), place);
  const india = indiaWithin.map(([longitude, latitude]) => place([latitude, longitude]));
  return { place, land: ringPath(visible(coasts, 0.5)), india: ringPath([india]) };
});

/**
 * @param box where the inset stands on the sheet
 * @param shown what the map shows, in degrees
 */
export function insetMarks(box: Box, shown: Box, name: InsetName): Mark[] {
  const { place, land, india } = landIn(JSON.stringify([name, box]));
  const around = ringPath([cornersOf(box)]);
  return [
    { path: around, fill: 'water' },
    { clip: around, shapes: [{ path: land, fill: 'land' }] },
    // Abroad no country is shaded.
    ...(name === 'india' ? [{ clip: india, shapes: [{ path: land, fill: 'country' as const }] }] : []),
    sign(boxAround([place([shown.top, shown.left]), place([shown.bottom, shown.right])])),
  ];
}
