import {
  airAt, arcadePath, archPath, deepenWater, glitterPath, group, lensesPath, lerp, mix, path, Pen, place, RAMPS, range, ripples, rng, short, sky, stars, stroke, sun, water,
  woman,
  type Point, type Ramp, type Scene, type Tones,
} from '../kit';
import { crowd, defineGlow, dotsAt, flamePath, spire, spirePath } from '../kit/parts-north';

const LIGHT: Ramp = { ...RAMPS.night, sky: ['#04162b', '#0c3a55', '#2c6a78', '#d79a68'], haze: '#3f6f78', lit: '#ffd9a0', ink: '#0d1226', deep: '#04172c' };
const ROSE: Tones = ['#e2a077', '#ffd8a2', '#94586a'];
const FLAME = '#ffe7a0';
const EMBER = '#ff9f3f';
const INK = '#141026';
/** The far waterline, and the middle of the curve of the ghats. */
const BANK = 398;

/** The stepped, belled roof of a hall: centre x, foot, half width, height. */
const bell = (x: number, foot: number, half: number, height: number): string => {
  const tiers = 5;
  const outline = (k: number): Point[] => range(tiers + 1).flatMap((i): Point[] => {
    const t = i / tiers;
    const w = half * (1 - t) ** 0.72;
    const next = half * (1 - Math.min(1, t + 0.5 / tiers)) ** 0.72;
    return [[x + k * w, foot - height * t], [x + k * next, foot - height * t - height * 0.02]];
  });
  return (
    path(new Pen(1).polygon([...outline(-1), ...outline(1).reverse()]), ROSE[0]) +
    path(new Pen(1).polygon([...outline(-1), ...outline(-0.42).reverse()]), ROSE[1]) +
    path(new Pen(1).polygon([...outline(0.5), ...outline(1).reverse()]), ROSE[2]) +
    stroke(
      range(tiers).map((i) => {
        const w = half * (1 - i / tiers) ** 0.72;
        return `M${short(x - w, 1)} ${short(foot - (height * i) / tiers, 1)}h${short(w * 2, 1)}`;
      }).join(''),
      ROSE[2], 1.2,
    ) +
    stroke(`M${short(x)} ${short(foot - height)}v${short(-height * 0.16)}`, '#ffd36b', 3, { round: true })
  );
};

