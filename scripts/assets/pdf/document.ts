import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { pageTexts } from '../../../content/catalogue/page-texts';
import { filled } from '../../../content/format/filled';
import { addressLine, site } from '../../../content/site';
import { mapTexts } from '../../../content/words/maps';
import type { ItineraryDay } from '../../../content/schema/types';
import type { Drawing } from '../../../packages/maps/index';
import type { SingleFonts } from '../typefaces/build';
import { addMap } from './map';
import { foot, ink, page, set, soft, width, type Writing } from './page';
import { addDays, addFooters, addLists, write, type PrintedList } from './parts';

const { questions, contact } = pageTexts.trip.pdf;

const posterHeight = (page.width * 600) / 1400;

/** The content of a printed itinerary, independent of the record it comes from. */
export interface PrintedItinerary {
  title: string;
  /** The lines under the title: days, people, price. */
  lines: readonly string[];
  plan: readonly ItineraryDay[];
  lists: readonly PrintedList[];
}

interface Sources {
  itinerary: PrintedItinerary;
  /** The wide poster as JPEG. */
  poster: Buffer;
  /** The alt text of the poster. */
  alt: string;
  /** The map of the route. */
  map: Drawing;
  fonts: SingleFonts;
}

/** One itinerary as a tagged A4 document: poster, days along a line, inclusions, and contact details on every page. */
export function itineraryDocument({ itinerary, poster, alt, map, fonts }: Sources): Promise<Buffer> {
  const { title, lines, plan, lists } = itinerary;
  // A fixed date keeps the file byte-identical as long as its content does not change.
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
  const bytes = buffer(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);

  const add = (type: string, draw: () => void) => root.add(doc.struct(type, {}, draw));
  const ensureSpace = (height: number) => {
    if (doc.y + height > page.height - foot - 12) doc.addPage();
  };

  root.add(doc.struct('Figure', { alt }, () => void doc.image(poster, 0, 0, { width: page.width })));
  doc.y = posterHeight + 26;
  doc.x = page.margin;
  add('H1', () => void set(doc, 'display', 30, ink).text(title, page.margin, doc.y, { width }));
  for (const text of lines) add('P', () => write(set(doc, 'regular', 12, soft), text, [page.margin, doc.y], { width }));
  doc.moveDown(1);
  const mapHeight = (width * map.height) / map.width;
  ensureSpace(mapHeight);
  const top = doc.y;
  root.add(doc.struct('Figure', { alt: mapTexts.route }, () => addMap(doc, map, [page.margin, top], width)));
  doc.x = page.margin;
  doc.y = top + mapHeight + 22;

  const writing: Writing = { doc, root, add, ensureSpace };
  addDays(writing, plan);
  addLists(writing, lists);
  ensureSpace(70);
  add('P', () => {
    set(doc, 'bold', 12, ink).text(questions, page.margin, doc.y + 16, { width });
    const us = { phone: site.phone.display, email: site.email, company: site.name, address: addressLine };
    set(doc, 'regular', 10.5, soft).text(filled(contact, us), { width });
  });
  root.end();

  addFooters(doc);
  doc.end();
  return bytes;
}
