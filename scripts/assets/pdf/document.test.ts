/** A printed itinerary, followed while it is written: what it says, where its words stand, what its tags say. */
import { tamilWords } from '../../../content/format/letters';
import { mapTexts } from '../../../content/pages/maps';
import { trips } from '../../../content/queries/trips';
import { addressLine, site } from '../../../content/site';
import { foot, page } from './page';
import { printings } from './printed';
import { alt, follow, print, type Box } from './test-printing';

/** Cards of the download page and trips; a day trip, and the longest of the trips in a group, among them. */
const longest = [...trips].filter(({ group }) => group).sort((a, b) => b.days - a.days)[0];
const certain = [trips.find(({ days }) => days === 1)?.id, longest?.id];
/** Days as long as they may be, with words in Tamil and quotes in them. */
const longDays = printings.slice(-1).map((printing) => ({
  ...printing,
  id: 'long days in two scripts',
  itinerary: {
    ...printing.itinerary,
    title: 'Long days',
    plan: printing.itinerary.plan.map((day) => ({
      ...day,
      title: 'To மதுரை',
      text: 'The temple of மீனாட்சி அம்மன், “மதுரை”, for ₹50. '.repeat(41),
    })),
  },
}));
const some = [...printings.filter(({ id }, index) => index % 15 === 0 || certain.includes(id)), ...longDays];

describe.each(some.map((printing) => [printing.id, printing] as const))('%s', (_id, printing) => {
  const { title, lines, plan, lists } = printing.itinerary;
  let followed: Awaited<ReturnType<typeof follow>>;
  beforeAll(async () => {
    followed = await follow(printing);
  });

  test('it is printed whole: its lines, its map, its days, its lists, and whom to ask on every page', () => {
    const { written, map, drawn, bytes } = followed;
    // A rupee sign and words in Tamil are written by themselves, in fonts of their own.
    const whole = written.join('');
    const days = plan.flatMap((day, index) => [
      ...[day.title, day.text, `Meals: ${day.meals}${index < plan.length - 1 ? `   Night: ${day.overnight}` : ''}`],
    ]);
    const listed = lists.flatMap(({ heading, items }) => [heading, ...items.map((item) => `•  ${item}`)]);
    for (const text of [title, ...lines, ...days, ...listed, site.phone.display, site.email, site.name, addressLine])
      expect(whole).toContain(text);
    for (const mark of map.marks)
      if ('text' in mark) expect(written).toContain(mark.text);
      else expect(drawn).toContain('clip' in mark ? mark.clip : mark.path);
    const count = bytes.match(/\/Type \/Page\b/g)?.length ?? 0;
    const feet = Array.from({ length: count }, (_, index) => `Page ${index + 1} of ${count}`);
    expect(written.filter((words) => /^Page \d+ of \d+$/.test(words))).toEqual(feet);
    expect(written.filter((words) => words.startsWith(`${site.name}   `))).toHaveLength(count);
  });

  test('no text runs over another, the map, the poster, the margins or the foot, or on to the next page', () => {
    const { body, feet } = followed;
    const isInside = ({ left, right }: Box) => left >= page.margin && right <= page.width - page.margin + 0.01;
    expect([...body, ...feet].filter((box) => !isInside(box))).toEqual([]);
    expect(body.filter(({ bottom }) => bottom > page.height - foot)).toEqual([]);
    expect(body[0]?.top).toBeGreaterThan((page.width * 600) / 1400);
    expect(body.map(({ words }) => words)).toContain('the map');
    const covered = body.flatMap((box, index) =>
      body
        .slice(index + 1)
        .filter((other) => other.on === box.on && other.left < box.right && box.left < other.right)
        // Parts of one line, a rupee sign among them, begin at one height.
        .filter((other) => other.top !== box.top && other.top < box.bottom)
        .map((other) => [box.words, other.words]),
    );
    expect(covered).toEqual([]);
  });

  test('each day has its number, and the rupee sign and Tamil their own fonts', () => {
    const { body } = followed;
    const fontOf = (words: string) => (words === '₹' ? 'rupee' : tamilWords.test(words) ? 'tamil' : 'another');
    for (const { words, font } of body) expect([words, font]).toEqual([words, fontOf(words)]);
    const numbers = plan.map((_day, index) => String(index + 1));
    expect(body.map(({ words }) => words)).toEqual(expect.arrayContaining(numbers));
  });

  test('its tags are the headings, paragraphs and lists in their order, and its language', () => {
    const { tags, bytes } = followed;
    expect(tags.map(([tag]) => tag)).toEqual([
      ...['Document', 'Figure', 'H1', ...lines.map(() => 'P'), 'Figure'],
      ...plan.flatMap(() => ['H2', 'P', 'P']),
      ...lists.flatMap(({ items }) => ['H2', 'L', ...items.map(() => 'LI')]),
      'P',
    ]);
    expect(tags.filter(([tag]) => tag === 'Figure').map(([, options]) => options)).toEqual([
      { alt },
      { alt: mapTexts.route },
    ]);
    for (const entry of ['%PDF-1.7', '/Lang (en-IN)', '/Marked true', '/DisplayDocTitle true'])
      expect([entry, bytes.includes(entry)]).toEqual([entry, true]);
  });
});

test('a document has its title, and is the same to the byte on any day', async () => {
  const [printing] = longDays;
  if (!printing) throw new Error('nothing is printed');
  const bytes = await print(printing);
  expect(bytes.includes(`(Long days: ${printing.itinerary.lines[0]})`)).toBe(true);
  jest.useFakeTimers({
    now: Date.parse('2031-05-05'),
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'],
  });
  const later = await print(printing);
  jest.useRealTimers();
  expect(later.equals(bytes)).toBe(true);
});
