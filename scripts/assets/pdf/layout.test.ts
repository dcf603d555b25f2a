/** Where the words of a printed itinerary stand and what its tags say, followed while it is written. */
import PDFDocument from 'pdfkit';
import { foot, page, width } from './page';
import { printings } from './printed';
import { mapOf, print, type Printing } from './test-printing';

/** A text and its box, in points from the top left of its page. */
interface Box {
  words: string;
  on: unknown;
  left: number;
  right: number;
  top: number;
  bottom: number;
  isRupee: boolean;
}

/** A string of a PDF: with a mark at its start in UTF-16, with brackets escaped. */
const decoded = (text: string) =>
  (text.startsWith('þÿ') ? Buffer.from(text.slice(2), 'latin1').swap16().toString('utf16le') : text).replace(
    /\\(.)/g,
    '$1',
  );

/** Prints an itinerary and follows its texts, those on the map left out, its circles and its tags. */
async function follow(printing: Printing) {
  const map = mapOf(printing);
  const boxes: Box[] = [];
  const prototype = PDFDocument.prototype as PDFKit.PDFDocument;
  const write = Reflect.get(prototype, 'text');
  const font = jest.spyOn(prototype, 'font');
  const circle = jest.spyOn(prototype, 'circle');
  const struct = jest.spyOn(prototype, 'struct');
  jest.spyOn(prototype, 'text').mockImplementation(function (
    this: PDFKit.PDFDocument,
    words: string,
    ...args: unknown[]
  ) {
    const options = args.at(-1) as PDFKit.Mixins.TextOptions;
    const [x, y] = args.length > 1 ? (args as [number, number]) : [this.x, this.y];
    const on = this.page;
    Reflect.apply(write, this, [words, ...args]);
    const bottom = options.continued ? y : this.y;
    if (!options.baseline)
      boxes.push({
        words,
        on,
        left: x,
        right: x + (options.width ?? 0),
        top: y,
        bottom: this.page === on ? bottom : Infinity,
        isRupee: font.mock.calls.at(-1)?.[0] === 'rupee',
      });
    return this;
  });
  const translate = Reflect.get(prototype, 'translate');
  jest.spyOn(prototype, 'translate').mockImplementation(function (this: PDFKit.PDFDocument, left: number, top: number) {
    const bottom = top + (width * map.height) / map.width;
    boxes.push({ words: 'the map', on: this.page, left, right: left + width, top, bottom, isRupee: false });
    return Reflect.apply(translate, this, [left, top]);
  });
  const bytes = await print(printing, map);
  const [circles, tags] = [[...circle.mock.calls], struct.mock.calls.map(([tag]) => tag)];
  jest.restoreAllMocks();
  const isFoot = ({ top }: Box) => top > page.height - foot;
  return {
    body: boxes.filter((box) => !isFoot(box)),
    feet: boxes.filter(isFoot),
    circles,
    tags,
    bytes: bytes.toString('latin1'),
  };
}

const posterHeight = (page.width * 600) / 1400;
const rightEdge = page.width - page.margin + 0.01;
const some = printings.filter((_, index) => index % 12 === 0);

describe.each(some.map((printing) => [printing.id, printing] as const))('%s', (_id, printing) => {
  const { lines, plan, lists } = printing.itinerary;
  let followed: Awaited<ReturnType<typeof follow>>;
  beforeAll(async () => {
    followed = await follow(printing);
  });

  test('no text runs over another, the map, the poster, the margins or the foot, or on to the next page', () => {
    const { body, feet } = followed;
    for (const { words, left, right, bottom } of body)
      expect([words, left >= page.margin, right <= rightEdge, bottom <= page.height - foot]).toEqual([
        words,
        true,
        true,
        true,
      ]);
    for (const { words, left, right } of feet)
      expect([words, left >= page.margin, right <= rightEdge]).toEqual([words, true, true]);
    expect(body[0]?.top).toBeGreaterThan(posterHeight);
    expect(body.map(({ words }) => words)).toContain('the map');
    body.forEach((box, index) => {
      for (const other of body.slice(index + 1)) {
        if (other.on !== box.on || other.left >= box.right || box.left >= other.right) continue;
        // Parts of one line, a rupee sign among them, begin at one height.
        if (other.top === box.top) continue;
        expect([box.words, other.words, other.top]).toEqual([box.words, other.words, Math.max(box.bottom, other.top)]);
      }
    });
  });

  test('each day has its number in its circle, and a rupee sign its own font', () => {
    const { body, circles } = followed;
    const numbers = plan.map((_day, index) => body.find(({ words }) => words === String(index + 1)));
    numbers.forEach((number, index) => {
      const [x = 0, y = 0, radius = 0] = circles[index] ?? [];
      expect(((number?.left ?? 0) + (number?.right ?? 0)) / 2).toBeCloseTo(x);
      expect(number?.top).toBeGreaterThan(y - radius);
      expect(number?.bottom).toBeLessThan(y + radius);
    });
    for (const { words, isRupee } of body) expect([words, isRupee]).toEqual([words, words === '₹']);
  });

  test('its tags are the headings, paragraphs and lists in their order, its language and its title', () => {
    const { tags, bytes } = followed;
    expect(tags).toEqual([
      ...['Document', 'Figure', 'H1', ...lines.map(() => 'P'), 'Figure'],
      ...plan.flatMap(() => ['H2', 'P', 'P']),
      ...lists.flatMap(({ items }) => ['H2', 'L', ...items.map(() => 'LI')]),
      'P',
    ]);
    for (const entry of ['%PDF-1.7', '/Lang (en-IN)', '/Marked true', '/DisplayDocTitle true'])
      expect([entry, bytes.includes(entry)]).toEqual([entry, true]);
    const [, title = ''] =
      new RegExp(`\\n${/\/Title (\d+) 0 R/.exec(bytes)?.[1] ?? ''} 0 obj\\n\\((.*?)\\)\\n`, 's').exec(bytes) ?? [];
    expect(decoded(title)).toBe(`${printing.itinerary.title}: ${lines[0] ?? ''}`);
  });
});
