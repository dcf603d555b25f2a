import PDFDocument from 'pdfkit';
import { tones, type Mark } from '../../../packages/maps/index';
import { addMap } from './map';

test('fills and strokes a shape in the colours of its marks, and draws the halo below a name', () => {
  const doc = new PDFDocument({ bufferPages: true });
  doc.registerFont('bold', 'Helvetica-Bold');
  const path = 'M0 0L9 9';
  const lettering = { text: 'Hampi', at: [4, 4], size: 9, width: 30, isBold: true, tone: 'ink', halo: 'land' } as const;
  const spies = ([['fillAndStroke'], ['fill'], ['stroke'], ['dash'], ['lineCap']] as const).map(([name]) =>
    jest.spyOn(doc, name),
  );
  const text = jest.spyOn(doc, 'text');
  const marks: Mark[] = [
    { path, fill: 'land', line: 'road', width: 2 },
    { path, fill: 'water' },
    { path, line: 'ink', dash: [3, 2], isSquare: true },
    lettering,
  ];
  addMap(doc, { width: 100, height: 100, marks }, [0, 0], 100);
  const colour = (tone: keyof typeof tones) => tones[tone][0];
  expect(spies.map(({ mock }) => mock.calls)).toEqual([
    [[colour('land'), colour('road')]],
    [[colour('water')]],
    [[colour('ink')]],
    [[[3, 2], {}]],
    [['round'], ['round'], ['butt']],
  ]);
  const halo: unknown = expect.objectContaining({ stroke: true, fill: false });
  expect(text.mock.calls).toEqual([
    ['Hampi', 4, 4, halo],
    ['Hampi', 4, 4, expect.not.objectContaining({ stroke: true })],
  ]);
});
