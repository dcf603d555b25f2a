/** Prints an itinerary for tests, with a plain blue picture in the place of its poster. */
import sharp from 'sharp';
import { sheets } from '../maps/frame';
import { layMap } from '../maps/map';
import { tripMap } from '../maps/contents';
import { singleFonts } from '../typefaces/single-fonts';
import { itineraryDocument } from './document';
import type { printings } from './printed';

export type Printing = (typeof printings)[number];

/** What the picture is said to show. */
export const alt = 'Boats on a lake';

const blue = sharp({ create: { width: 140, height: 60, channels: 3, background: '#2255aa' } }).jpeg();
const materials = Promise.all([singleFonts(), blue.toBuffer()]);

/** The wide map of an itinerary's route. */
export const mapOf = ({ itinerary, stops }: Printing) =>
  layMap(tripMap({ plan: itinerary.plan, route: stops }), sheets.wide);

export async function print(printing: Printing, map: ReturnType<typeof mapOf>): Promise<Buffer> {
  const [fonts, poster] = await materials;
  return itineraryDocument({ itinerary: printing.itinerary, poster, alt, map, fonts });
}
