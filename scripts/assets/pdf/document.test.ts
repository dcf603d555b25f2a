import PDFDocument from 'pdfkit';
import { mapTexts } from '../../../content/pages/maps';
import { trips } from '../../../content/queries/trips';
import { addressLine, site } from '../../../content/site';
import { printings } from './printed';
import { alt, mapOf, print, type Printing } from './test-printing';

/** A card of the download page, a day trip, and the longest of the trips in a group. */
const longest = [...trips].filter(({ group }) => group).sort((a, b) => b.days - a.days)[0];
const chosen = [printings[0]?.id, trips.find(({ days }) => days === 1)?.id, longest?.id];
const some = printings.filter(({ id }) => chosen.includes(id));

afterEach(() => jest.restoreAllMocks());

/** A document, and what was written and drawn for it. */
async function printed(printing: Printing) {
  const text = jest.spyOn(PDFDocument.prototype, 'text');
  const path = jest.spyOn(PDFDocument.prototype, 'path');
  const struct = jest.spyOn(PDFDocument.prototype, 'struct');
  const map = mapOf(printing);
  const bytes = await print(printing, map);
  const written = text.mock.calls.map(([words]) => String(words));
  const figures = struct.mock.calls.filter(([type]) => type === 'Figure').map(([, options]) => options);
  return { bytes, written, drawn: path.mock.calls.map(([line]) => line), figures, map };
}

/** How many pages a document has. */
const pagesIn = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

test.each(some.map((printing) => [printing.id, printing] as const))(
  '%s is printed whole: its lines, its map, its days, its lists, and whom to ask on every page',
  async (_id, printing) => {
    const { title, lines, plan, lists } = printing.itinerary;
    const { bytes, written, drawn, figures, map } = await printed(printing);
    // A rupee sign is written by itself, in a font of its own.
    const whole = written.join('');
    expect(written).toContain(title);
    for (const line of lines) expect(whole).toContain(line);
    plan.forEach((day, index) => {
      for (const part of [String(index + 1), day.title, day.text]) expect(written).toContain(part);
      expect(whole).toContain(`Meals: ${day.meals}${index < plan.length - 1 ? `   Night: ${day.overnight}` : ''}`);
    });
    for (const { heading, items } of lists) {
      expect(written).toContain(heading);
      for (const item of items) expect(whole).toContain(`•  ${item}`);
    }
    expect(figures).toEqual([{ alt }, { alt: mapTexts.route }]);
    for (const mark of map.marks)
      if ('text' in mark) expect(written).toContain(mark.text);
      else expect(drawn).toContain('clip' in mark ? mark.clip : mark.path);
    for (const contact of [site.phone.display, site.email, site.name, addressLine]) expect(whole).toContain(contact);
    const count = pagesIn(bytes);
    const feet = Array.from({ length: count }, (_, index) => `Page ${index + 1} of ${count}`);
    expect(written.filter((words) => /^Page \d+ of \d+$/.test(words))).toEqual(feet);
    expect(written.filter((words) => words.startsWith(`${site.name}   `))).toHaveLength(count);
  },
);

test('a document is the same to the byte on any day', async () => {
  const [printing] = some;
  if (!printing) throw new Error('nothing is printed');
  const { bytes } = await printed(printing);
  jest.useFakeTimers({
    now: Date.parse('2031-05-05'),
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'],
  });
  const later = await printed(printing);
  jest.useRealTimers();
  expect(later.bytes.equals(bytes)).toBe(true);
});
