import {
  air, birds, crown, deepenWater, foliagePath, glitterPath, group, lensesPath, man, mix, path, Pen, place, RAMPS, range, ridge, ripplesPath, rng, sky,
  stars, stipple, streaks, stroke, sun, trunkPath, woman, type Point, type Ramp, type Scene,
} from '../kit';
import { camera, farGopuram, type TowerColours } from '../kit/parts-tamil-nadu';

/** The blue hour: a last rose light in the west, behind the town; lamps are being lit. */
const LIGHT: Ramp = { ...RAMPS.dusk, sky: ['#1d3470', '#54659f', '#cf8fa0', '#ffcf9c'], haze: '#b98fa4', deep: '#17295e' };
const STONE = { tread: '#b58a8c', treadLit: '#e8b598', riser: '#6a5478', dark: '#3f3560' };
const BRASS = { mid: '#c98d35', lit: '#ffdf88', glint: '#fff6cf', shade: '#7a4a2c', deep: '#4a2a30' };
const INK = '#1a1738';

const stucco = (haze: number): TowerColours => {
  const c = (colour: string): string => mix(colour, LIGHT.haze, haze);
  return {
    mid: c('#8a6f92'), lit: c('#f3c0a0'), shade: c('#4a4478'), deep: c('#3a2c58'), gold: c('#ffce7a'), stone: c('#9c7c8c'), stoneShade: c('#544a78'),
    figures: [c('#d97a6a'), c('#6aa0a8'), c('#f6dfc0')],
  };
};

/** One of the sixteen pavilions of the tank, about 0,0 in the centre of its foot, 70 px high; lit within, the western glow on its left. */
const PAVILION = [
  path('M-24 0V-6H24V0z', '#8f6f84'), path('M-24-6H24V-8H-24z', '#f0bd9c'),
  path('M-19-8V-32H19V-8z', '#ffb866'), path('M-12-8V-30H12V-8z', '#ffdf9a'),
  path('M-20-8V-32H-15V-8zM15-8V-32H20V-8zM-7-8V-32H-3V-8zM4-8V-32H8V-8z', '#6a4f78'),
    path('M-20-8V-32H-18V-8zM-7-8V-32H-5.5V-8zM4-8V-32H5.5V-8zM15-8V-32H16.5V-8z', '#e8a58f'),
  path('M-26-32H26L22-38H-22z', '#7a5f86'), path('M-26-32H26V-34H-26z', '#f3c4a2'),
  path('M-17-38V-46H17V-38zM-12-46V-53H12V-46z', '#8a6a8a'), path('M-17-38V-46H-4V-38zM-12-46V-53H-3V-46z', '#d99a94'),
    path('M-18-46H18V-48H-18zM-13-53H13V-55H-13z', '#f3c4a2'),
  path('M-10-55Q-11-65 0-66Q11-65 10-55z', '#7a5a84'), path('M-10-55Q-11-65 0-66Q-5-62-4-55z', '#e0a598'), path('M-1.5-66L0-75L1.5-66z', '#ffd98a'),
].join('');

