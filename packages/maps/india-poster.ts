/** The map of India whose marks link to trips: a poster of flat planes, lit from the upper left. The page adds names and numbers. */
import { indiaMapDegrees } from '../../content/catalogue/india-map';
import { rivers } from '../../content/catalogue/places/waters';
import { indiaMapSize } from '../../content/routes';
import { Pen } from '../art/index';
import { fitInto } from './frame';
import { pointsOf, ringPath, simplify, visible } from './geometry';
import { indiaWithin } from './india';
import { coastsIn } from './land';
import type { Drawing, Point, Shape, Tone } from './marks';
import { peak, shade, snow } from './relief';

const { width, height } = indiaMapSize;
const { west, east, south, north } = indiaMapDegrees;
const { place } = fitInto(
  { left: 0, top: 0, right: width, bottom: height },
  { left: west, top: south, right: east, bottom: north },
);
const placed = (points: readonly Point[]): Point[] =>
  points.map(([longitude, latitude]) => place([latitude, longitude]));
const moved = (points: readonly Point[], x: number, y: number): Point[] =>
  points.map((point) => [point[0] + x, point[1] + y]);

/** The tolerance in units for simplifying coasts and rivers, coarse as if cut out with scissors. */
const tolerance = 1.3;

type Plane = readonly [fill: Tone, points: string];

/** Landscapes rather than states, with soft edges. Points are longitude and latitude; parts at sea or abroad are clipped. */
const inland: readonly Plane[] = [
  [
    'fields',
    '73.2,33 75.5,33 77.5,31 79.5,29.6 82,28.4 85.5,27.2 88.6,27.2 89.4,25.4 89.2,23 88.2,22 86.8,22.4 86.2,24 83,24.4 79.5,25 77.3,26.6 75.2,28.6 73,30',
  ],
  ['desert', '68.6,27.4 71,29.6 73.6,30.4 75.4,29.2 76,26.6 74,24.4 70.8,23.6 68.6,24.6'],
  ['forest', '88.6,26.4 92,27 94.6,28 97.6,28.6 98,26 95,23 93.4,20.6 92,22 92.4,25 90.4,25.4'],
];
const coastal: readonly Plane[] = [
  ['plateau', '73.4,22 76,22.9 80.5,23.4 83.6,21.4 82,18 80.4,15 79.6,11.6 78,8.6 76.6,10 75,14 73.6,18'],
  ['forest', '72.4,22.4 73.6,21.6 74.6,17.4 75.6,14 77,11.8 77.9,9.4 78.2,6.6 75,6.6 73,13 71.6,19'],
  ['forest', '81.4,22 84,23.2 87,22.6 87,20 84,17.6 81.4,15.6 80.6,17'],
];

/** The foot points of peaks: those in India have snow, those beyond are in the haze. */
const nearPeaks =
  '74.4,35.9 75.8,36 77.2,34.9 78.7,34.6 76.4,33 78.3,31.6 79.6,30.6 88.4,27.4 93.5,27.9 95,28.5 96.3,28.5';
const farPeaks =
  '80.9,33.4 82.6,32.1 84.6,32.7 81.6,30.9 83.6,30.2 86,31 85,28.8 87.2,28.3 89.6,29.4 91.6,28.9 93.2,31.2 71.4,35.4';

const courses = ['Ganga', 'Brahmaputra', 'Godavari', 'Narmada'];

/** Islands too small for the coast data: Agatti, Kavaratti, Andrott, Kalpeni, Minicoy. */
const lakshadweep = '72.19,10.85 72.64,10.57 73.68,10.82 73.65,10.08 73.05,8.28';

/** The positions of waves and sails. */
const waves = '69,18.2 71,14.6 84.6,15.6 88.4,17.6 86.8,10.8 96,12.6 69.4,8.6';
const sails = '70.2,16.9 86.4,13.2';

/** @param tones the tones of the lit side, the shade and, if there is any, the snow */
function mountains(feet: readonly Point[], size: number, tones: readonly Tone[]): Shape[] {
  return [peak, shade, snow].slice(0, tones.length).map((part, index) => {
    const pen = new Pen(1);
    feet.forEach((foot, at) => part(pen, foot, size * (1 + ((at * 7) % 5) / 12)));
    return { path: pen.toString(), fill: tones[index] as Tone };
  });
}

const blob = ([fill, points]: Plane): Shape => ({
  path: new Pen(0).soft(placed(pointsOf(points)), { closed: true }).toString(),
  fill,
});

/** Small sailing boats, heading east. */
function boats(): Shape[] {
  const [hulls, cloth, lee] = [new Pen(1), new Pen(1), new Pen(1)];
  for (const [x, y] of placed(pointsOf(sails))) {
    hulls
      .move(x - 6, y)
      .line(x + 7, y)
      .line(x + 4, y + 3)
      .line(x - 4, y + 3)
      .close();
    cloth
      .move(x, y - 1)
      .line(x, y - 13)
      .line(x + 7, y - 1)
      .close();
    lee
      .move(x - 1, y - 1)
      .line(x - 1, y - 10)
      .line(x - 5, y - 1)
      .close();
  }
  return [
    { path: hulls.toString(), fill: 'road' },
    { path: cloth.toString(), fill: 'snow' },
    { path: lee.toString(), fill: 'peak' },
  ];
}

export function indiaPoster(): Drawing {
  const coasts = visible(
    coastsIn({ left: west - 3, top: south - 3, right: east + 3, bottom: north + 3 }, place),
    tolerance,
  );
  const land = ringPath(coasts);
  const outline = placed(indiaWithin);
  const india = ringPath([outline]);
  const sheet = new Pen(0).rect(0, 0, width, height).toString();
  const islets = (radius: number) =>
    placed(pointsOf(lakshadweep))
      .reduce((pen, [x, y]) => pen.circle(x, y, radius), new Pen(1))
      .toString();
  const streams = courses.map((name) => simplify((rivers[name] ?? []).map(place), tolerance));
  const ripples = placed(pointsOf(waves)).reduce(
    (pen, [x, y]) =>
      pen
        .move(x, y)
        .line(x + 16, y)
        .move(x + 9, y + 4)
        .line(x + 20, y + 4),
    new Pen(0),
  );
  return {
    width,
    height,
    marks: [
      { path: sheet, fill: 'water' },
      { path: land, line: 'shallow', width: 10 },
      { path: islets(3.4), fill: 'shallow' },
      { path: islets(1.2), fill: 'forest' },
      { path: ripples.toString(), line: 'ripple', width: 1.4 },
      { path: ringPath(coasts.map((ring) => moved(ring, 2, 3))), fill: 'deep' },
      {
        clip: land,
        shapes: [
          { path: sheet, fill: 'beyond' },
          ...mountains(placed(pointsOf(farPeaks)), 14, ['far', 'farShade']),
          { path: ringPath([moved(outline, 2, 3)]), fill: 'beyondShade' },
          { path: india, fill: 'plain' },
          ...coastal.map(blob),
        ],
      },
      {
        clip: india,
        shapes: [
          ...inland.map(blob),
          {
            path: streams.reduce((pen, stream) => pen.soft(stream), new Pen(1)).toString(),
            line: 'river',
            width: 1.6,
          },
        ],
      },
      ...mountains(placed(pointsOf(nearPeaks)), 11, ['peak', 'peakShade', 'snow']),
      ...boats(),
    ],
  };
}
