/** The parts of a printed itinerary: its days, its lists, the foot of each page. */
import type { ItineraryDay } from '../../../content/schema/types';
import { site } from '../../../content/site';
import { ink, line, page, soft, terracotta, width, type Writing } from './page';

export interface PrintedList {
  heading: string;
  items: readonly string[];
}

/** The days on a line, each with its number, text, meals and night. */
export function addDays({ doc, add, room }: Writing, plan: readonly ItineraryDay[]): void {
  const textLeft = page.margin + 40;
  const textWidth = width - 40;
  plan.forEach((day, index) => {
    const heights = doc.font('regular').fontSize(10.5).heightOfString(day.text, { width: textWidth, lineGap: 2 });
    room(heights + 58);
    const top = doc.y;
    doc.markContent('Artifact', { type: 'Layout' });
    doc
      .circle(page.margin + 13, top + 11, 13)
      .lineWidth(1.4)
      .fillAndStroke('#ffffff', terracotta);
    if (index < plan.length - 1) {
      doc
        .moveTo(page.margin + 13, top + 24)
        .lineTo(page.margin + 13, top + heights + 58)
        .lineWidth(1.4)
        .stroke(terracotta);
    }
    doc.endMarkedContent();
    add('H2', () => {
      doc
        .font('bold')
        .fontSize(10.5)
        .fillColor(terracotta)
        .text(String(index + 1), page.margin, top + 5, { width: 26, align: 'center' });
      doc
        .fontSize(12.5)
        .fillColor(ink)
        .text(day.title, textLeft, top + 2, { width: textWidth });
    });
    add(
      'P',
      () =>
        void doc
          .font('regular')
          .fontSize(10.5)
          .fillColor(ink)
          .text(day.text, textLeft, doc.y + 2, { width: textWidth, lineGap: 2 }),
    );
    add(
      'P',
      () =>
        void doc
          .fontSize(9.5)
          .fillColor(soft)
          .text(
            `Meals: ${day.meals}${index < plan.length - 1 ? `   Night: ${day.overnight}` : ''}`,
            textLeft,
            doc.y + 1,
            { width: textWidth },
          ),
    );
    doc.y += 14;
  });
}

/** Lists after the days, each under its heading. */
export function addLists({ doc, root, add, room }: Writing, lists: readonly PrintedList[]): void {
  for (const { heading, items } of lists) {
    room(40 + items.length * 16);
    add(
      'H2',
      () =>
        void doc
          .font('bold')
          .fontSize(13)
          .fillColor(ink)
          .text(heading, page.margin, doc.y + 4, { width }),
    );
    doc.moveDown(0.3);
    const list = doc.struct('L');
    for (const item of items) {
      list.add(
        doc.struct('LI', {}, () =>
          write(doc.font('regular').fontSize(10.5).fillColor(ink), `•  ${item}`, page.margin, { width, lineGap: 2 }),
        ),
      );
    }
    list.end();
    root.add(list);
  }
}

/** Writes text whose rupee signs come from a font of their own, on one flowing line. */
export function write(
  doc: PDFKit.PDFDocument,
  text: string,
  left: number,
  options: { width: number; lineGap?: number },
): void {
  const parts = text.split(/(₹)/).filter((part) => part !== '');
  parts.forEach((part, index) => {
    doc.font(part === '₹' ? 'rupee' : 'regular');
    const flowing = { ...options, continued: index < parts.length - 1 };
    if (index === 0) doc.text(part, left, doc.y, flowing);
    else doc.text(part, flowing);
  });
}

/** Contact details and page numbers, once the number of pages is known. */
export function addFooters(doc: PDFKit.PDFDocument): void {
  const { start, count } = doc.bufferedPageRange();
  for (let index = start; index < start + count; index++) {
    doc.switchToPage(index);
    // The footer stands below the margin that makes text flow to the next page.
    doc.page.margins.bottom = 0;
    doc.markContent('Artifact', { type: 'Pagination', attached: ['Bottom'] });
    const top = page.height - 40;
    doc
      .moveTo(page.margin, top)
      .lineTo(page.width - page.margin, top)
      .lineWidth(0.7)
      .stroke(line);
    doc.font('regular').fontSize(8.5).fillColor(soft);
    doc.text(`${site.name}   ${site.phone.display}   ${site.email}`, page.margin, top + 8, { width, lineBreak: false });
    doc.text(`Page ${index + 1} of ${count}`, page.margin, top + 8, { width, align: 'right', lineBreak: false });
    doc.endMarkedContent();
  }
}
