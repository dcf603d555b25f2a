import PDFDocument from 'pdfkit';
import { maps } from '../maps/catalogue';
import { sheets } from '../maps/frame';
import { layMap } from '../maps/map';
import { addMap } from './map';

test.each([...maps].slice(0, 20))(
  'the map %s is printed whole: every name and shape of its layout, on one page',
  (_id, contentOf) => {
    const doc = new PDFDocument({ bufferPages: true });
    doc.registerFont('bold', 'Helvetica-Bold');
    doc.registerFont('regular', 'Helvetica');
    const text = jest.spyOn(doc, 'text');
    const path = jest.spyOn(doc, 'path');
    const layout = layMap(contentOf(), sheets.wide);
    addMap(doc, layout, [48, 300], 499);
    const printed = text.mock.calls.map(([words]) => words);
    const shapes = layout.marks.flatMap((mark) =>
      'text' in mark ? [] : 'clip' in mark ? [mark.clip, ...mark.shapes.map((shape) => shape.path)] : [mark.path],
    );
    expect([...new Set(printed)]).toEqual([
      ...new Set(layout.marks.flatMap((mark) => ('text' in mark ? [mark.text] : []))),
    ]);
    expect(path.mock.calls.map(([drawn]) => drawn)).toEqual(shapes);
    expect(doc.bufferedPageRange().count).toBe(1);
  },
);