/** A tall brass lamp with nine wicks, 360 px high, about 0,0 in the centre of its foot. */
function brassLamp(): string {
  const disc = (y: number, r: number, h: number): string =>
    path(new Pen().circle(0, y, r, h), BRASS.mid) + path(`M${-r} ${y}a${r} ${h} 0 0 0 ${2 * r} 0v6a${r} ${h} 0 0 1 ${-2 * r} 0z`, BRASS.shade) +
      path(`M${-r} ${y}a${r} ${h} 0 0 0 ${r * 0.9} ${h}v5a${r} ${h} 0 0 1 ${-r * 0.9} ${-h}z`, BRASS.lit);
  const bead = (y: number, w: number, h: number): string =>
    path(`M${-w * 0.45} ${y - h}Q${-w} ${y - h / 2} ${-w * 0.45} ${y}H${w * 0.45}Q${w} ${y - h / 2} ${w * 0.45} ${y - h}z`, BRASS.mid) +
    path(`M${-w * 0.45} ${y - h}Q${-w} ${y - h / 2} ${-w * 0.45} ${y}H${-w * 0.1}Q${-w * 0.6} ${y - h / 2} ${-w * 0.1} ${y - h}z`, BRASS.lit) +
    path(`M${w * 0.45} ${y - h}Q${w} ${y - h / 2} ${w * 0.45} ${y}H${w * 0.2}Q${w * 0.62} ${y - h / 2} ${w * 0.2} ${y - h}z`, BRASS.shade);
  const flame = (x: number, y: number, k: number): string =>
    path(`M${x - 6 * k} ${y}Q${x - 9 * k} ${y - 14 * k} ${x} ${y - 30 * k}Q${x + 9 * k} ${y - 14 * k} ${x + 6 * k} ${y}z`, '#ff9a35') +
      path(`M${x - 3.4 * k} ${y}Q${x - 5 * k} ${y - 10 * k} ${x} ${y - 20 * k}Q${x + 5 * k} ${y - 10 * k} ${x + 3.4 * k} ${y}z`, '#fff0b0');
  const wicks = range(9).map((i): Point => {
    const a = ((i + 0.5) / 9) * 2 * Math.PI - Math.PI / 2;
    return [66 * Math.cos(a), -262 + 15 * Math.sin(a)];
  });
  const back = wicks.filter(([, y]) => y < -262);
  const front = wicks.filter(([, y]) => y >= -262);
  return [
    disc(-4, 84, 20), disc(-22, 66, 15), path('M-60-24Q-40-60-12-72H12Q40-60 60-24z', BRASS.mid),
      path('M-60-24Q-40-60-12-72H-2Q-30-56-40-22z', BRASS.lit), path('M60-24Q40-60 12-72H4Q30-56 40-22z', BRASS.shade),
    bead(-68, 26, 22), bead(-88, 18, 26), bead(-112, 30, 20), bead(-130, 17, 52), bead(-180, 28, 20), bead(-198, 18, 34), bead(-230, 30, 18),
    back.map(([x, y]) => flame(x, y - 4, 0.8)).join(''),
    disc(-262, 72, 17), path(new Pen().circle(0, -264, 58, 11), BRASS.deep), path('M-50-264Q-20-256 40-262Q0-254-50-264z', BRASS.lit),
    bead(-262, 20, 26), bead(-286, 14, 24), bead(-308, 22, 14),
    // the swan on top
    path('M-20-322Q-34-334-40-352Q-20-350-8-340Q-2-356 6-360Q18-364 22-354L34-350L22-346Q18-340 20-330Q10-318-20-322z', BRASS.mid),
      path('M-20-322Q-34-334-40-352Q-20-350-8-340Q-16-330-4-322z', BRASS.lit), path('M6-360Q18-364 22-354Q10-356 8-344Q0-352 6-360z', BRASS.lit),
    front.map(([x, y]) => flame(x, y + 4, 1)).join(''),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const horizon = 250;
    const vx = doc.pick(372, { wide: 520, tall: 376 });
    const f = doc.pick(600, { tall: 520 });
    const eye = camera({ x: vx, horizon, height: 21, focal: f });
    // the tank is a little askew
    const askew = (x: number, z: number): Point => {
      const a = 0.2;
      const dz = z - 130;
      return [x * Math.cos(a) - dz * Math.sin(a), 130 + x * Math.sin(a) + dz * Math.cos(a)];
    };
    const at = (x: number, z: number, up = 0): Point => {
      const [gx, gz] = askew(x, z);
      return eye(gx, up, Math.max(9, gz));
    };
    const glowX = doc.pick(250, { wide: 560, tall: 270 });
    doc.add(
      sky(doc, LIGHT, { horizon: 300, deepenTo: 306 }),
      sun(doc, glowX, 262, 40, '#ffe0ae', { glow: '#ffd9a2', glowRadius: doc.pick(300, { wide: 230, tall: 230 }), glowOpacity: 0.7, disc: false }),
      stars(doc, { seed: 3, count: 34, to: 150, size: 1.6, opacity: 0.7 }),
      streaks(doc, { seed: 15, from: 110, to: 250, count: 8, colour: '#ffc2a4', opacity: 0.5, length: [160, 420] }),
      streaks(doc, { seed: 19, from: 60, to: 200, count: 4, colour: '#2c3a78', opacity: 0.4, length: [220, 460], underTitle: true }),
      // the young moon with the evening star
      path(`M${vx + 150} 92a17 17 0 1 0 21 25a14 14 0 1 1-21-25z`, '#fff3d4'), path(new Pen(1).circle(vx + 196, 104, 2.6), '#fff8e2'),
      ridge(doc, air(doc, LIGHT, '#4a5488', 0.4), { seed: 4, y: 292, height: 18, wavelength: 200 }),
      path(foliagePath({ seed: 6, x0: x0 - 10, x1: x1 + 10, y: 304, height: 34, wavelength: 80, scallop: [5, 10], base: 320 }),
        air(doc, LIGHT, '#35456f', 0.22, 0.7)),
    );
    // temple towers over the town: Sarangapani the tallest
    const g = doc.pick(0, { wide: 160, tall: 0 });
    doc.add(
      farGopuram(g + 452, 312, 158, { tiers: 11, colours: stucco(0.2), light: -1, width: [0.5, 0.24], pots: 9 }),
      farGopuram(g + doc.pick(196, { tall: 232 }), 312, 112, { tiers: 9, colours: stucco(0.26), light: -1, pots: 7 }),
      farGopuram(g + 330, 310, 62, { tiers: 5, colours: stucco(0.36), light: -1, pots: 5 }),
      farGopuram(g + doc.pick(616, { tall: 570 }), 312, 84, { tiers: 7, colours: stucco(0.3), light: -1, pots: 7 }),
    );
    const fronds = crown(6, 30, { leaflets: 5, fronds: 11, light: -1 });
    const palmId = doc.define(path(fronds.back + fronds.mid + fronds.lit + trunkPath(4, 86, 0, 0, 4, 3, -4), ''));
    const palms: readonly (readonly [number, number, number])[] = [[g + 120, 250, 0.8], [g + 90, 266, 0.66], [g + 540, 258, 0.74],
      [g + 574, 246, 0.86], [g + 700, 262, 0.7], [g + 282, 268, 0.6], [g - 130, 262, 0.7], [g + 820, 250, 0.8], [g + 880, 264, 0.66]];
    const r = rng(8);
    const [houses, windows] = [new Pen(), new Pen(1)];
    for (let x = x0 - 10; x < x1;) {
      const w = 22 + r() * 36;
      const h = 12 + r() * 20;
      houses.rect(x, 316 - h, w, h + 14);
      if (r() < 0.8) windows.rect(x + w * 0.2, 316 - h * 0.7, 4, 6);
      if (r() < 0.6) windows.rect(x + w * 0.6, 316 - h * 0.7, 4, 6);
      x += w * (0.95 + r() * 0.2);
    }
    doc.add(
      palms.filter(([x]) => doc.shows(x, 20)).map(([x, y, s]) => doc.use(palmId, place(x, y, { scale: s }), { fill: mix('#2c3a62', LIGHT.haze, 0.12) })),
      path(houses, air(doc, LIGHT, '#51507c', 0.16, 0.7)), path(windows, '#ffcf86'),
      doc.band('#5c5480', 318),
    );

    // the tank: nested steps down to the water
    const half = 66;
    const [near, far] = [52, 212];
    const ring = (i: number, up: number): Point[] => {
      const d = i * 1.5;
      return [at(-half + d, near + d, up), at(half - d, near + d, up), at(half - d, far - d, up), at(-half + d, far - d, up)];
    };
    doc.add(path(new Pen().polygon(ring(-4, 0)), STONE.tread));
    const levels = 6;
    for (const i of range(levels)) {
      doc.add(path(new Pen().polygon(ring(i, -i * 0.9)), i % 2 ? '#7d6484' : '#8a6c88'),
        path(new Pen().polygon(ring(i + 0.5, -i * 0.9 - 0.9)), mix(STONE.treadLit, STONE.tread, i / levels)));
    }
    const waterLine = ring(levels, -levels * 0.9);
    const basin = new Pen().polygon(waterLine);
    const clip = doc.clip(basin);
    const [farY, nearY] = [waterLine[2]?.[1] ?? 320, waterLine[1]?.[1] ?? 520];
    const pavilionId = doc.define(PAVILION);
    const spots: Point[] = [];
    for (const i of range(4)) {
      const t = -half + (2 * half * i) / 4;
      const z = near + ((far - near) * i) / 4;
      spots.push([t, near - 2], [half + 1, z], [-t, far + 2], [-half - 1, far - (z - near)]);
    }
    const stands = spots.map(([x, z]) => ({ x, z, depth: askew(x, z)[1] })).filter(({ depth }) => depth > 30).sort((a, b) => b.depth - a.depth);
    const size = (depth: number): number => (f * 11.5) / depth / 70;
    const farSide = stands.filter(({ z }) => z > near + 6);
    doc.add(
      group(
        [
          path(basin, doc.linear([[0, '#ffc79c'], [0.2, '#d798a6'], [0.55, '#6a76ae'], [1, '#26397a']], { y1: farY, y2: Math.min(nearY, 560) })),
          // towers and pavilions mirrored
          farGopuram(g + 452, 312, 158, { tiers: 11, colours: stucco(0.3), light: -1, width: [0.5, 0.24], pots: 9 }).replace(/^/,
            `<g opacity=".36" transform="${place(0, 2 * farY + 10, { scaleX: 1, scaleY: -1 })}">`) + '</g>',
          farSide.map(({ x, z, depth }) => {
            const [px] = at(x, z);
            const [, wy] = at(Math.max(-half + 9, Math.min(half - 9, x)), Math.min(far - 9, z), -levels * 0.9);
            return doc.use(pavilionId, place(px, wy + 4, { scaleX: size(depth), scaleY: -size(depth) * 0.9 }), { opacity: 0.45 });
          }).join(''),
          path(ripplesPath({ seed: 7, x0, x1, from: farY + 4, to: 520, count: 90, length: [14, 90], height: [0.6, 2.4] }), '#ffd9b4', { opacity: 0.5 }),
          path(ripplesPath({ seed: 17, x0, x1, from: farY + 6, to: 520, count: 70, length: [14, 100], height: [0.6, 2.6] }), '#2a2f6a', { opacity: 0.4 }),
          path(glitterPath({ seed: 5, x: glowX + 20, from: farY + 3, to: 500, width: [70, 130], count: 20, height: [0.8, 3] }), '#ffe6be'),
        ],
        { clip },
      ),
      deepenWater(doc, LIGHT, 318, { strength: 0.45 }),
    );
    // rows of lamps along the steps, lamps afloat on leaves
    const rows = new Pen();
    for (const i of [0, 2, 4]) rows.polygon([at(-half + i * 1.5, far - i * 1.5, -i * 0.9), at(half - i * 1.5, far - i * 1.5, -i * 0.9)],
      false).polygon([at(half - i * 1.5, near + 20, -i * 0.9), at(half - i * 1.5, far - i * 1.5, -i * 0.9)],
        false).polygon([at(-half + i * 1.5, near + 30, -i * 0.9), at(-half + i * 1.5, far - i * 1.5, -i * 0.9)], false);
    const floating = range(16).map((): Point => at((r() - 0.5) * 84, 74 + r() * 90, -5.4)).filter(([x]) => doc.shows(x, 0));
    doc.add(
      stroke(rows, '#ffd27a', 2.6, { round: true, dash: '0 8' }),
      path(floating.map(([x, y]) => String(new Pen().circle(x, y, 11, 5))).join(''), '#ffb45c', { opacity: 0.4 }),
      path(floating.map(([x, y]) => `M${Math.round(x - 6)} ${Math.round(y)}q6 4 12 0q-6-3-12 0z`).join(''), '#2f4f4a'),
      stroke(floating.map(([x, y]) => `M${Math.round(x)} ${Math.round(y - 3)}v-3`).join(''), '#fff0b0', 3.4, { round: true }),
      // the pavilions, far to near
      farSide.map(({ x, z, depth }) => doc.use(pavilionId, place(at(x, z)[0], at(x, z)[1], { scale: size(depth) }))),
    );
    const stand = (x: number, z: number, up = 0): readonly [number, number, number] => {
      const [, depth] = askew(x, z);
      const [px, py] = at(x, z, up);
      return [px, py, (f * 2.3) / depth / 30];
    };
    const bathers: readonly (readonly [x: number, z: number, up: number, isWoman: boolean, cloth: string])[] = [
      [-24, 207, -2.7, true, '#d9545a'], [-20, 206, -2.7, true, '#e8a04a'], [6, 208, -1.8, false, '#f2e2d0'], [30, 206, -2.7, true, '#3f8f8c'],
        [60, 150, -2.7, true, '#d9545a'], [60.5, 140, -2.7, false, '#f2e2d0'], [59, 112, -3.6, true, '#e8a04a'],
    ];
    doc.add(bathers.map(([x, z, up, isWoman, cloth]) => {
      const [px, py, k] = stand(x, z, up);
      return isWoman ? woman(px, py, { scale: k, sari: cloth, edge: '#ffd9a0' }) : man(px, py, { scale: k, shirt: cloth });
    }));

    // the near rim hides the steps below it
    const rim = [at(-half - 60, near), at(half + 30, near)] as const;
    const slopeAt = (x: number): number => rim[0][1] + ((rim[1][1] - rim[0][1]) * (x - rim[0][0])) / (rim[1][0] - rim[0][0]);
    doc.add(
      path(new Pen().polygon([[x0 - 10, slopeAt(x0 - 10)], [x1 + 10, slopeAt(x1 + 10)], [x1 + 10, 620], [x0 - 10, 620]]),
        doc.linear([[0, '#8f6a80'], [0.4, '#5a4470'], [1, '#2b2450']], { y1: slopeAt(vx), y2: 600 })),
      stroke(new Pen().move(x0 - 10, slopeAt(x0 - 10) + 1).line(x1 + 10, slopeAt(x1 + 10) + 1), '#f0b89c', 4),
      stroke(new Pen().move(x0 - 10, slopeAt(x0 - 10) + 12).line(x1 + 10, slopeAt(x1 + 10) + 12), INK, 2, { opacity: 0.5 }),
      stands.filter(({ z }) => z <= near + 6).map(({ x, z, depth }) => {
        const [px, py] = at(x, z);
        return path(lensesPath([[px - 40, py + 8, 120, 5, 0.5]]), INK, { opacity: 0.5 }) + doc.use(pavilionId, place(px, py + 6, { scale: size(depth) }));
      }),
    );
    // families on the terrace, lamps set in a kolam of nine
    const k = doc.pick(0, { wide: 170, tall: 66 });
    const nine: readonly Point[] = range(9).map((i): Point => [k + 250 + ((i % 3) - 1) * 46 + (Math.floor(i / 3) - 1) * 12, 548 +
      (Math.floor(i / 3) - 1) * 19]);
    doc.add(
      path(new Pen().polygon([[k + 168, 524], [k + 300, 524], [k + 336, 576], [k + 192, 576]]), '#7a5a80', { opacity: 0.55 }),
      stroke(
        `M${k + 168} 524H${k + 300}L${k + 336} 576H${k + 192}zM${k + 180} 541H${k + 312}M${k + 186} 558H${k + 324}` +
          `M${k + 212} 524L${k + 240} 576M${k + 256} 524L${k + 288} 576`,
        '#f3dcc8', 2,
      ),
      path(nine.map(([x, y]) => String(new Pen().circle(x, y - 3, 17, 10))).join(''), '#ffab4f', { opacity: 0.35 }),
      path(nine.map(([x, y]) => `M${x - 8} ${y - 3}q8 3 16 0q-2 7-8 7q-6 0-8-7z`).join(''), '#a8603f'),
      path(nine.map(([x, y]) => `M${x - 3} ${y - 2}q-3-6 3-14q6 8 3 14z`).join(''), '#ffe08a'),
      path(lensesPath([[k + 60, 566, 90, 5, 0.5], [k + 372, 570, 80, 5, 0.5]]), INK, { opacity: 0.6 }),
      woman(k + 106, 566, { scale: 2.6, sari: '#a82a58', edge: '#ffc46a', skin: '#5a3440', facing: 1 }),
      man(k + 146, 562, { scale: 2.6, shirt: '#e8cdb4', dhoti: '#f3dcc4', skin: '#5a3440', facing: 1 }),
      woman(k + 396, 572, { scale: 2.3, sari: '#2f6f7c', edge: '#ffc46a', skin: '#5a3440', facing: -1 }),
    );
    // the lamp, close to us on the right, marigolds at its foot
    const lx = doc.pick(648, { wide: 940, tall: 588 });
    const ls = doc.pick(1.12, { wide: 1.2, tall: 0.96 });
    doc.add(
      path(new Pen().polygon([[lx - 190, 584], [x1 + 10, 566], [x1 + 10, 620], [lx - 214, 620]]), INK), stroke(`M${lx - 190} 584L${x1 + 10} 566`, '#c98a78', 3),
      sun(doc, lx, 596 - 270 * ls, 30, '#ffd28a', { glow: '#ffb65c', glowRadius: 170 * ls, glowOpacity: 0.6, disc: false }),
      group(brassLamp(), { transform: place(lx, 598, { scale: ls }) }),
      stipple('#f79a2f', { seed: 31, count: 60, x0: lx - 150, x1: x1, y0: 584, y1: 602, size: 12 }),
        stipple('#ffc84a', { seed: 32, count: 46, x0: lx - 146, x1: x1, y0: 580, y1: 598, size: 8 }),
      stipple('#fff4e0', { seed: 33, count: 30, x0: lx - 170, x1: x1, y0: 582, y1: 600, size: 5 }),
      birds('#2c3566', [[vx - 40, 146, 1], [vx - 10, 134, 0.8, 1], [vx + 12, 150, 0.65], [vx - 72, 160, 0.6]]),
    );
  },
};
