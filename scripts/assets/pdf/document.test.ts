/** A printed itinerary, recorded while it is written: its texts, their positions and its tags. */
import { pageTexts } from '../../../content/catalogue/page-texts';
import { filled } from '../../../content/format/filled';
import { dayByDay } from '../../../content/words/trip';
import PDFDocument from 'pdfkit';
import { tamilWords } from '../../../content/format/letters';
import { mapTexts } from '../../../content/words/maps';
import { addressLine, site } from '../../../content/site';
import sharp from 'sharp';
import { layMap, sheets, tripMap } from '../../../packages/maps/index';
import { singleFonts } from '../typefaces/build';
import { itineraryDocument } from './document';
import { foot, page, width } from './page';
import { printings, type Printing } from './printed';
import { trips } from '../../../content/catalogue/trips';

const alt = 'Boats on a lake';
/** A plain blue picture instead of the poster. */
const poster = sharp({ create: { width: 140, height: 60, channels: 3, background: '#2255aa' } })
  .jpeg()
  .toBuffer();
const fonts = singleFonts();

type Doc = PDFKit.PDFDocument;
type Box = Record<'left' | 'right' | 'top' | 'bottom', number> & { words: string; on: unknown; font: unknown };

/** Prints an itinerary and records the calls of the library: the boxes of texts and map, in points from the top left of a page. */
async function follow({ itinerary, stops }: Printing) {
  const map = layMap(tripMap({ plan: itinerary.plan, route: stops }), sheets.wide);
  const prototype = PDFDocument.prototype as Doc;
  const { text, translate } = prototype as unknown as Record<string, (this: Doc, ...args: unknown[]) => Doc>;
  const [font, struct, path] = (['font', 'struct', 'path'] as const).map((name) => jest.spyOn(prototype, name));
  const boxes: Box[] = [];
  jest.spyOn(prototype, 'text').mockImplementation(function (this: Doc, words: string, ...args: unknown[]) {
    const { continued, width: across = 0 } = args.at(-1) as PDFKit.Mixins.TextOptions;
    const [left, top] = args.length > 1 ? (args as [number, number]) : [this.x, this.y];
    const on = this.page;
    text?.call(this, words, ...args);
    const bottom = this.page !== on ? Infinity : continued ? top : this.y;
    boxes.push({ words, on, left, right: left + across, top, bottom, font: font?.mock.calls.at(-1)?.[0] });
    return this;
  });
  jest.spyOn(prototype, 'translate').mockImplementation(function (this: Doc, left: number, top: number) {
    const bottom = top + (width * map.height) / map.width;
    boxes.push({ words: 'the map', on: this.page, left, right: left + width, top, bottom, font: undefined });
    return translate?.call(this, left, top) ?? this;
  });
  const bytes = await itineraryDocument({ itinerary, poster: await poster, alt, map, fonts: await fonts });
  const [tags, drawn] = [struct, path].map((spy) => spy?.mock.calls.slice() ?? []);
  jest.restoreAllMocks();
  // Names on the map are written in the map's own coordinates, without a width.
  const placed = boxes.filter(({ left, right }) => right > left);
  return {
    written: boxes.map(({ words }) => words),
    body: placed.filter(({ top }) => top <= page.height - foot),
    feet: placed.filter(({ top }) => top > page.height - foot),
    map,
    tags: tags as [string, object?][],
    drawn: drawn?.flat(),
    bytes: bytes.toString('latin1'),
  };
}

const dayTrip = trips.find(({ days }) => days === 1)?.id;
const some = printings.filter(({ id }, index) => index % 15 === 0 || id === dayTrip);
/** Days of the greatest length, with Tamil words and quotation marks. */
const longDays = (printing: Printing): Printing => {
  const [title, text] = ['To மதுரை', 'The temple of மீனாட்சி அம்மன், “மதுரை”, for ₹50. '.repeat(41)];
  const plan = printing.itinerary.plan.map((day) => ({ ...day, title, text }));
  return {
    ...printing,
    id: 'long days in two scripts',
    itinerary: { ...printing.itinerary, title: 'Long days', plan },
  };
};
const long = some.slice(-1).map(longDays);