/** The temple of Ram at Ayodhya from the side: three halls rising to the great spire; 400 px long from x 0, foot on y 0, light from the lamps at the left. */
function temple(): string {
  const out: string[] = [
    // plinth with its stairs
    path('M-20 0V-16H0V-30H400V-16H420V0z', ROSE[0]),
    path('M-20 0V-16H0V-30H80V0z', ROSE[1]),
    path('M300 0V-30H400V-16H420V0z', ROSE[2]),
    stroke('M-20-15H420M0-29H400M-16-6H416', '#ffe3b4', 2.2),
    path('M30 0L50-30H110L130 0z', '#ffe3b4'),
    stroke('M34-6h92M40-12h80M44-18h72M48-24h64', ROSE[2], 2),
  ];
  // body storeys of pillars, growing towards the sanctum
  for (const [x, w, h] of [[24, 96, 44], [104, 104, 52], [190, 106, 62], [272, 112, 84]] as const) {
    out.push(
      path(new Pen().rect(x, -30 - h, w, h), ROSE[0]),
      path(new Pen().rect(x + w * 0.7, -30 - h, w * 0.3, h), ROSE[2]),
      path(arcadePath(x + 3, x + w - 3, 6, -31, -30 - h * 0.34, -30 - h * 0.5, 0.6), '#ffe9ac'),
      path(arcadePath(x + 3, x + w - 3, 6, -30 - h * 0.58, -30 - h * 0.74, -30 - h * 0.86, 0.5), '#5d3348'),
      path(new Pen().rect(x - 4, -32 - h, w + 8, 5).rect(x - 2, -32 - h * 0.54, w + 4, 3), '#ffe3b4'),
    );
  }
  out.push(
    // entrance porch
    path('M-4-30V-66H40V-30z', ROSE[1]),
    path(archPath(18, 13, -30, -48, -60), '#ffe9ac'),
    bell(18, -66, 24, 26),
    bell(72, -78, 46, 44),
    bell(156, -86, 52, 56),
    bell(243, -96, 54, 72),
    // corner spires leaning on the great one
    spire(288, -114, 40, 104, ROSE, { light: -1, gold: '#ffd36b', courses: 6 }),
    spire(372, -114, 40, 104, ROSE, { light: -1, gold: '#ffd36b', courses: 6 }),
    spire(330, -112, 92, 194, ROSE, { light: -1, gold: '#ffd36b', courses: 10, flag: '#ff7a3c' }),
    spire(306, -114, 32, 92, ROSE, { light: -1, gold: '#ffd36b', courses: 5 }),
    spire(354, -114, 32, 92, ROSE, { light: -1, gold: '#ffd36b', courses: 5 }),
    spire(330, -114, 42, 116, ROSE, { light: -1, gold: '#ffd36b', courses: 6 }),
  );
  return out.join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(0, { wide: 190, tall: -26 });
    const drop = doc.pick(0, { tall: 8 });
    const middle = 470 + shift;
    const random = rng(17);
    doc.add(
      sky(doc, LIGHT, { horizon: BANK }),
      stars(doc, { seed: 11, count: 90, to: 240 }),
      sun(doc, middle + 20, BANK - 60, 60, EMBER, { disc: false, glowRadius: doc.pick(330, { tall: 270 }), glowOpacity: 0.55 }),
    );
    // fireworks, small and far off
    const spark = (x: number, y: number, r: number, colour: string): string =>
      doc.underTitle({ x0: x - r, x1: x + r, y0: y - r, y1: y + r })
        ? ''
        : stroke(
            range(14).map((i) => {
              const a = (i / 14) * 6.283;
              const l = r * (0.8 + 0.2 * Math.sin(i * 5));
              const on = (k: number, sag = 0): string => `${short(x + Math.cos(a) * l * k)} ${short(y + Math.sin(a) * l * k + sag)}`;
              return `M${on(0.45)}Q${on(0.8)} ${on(1, r * 0.16)}`;
            }).join(''),
            colour, 1.8, { round: true, opacity: 0.8 },
          );
    doc.add(
      spark(150 + shift * 1.9, 132 + drop * 4, 50, '#ffc98a'),
      spark(232 + shift * 1.9, 208 + drop * 2, 28, '#f08aa8'),
      spark(704 + shift * 0.9, 104 + drop * 4, 38, '#8fd6c9'),
    );

    // the far bank: old temples and houses, small lights
    const town = new Pen();
    const panes = new Pen();
    for (let x = x0 - 10; x < x1 + 10; x += 26 + 30 * random()) {
      const [w, h] = [28 + 36 * random(), 16 + 30 * random()];
      town.rect(x, BANK - 8 - h, w, h + 12);
      for (let y = BANK - h; y < BANK - 10; y += 11) panes.move(x + 4, y).line(x + w - 3, y);
    }
    const towers = [
      [-250, 30, 70], [-180, 22, 48], [-90, 34, 84], [-20, 24, 56], [70, 34, 86], [128, 24, 54], [742, 34, 80], [792, 24, 52], [860, 36, 90],
      [930, 26, 60], [1010, 34, 80], [1070, 24, 54],
    ] as const;
    const farPaint = doc.format === 'wide' ? doc.linear(
      [[0, '#123a4e'], [0.5, '#2a5666'], [1, '#3f6670']], { x1: x0, x2: x1, y2: 0 },
    ) : airAt(doc, LIGHT, '#1d4458', 0.3, 600);
    doc.add(
      path(String(town) + towers.filter(([x]) => doc.shows(x) && Math.abs(x - middle) > 250).map(([x, w, h]) => spirePath(x, BANK - 30, w, h)).join(''), farPaint),
      stroke(panes, '#ffbe6a', 3.4, { dash: '3 9 4 14', opacity: 0.8 }),
      group(temple(), { transform: place(middle - 250, BANK - 2, { scale: 1.06 }) }),
    );

    // the Saryu, the temple upside down in it
    const lamps = (from: number, to: number, step: number, y: number): Point[] => {
      const list: Point[] = [];
      for (let x = from; x < to; x += step * (0.8 + 0.4 * random())) list.push([x, y]);
      return list;
    };
    doc.add(
      water(doc, BANK, [[0, '#c98f62'], [0.16, '#4f6f74'], [0.5, '#123c54'], [1, '#07182e']]),
      deepenWater(doc, LIGHT, BANK, { strength: 0.6 }),
      path(
        new Pen().polygon([[middle + 60, BANK], [middle + 92, BANK + 84], [middle + 104, BANK + 150], [middle + 116, BANK + 84], [middle + 150, BANK]]),
        '#e2a077', { opacity: 0.34 },
      ),
      path(
        new Pen().polygon([
          [middle - 250, BANK], [middle - 236, BANK + 36], [middle - 160, BANK + 60], [middle - 60, BANK + 84], [middle + 30, BANK + 92],
          [middle + 170, BANK + 80], [middle + 180, BANK],
        ]),
        '#d9936c', { opacity: 0.3 },
      ),
      path(
        [-190, -96, 0, 100].map((dx, i) => glitterPath({
          seed: i + 3, x: middle + dx, from: BANK + 3, to: BANK + 90, width: [30, 60], count: 14, height: [0.8, 2],
        })).join(''),
        '#ffd08a', { opacity: 0.7 },
      ),
      ripples(doc, '#ffc88a', { seed: 7, from: BANK + 5, count: 60, opacity: 0.4 }),
      ripples(doc, '#06182c', { seed: 18, from: BANK + 10, count: 70, length: [20, 110], opacity: 0.5 }),
      dotsAt(lamps(x0, x1, 9, BANK), '#ffd98a', 3),
      dotsAt(lamps(x0, x1, 12, BANK - 7), '#ffb45a', 2.4),
    );
    // lamps set afloat
    const afloat: Point[] = range(64).map(() => { const t = random() ** 0.8; return [lerp(x0, x1, random()), lerp(BANK + 8, BANK + 90, t)]; });
    doc.add(dotsAt(afloat.sort((a, b) => a[1] - b[1]), '#ffe09a', 2.6), path(lensesPath(afloat.map(([x, y]) => [x - 5, y + 4, 10, 2, 0.5])), EMBER, { opacity: 0.6 }));

    // ghats curving round the water towards us: one broad step after another, each edged with lamps
    const arc = (k: number): Point[] => {
      const [rx, ry] = [430 + 66 * k, 70 + 15 * k + 2.2 * k * k];
      return range(25).map((i): Point => { const a = Math.PI * (1 - i / 24); return [middle - 30 + rx * Math.cos(a), BANK + 10 + ry * Math.sin(a) ** 0.9]; });
    };
    const whole = (k: number): Pen => new Pen().move(x0 - 900, BANK + 6).line(...(arc(k)[0] ?? [0, 0])).soft(arc(k), { join: true })
      .line(x1 + 900, BANK + 6).line(x1 + 900, 640).line(x0 - 900, 640).close();
    const glowRow = (k: number): string => String(new Pen().soft(arc(k)));
    for (let k = 0; k < 9; k++) {
      const t = k / 8;
      doc.add(
        path(whole(k), mix(k % 2 ? '#7a4648' : '#643a48', INK, 0.1 + 0.5 * t)),
        path(whole(k + 0.42), mix('#3a2440', INK, 0.2 + 0.5 * t)),
        stroke(glowRow(k + 0.2), EMBER, lerp(5, 20, t), { opacity: 0.3 }),
        stroke(glowRow(k + 0.2), EMBER, lerp(3, 8, t), { round: true, dash: `0 ${short(lerp(6, 19, t), 1)}`, opacity: 0.95 }),
        stroke(glowRow(k + 0.18), FLAME, lerp(1.6, 4.4, t), { round: true, dash: `0 ${short(lerp(6, 19, t), 1)}` }),
      );
    }
    // people on the steps
    const people: Point[] = range(30).map((i) => {
      const line = arc(0.2 + 2.4 * random());
      return line[Math.min(24, 1 + Math.floor(((i + random()) / 30) * 23))] ?? [0, 0];
    });
    doc.add(crowd(
      6, people.filter(([x]) => x > x0 && x < x1).sort((a, b) => a[1] - b[1]), (p) => lerp(13, 26, Math.min(1, Math.max(0, (p[1] - 420) / 90))),
      ['#e8643f', '#f0c060', '#b23a6a', '#fff0d6', '#2f7f86'], { skin: '#4a2a2c' },
    ));

    // near lamps of clay, women setting them out, their faces in the glow
    const halo = defineGlow(doc, EMBER, 0.8);
    const diya = doc.define(
      doc.use(halo, place(2, -8, { scale: 0.42 })) + path('M-16-4Q-13 8 0 8Q14 8 20-6Q6-1-16-4z', '#a8522f') + path('M-16-4Q2-9 20-6Q6-1-16-4z', '#ffcf7a') +
        path(flamePath(13, -6, 18, 2), '#ffc24f') + path(flamePath(13, -6, 10, 1), '#fff6d0'),
    );
    const side = doc.pick(0, { wide: 520, tall: 116 });
    const row = range(Math.ceil(doc.width / 46) + 1).map((i): Point => [x0 + 6 + i * 46 + 12 * Math.sin(i * 3), 588 + 7 * Math.sin(i * 2)]);
    const dress = [['#d9366a', '#ffcf5a', 92, 584, 3], ['#f09a2c', '#b02f4a', 196, 592, 2.5]] as const;
    doc.add(
      doc.use(halo, place(150 + side, 566, { scale: 1.5 })),
      dress.map(([sari, edge, x, y, s], i) =>
        path(lensesPath([[x + side - 40, y + 3, 90, 5, 0.5]]), INK, { opacity: 0.6 }) +
        woman(x + side, y, { scale: s, sari, edge, skin: '#8a5038', facing: i ? -1 : 1 }) +
        path(
          `M${x + side + (i ? -1 : 1) * 8} ${y - 15 * s}q${(i ? -1 : 1) * 14} 2 ${(i ? -1 : 1) * 26} -3l${(i ? -1 : 1) * 2} 6q${(i ? -1 : 1) * -14} 6 ${(i ? -1 : 1) * -28} 2z`,
          '#8a5038',
        ) +
        doc.use(diya, place(x + side + (i ? -1 : 1) * 36, y - 16 * s, { scale: 0.8 })),
      ),
      row.map(([x, y], i) => (i % 5 === 3 ? '' : doc.use(diya, place(x, y, { scale: 0.86 + ((i * 3) % 4) / 10 })))),
    );
  },
};
