import {
  air, camel, grass, group, land, lensesPath, mix, path, Pen, place, RAMPS, rng, sky, stars, stipple, stroke, sun,
  type Doc, type Point, type Ramp, type Scene, type Side,
} from '../kit';

const LIGHT: Ramp = { ...RAMPS.night, sky: ['#070b2e', '#152060', '#3d4490', '#9a72a0'], haze: '#6f5a94', deep: '#060a28' };
const SAND = { far: '#5d4f8c', mid: '#54437c', near: '#3a2c60', dark: '#241a48', edge: '#a58bb8' };
const FIRE = { core: '#fff3c0', flame: '#ffc24a', heart: '#f4772c', glow: '#ff9a3c' };
const INK = '#120c30';

/** A ridged desert tent with a scalloped valance, lit from within: middle of its front x, ground y, width. */
function tent(x: number, y: number, w: number): string {
  const h = w * 0.62;
  const eaves = y - h * 0.52;
  const scallops = new Pen(1).move(x - w * 0.58, eaves);
  const n = 9;
  for (let i = 0; i < n; i++) {
    const step = (w * 1.16) / n;
    scallops.quad(x - w * 0.58 + (i + 0.5) * step, eaves + h * 0.22, x - w * 0.58 + (i + 1) * step, eaves);
  }
  scallops.line(x + w * 0.58, eaves - h * 0.05).line(x - w * 0.58, eaves - h * 0.05).close();
  return (
    path(lensesPath([[x - w * 0.8, y + 1, w * 1.6, 5, 0.5]]), INK, { opacity: 0.55 }) +
    stroke(new Pen(1).move(x - w * 0.56, eaves).line(x - w * 0.86, y + 2).move(x + w * 0.56, eaves).line(x + w * 0.86, y + 2).move(x - w * 0.34,
      y - h).line(x - w * 0.34, y - h * 1.25), '#8a76ac', 1) +
    path(new Pen(1).polygon([[x - w * 0.46, y], [x - w * 0.5, eaves], [x + w * 0.5, eaves], [x + w * 0.46, y]]), '#e8a75c') +
    path(new Pen(1).polygon([[x - w * 0.46, y], [x - w * 0.5, eaves], [x - w * 0.24, eaves], [x - w * 0.22, y]]), '#b9714c') +
    path(new Pen(1).move(x - w * 0.13, y).quad(x - w * 0.1, y - h * 0.32, x, eaves).quad(x + w * 0.12, y - h * 0.32, x + w * 0.15, y).close(),
      '#fff0bc') +
    path(new Pen(1).move(x - w * 0.02, eaves).quad(x - w * 0.08, y - h * 0.3, x - w * 0.24, y - h * 0.2).line(x - w * 0.22, y).line(x - w * 0.13,
      y).quad(x - w * 0.1, y - h * 0.34, x - w * 0.02, eaves).close(), '#c9553f') +
    stroke(new Pen(1).move(x - w * 0.34, y).line(x - w * 0.36, eaves).move(x + w * 0.34, y).line(x + w * 0.36, eaves), '#a85c42', 1.4) +
    path(new Pen(1).polygon([[x - w * 0.58, eaves], [x - w * 0.34, y - h], [x + w * 0.34, y - h], [x + w * 0.58, eaves]]), '#8f7fae') +
    path(new Pen(1).polygon([[x + w * 0.1, eaves], [x + w * 0.14, y - h], [x + w * 0.34, y - h], [x + w * 0.58, eaves]]), '#d9b7a4') +
    stroke(new Pen(1).move(x - w * 0.2, eaves).line(x - w * 0.14, y - h).move(x + w * 0.1, eaves).line(x + w * 0.08, y - h), '#6d5f95', 1.2) +
    path(scallops, '#c9553f') +
    stroke(new Pen(1).move(x - w * 0.58, eaves - h * 0.03).line(x + w * 0.58, eaves - h * 0.03), '#f6c65b', 1.6) +
    path(new Pen(1).polygon([[x - w * 0.34, y - h], [x - w * 0.34, y - h * 1.24], [x - w * 0.2, y - h * 1.18], [x - w * 0.34, y - h * 1.12]]),
      '#e8643f')
  );
}

