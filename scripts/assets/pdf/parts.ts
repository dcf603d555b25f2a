/** The parts of a printed itinerary: its days, its lists, the footer of each page. */
import { pageTexts } from '../../../content/catalogue/page-texts';
import { filled } from '../../../content/format/filled';
import { dayByDay } from '../../../content/words/trip';
import type { ItineraryDay } from '../../../content/schema/types';
import { tamilWords } from '../../../content/format/letters';
import { site } from '../../../content/site';
import type { SingleFonts } from '../typefaces/build';
import { ink, line, page, set, soft, terracotta, width, type Writing } from './page';

export interface PrintedList {
  heading: string;
  items: readonly string[];
}

/** The days along a line, each with its number, text, meals, drive and night. */
export function addDays({ doc, add, ensureSpace }: Writing, plan: readonly ItineraryDay[]): void {
  const textLeft = page.margin + 40;
  const textWidth = width - 40;
  const middle = page.margin + 13;
  plan.forEach((day, index) => {
    const heights = heightOf(doc.fontSize(10.5), day.text, { width: textWidth, lineGap: 2 });
    ensureSpace(heights + 58);
    const top = doc.y;
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .circle(middle, top + 11, 13)
      .lineWidth(1.4)
      .fillAndStroke('#ffffff', terracotta);
    const isLast = index === plan.length - 1;
    if (!isLast)
      doc
        .moveTo(middle, top + 24)
        .lineTo(middle, top + heights + 58)
        .lineWidth(1.4)
        .stroke(terracotta);
    doc.endMarkedContent();
    add('H2', () => {
      const number = String(index + 1);
      set(doc, 'bold', 10.5, terracotta).text(number, page.margin, top + 5, { width: 26, align: 'center' });
      write(set(doc, 'bold', 12.5, ink), day.title, [textLeft, top + 2], { width: textWidth }, 'bold');
    });
    add('P', () => {
      write(set(doc, 'regular', 10.5, ink), day.text, [textLeft, doc.y + 2], { width: textWidth, lineGap: 2 });
    });
    add('P', () => {
      const night = isLast ? undefined : dayByDay.night(day.overnight);
      const facts = [dayByDay.meals(day.meals), dayByDay.drive(day), night].filter(Boolean).join('   ');
      write(set(doc, 'regular', 9.5, soft), facts, [textLeft, doc.y + 1], { width: textWidth });
    });
    doc.y += 14;
  });
}

/** Lists after the days, each under its heading: one that is longer than half a page goes on over the next, between its items. */
export function addLists({ doc, root, add, ensureSpace }: Writing, lists: readonly PrintedList[]): void {
  for (const { heading, items } of lists) {
    doc.fontSize(10.5);
    const heights = items.map((item) => heightOf(doc, `•  ${item}`, { width, lineGap: 2 }));
    const whole = heights.reduce((sum, height) => sum + height, 0);
    ensureSpace(40 + (whole > page.height / 2 ? Math.max(...heights) : whole));
    add('H2', () => void set(doc, 'bold', 13, ink).text(heading, page.margin, doc.y + 4, { width }));
    doc.moveDown(0.3);
    const list = doc.struct('L');
    // The list is added before its items, so that each is drawn as soon as there is space for it.
    root.add(list);
    for (const [index, item] of items.entries()) {
      ensureSpace(heights[index] ?? 0);
      const draw = () =>
        write(set(doc, 'regular', 10.5, ink), `•  ${item}`, [page.margin, doc.y], { width, lineGap: 2 });
      list.add(doc.struct('LI', {}, draw));
    }
    list.end();
  }
}

const inOtherFonts = new RegExp(`(₹|${tamilWords.source})`, 'u');

/** Writes text on one flowing line, with rupee signs and Tamil words in fonts of their own. */
export function write(
  doc: PDFKit.PDFDocument,
  text: string,
  [left, top]: readonly [left: number, top: number],
  options: { width: number; lineGap?: number },
  font: keyof SingleFonts = 'regular',
): void {
  const parts = text.split(inOtherFonts).filter((part) => part !== '');
  parts.forEach((part, index) => {
    doc.font(part === '₹' ? 'rupee' : tamilWords.test(part) ? 'tamil' : font);
    const flowing = { ...options, continued: index < parts.length - 1 };
    if (index === 0) doc.text(part, left, top, flowing);
    else doc.text(part, flowing);
  });
}

/** The height of a text, measured with an 'm' for each Tamil letter, which is at most as wide. */
const heightOf = (doc: PDFKit.PDFDocument, text: string, options: { width: number; lineGap: number }) =>
  doc.font('regular').heightOfString(text.replace(/[\u0b80-\u0bff]/gu, 'm'), options);

/** Adds contact details and page numbers, once the number of pages is known. */
export function addFooters(doc: PDFKit.PDFDocument): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    doc.switchToPage(index);
    // The footer is below the bottom margin, which would otherwise move its text to a new page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    const top = page.height - 40;
    const right = page.width - page.margin;
    doc.moveTo(page.margin, top).lineTo(right, top).lineWidth(0.7).stroke(line);
    set(doc, 'regular', 8.5, soft);
    doc.text(`${site.name}   ${site.phone.display}   ${site.email}`, page.margin, top + 8, { width, lineBreak: false });
    doc.text(filled(pageTexts.trip.pdf.page, { number: index + 1, count }), page.margin, top + 8, {
      width,
      align: 'right',
      lineBreak: false,
    });
    doc.endMarkedContent();
  }
}
