/** A4 in points, with a margin that home printers keep. */
export const page = { width: 595.28, height: 841.89, margin: 48 };
export const width = page.width - 2 * page.margin;
/** Room kept free at the foot of each page for the contact line. */
export const foot = 56;

export const ink = '#1b1f47';
export const soft = '#434866';
export const terracotta = '#882e0e';
export const line = '#e4d7c3';

/** The typeface, the size in points and the colour of what is written next. */
export const set = (doc: PDFKit.PDFDocument, font: string, size: number, colour: string): PDFKit.PDFDocument =>
  doc.font(font).fontSize(size).fillColor(colour);

/** A document being written, and what its parts need. */
export interface Writing {
  doc: PDFKit.PDFDocument;
  /** The root of the tags that screen readers follow. */
  root: ReturnType<PDFKit.PDFDocument['struct']>;
  /** Draws something tagged as a part of the document: a heading (`H1`), a paragraph (`P`). */
  add: (tag: string, draw: () => void) => void;
  /** Starts a new page when less than this height is left on this one. */
  room: (height: number) => void;
}
