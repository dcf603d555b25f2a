/** Prints an itinerary for tests, and follows what is asked of the library. */
import PDFDocument from 'pdfkit';
import { sharp } from '../../lib/sharp';
import { sheets } from '../maps/frame';
import { layMap } from '../maps/map';
import { tripMap } from '../maps/contents';
import { singleFonts } from '../typefaces/single-fonts';
import { itineraryDocument } from './document';
import { foot, page, width } from './page';
import type { Printing } from './printed';

/** What the picture is said to show. */
export const alt = 'Boats on a lake';
const blue = sharp({ create: { width: 140, height: 60, channels: 3, background: '#2255aa' } }).jpeg();
const materials = Promise.all([singleFonts(), blue.toBuffer()]);

const mapOf = ({ itinerary, stops }: Printing) => layMap(tripMap({ plan: itinerary.plan, route: stops }), sheets.wide);

/** Prints with a plain blue picture in the place of the poster. */
export async function print(printing: Printing): Promise<Buffer> {
  const [fonts, poster] = await materials;
  return itineraryDocument({ itinerary: printing.itinerary, poster, alt, map: mapOf(printing), fonts });
}

/** A text or the map, and its box in points from the top left of its page. */
export interface Box {
  words: string;
  on: unknown;
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** 'rupee', 'tamil' or 'another'. */
  font: string;
}

const prototype = PDFDocument.prototype as PDFKit.PDFDocument;

/** Prints an itinerary and keeps what was asked of the library. */
export async function follow(printing: Printing) {
  const boxes: Box[] = [];
  const write = Reflect.get(prototype, 'text');
  const translate = Reflect.get(prototype, 'translate');
  const map = mapOf(printing);
  const [font, struct, path] = (['font', 'struct', 'path'] as const).map((name) => jest.spyOn(prototype, name));
  jest.spyOn(prototype, 'text').mockImplementation(function (
    this: PDFKit.PDFDocument,
    words: string,
    ...args: unknown[]
  ) {
    const { continued, width: across = 0 } = args.at(-1) as PDFKit.Mixins.TextOptions;
    const [left, top] = args.length > 1 ? (args as [number, number]) : [this.x, this.y];
    const on = this.page;
    Reflect.apply(write, this, [words, ...args]);
    const bottom = this.page !== on ? Infinity : continued ? top : this.y;
    const name = font?.mock.calls.at(-1)?.[0] as string;
    const own = ['rupee', 'tamil'].includes(name) ? name : 'another';
    boxes.push({ words, on, left, right: left + across, top, bottom, font: own });
    return this;
  });
  jest.spyOn(prototype, 'translate').mockImplementation(function (this: PDFKit.PDFDocument, left: number, top: number) {
    const bottom = top + (width * map.height) / map.width;
    boxes.push({ words: 'the map', on: this.page, left, right: left + width, top, bottom, font: 'another' });
    return Reflect.apply(translate, this, [left, top]);
  });
  const bytes = await print(printing);
  const [tags, drawn] = [struct, path].map((spy) => spy?.mock.calls.slice() ?? []);
  jest.restoreAllMocks();
  // Names on the map are written in its own measures, without a width.
  const placed = boxes.filter(({ left, right }) => right > left);
  const isFoot = ({ top }: Box) => top > page.height - foot;
  return {
    written: boxes.map(({ words }) => words),
    body: placed.filter((box) => !isFoot(box)),
    feet: placed.filter(isFoot),
    ...{ map, tags: tags as [string, object?][], drawn: drawn?.flat() },
    bytes: bytes.toString('latin1'),
  };
}
