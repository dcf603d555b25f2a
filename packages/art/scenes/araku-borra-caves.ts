import {
  birds, coaches, contourRows, dots, foliage, group, hump, lensesPath, man, mist, mix, noise, path, Pen, place, RAMPS, range, ridge, rng,
    roundArchPath, sky, stipple, streaks,
  stroke, sun, woman,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';

const LIGHT: Ramp = { ...RAMPS.monsoon, sky: ['#8fc3cc', '#c2dfd2', '#f0f0cf', '#fff3cf'], haze: '#e3ecd0', deep: '#201a33' };
/** The shells of the cave from the mouth inwards: rock, its edge in the light. */
const SHELLS = [
  { rock: '#96674f', rim: '#f3c68c', a: 236, wide: 236, b: 346, floor: 476 },
  { rock: '#6b454a', rim: '#d08c62', a: 284, wide: 300, b: 408, floor: 496 },
  { rock: '#472f44', rim: '#985e62', a: 350, wide: 404, b: 492, floor: 530 },
  { rock: '#2f2239', rim: '#66455a', a: 440, wide: 570, b: 606, floor: 576 },
  { rock: '#201a30', rim: '#43314c', a: 560, wide: 800, b: 730, floor: 630 },
] as const;

interface Shell {
  rock: string;
  rim: string;
  a: number;
  b: number;
  floor: number;
}

/** The inner edge of a shell from its left foot over the roof to its right foot, stalactites hanging from it. */
function edge(seed: number, cx: number, { a, b, floor }: Shell, drips: number): string {
  const random = rng(seed);
  const pen = new Pen().move(cx - a * 1.06, floor + 160).line(cx - a * 1.02, floor);
  const n = 46;
  for (let i = 1; i < n; i++) {
    const t = Math.PI * (1 - i / n);
    const rough = 1 + (noise(i / 3.1, seed) - 0.5) * 0.17 + (noise(i / 1.1, seed + 5) - 0.5) * 0.05;
    const [x, y] = [cx + a * Math.cos(t) * rough, floor - b * Math.sin(t) ** 0.72 * rough];
    pen.line(x, y);
    if (Math.sin(t) > 0.34 && random() < drips) {
      const length = (14 + 52 * random() ** 2) * (b / 360);
      const w = 3 + length * 0.12;
      pen.line(x - w * 0.2, y).quad(x + w * 0.3, y + length * 0.3, x + w * 0.55, y + length).quad(x + w * 0.8, y + length * 0.3, x + w * 1.6, y - 1);
    }
  }
  return String(pen.line(cx + a * 1.02, floor).line(cx + a * 1.06, floor + 160));
}

/** Stalagmites, each with its foot x, y and its height. */
function stalagmites(list: readonly (readonly [x: number, y: number, height: number])[], rock: string, rim: string): string {
  const [body, lit] = [new Pen(), new Pen()];
  for (const [x, y, h] of list) {
    const w = h * 0.2 + 5;
    body.move(x - w, y + 4).quad(x - w * 0.5, y - h * 0.3, x - w * 0.42, y - h * 0.7).quad(x - w * 0.3, y - h, x, y - h).quad(x + w * 0.3, y - h, x +
      w * 0.44, y - h * 0.66).quad(x + w * 0.52, y - h * 0.3, x + w, y + 4).close();
    lit.move(x - w * 0.3, y - h * 0.86).quad(x - w * 0.2, y - h, x, y - h).quad(x + w * 0.1, y - h * 0.98, x + w * 0.14,
      y - h * 0.9).quad(x - w * 0.16, y - h * 0.8, x - w * 0.14, y - h * 0.4).quad(x - w * 0.3, y - h * 0.1, x - w * 0.7, y).quad(x - w * 0.36,
      y - h * 0.4, x - w * 0.3, y - h * 0.86).close();
  }
  return path(body, rock) + path(lit, rim);
}

/** The valley: hills, a train coming out of its tunnel, terraces yellow with niger in flower. Drawn about the middle of the mouth. */
function valley(doc: Doc, cx: number): string {
  const bounds = { x0: cx - 300, x1: cx + 300 };
  const rail = 336;
  return [
    ridge(doc, mix('#7fae9f', LIGHT.haze, 0.55), { ...bounds, seed: 8, y: 276, height: 100, wavelength: 170, base: 500 }),
    mist(doc, { ...bounds, seed: 4, from: 270, to: 296, opacity: 0.6, count: 3 }),
    ridge(doc, mix('#5f9a7a', LIGHT.haze, 0.4), { ...bounds, seed: 19, y: 318, height: 96, wavelength: 180, base: 500 }),
    // the hill with the tunnel
    path(`M${cx + 300} 210Q${cx + 190} 236 ${cx + 140} 286Q${cx + 90} 320 ${cx + 70} 360L${cx + 300} 400z`, mix('#3f8158', LIGHT.haze, 0.22)),
    path(`M${cx + 300} 210Q${cx + 190} 236 ${cx + 140} 286Q${cx + 190} 270 ${cx + 220} 300Q${cx + 250} 260 ${cx + 300} 260z`, mix('#8fbf68', LIGHT.haze, 0.26)),
    path(new Pen().rect(bounds.x0, rail, 600, 10), mix('#8a7a60', LIGHT.haze, 0.3)),
    path(roundArchPath(cx + 122, 25, rail + 2, rail - 26), '#e0cfae'),
    path(roundArchPath(cx + 122, 18, rail + 2, rail - 24), '#2f2a36'),
    group(
      [
        coaches(90, 0, 4, { length: 62, height: 24, body: '#c8423f', band: '#fff0d0', roof: '#7f7a80', windows: '#fff3cc' }),
        path('M4-4V-20Q4-28 12-30H82V-4z', '#e8a53a'),
        path('M12-27H26V-16H9z', '#e6f2ee'),
        path('M4-13H82V-8H4z', '#b5403a'),
        stroke('M12-1.5H76', '#241f2a', 5, { round: true, dash: '0 8 0 34' }),
      ],
      { transform: place(cx - 150, rail + 1, { scale: 0.78 }) },
    ),
    // the mouth of the tunnel closes over the last coach
    path(`M${cx + 140} ${rail - 50}H${cx + 300}V${rail + 10}H${cx + 141}z`, mix('#3f8158', LIGHT.haze, 0.22)),
    path(`M${cx + 147} ${rail + 2}V${rail - 26}a25 25 0 0 0-8-18h14v46z`, '#cbb894'),
    stroke(`M${bounds.x0} ${rail + 3}H${cx + 122}`, '#5d4f48', 2),
    foliage(doc, mix('#2f6f50', LIGHT.haze, 0.12), { ...bounds, seed: 12, y: rail + 26, height: 24, wavelength: 60, scallop: [5, 10], base: rail + 34 }),
    contourRows(doc, {
      ...bounds, crest: (x) => 372 - 16 * hump(x, cx - 150, 90) - 10 * hump(x, cx + 120, 80), base: 520, rows: 6, gap: 11, body: '#7fae4c',
        dark: '#5a8a48', lit: '#f2cf3f', width: 6, dash: '26 4',
    }),
    stipple('#ffe26a', { seed: 6, count: 90, x0: cx - 230, x1: cx + 230, y0: 378, y1: 470, size: 2.6 }),
    path(`M${cx + 40} 420v-15h26v15zM${cx - 96} 404v-13h22v13z`, '#c98f6a'),
    path(`M${cx + 34} 407l19-17l19 17zM${cx - 101} 393l16-14l16 14z`, '#8f5a48'),
  ].join('');
}

/** Dhimsa: women linked arm in arm in a chain, a drummer before them; feet about y. */
function dancers(x: number, y: number, k: number): string {
  const saris = [['#d8324a', '#ffd24f'], ['#f0a52f', '#c8283f'], ['#2f9f86', '#ffd24f'], ['#e0486a', '#fff0c8'], ['#f2c23f', '#c8283f'],
    ['#3f78c0', '#ffd97a'], ['#d8324a', '#ffd24f']] as const;
  const step = 19 * k;
  const spots = saris.map((_, i): Point => [x + i * step, y + Math.sin(i * 0.9) * 3 * k]);
  return [
    path(lensesPath(spots.map(([px, py]) => [px - 14 * k, py + 2, 56 * k, 4, 0.3] as const)), '#3a2434', { opacity: 0.7 }),
    ...spots.map(([px, py], i) => woman(px, py, { scale: 1.25 * k, sari: saris[i]?.[0] ?? '#d8324a', edge: saris[i]?.[1] ?? '#ffd24f',
      facing: i % 3 ? 1 : -1 })),
    stroke(new Pen(1).soft(spots.map(([px, py]): Point => [px, py - 21 * k])), '#5d3428', 3 * k, { round: true }),
    dots(String(new Pen(1).polygon(spots.map(([px, py]): Point => [px - k, py - 37 * k]), false)), '#fff6e0', 3.4 * k, step),
    man(x - 46 * k, y + 3, { scale: 1.3 * k, shirt: '#5d3428', dhoti: '#fff3dc', hat: '#e8542f' }),
    path('M-13-20h22q5 7 0 14h-22q-5-7 0-14z', '#b5683a', { transform: place(x - 36 * k, y, { scale: k }) }),
    path('M-15-13a3.4 7 0 1 1 6.8 0a3.4 7 0 1 1-6.8 0z', '#f3dcae', { transform: place(x - 36 * k, y, { scale: k }) }),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const cx = doc.pick(416, { wide: 676, tall: 402 });
    doc.add(
      sky(doc, LIGHT, { horizon: 330, deepen: false }),
      sun(doc, cx + 96, 196, 30, '#fffdf0', { glow: '#fff3c4', glowRadius: 170, glowOpacity: 0.8 }),
      streaks(doc, { seed: 5, from: 190, to: 250, count: 4, length: [120, 260], height: [4, 9], opacity: 0.6, x0: cx - 220, x1: cx + 220, underTitle: true }),
      valley(doc, cx),
      birds('#4f7f80', [[cx - 90, 238, 0.8], [cx - 68, 228, 0.6, 1], [cx - 50, 242, 0.5]]),
    );
    // shell after shell towards us; each has its floor and stalagmites
    const outer = `L${x1 + 20} ${doc.y1 + 40}V${doc.y0 - 20}H${x0 - 20}V${doc.y1 + 40}z`;
    const grown: readonly (readonly (readonly [dx: number, dy: number, h: number])[])[] = [
      [[-206, 4, 34], [-180, 8, 20], [196, 4, 40], [176, 9, 18]],
      [[-262, 6, 58], [-226, 12, 30], [240, 8, 66], [276, 4, 40], [206, 14, 24]],
      [[-330, 6, 90], [-282, 18, 50], [300, 10, 84], [344, 2, 120], [262, 20, 40]],
      [[-400, 0, 150], [-344, 16, 84], [-300, 30, 46], [380, 4, 130], [334, 24, 64]],
    [[-470, 0, 190], [-560, 10, 120], [-640, 0, 220], [-800, 0, 160], [420, 0, 170]],
    ];
    SHELLS.forEach(({ wide, ...card }, i) => {
      const shell: Shell = { ...card, a: doc.pick(card.a, { wide }) };
      const line = edge(31 + i * 9, cx, shell, 0.5 + i * 0.06);
      const floor: Point[] = [[x0 - 20, shell.floor + 8], [cx - shell.a, shell.floor - 4], [cx - 120, shell.floor + 10 + i * 6],
        [cx + 40, shell.floor + 4 + i * 8], [cx + 160, shell.floor + 12 + i * 5], [cx + shell.a, shell.floor - 6], [x1 + 20, shell.floor]];
      const floorTone = i < 2 ? mix(shell.rock, '#e8b880', 0.5 - i * 0.22) : mix(shell.rock, '#a5686a', 0.16);
      doc.add(
        i === 0 ? stroke(line, '#fff0c8', 7, { opacity: 0.5 }) : '',
        path(line + outer, shell.rock),
        stroke(line, shell.rim, 3.4 - i * 0.5, { opacity: 0.9 }),
        path(new Pen().soft(floor).line(x1 + 20, 660).line(x0 - 20, 660).close(), floorTone),
      );
      // flowstone: ribs that run down the walls
      const random = rng(70 + i);
      const ribs = new Pen();
      for (const k of range(doc.pick(16, { wide: 24, tall: 14 }))) {
        const side = k % 2 ? 1 : -1;
        const x = cx + side * (shell.a * (1.03 + 0.22 * random()) + 6);
        const top = shell.floor - shell.b * (0.25 + 0.5 * random());
        ribs.move(x - side * 10, top).quad(x + side * 8, top + 40, x - side * 2, top + 70 + 110 * random());
      }
      doc.add(stroke(ribs, shell.rim, 3, { round: true, opacity: 0.4 }));
      doc.add(stalagmites((grown[i] ?? []).map(([dx, dy, h]) => [cx + dx, shell.floor + dy, h] as const), shell.rock, shell.rim));
      if (i === 0) {
        // the mouth is a stage
        doc.add(
          path(lensesPath([[cx - 150, 486, 240, 5, 0.5], [cx - 40, 494, 220, 5, 0.4]]), '#ffe2ae', { opacity: 0.8 }),
          dancers(cx - 60, 494, 1.3),
        );
      }
    });
    // sunbeams that fall into the cave, lamps of the show path, visitors on it
    const beam = (a: number, b: number, c: number, d: number, opacity: number): string =>
      path(`M${cx + a} 170L${cx + b} 150L${cx + d} 600H${cx + c}z`, doc.linear([[0, '#fff6d0', 0], [0.22, '#fff6d0', opacity], [1, '#fff6d0', 0]],
        { y1: 170, y2: 590 }));
    const glow = (x: number, y: number, r: number, colour: string, opacity: number): string =>
      path(new Pen().circle(x, y, r), doc.radial([[0, colour, opacity], [0.4, colour, opacity * 0.4], [1, colour, 0]], x, y, r));
    doc.add(
      beam(96, 130, -210, -90, 0.4),
      beam(60, 76, -330, -270, 0.3),
      glow(cx - 300, 520, 120, '#38c8c0', 0.4),
      glow(cx + 318, 500, 140, '#e0489a', 0.42),
      glow(cx + 236, 440, 80, '#ffb04a', 0.4),
    );
    const walk = cx + 60;
    doc.add(
      path(`M${walk - 70} 520Q${walk - 60} 560 ${walk - 130} 640H${walk + 150}Q${walk + 60} 570 ${walk + 30} 520z`, '#8a5f5c'),
      path(`M${walk - 70} 520Q${walk - 60} 560 ${walk - 130} 640H${walk - 96}Q${walk - 40} 566 ${walk - 46} 520z`, '#c48f74'),
      stroke(`M${walk + 30} 500Q${walk + 60} 556 ${walk + 150} 620M${walk + 32} 516Q${walk + 66} 574 ${walk + 150} 640`, '#d9a884', 2.4),
      stroke(`M${walk + 30} 500V522M${walk + 44} 528V552M${walk + 72} 560V588M${walk + 112} 594V620`, '#d9a884', 3),
      path(lensesPath([[walk - 70, 584, 80, 5, 0.5], [walk - 30, 586, 70, 5, 0.5]]), '#241b33', { opacity: 0.6 }),
      man(walk - 20, 585, { scale: 1.8, shirt: '#2a2038', dhoti: '#1d1830', skin: '#3a2430', facing: -1 }),
      woman(walk + 10, 586, { scale: 1.7, sari: '#8f2f52', edge: '#f0b060', skin: '#4a2c30', facing: -1 }),
      man(walk + 34, 584, { scale: 1.2, shirt: '#3a4a6a', dhoti: '#241b33', skin: '#4a2c30', facing: -1 }),
    );
  },
};