describe.each([...some, ...long].map((printing) => [printing.id, printing] as const))(
  'the PDF of %s',
  (_id, printing) => {
    const { title, lines, plan, lists } = printing.itinerary;
    let followed: Awaited<ReturnType<typeof follow>>;
    beforeAll(async () => {
      followed = await follow(printing);
    });

    test('prints everything: lines, map, days, lists, and a contact on every page', () => {
      const { written, map, drawn, bytes } = followed;
      // Rupee signs and Tamil words are written separately, in fonts of their own.
      const whole = written.join('');
      const nightOf = (index: number) =>
        index < plan.length - 1 ? dayByDay.night(plan[index]?.overnight ?? '') : undefined;
      const days = plan.flatMap((day, index) => [
        day.title,
        day.text,
        [dayByDay.meals(day.meals), dayByDay.drive(day), nightOf(index)].filter(Boolean).join('   '),
      ]);
      const listed = lists.flatMap(({ heading, items }) => [heading, ...items.map((item) => `•  ${item}`)]);
      for (const text of [title, ...lines, ...days, ...listed, site.phone.display, site.email, site.name, addressLine])
        expect(whole).toContain(text);
      for (const mark of map.marks)
        if ('text' in mark) expect(written).toContain(mark.text);
        else expect(drawn).toContain('clip' in mark ? mark.clip : mark.path);
      const count = bytes.match(/\/Type \/Page\b/g)?.length ?? 0;
      const footOf = (number: number | string, of: number | string) =>
        filled(pageTexts.trip.pdf.page, { number, count: of });
      const feet = Array.from({ length: count }, (_, index) => footOf(index + 1, count));
      const anyFoot = new RegExp(`^${footOf('\\d+', '\\d+')}$`);
      expect(written.filter((words) => anyFoot.test(words))).toEqual(feet);
      expect(written.filter((words) => words.startsWith(`${site.name}   `))).toHaveLength(count);
    });

    test('lets no text overlap another, the map, the poster, the margins or the footer, or overflow the page', () => {
      const { body, feet } = followed;
      const isOutside = (left: number, right: number) => left < page.margin || right > page.width - page.margin + 0.01;
      expect([...body, ...feet].filter(({ left, right }) => isOutside(left, right))).toEqual([]);
      expect(body.filter(({ bottom }) => bottom > page.height - foot)).toEqual([]);
      expect(body[0]?.top).toBeGreaterThan((page.width * 600) / 1400);
      expect(body.map(({ words }) => words)).toContain('the map');
      const covered = body.flatMap((box, index) =>
        body
          .slice(index + 1)
          .filter((other) => other.on === box.on && other.left < box.right && box.left < other.right)
          // Parts of one line, such as a rupee sign, have the same top.
          .filter((other) => other.top !== box.top && other.top < box.bottom)
          .map((other) => [box.words, other.words]),
      );
      expect(covered).toEqual([]);
    });

    test('numbers each day, and writes the rupee sign and Tamil in their own fonts', () => {
      const { body } = followed;
      const fontOf = (words: string) => (words === '₹' ? 'rupee' : tamilWords.test(words) ? 'tamil' : undefined);
      const own = body.map(({ words, font }) => [words, ['rupee', 'tamil'].find((name) => name === font)]);
      expect(own).toEqual(body.map(({ words }) => [words, fontOf(words)]));
      const numbers = plan.map((_day, index) => String(index + 1));
      expect(body.map(({ words }) => words)).toEqual(expect.arrayContaining(numbers));
    });

    test('tags headings, paragraphs and lists in order, and the language', () => {
      const { tags, bytes } = followed;
      expect(tags.map(([tag]) => tag)).toEqual([
        ...['Document', 'Figure', 'H1', ...lines.map(() => 'P'), 'Figure'],
        ...plan.flatMap(() => ['H2', 'P', 'P']),
        ...lists.flatMap(({ items }) => ['H2', 'L', ...items.map(() => 'LI')]),
        'P',
      ]);
      const figures = tags.filter(([tag]) => tag === 'Figure').map(([, options]) => options);
      expect(figures).toEqual([{ alt }, { alt: mapTexts.route }]);
      for (const entry of ['%PDF-1.7', '/Lang (en-IN)', '/Marked true', '/DisplayDocTitle true'])
        expect([entry, bytes.includes(entry)]).toEqual([entry, true]);
    });
  },
);

test.each(long)('sets the title of a document, and writes the same bytes on any day', async (printing) => {
  const { bytes } = await follow(printing);
  expect(bytes).toContain(`(Long days: ${printing.itinerary.lines[0]})`);
  jest.useFakeTimers({ now: Date.parse('2031-05-05'), doNotFake: ['nextTick', 'setImmediate', 'setTimeout'] });
  const later = await follow(printing);
  jest.useRealTimers();
  expect(later.bytes).toBe(bytes);
});
