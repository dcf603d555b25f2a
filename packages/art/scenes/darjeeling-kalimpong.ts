import {
  air, birds, coniferRow, conifers, deepen, foliagePath, hump, land, lerp, mix, path, Pen, place, RAMPS, range, ridge,
  rng, sky, stars, streaks, stroke,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { cloudBankPath, kangchenjungaCrest, moved, snowRange } from '../kit/parts-east';

const LIGHT: Ramp = { ...RAMPS.dawn, sky: ['#17357a', '#4a66ad', '#b59bc0', '#f7c09a'], haze: '#a79cc6', deep: '#122c68' };
const FIRE = { top: '#fff0b8', mid: '#ffb066', low: '#ee7d70' };
const INK = '#1a1c42';
const WINDOW = '#ffd27f';

interface HouseLook {
  wall: string;
  side: string;
  roof: string;
  roofLit: string;
  floors: number;
  width: number;
}

const LOOKS: readonly HouseLook[] = [
  { wall: '#9a9ac4', side: '#6a6ba0', roof: '#8f3f5c', roofLit: '#c4606a', floors: 3, width: 40 },
  { wall: '#b99fb8', side: '#80709f', roof: '#3f6a86', roofLit: '#6f9fae', floors: 2, width: 52 },
  { wall: '#7f9fbc', side: '#55709c', roof: '#5d5f8e', roofLit: '#8f92b8', floors: 4, width: 36 },
  { wall: '#c9a9a8', side: '#8d749a', roof: '#3f7a6e', roofLit: '#6aa890', floors: 3, width: 46 },
  { wall: '#a7a3cc', side: '#7574a8', roof: '#a34c5a', roofLit: '#d87a70', floors: 2, width: 38 },
];

/** A hill-town house with its foot on 0,0: narrow storeys under a tin roof, lamps on in some rooms. */
function townHouse({ wall, side, roof, roofLit, floors, width: w }: HouseLook, seed: number): string {
  const random = rng(seed);
  const h = floors * 15;
  const lamps = new Pen();
  const dark = new Pen();
  for (let floor = 0; floor < floors; floor++) {
    for (let i = 0; i < 3; i++) (random() < 0.42 ? lamps : dark).rect(-w / 2 + 5 + (i * (w - 10)) / 3, -floor * 15 - 11, 6, 7);
  }
  return (
    path(new Pen().rect(-w / 2, -h, w, h + 14), side) +
    path(new Pen().rect(-w * 0.08, -h, w * 0.58, h + 14), wall) +
    path(lamps, WINDOW) + path(dark, mix(side, INK, 0.4)) +
    path(new Pen().polygon([[-w * 0.6, -h + 2], [-w * 0.3, -h - 13], [w * 0.3, -h - 13], [w * 0.6, -h + 2]]), roof) +
    path(new Pen().polygon([[-w * 0.04, -h + 2], [0, -h - 13], [w * 0.3, -h - 13], [w * 0.6, -h + 2]]), roofLit)
  );
}

/** The clock tower of the town hall, its foot on x, y; 150 px high at scale 1. */
const clockTower = (x: number, y: number, scale: number): string =>
  moved(
    [
      path('M-17 30V-96H17V30z', '#8a7fb0'), path('M-2 30V-96H17V30z', '#d0b3b8'),
      path('M-20-96H20V-90H-20zM-19-52H19V-48H-19z', '#6a5f98'),
      path('M-16-96L-13-118H13L16-96z', '#8a7fb0'), path('M-1-96L0-118H13L16-96z', '#d0b3b8'),
      path('M-19-118L0-150L19-118z', '#6f3454'), path('M0-150L19-118H2z', '#c4606a'),
      path('M1-72a11 11 0 1 1 .1 0z', WINDOW, { transform: place(2, 0) }),
      stroke('M3-83V-90M3-83L8-80', '#5d3340', 1.6),
      path('M-10-44h6v12h-6zM8-44h6v12h-6zM-10-22h6v12h-6zM8-22h6v12h-6z', '#4a3f70'),
      stroke('M0-150v-10', '#c4606a', 1.6),
    ],
    x, y, scale,
  );

/** One of the tall prayer flags of Observatory Hill: a long cloth laced to its bamboo, the wind from the left. */
function tallFlag(x: number, foot: number, height: number, colour: string, seed: number): string {
  const random = rng(seed);
  const w = height * 0.13;
  const top = foot - height;
  const free: Point[] = range(8).map((i) => [x + w * (0.8 + 0.45 * random()), top + 8 + ((height * 0.78) / 7) * i]);
  const cloth = new Pen().move(x, top + 4).line(free[0]?.[0] ?? x, free[0]?.[1] ?? top).soft(free, { join: true }).line(x, top + height * 0.8).close();
  const print = new Pen();
  for (let i = 1; i < 9; i++) print.move(x + w * 0.2, top + 10 + height * 0.085 * i).line(x + w * 0.68, top + 11 + height * 0.085 * i);
  const fold = free.map(([fx, fy], i): Point => [lerp(x, fx, i % 2 ? 0.55 : 0.8), fy]);
  return (
    path(cloth, colour) +
    path(new Pen().soft(free).soft(fold.reverse(), { join: true }).close(), mix(colour, '#ffd9a8', 0.45)) +
    stroke(print, mix(colour, INK, 0.55), 2, { opacity: 0.5, dash: '5 2 9 2 3 2' }) +
    stroke(`M${x} ${foot}L${x - 1} ${top - 14}`, '#3a2f52', 3.4)
  );
}

/** Somebody wrapped up against the cold, seen from behind; 44 px high at scale 1. */
const watcher = (x: number, y: number, scale: number, coat: string, hat: string): string =>
  moved(
    [
      path('M-9 2L-8-20H8L9 2z', mix(coat, INK, 0.7)),
      path('M-13-8Q-14-32-5-35H5Q14-32 13-8Q0-3-13-8z', coat),
      path('M4-35Q14-32 13-8L8-6Q10-26 2-35z', mix(coat, '#ffb98a', 0.5)),
      path('M-5.5-38a5.5 6 0 1 1 11 0a5.5 6 0 1 1-11 0z', '#5d3a3c'),
      path('M-6.5-38Q-7-46 0-46Q7-46 6.5-38Q0-35-6.5-38z', hat),
      path('M1-46Q7-46 6.5-38L3-37Q4-43 1-46z', mix(hat, '#ffd9a8', 0.5)),
      path('M0-46a2.4 2.4 0 1 1 .1 0z', hat),
    ],
    x, y, scale,
  );

const town = (doc: Doc, ridgeLine: (x: number) => number): string => {
  const ids = LOOKS.map((look, i) => doc.define(townHouse(look, i * 7 + 2)));
  const random = rng(33);
  const spots: { x: number; y: number; scale: number; id: string }[] = [];
  for (let row = 0; row < 5; row++) {
    for (let x = 330 - row * 26; x < doc.x1 + 40; x += 34 + random() * 30 + row * 3) {
      const y = ridgeLine(x) + 14 + row * 26 + (random() - 0.5) * 14;
      const bare = random();
      if (bare < 0.16 + (x < 430 ? 0.2 : 0) || y > 540) continue;
      spots.push({ x, y, scale: 0.56 + row * 0.1 + random() * 0.12, id: ids[Math.floor(random() * ids.length)] ?? '' });
    }
  }
  spots.sort((a, b) => a.y - b.y);
  return spots.filter(({ x }) => doc.shows(x)).map(({ x, y, scale, id }) => doc.use(id, place(x, y, { scale }))).join('');
};

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const summit = doc.pick(318, { wide: 500, tall: 380 });
    const top = doc.pick(96, { wide: 84, tall: 122 });
    doc.add(
      sky(doc, LIGHT, { horizon: 300, deepen: false }),
      stars(doc, { seed: 8, count: 40, to: 110, colour: '#dfe6ff', opacity: 0.6 }),
      deepen(doc, LIGHT, { to: 400, strength: 0.94 }),
    );
    const scale = doc.pick(1.3, { tall: 1.02 });
    const range0 = snowRange(kangchenjungaCrest(summit, top, scale), { seed: 19, base: 380, depth: 0.5, spacing: 27 });
    const shade = wide
      ? air(doc, LIGHT, '#5a68ac', 0.1, 0.82)
      : doc.linear([[0, '#6a74b4'], [0.6, '#7d86bf'], [1, '#a79fc9']], { y1: top, y2: 350 });
    const lit = wide
      ? doc.linear([[0, mix('#ee8d70', '#122c68', 0.72)], [0.5, '#ffb673'], [1, '#ffd39a']], { x1: 60, x2: 620, y2: 0 })
      : doc.linear([[0, FIRE.top], [0.3, FIRE.mid], [0.75, FIRE.low], [1, '#c77a92']], { y1: top, y2: 330 });
    doc.add(
      path(range0.body, shade),
      path(range0.lit, lit),
      streaks(doc, { seed: 5, from: 250, to: 300, count: 4, colour: '#f7c7b0', opacity: 0.5, height: [4, 9], underTitle: wide }),
      path(cloudBankPath(4, x0 - 20, x1 + 40, 330, 34, 420, 54), air(doc, LIGHT, '#c3bbdc', 0.1, 0.7)),
      ridge(doc, air(doc, LIGHT, '#4a5d9a', 0.3, 0.6), { seed: 12, y: 374, height: 60, wavelength: 230 }),
      path(cloudBankPath(9, x0 - 20, x1 + 40, 380, 26, 470, 44), air(doc, LIGHT, '#d9cde4', 0, 0.62)),
    );

    // the ridge that carries the town rises to the right
    const ridgeLine = (x: number): number => 474 - 120 * Math.min(1, Math.max(0, (x - 250) / 420)) ** 1.25 + 8 * Math.sin(x / 46) + 18 * hump(x, 900, 120);
    const line: Point[] = [];
    for (let x = x0 - 30; x <= x1 + 40; x += 30) line.push([x, ridgeLine(x) + 4]);
    const towerX = doc.pick(556, { wide: 640, tall: 530 });
    doc.add(
      conifers(coniferRow(6, Math.max(x0, 360), x1 + 20, ridgeLine, [20, 46], 26), mix('#2a3f70', LIGHT.haze, 0.16), '#8f86b0', 1),
      land(line, 640, '#34487a'),
      path(foliagePath({ seed: 22, x0: x0 - 10, x1: x1 + 10, y: 520, height: 60, wavelength: 70, scallop: [6, 13], base: 640, least: 0.3 }), '#2c3d6c'),
      town(doc, ridgeLine),
      clockTower(towerX, ridgeLine(towerX) + 62, 0.84),
    );
    // trees between the houses, darker towards the viewer
    const random = rng(3);
    const tufts = range(22).map((i) => {
      const x = 300 + (i / 22) * (Math.max(x1, 800) - 280) + random() * 20;
      const w = 16 + 18 * random();
      const y = ridgeLine(x) + 30 + 110 * random();
      return foliagePath({ seed: i + 40, x0: x - w, x1: x + w, y, height: 20, wavelength: 20, scallop: [4, 8], base: y + 6, least: 0.7,
        envelope: (px) => Math.sqrt(Math.max(0, 1 - ((px - x) / w) ** 2)) });
    });
    doc.add(
      path(tufts.join(''), '#24406a'),
      path(foliagePath({ seed: 51, x0: x0 - 10, x1: x1 + 10, y: 574, height: 44, wavelength: 60, scallop: [7, 16], base: 640, least: 0.4 }), '#212f5c'),
    );

    // the lookout: people at the rail, the tall flags at its end
    const rail = 'M-320 576Q200 560 560 574T1120 568';
    const people: readonly (readonly [number, number, string, string])[] = [
      [150, 1.3, '#8e2f5c', '#e9c46a'], [184, 1.16, '#3f5fa0', '#d8433f'], [250, 1.36, '#c4572f', '#f1e6d0'], [286, 0.9, '#d8a13f', '#3f8f86'],
      [316, 1.24, '#4a3f80', '#b5304c'],
    ];
    const shift = doc.pick(150, { wide: 260, tall: 190 });
    doc.add(
      people.map(([x, s, coat, hat]) => watcher(x + shift, 590, s, coat, hat)),
      stroke(rail, INK, 5), stroke(rail, '#f0a583', 1.5, { opacity: 0.8 }),
      stroke('M-320 594Q200 580 560 592T1120 588', INK, 4),
      stroke('M-320 585Q200 570 560 583T1120 578', INK, 34, { dash: '5 43' }),
      path('M-320 600Q200 590 560 600T1120 596V640H-320z', INK),
    );
    const flagX = doc.pick(0, { wide: 900, tall: 96 });
    const flags: readonly (readonly [number, number, string, number])[] = [
      [26, 380, '#e9e4f2', 1], [92, 300, '#3f6fc0', 2], [66, 430, '#c93f4c', 3], [136, 344, '#4a9a6c', 4], [4, 300, '#e8b84a', 5], [172, 250, '#e9e4f2', 6],
    ];
    doc.add(
      flags.map(([dx, h, colour, seed]) => tallFlag(flagX + dx, 612, Math.min(h, doc.pick(440, { tall: 400 })), colour, seed)),
      birds('#2f3f80',
        [[doc.pick(520, { wide: 760, tall: 540 }), 150, 0.9], [doc.pick(548, { wide: 790, tall: 566 }), 138, 0.7, 1],
          [doc.pick(574, { wide: 812, tall: 590 }), 156, 0.6]]),
    );
  },
};
