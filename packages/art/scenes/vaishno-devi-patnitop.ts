import {
  air, clamp, coniferRow, conifers, fbm, foliage, group, land, lensesPath, lerp, massif, mist, mix, paintMassif, path,
  Pen, place, poly, RAMPS, range, rng, sky, stars, streaks, stroke, sun,
  type Point, type Ramp, type Scene,
} from '../kit';
import { crowd, defineGlow, dotsAt, horse, spirePath } from '../kit/parts-north';

const LIGHT: Ramp = { ...RAMPS.night, sky: ['#0a0f38', '#2a2a72', '#6a5698', '#c890a0'], haze: '#6f6aa6', lit: '#d3d0f0', ink: '#0d0c2a', deep: '#0a0d33' };
const ROCK = { lit: '#7f84be', mid: '#4a4d8c', deep: '#2c2d66' };
const LAMP = '#ffe6a0';
const AMBER = '#ffb24d';
const INK = '#110e2e';

/** The pilgrims' way from our feet to the shrine, in hairpins: the points where it turns. */
const WAY: readonly Point[] = [
  [70, 600], [250, 560], [470, 566], [640, 536], [676, 512], [560, 498], [400, 500], [300, 484], [288, 466], [390, 452], [520, 452], [600, 438], [606, 424], [520, 412], [436, 408],
  [404, 396], [430, 384], [500, 378], [556, 366], [560, 354], [520, 344], [488, 338],
];

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(-10, { wide: 240, tall: -40 });
    const drop = doc.pick(0, { tall: 10 });
    const put = ([x, y]: Point): Point => [x + shift, y + drop];
    const moonX = doc.pick(206, { wide: 500, tall: 210 });
    doc.add(
      sky(doc, LIGHT, { horizon: 430, deepenTo: 520 }),
      stars(doc, { seed: 23, count: 110, to: 300 }),
      sun(doc, moonX, doc.pick(112, { wide: 104, tall: 150 }), 29, '#fdf6dc', { glow: '#e6dcff', glowRadius: 190, glowOpacity: 0.6, rings: 2 }),
      streaks(doc, { seed: 9, from: 140, to: 300, count: 7, colour: '#c9a8d0', opacity: 0.2 }),
    );
    // Trikuta: three heads of bare rock, moonlit from the left
    const far = massif(
      9, [
        [-480, 360], [-380, 300], [-300, 350], [-230, 290], [-140, 340], [-20, 262], [90, 330], [200, 282], [300, 350], [700, 340], [800, 266],
        [880, 320], [980, 270], [1130, 350],
      ].map(([x = 0, y = 0]): Point => [x + shift * 0.4, y + drop]),
      560, { depth: 0.45, slivers: 2, gullies: 2 },
    );
    const trikuta = massif(
      44, [
        [-20, 470], [110, 352], [150, 372], [308, 176], [372, 246], [452, 96], [536, 226], [608, 150], [700, 290], [760, 262], [960, 470],
      ].map(([x = 0, y = 0]): Point => put([x, y])),
      520, { depth: 0.84, jag: 0.9, slivers: 4, gullies: 5 },
    );
    doc.add(
      paintMassif(far, air(doc, LIGHT, ROCK.mid, 0.5), air(doc, LIGHT, ROCK.lit, 0.36)),
      mist(doc, { seed: 4, from: 366, to: 410, colour: '#b8a4d0', opacity: 0.3 }),
      paintMassif(
        trikuta, doc.linear([[0, '#4c4a8c'], [0.6, '#37357a'], [1, '#23225a']], { y1: 100, y2: 520 }),
        doc.linear([[0, '#b4b4e0'], [0.5, '#7378b8'], [1, '#41458c']], { y1: 90, y2: 500 }),
      ),
    );
    // forested shoulders below the rock
    const shoulder = (lift: number, seed: number) => (x: number): number => lift +
      drop - 88 * clamp(1 - Math.abs(x - 470 - shift) / 460) - 40 * (fbm(x / 90, seed) - 0.4);
    const points = (f: (x: number) => number): Point[] => range(46).map((i): Point => [lerp(x0 - 20, x1 + 20, i / 45), f(lerp(x0 - 20, x1 + 20, i / 45))]);
    const [high, low] = [shoulder(484, 3), shoulder(536, 8)];
    doc.add(
      conifers(coniferRow(3, x0, x1 + 20, (x) => high(x) + 8, [18, 34], 12), air(doc, LIGHT, '#2a2c66', 0.1, 0.8), ''),
      land(points(high), 640, doc.linear([[0, '#34356f'], [1, '#1d1c4a']], { y1: 400, y2: 600 })),
      conifers(coniferRow(13, x0, x1 + 20, (x) => low(x) + 10, [26, 46], 17), '#20204f', '#3a3c7c'),
      land(points(low), 640, doc.linear([[0, '#292860'], [1, '#12112f']], { y1: 450, y2: 600 })),
    );

    // the shrine's buildings built into the mountain side, bright with lamps
    const random = rng(19);
    const [bx, by] = put([484, 344]);
    const halo = defineGlow(doc, AMBER, 0.85);
    const blocks = new Pen();
    const lit = new Pen();
    const panes = new Pen();
    const roofs = new Pen();
    for (const [dx, dy, w, h] of [
      [-96, 6, 40, 26], [-62, -2, 46, 34], [-22, 0, 52, 44], [26, -6, 44, 38], [64, 2, 48, 28], [104, 8, 34, 20], [-44, -34, 40, 24],
      [2, -44, 46, 26], [44, -38, 34, 22], [-76, 30, 44, 20], [-26, 32, 50, 24], [30, 30, 52, 24], [82, 32, 36, 18],
    ] as const) {
      blocks.rect(bx + dx, by + dy - h, w, h);
      lit.rect(bx + dx, by + dy - h, w * 0.4, h);
      roofs.polygon([[bx + dx - 3, by + dy - h], [bx + dx + 5, by + dy - h - 8], [bx + dx + w - 5, by + dy - h - 8], [bx + dx + w + 3, by + dy - h]]);
      for (let y = by + dy - h + 7; y < by + dy - 2; y += 9) panes.move(bx + dx + 4, y).line(bx + dx + w - 3, y);
    }
    doc.add(
      doc.use(halo, place(bx + 10, by - 20, { scaleX: 2.3, scaleY: 1.5 })),
      path(blocks, '#c98a72'),
      path(lit, '#ffcf94'),
      path(roofs, '#b8352f'),
      stroke(panes, '#fff0b8', 4.4, { dash: '4 4.5' }),
      path(spirePath(bx + 24, by - 74, 26, 58) + spirePath(bx - 22, by - 62, 18, 38), '#ffe2b4'),
      path(`M${bx + 24} ${by - 132}q14-8 26 0l-7 6q-8-3-19 1z`, '#ff5a3c'),
      stroke(`M${bx + 24} ${by - 120}v-14`, '#ffe2b4', 1.6),
    );

    // the way itself: a pale ribbon with a string of lamps, larger towards us
    const way = WAY.map(put);
    const width = (y: number): number => lerp(1.6, 30, clamp((y - drop - 338) / 262) ** 1.6);
    const [upper, lower]: [Point[], Point[]] = [way.map(([x, y]): Point => [x, y - width(y) * 0.32]), way.map(([x, y]): Point => [x, y + width(y) * 0.32])];
    const ribbon = new Pen().soft(upper).soft(lower.slice().reverse(), { join: true }).close();
    const near: Point[] = [];
    const distant: Point[] = [];
    for (let i = 0; i + 1 < way.length; i++) {
      const [a, b] = [way[i], way[i + 1]];
      if (!a || !b) continue;
      const gap = lerp(5, 30, clamp((a[1] - drop - 338) / 262));
      const n = Math.max(2, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / gap));
      for (const k of range(n)) {
        const p: Point = [lerp(a[0], b[0], k / n), lerp(a[1], b[1], k / n)];
        (p[1] - drop > 470 ? near : distant).push([p[0], p[1] - width(p[1]) * 0.34]);
      }
    }
    doc.add(
      stroke(new Pen().soft(way.slice(6)), AMBER, 12, { opacity: 0.2, round: true }),
      path(ribbon, doc.linear([[0, '#ffc27a'], [0.45, '#b8786a'], [1, '#6a4a68']], { y1: 340, y2: 606 })),
      path(ribbon, INK, { opacity: 0.16 }),
      dotsAt(distant, LAMP, 3),
      dotsAt(distant.filter((_, i) => i % 4 === 1), '#fffbe8', 4.4),
    );
    // trees between the bends
    const grove: [number, number, number, number][] = [];
    for (let i = 0; i < Math.round(doc.width / doc.pick(12, { wide: 17 })); i++) {
      const [x, y] = [lerp(x0, x1, random()), lerp(452, 590, random() ** 0.8) + drop];
      const clear = way.every(([wx, wy], k) => {
        const next = way[k + 1];
        if (!next) return true;
        const t = clamp(((x - wx) * (next[0] - wx) + (y - wy) * (next[1] - wy)) / ((next[0] - wx) ** 2 + (next[1] - wy) ** 2));
        return Math.abs(y - 4 - lerp(wy, next[1], t)) + Math.abs(x - lerp(wx, next[0], t)) * 0.4 > width(y) * 0.5 + 7;
      });
      if (clear) grove.push([x, y, lerp(26, 66, clamp((y - drop - 450) / 140)) * (0.8 + 0.4 * random()), 0.42]);
    }
    doc.add(conifers(grove.sort((a, b) => a[1] - b[1]), '#191843', '#34367a'));
    // lamp posts along the lower bends
    doc.add(
      stroke(near.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}v${Math.round(-6 - width(y) * 0.6)}`).join(''), '#2a2350', 1.8),
      near.map(([x, y]) => doc.use(halo, place(x, y - 7 - width(y) * 0.6, { scale: 0.1 + width(y) / 150 }))),
      dotsAt(near.map(([x, y]): Point => [x, y - 7 - width(y) * 0.6]), '#fff3c4', 4.6),
    );
    // pilgrims: a stream of them on the way, red scarves bound round the head
    const stream: Point[] = [];
    for (let i = 0; i + 1 < 11; i++) {
      const [a, b] = [way[i], way[i + 1]];
      if (!a || !b) continue;
      for (let k = 0; k < 7; k++) { const t = random(); const y = lerp(a[1], b[1], t); stream.push([lerp(a[0], b[0], t), y + (random() - 0.4) * width(y) * 0.4]); }
    }
    stream.sort((a, b) => a[1] - b[1]);
    const tall = ([, y]: Point): number => lerp(5, 34, clamp((y - drop - 440) / 170));
    doc.add(
      crowd(5, stream.filter(([x]) => x > x0 && x < x1), tall, ['#b8433f', '#e8a23c', '#5f5f9a', '#d8cfe0', '#7a3f6a', '#3f6a86'], { skin: '#6a4240' }),
      dotsAt(stream.filter((p, i) => i % 2 && tall(p) > 14).map((p): Point => [p[0], p[1] - tall(p) * 0.98]), '#ff3f3c', 3.6),
    );

    // close to us: a family and a pony by the wall, rim-lit by the lamps
    const near0 = doc.pick(600, { wide: 860, tall: 486 });
    const pilgrim = (x: number, y: number, s: number, robe: string, shade: string, flag: boolean): string =>
      group(
        [
          path('M-14 0L-15-36Q-16-60 0-62Q16-60 15-36L16 0z', robe),
          path('M4-61Q16-60 15-36L16 0H7Q10-40 4-61z', shade),
          path('M-15-34Q-15-58-4-61Q-9-40-9 0H-14z', '#ffc27a', { opacity: 0.75 }),
          path('M-7-69a7 8 0 1 1 14 0a7 8 0 1 1-14 0z', '#6a4240'),
          path('M-7-71Q-8-80 0-80Q8-80 7-71Q0-75-7-71z', INK),
          path('M-8-76Q0-79 8-75V-70Q0-75-8-71z', '#f0302f'),
          path('M7-73l9 5l-4 2l3 5l-9-8z', '#c8222f'),
          flag ? stroke('M14-40L22-96', '#5d4038', 2) + path('M22-96q14-5 26 2q-8 3-10 9q-8-3-18 3z', '#f0302f') : '',
        ],
        { transform: place(x, y, { scale: s }) },
      );
    const ledge: Point[] = [[near0 - 190, 640], [near0 - 120, 606], [near0 - 20, 590], [near0 + 110, 584], [x1 + 40, 574], [x1 + 40, 640]];
    doc.add(
      poly(ledge, '#1a1638'),
      stroke(new Pen().polygon(ledge.slice(1, 5), false), '#c98a6a', 3),
      doc.use(halo, place(near0 + 6, 500, { scale: 0.9 })),
      stroke(`M${near0 + 6} 596V494q0-10 10-10`, '#2a2350', 5),
      path(`M${near0 + 8} 484h18l4 9h-26z`, '#2a2350'),
      path(`M${near0 + 8} 493h18l-4 8h-10z`, '#fff6cc'),
      path(lensesPath([[near0 + 26, 598, 120, 6, 0.5]]), INK),
      horse(near0 + 132, 600, '#3c2c48', { scale: 1.25, facing: -1, mane: '#1c1430' }),
      path('M-20-42Q0-50 18-43L14-30Q0-25-18-30z', '#b8352f', { transform: place(near0 + 132, 600, { scaleX: -1.25, scaleY: 1.25 }) }),
      stroke('M-19-38Q0-45 17-39', '#f0c05a', 2, { transform: place(near0 + 132, 600, { scaleX: -1.25, scaleY: 1.25 }), dash: '3 2' }),
      pilgrim(near0 - 50, 602, 1.1, '#8a3450', '#4f2044', false),
      pilgrim(near0 - 16, 604, 1.2, '#d98a3c', '#7a4440', true),
      pilgrim(near0 - 84, 604, 0.78, '#3f5f8f', '#262f62', false),
      foliage(
        doc, INK,
        {
          seed: 12, x1: doc.pick(90, { wide: -40, tall: 180 }), y: 606, height: 70, wavelength: 70, scallop: [7, 15], base: 620,
          envelope: (x) => clamp((doc.pick(90, { wide: -40, tall: 180 }) - x) / 110),
        },
      ),
      conifers(
        doc.format === 'wide' ? [[-262, 640, 190, 0.4], [-200, 640, 130, 0.42]] : [[x0 + 14, 640, 230, 0.4], [x0 + 62, 640, 130, 0.42]], INK,
        mix(INK, '#4a4d8c', 0.4),
      ),
    );
  },
};
