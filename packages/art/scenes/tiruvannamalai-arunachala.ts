import {
  deepenWater, dots, foliagePath, group, land, man, mix, path, Pen, place, RAMPS, range, ridge, rng, sagPath, sky, stars, stipple, streaks, stroke, sun, woman,
  type Point, type Ramp, type Scene,
} from '../kit';
import { dotsAt } from '../kit/parts-north';
import { farGopuram, type TowerColours } from '../kit/parts-tamil-nadu';

/** The night of Karthigai: full moon behind us, the great flame on the summit, lamps everywhere below. */
const LIGHT: Ramp = { ...RAMPS.night, sky: ['#070b2a', '#15195a', '#3a2f80', '#7a4a8c'], haze: '#4a3f8c', deep: '#060926' };
const HILL = { body: '#241f58', lit: '#4a4590', gully: '#191643', warm: '#a8566c' };
const FLAME = { outer: '#ff7a1f', mid: '#ffb83a', heart: '#fff2b0' };

/** A clay lamp with its flame, 16 px wide, about 0,0 on the ground. */
const CLAY = path('M-8-6Q0-3 10-7Q7 0 0 0Q-7 0-8-6z', '#5c2430') + path('M-8-6Q0-3 10-7Q8-4 0-3.5Q-6-3.5-8-6z', '#e8935c') +
  path('M7-7Q3-12 8-19Q12-12 9-7z', '#ffc04a') + path('M7.5-7.5Q6-10.5 8-14Q10-10.5 8.5-7.5z', '#fff6c8');

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const t = doc.pick(0, { wide: 190, tall: -40 });
    const peak: Point = [t + 506, doc.pick(148, { tall: 158 })];
    const foot = 404;
    doc.add(
      sky(doc, LIGHT, { horizon: foot, strength: 0.8 }),
      stars(doc, { seed: 4, count: 96, to: 300, size: 1.6 }),
      stars(doc, { seed: 9, count: 24, to: 220, size: 2.6, opacity: 0.9 }),
      streaks(doc, { seed: 6, from: 120, to: 300, count: 7, colour: '#7a5aa8', opacity: 0.3, length: [200, 460], underTitle: true }),
      sun(doc, peak[0], peak[1] - 20, 40, FLAME.heart, { glow: '#ff9a4a', glowRadius: doc.pick(330, { tall: 250 }), glowOpacity: 0.8, disc: false }),
      ridge(doc, '#2a2466', { seed: 12, y: 380, height: 60, wavelength: 220, step: 30 }),
    );

    // Arunachala: one great uneven cone, its eastern spur to the left
    const [px, py] = peak;
    const outline: Point[] = [
      [x0 - 30, foot - 4], [px - 560, foot - 20], [px - 420, foot - 60], [px - 330, foot - 92], [px - 270, foot - 104], [px - 214, foot - 150],
        [px - 150, foot - 174], [px - 96, foot - 216], [px - 52, py + 22],
      [px - 20, py + 6], [px, py], [px + 22, py + 8], [px + 62, py + 44], [px + 104, py + 66], [px + 168, py + 128], [px + 232, py + 152],
        [px + 318, py + 204], [px + 440, py + 230], [x1 + 30, foot - 4],
    ];
    const random = rng(7);
    const gullies = new Pen();
    for (const i of range(11)) {
      const u = -0.9 + i * 0.18;
      const gx = px + u * 150;
      const gy = py + 56 + Math.abs(u) * 110 + random() * 20;
      const reach = 70 + random() * 60;
      gullies.move(gx, gy).line(gx + u * 40 + 8, gy + reach * 0.5).line(gx + u * 80 - 4, gy + reach).line(gx + u * 50 - 12, gy + reach * 0.6).close();
    }
    doc.add(
      land(outline, 620, doc.linear([[0, HILL.lit], [0.5, HILL.body], [1, '#15123c']], { y1: py, y2: foot }), { hard: true }),
      // moonlight on the spurs, firelight on the summit
      path(new Pen().polygon([peak, [px - 20, py + 6], [px - 52, py + 22], [px - 96, foot - 216], [px - 150, foot - 174], [px - 120, foot - 120],
        [px - 78, foot - 132], [px - 60, foot - 170], [px - 34, foot - 150], [px - 14, py + 90], [px - 22, py + 50]]), HILL.lit, { opacity: 0.8 }),
      path(new Pen().polygon([[px - 330, foot - 92], [px - 270, foot - 104], [px - 214, foot - 150], [px - 196, foot - 110], [px - 236, foot - 74],
        [px - 300, foot - 60]]), HILL.lit, { opacity: 0.6 }),
      path(new Pen().polygon([[px + 62, py + 44], [px + 104, py + 66], [px + 168, py + 128], [px + 130, py + 150], [px + 100, py + 120],
        [px + 84, py + 136]]), HILL.lit, { opacity: 0.55 }),
      path(gullies, HILL.gully, { opacity: 0.7 }),
      path(new Pen().polygon([peak, [px + 22, py + 8], [px + 44, py + 30], [px + 20, py + 44], [px + 8, py + 30], [px - 6, py + 52],
        [px - 26, py + 30], [px - 40, py + 34], [px - 48, py + 20], [px - 20, py + 6]]), HILL.warm, { opacity: 0.85 }),
      // pilgrims with torches on the path
      dots(new Pen().soft([[px + 4, py + 16], [px + 30, py + 52], [px - 10, py + 84], [px + 36, py + 122], [px - 20, py + 156], [px + 20, py + 196],
        [px - 40, py + 226]]), '#ffc873', 2.6, 7.5),
    );
    // the flame in its copper cauldron
    doc.add(
      sun(doc, px, py - 16, 12, FLAME.heart, { glow: '#ffd27a', glowRadius: 96, glowOpacity: 0.95, disc: false }),
      group(
        [
          path('M-11 3v-9h22v9q-11 4-22 0z', '#5a2c2c'),
          path('M-12-5Q-22-26-6-42Q-8-32 0-30Q-4-50 8-64Q6-46 15-34Q22-16 12-5z', FLAME.outer),
          path('M-8-5Q-14-20-4-28Q0-20 4-42Q6-30 11-24Q14-12 8-5z', FLAME.mid),
          path('M-4-5Q-7-14 1-24Q8-13 5-5z', FLAME.heart),
        ],
        { transform: place(px, py) },
      ),
    );

    // the town at its foot: roofs and lights
    const town = (seed: number, y: number, low: number, high: number, fill: string): string => {
      const r = rng(seed);
      const pen = new Pen();
      for (let x = x0 - 20; x < x1 + 20;) {
        const w = 18 + r() * 34;
        pen.rect(x, y - low - r() * (high - low), w, 90);
        x += w * (0.9 + r() * 0.3);
      }
      return path(pen, fill);
    };
    doc.add(
      path(foliagePath({ seed: 5, x0: x0 - 10, x1: x1 + 10, y: foot + 2, height: 30, wavelength: 60, scallop: [5, 10], base: foot + 40 }), '#1a1648'),
      town(3, foot + 8, 4, 22, '#221b52'),
      stipple('#ffd27a', { seed: 15, count: Math.round(doc.width / 9), x0, x1, y0: foot - 14, y1: foot + 36, size: 2.6, opacity: 0.9 }),
    );

    // the towers, floodlit from below; far to near
    const lit = (top: number, bottom: number, far: number): TowerColours => {
      const c = (colour: string): string => mix(colour, LIGHT.haze, far);
      const glow = doc.linear([[0, c('#7f6aa0')], [0.45, c('#d9a878')], [1, c('#ffd98f')]], { y1: top, y2: bottom });
      return { mid: glow, lit: c('#fff0c4'), shade: c('#4f3a78'), deep: c('#5c3358'), gold: c('#ffc04a'), stone: c('#ffc878'),
        stoneShade: c('#8a4f5c'), figures: [c('#fff6da'), c('#c9825f')] };
    };
    const tower = (x: number, y: number, height: number, tiers: number, far: number, bulbs = true): string =>
      sun(doc, x, y - height * 0.2, 20, '#ffb866', { glow: '#ffb866', glowRadius: height * 0.85, glowOpacity: 0.4, disc: false }) +
      farGopuram(x, y, height, { tiers, colours: lit(y - height, y, far), light: -1, width: [0.56, 0.26], hollow: 0.84,
        precision: height > 150 ? 0 : 1, pots: Math.min(11, tiers + 2) }) +
      (bulbs ? dots(sagPath(x - height * 0.14, y - height * 0.98, x - height * 0.52, y - height * 0.02, 6) +
        sagPath(x + height * 0.14, y - height * 0.98, x + height * 0.52, y - height * 0.02, 6), '#fff0b0', 2.4, 7) : '');
    const wallY = foot + 44;
    doc.add(
      tower(t + 640, foot + 20, 108, 9, 0.22), tower(t + 470, foot + 24, 84, 7, 0.2, false), tower(t + 556, foot + 30, 66, 5, 0.12, false),
      tower(t + doc.pick(752, { tall: 716 }), foot + 42, 126, 9, 0.1),
      path(new Pen().rect(x0, wallY - 22, doc.width, 60), '#c98a5f'), stroke(`M${x0} ${wallY - 2}H${x1}`, '#8a3f48', 40, { dash: '12 12' }),
        path(new Pen().rect(x0, wallY - 26, doc.width, 6), '#ffd9a0'),
      doc.format === 'wide' ? path(new Pen().rect(x0, wallY - 30, 480, 70),
        doc.linear([[0, '#0b0926', 0.85], [1, '#0b0926', 0]], { x1: x0, x2: 200, y2: 0 })) : '',
      tower(t + doc.pick(258, { tall: 300 }), foot + 62, doc.pick(262, { tall: 236 }), 11, 0),
    );

    // the street before the wall, thick with people
    doc.add(doc.band(doc.linear([[0, '#a8604f'], [0.3, '#5a2f58'], [1, '#170f38']], { y1: foot + 56, y2: 600 }), foot + 58));
    const crowd = new Pen(1);
    const r = rng(31);
    const heads = range(3).map((): Point[] => []);
    for (const row of range(3)) {
      for (let x = x0 + r() * 20; x < x1; x += 8 + row * 3 + r() * (9 + row * 4)) {
        const k = 0.62 + row * 0.22;
        const y = foot + 72 + row * 11 + r() * 3;
        crowd.move(x - 5 * k, y + 14 * k).line(x - 4 * k, y - 8 * k).quad(x, y - 14 * k, x + 4 * k, y - 8 * k).line(x + 5 * k, y + 14 * k).close();
        heads[row]?.push([x, y - 15 * k]);
      }
    }
    doc.add(
      path(crowd, '#3a2048'), heads.map((list, row) => dotsAt(list, '#2a1738', 3.8 + row * 1.4)),
      stipple('#f2a05c', { seed: 51, count: Math.round(doc.width / 12), x0, x1, y0: foot + 62, y1: foot + 100, size: 4 }),
      stipple('#ffe6a0', { seed: 52, count: Math.round(doc.width / 14), x0, x1, y0: foot + 58, y1: foot + 98, size: 2.8 }),
      stipple('#d9456a', { seed: 53, count: Math.round(doc.width / 20), x0, x1, y0: foot + 70, y1: foot + 104, size: 5, opacity: 0.8 }),
    );

    // our roof: two ledges set with clay lamps, a floor with a kolam of light
    const lampId = doc.define(CLAY);
    const haloFill = '#ff9a3f';
    const ledge = (y: number, h: number, scale: number, gap: number, offset: number): string => {
      const lamps: string[] = [];
      const halos = new Pen();
      for (let x = x0 + offset; x < x1 + 10; x += gap) {
        const wobble = Math.sin(x * 1.7) * gap * 0.12;
        halos.circle(x + wobble + 6 * scale, y - 11 * scale, 15 * scale);
        lamps.push(doc.use(lampId, place(x + wobble, y + 2, { scale })));
      }
      return (
        path(new Pen().rect(x0, y, doc.width, h), doc.linear([[0, '#a8523f'], [0.25, '#4a2248'], [1, '#1c1038']], { y1: y, y2: y + h })) +
        path(new Pen().rect(x0, y, doc.width, 4), '#f2a05c') + path(halos, haloFill, { opacity: 0.28 }) + lamps.join('')
      );
    };
    doc.add(ledge(520, 44, 1.15, doc.pick(62, { wide: 78 }), 24), ledge(566, 60, 1.9, doc.pick(104, { wide: 122 }), 60));
    // a family lighting lamps, dark against the glow
    const f = doc.pick(0, { wide: 250, tall: -76 });
    doc.add(
      woman(f + 622, 578, { scale: 3.5, sari: '#8e2450', edge: '#f2b04a', skin: '#5a3038', facing: -1 }),
      woman(f + 672, 580, { scale: 2.5, sari: '#2f5f6a', edge: '#ffb85c', skin: '#5a3038', facing: -1 }),
      man(f + 726, 582, { scale: 3.6, shirt: '#c9a88a', dhoti: '#e8d0ae', skin: '#5a3038', facing: -1 }),
      path(`M${f + 584} 522q-10 6-2 10h24q6-6 0-10z`, '#c98a3f'),
      group(doc.use(lampId, place(f + 592, 522, { scale: 1.3 }))),
      stroke(`M${f + 612} 530L${f + 596} 526`, '#5a3038', 8, { round: true }),
      deepenWater(doc, { sky: LIGHT.sky, deep: '#0a0824' }, 560, { strength: 0.3 }),
    );
  },
};