/** A seated musician, cross-legged on x, y and lit from the side he faces; `play` is his instrument. */
function musician(x: number, y: number, scale: number, coat: string, turban: string, facing: Side, play: 'fiddle' | 'drum' | 'clappers'): string {
  const lit = mix(coat, FIRE.glow, 0.5);
  const held = {
    fiddle:
      path('M5-9q7-4 11 0q1 7-6 8q-7-1-5-8z', '#8a4a2c') + stroke('M10-8L3-27', '#8a4a2c', 1.8) + stroke('M-4-12L18-4', '#e8c48a', 1.2),
    drum: path('M2-13q11-3 17 0v9q-8 3-17 0z', '#b0562f') + path('M19-13q4 4.500 0 9q-3-4.500 0-9z', '#f0d9b0'),
    clappers: stroke('M5-16L14-26M5-14L16-17', '#7a4a36', 2.6) + path('M12-29l4-1l1 6l-4 1zM15-20l4-1l1 5l-4 1z', '#c98a4a'),
  }[play];
  return (
    `<g transform="${place(x, y, { scaleX: facing * scale, scaleY: scale })}">` +
    path('M-12 1Q-14-6-6-7L-7-17Q-6-22 0-22.500Q6-22 7-17L6-7Q14-6 13 1z', coat) +
    path('M2-22.300Q6-22 7-17L6-7Q14-6 13 1H6Q4-12 2-22.300z', lit) +
    path('M-3.400-26.500a3.600 3.900 0 1 1 7.200 0a3.600 3.900 0 1 1-7.200 0z', '#7a4430') +
    path('M-5-27.500q-1-7 5-7q7 0 5.600 6.500q-5-2.600-10.600.5z', turban) +
    held +
    '</g>'
  );
}

/** A Kalbelia dancer in her whirling skirt, arms up; 66 px high at scale 1, the fire on her left. */
const dancer = (x: number, y: number, scale: number): string =>
  `<g transform="${place(x, y, { scale })}">` +
  path('M-14 2q24 6 62-1q-30-5-62 1z', INK, { opacity: 0.5 }) +
  path('M-5 1l-1-9h4l2 9zM4 1l2-9h-4l-1 9z', '#8a4a34') +
  path('M-4-33C-8-24-18-14-27-6Q-18-8-12-3Q-5-8 1-2Q9-8 15-3Q21-8 30-7C20-16 9-24 4-33z', '#3a1f52') +
  path('M-4-33C-8-24-18-14-27-6Q-18-8-12-3Q-8-6-6-6Q-8-18-1-33z', '#9a3f5c') +
  stroke('M-23-10Q-15-12-10-7Q-4-12 2-6Q9-12 15-7Q20-11 26-10', '#ffc24a', 1.8) +
  stroke('M-17-15Q0-10 19-15', '#e8436a', 1.8) +
  stroke('M-12-21Q0-16 12-21', '#4fb3a4', 1.4) +
  path('M-4.500-33Q-5.500-43 0-46Q6-43 4.500-33z', '#c42f5e') +
  path('M-4.500-33Q-5.500-43 0-46Q-2-40-1-33z', '#f2713f') +
  stroke('M-4-43.500Q-12-48-10-63M4-43.500Q14-46 19-60', '#8a4a34', 2.6, { round: true }) +
  stroke('M-10.500-58L-10-61M17-56L18-59', '#fff0c0', 3.4) +
  path('M-3.600-50.500a3.700 4.200 0 1 1 7.400 0a3.700 4.200 0 1 1-7.400 0z', '#8a4a34') +
  path('M3.800-53Q2-58-3-55Q-5-50-3-44Q4-38 14-34Q26-30 33-35Q24-38 15-41Q4-45 1-50Q0-53 3.800-53z', '#e8643f') +
  '</g>';

/** The camp fire with its sparks, its foot on 0,0. */
function fire(doc: Doc): string {
  return (
    path(new Pen().circle(0, -30, 210), doc.radial([[0, FIRE.glow, 0.6], [0.3, FIRE.glow, 0.25], [1, FIRE.glow, 0]], 0, -30, 210)) +
    stroke('M-20 3L18-5M20 3L-16-6', '#3a1c2c', 5, { round: true }) +
    path('M-16-2C-26-20-8-28-10-46C0-38-2-54 4-64C6-46 20-40 14-28C24-22 22-8 15-2z', FIRE.heart) +
    path('M-10-2C-18-16-4-22-3-36C6-30 4-40 7-44C8-30 17-18 10-2z', FIRE.flame) +
    path('M-5-2C-9-12 0-16 1-24C8-16 9-8 5-2z', FIRE.core) +
    stipple('#ffd07a', { seed: 4, count: 22, x0: -34, x1: 50, y0: -150, y1: -50, size: 2, density: (_, v) => v })
  );
}

