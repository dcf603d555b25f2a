import PDFDocument from 'pdfkit';
import { addressLine, site } from '../../content/site';
import type { ItineraryDay } from '../../content/types';
import type { Typefaces } from '../typefaces';

// A4 in points, with a margin that home printers keep.
const page = { width: 595.28, height: 841.89, margin: 48 };
const width = page.width - 2 * page.margin;
const posterHeight = (page.width * 600) / 1400;
/** Room kept free at the foot of each page for the contact line. */
const foot = 56;

const ink = '#1b1f47';
const soft = '#434866';
const terracotta = '#882e0e';
const line = '#e4d7c3';

/** What a printed itinerary says, whichever record it comes from. */
export interface PrintedItinerary {
  title: string;
  /** Lines under the title: days, people, price. */
  lines: readonly string[];
  plan: readonly ItineraryDay[];
  /** Lists after the days, each with its heading. */
  lists: readonly { heading: string; items: readonly string[] }[];
}

interface Sources {
  itinerary: PrintedItinerary;
  /** The wide poster as JPEG. */
  poster: Buffer;
  /** What the poster shows. */
  alt: string;
  fonts: Typefaces;
}

/** One itinerary as a tagged A4 document: poster, days on a line, what is included, and how to reach a human on every page. */
export function itineraryDocument({ itinerary, poster, alt, fonts }: Sources): Promise<Buffer> {
  const { title, lines, plan, lists } = itinerary;
  // A fixed date keeps the file the same to the byte while its content is.
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: page.margin, left: page.margin, right: page.margin, bottom: foot },
    bufferPages: true,
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: [title, lines[0]].join(': '),
      Author: site.name,
      CreationDate: new Date('2026-01-01T00:00:00Z'),
      ModDate: new Date('2026-01-01T00:00:00Z'),
    },
  });
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font);
  const bytes = collect(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);

  const add = (type: string, draw: () => void) => root.add(doc.struct(type, {}, draw));
  const room = (height: number) => {
    if (doc.y + height > page.height - foot - 12) doc.addPage();
  };

  root.add(doc.struct('Figure', { alt }, () => void doc.image(poster, 0, 0, { width: page.width })));
  doc.y = posterHeight + 26;
  doc.x = page.margin;
  add('H1', () => void doc.font('display').fontSize(30).fillColor(ink).text(title, page.margin, doc.y, { width }));
  for (const text of lines)
    add('P', () => write(doc.font('regular').fontSize(12).fillColor(soft), text, page.margin, { width }));
  doc.moveDown(1);

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
          .text(`Meals: ${day.meals}   Night: ${day.overnight}`, textLeft, doc.y + 1, { width: textWidth }),
    );
    doc.y += 14;
  });

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
        doc.struct(
          'LI',
          {},
          () =>
            void doc
              .font('regular')
              .fontSize(10.5)
              .fillColor(ink)
              .text(`•  ${item}`, page.margin, doc.y, { width, lineGap: 2 }),
        ),
      );
    }
    list.end();
    root.add(list);
  }
  room(70);
  add('P', () => {
    doc
      .font('bold')
      .fontSize(12)
      .fillColor(ink)
      .text('Questions, other dates, another pace?', page.margin, doc.y + 16, { width });
    doc
      .font('regular')
      .fontSize(10.5)
      .fillColor(soft)
      .text(`Call or WhatsApp ${site.phone.display}, or write to ${site.email}. ${site.name}, ${addressLine}.`, {
        width,
      });
  });
  root.end();

  footers(doc);
  doc.end();
  return bytes;
}

/** Writes text whose rupee signs come from a font of their own, on one flowing line. */
function write(doc: PDFKit.PDFDocument, text: string, left: number, options: { width: number }): void {
  const parts = text.split(/(₹)/).filter((part) => part !== '');
  parts.forEach((part, index) => {
    doc.font(part === '₹' ? 'rupee' : 'regular');
    const flowing = { ...options, continued: index < parts.length - 1 };
    if (index === 0) doc.text(part, left, doc.y, flowing);
    else doc.text(part, flowing);
  });
}

/** Contact details and page numbers, once the number of pages is known. */
function footers(doc: PDFKit.PDFDocument): void {
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

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}
