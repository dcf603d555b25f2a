import { colour } from '../../../content/colours';

/** A4 in points, with a margin that home printers can print. */
export const page = { width: 595.28, height: 841.89, margin: 48 };
export const width = page.width - 2 * page.margin;
/** The space reserved for the contact line at the bottom of each page. */
export const foot = 56;

export const ink = colour('ink');
export const soft = colour('ink-soft');
export const terracotta = colour('terracotta');
export const line = colour('line');

/** Sets the font, the size in points and the colour of the following text. */
export const set = (doc: PDFKit.PDFDocument, font: string, size: number, colour: string): PDFKit.PDFDocument =>
  doc.font(font).fontSize(size).fillColor(colour);

/** A document being written, with the helpers that its parts use. */
export interface Writing {
  doc: PDFKit.PDFDocument;
  /** The root of the tags that screen readers follow. */
  root: ReturnType<PDFKit.PDFDocument['struct']>;
  /** Draws content that is tagged as a part of the document: a heading (`H1`), a paragraph (`P`). */
  add: (tag: string, draw: () => void) => void;
  /** Starts a new page if less than this height is left on the current one. */
  ensureSpace: (height: number) => void;
}