/** The Milky Way as a band of star dust from a to b. */
function milkyWay(doc: Doc, [ax, ay]: Point, [bx, by]: Point): string {
  const random = rng(31);
  const [dx, dy] = [bx - ax, by - ay];
  const l = Math.hypot(dx, dy);
  const dust = [new Pen(), new Pen()];
  for (let i = 0; i < 420; i++) {
    const t = random();
    const off = ((random() + random() + random()) / 3 - 0.5) * 210 * (0.5 + 0.5 * Math.sin(Math.PI * t));
    const [px, py] = [ax + dx * t - (dy / l) * off, ay + dy * t + (dx / l) * off];
    if (doc.format === 'wide' && px < 400) continue;
    if (py < (doc.format === 'tall' ? 60 : -10)) continue;
    dust[i % 4 ? 0 : 1]?.move(px, py).line(px + 1, py);
  }
  // soft clouds of light: round gradients flattened along the band
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
  const glow = doc.radial([[0, '#9a90e0', 0.5], [0.5, '#8078cf', 0.2], [1, '#8078cf', 0]], 0, 0, 100);
  const disc = path(new Pen().circle(0, 0, 100), glow);
  const cloud = (t: number, long: number, broad: number, off = 0): string =>
    `<g transform="${place(ax + dx * t - (dy / l) * off, ay + dy * t + (dx / l) * off, { rotate: turn, scaleX: long, scaleY: broad })}">${disc}</g>`;
  return (
    cloud(0.5, 2.9, 0.9) + cloud(0.38, 1.6, 0.5, 12) + cloud(0.7, 1.3, 0.4, -14) + cloud(0.52, 0.9, 0.3) +
    stroke(dust[0] ?? '', '#cfd0ff', 1, { opacity: 0.7 }) + stroke(dust[1] ?? '', '#fff6e0', 1.7, { opacity: 0.9 })
  );
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const fx = doc.pick(452, { wide: 560, tall: 396 });
    const fy = 492;
    doc.add(
      sky(doc, LIGHT, { horizon: 400 }),
      sun(doc, fx + 210, 392, 40, '#d99ab0', { disc: false, glowRadius: 330, glowOpacity: 0.4 }),
      milkyWay(doc, [fx - 40, 372], [fx + doc.pick(290, { tall: 230, wide: 330 }), doc.pick(-40, { tall: 60 })]),
      stars(doc, { seed: 9, count: 150, to: 330, size: 1.5, opacity: 0.8 }),
      stars(doc, { seed: 23, count: 26, to: 300, size: 2.6, colour: '#fff6e0', opacity: 0.9 }),
    );
    // dunes to the horizon, starlight on their crests
    const far: Point[] = [[x0 - 20, 392], [fx - 400, 380], [fx - 240, 392], [fx - 60, 352], [fx + 60, 338], [fx + 210, 372], [fx + 330, 360],
      [fx + 480, 386], [x1 + 20, 366]];
    doc.add(
      land(far, 620, air(doc, LIGHT, SAND.far, 0.2)),
      path(new Pen().soft([[fx + 60, 338], [fx + 20, 366], [fx - 90, 384], [fx - 240, 408], [fx + 20, 410], [fx + 180, 392]]).quad(fx + 130, 356, fx +
        60, 338).close(), air(doc, LIGHT, '#43376f', 0.1)),
      camel(fx + 238, 368, '#2b2158', { scale: 0.42 }),
      camel(fx + 274, 364, '#2b2158', { scale: 0.4 }),
      camel(fx + 302, 362, '#2b2158', { scale: 0.38 }),
      land([[x0 - 20, 430], [fx - 420, 414], [fx - 200, 404], [fx + 40, 420], [fx + 260, 402], [fx + 460, 396], [x1 + 20, 410]], 620,
        doc.linear([[0, SAND.mid], [1, SAND.near]], { y1: 400, y2: 560 })),
    );
    // the tents
    // large and near on the left, small and far on the right
    const tents: readonly (readonly [number, number, number])[] = [
      [410, 412, 52], [338, 408, 46], [240, 414, 60], [504, 416, 56], [590, 408, 44], [-54, 420, 76], [-560, 436, 120], [-170, 430, 104],
        [-700, 432, 104], [-352, 448, 158],
    ];
    doc.add(tents.filter(([dx]) => doc.shows(fx + dx, 60)).map(([dx, y, w]) => tent(fx + dx, y, w)));
    // lanterns on the sand between them
    const lanterns = new Pen(1);
    const halos = new Pen(1);
    for (const [dx, y] of [[-246, 462], [-104, 446], [42, 430], [172, 424], [292, 426], [-446, 466], [372, 424], [-620, 458]] as const) {
      lanterns.circle(fx + dx, y, 3, 3.6);
      halos.circle(fx + dx, y, 15, 11);
    }
    doc.add(path(halos, FIRE.glow, { opacity: 0.3 }), path(lanterns, FIRE.core));

    // the ring of light on the sand, the company, the fire
    const pool = doc.radial([[0, '#ffb765', 0.95], [0.4, '#d97a4c', 0.65], [1, '#7a4468', 0]], 0, 0, 290);
    doc.add(
      `<g transform="${place(fx, fy + 8, { scaleX: 1, scaleY: 0.27 })}">${path(new Pen().circle(0, 0, 290), pool)}</g>`,
      // carpet
      path(new Pen().polygon([[fx - 232, fy + 10], [fx - 206, fy - 24], [fx - 54, fy - 24], [fx - 52, fy + 10]]), '#a8343f'),
      stroke(new Pen().polygon([[fx - 221, fy + 5], [fx - 200, fy - 19], [fx - 60, fy - 19], [fx - 59, fy + 5]]), '#f0b050', 2, { dash: '5 3' }),
      // long shadows away from the fire
      path(
        new Pen().polygon([[fx - 96, fy - 6], [fx - 290, fy - 2], [fx - 290, fy + 6]]).polygon([[fx - 160, fy - 8], [fx - 330, fy - 12],
          [fx - 330, fy - 4]])
          .polygon([[fx + 120, fy + 2], [fx + 280, fy + 22], [fx + 268, fy + 32]]).polygon([[fx + 186, fy + 14], [fx + 300, fy + 34],
            [fx + 290, fy + 42]]),
        INK, { opacity: 0.28 },
      ),
      musician(fx - 184, fy - 4, 1.8, '#f0e2c8', '#d8433f', 1, 'fiddle'),
      musician(fx - 134, fy - 8, 1.7, '#e8d5b8', '#f3b740', 1, 'drum'),
      musician(fx - 84, fy, 1.85, '#f4ead2', '#c42f7a', 1, 'clappers'),
      dancer(fx + 96, fy + 16, 1.6),
    );
    doc.add(`<g transform="${place(fx, fy, { scale: 1.3 })}">${fire(doc)}</g>`);
    // guests on bolsters, their backs to us
    const guest = (x: number, y: number, s: number, coat: string, hair: string): string =>
      group(
        [
          path('M-13 2Q-15-14-8-20Q0-25 8-20Q15-14 13 2z', coat),
          path('M-13 2Q-15-14-8-20Q-4-22.5-1-23Q-9-14-8 2z', mix(coat, FIRE.glow, 0.5)),
          path('M-4.5-28a4.6 5 0 1 1 9.2 0a4.6 5 0 1 1-9.2 0z', hair),
        ],
        { transform: place(x, y, { scale: s }) },
      );
    doc.add(
      guest(fx + 190, fy + 26, 1.5, '#2f5f8a', '#1d1530'), guest(fx + 232, fy + 30, 1.42, '#9a3558', '#241a30'),
      guest(fx + 160, fy + 50, 1.55, '#4a6a5a', '#1d1530'),
    );
    // the near dune and a resting camel cut by the border
    const cx = doc.pick(806, { wide: 1010, tall: 712 });
    doc.add(
      land([[x0 - 20, 552], [fx - 340, 548], [fx - 120, 572], [fx + 90, 588], [fx + 300, 566], [x1 + 20, 540]], 640, SAND.dark),
      stroke(new Pen().soft([[x0 - 20, 552], [fx - 340, 548], [fx - 120, 572], [fx + 90, 588], [fx + 300, 566], [x1 + 20, 540]]), '#a8607a', 1.6,
        { opacity: 0.8 }),
      `<g transform="${place(cx, 584, { scaleX: -1.5, scaleY: 1.5 })}">` +
        path('M-74 6Q-82-22-60-36Q-46-40-38-40Q-26-66-8-66Q6-62 12-42Q24-38 32-44Q42-54 44-72Q44-86 49-91L47-100L55-95Q64-95 74-89L86-85' +
          'Q90-82 87-77L80-74Q70-73 63-76Q61-50 52-28Q46-14 36-8L48 0L46 8H-66z', INK) +
        path('M-38-40Q-26-66-8-66Q6-62 12-42Q-12-34-38-40z', '#7a2f4a') +
        path('M-8-66Q6-62 12-42L4-40Q0-56-8-66zM87-77L80-74Q70-73 63-76Q61-50 52-28Q48-18 42-12Q50-34 55-60Q57-74 62-80Q74-76 87-77z', '#c9684a') +
        stroke('M70-91L66-76M55-94L61-78L84-84', '#f0a050', 1.8) +
        path('M60-88a2 2 0 1 1 .1 0z', '#ffd28a') +
        stroke('M-34-36L-40-10M-22-34L-24-8M4-38L10-12', '#e8a04a', 2, { dash: '4 3' }) +
        path('M-40-8l-4 12h8zM-24-6l-4 12h8zM10-10l-4 12h8z', '#d8433f') +
        '</g>',
      grass(6, cx - 120, cx + 90, 612, 40, INK, { count: 34, width: 2.4 }),
    );
  },
};
