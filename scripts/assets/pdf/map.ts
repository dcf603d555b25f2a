/** Draws a map into a document, in the light colours. */
import { tones, type Clipped, type Drawing, type Lettering, type Mark, type Shape } from '../../../packages/maps/index';

const day = (tone: keyof typeof tones) => tones[tone][0];

function addShape(doc: PDFKit.PDFDocument, { path, fill, line, width = 1, dash, isSquare }: Shape): void {
  doc
    .path(path)
    .lineWidth(width)
    .lineJoin('round')
    .lineCap(isSquare ? 'butt' : 'round');
  // `dash` also accepts several lengths, which its types do not declare.
  if (dash) doc.dash([...dash] as unknown as number, {});
  else doc.undash();
  if (fill && line) doc.fillAndStroke(day(fill), day(line));
  else if (fill) doc.fill(day(fill));
  else if (line) doc.stroke(day(line));
}

function addLettering(doc: PDFKit.PDFDocument, { text, at: [x, y], size, width, isBold, tone, halo }: Lettering): void {
  doc
    .font(isBold ? 'bold' : 'regular')
    .fontSize(size)
    .undash();
  const options = {
    baseline: 'alphabetic',
    lineBreak: false,
    horizontalScaling: (width / doc.widthOfString(text)) * 100,
  } as const;
  if (halo)
    doc
      .lineWidth(3)
      .lineJoin('round')
      .strokeColor(day(halo))
      .text(text, x, y, { ...options, stroke: true, fill: false });
  doc.fillColor(day(tone)).text(text, x, y, options);
}

function addClipped(doc: PDFKit.PDFDocument, { clip, shapes }: Clipped): void {
  doc.save().path(clip).clip();
  for (const shape of shapes) addShape(doc, shape);
  doc.restore();
}

function addMark(doc: PDFKit.PDFDocument, mark: Mark): void {
  if ('text' in mark) addLettering(doc, mark);
  else if ('clip' in mark) addClipped(doc, mark);
  else addShape(doc, mark);
}

/** @param width the width in points on the page; marks beyond the edges of the drawing are clipped */
export function addMap(
  doc: PDFKit.PDFDocument,
  drawing: Drawing,
  [left, top]: readonly [number, number],
  width: number,
): void {
  doc
    .save()
    .translate(left, top)
    .scale(width / drawing.width);
  doc.roundedRect(0, 0, drawing.width, drawing.height, 14).clip();
  for (const mark of drawing.marks) addMark(doc, mark);
  doc.restore();
}
