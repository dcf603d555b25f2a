import {
  air, at, birds, crown, foliagePath, land, lensesPath, man, mist, mix, path, Pen, place, RAMPS, range, ridge, rng, sky, streaks, stroke, sun, trunkPath, woman,
  type Point, type Ramp, type Scene,
} from '../kit';
import { camera, farGopuram, type TowerColours } from '../kit/parts-tamil-nadu';

/** Early morning from a roof; the sun is low on the right, in the haze. */
const LIGHT: Ramp = { ...RAMPS.golden, sky: ['#2f7f97', '#8fc0b4', '#f6dba0', '#fdeec6'], haze: '#f8dda6', deep: '#125a6c' };
const PLASTER = ['#f3d9a8', '#e9b98a', '#d9d3b4', '#e0a37a'] as const;
const TILE = { lit: '#e0794a', shade: '#a84e3c' };
const STONE = { roof: '#e6cf9f', wall: '#b58a6c', shade: '#8a6a62' };
const TERRACE = { floor: '#8a4d4a', wall: '#4a2c42', top: '#c98a66', ink: '#2f1f35' };
const HORIZON = 236;

/** The painted stucco of Madurai: sea green and brick red with cream figures; `haze` 0…1 for the farther ones. */
const stucco = (haze: number): TowerColours => {
  const c = (colour: string): string => mix(colour, LIGHT.haze, haze);
  return {
    mid: c('#4a9f92'), lit: c('#ffe6b0'), shade: c('#2c5a70'), deep: c('#4f2c4a'), gold: c('#ffcf5a'), stone: c('#d9b489'), stoneShade: c('#86645f'),
    figures: [c('#ea5a3f'), c('#f8ecca'), c('#f0a04f'), c('#d94f86')],
  };
};

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const sunX = doc.pick(566, { wide: 706, tall: 470 });
    doc.add(
      sky(doc, LIGHT, { horizon: 270 }),
      sun(doc, sunX, doc.pick(148, { tall: 160 }), 30, '#fff8dc', { glow: '#fff0b8', glowRadius: doc.pick(290, { tall: 190 }), glowOpacity: 0.85, rings: 2 }),
      streaks(doc, { seed: 14, from: 40, to: 200, count: 8, colour: '#fff3cf', opacity: 0.5 }),
      ridge(doc, air(doc, LIGHT, '#4f7f96', 0.55), { seed: 21, y: 246, height: 60, wavelength: 260, step: 28 }),
      // the elephant hill of Yanaimalai
      land([[-340, 256], [-60, 252], [200, 246], [290, 240], [330, 212], [400, 200], [520, 204], [590, 216], [620, 238], [760, 246], [1130, 250]],
        300, air(doc, LIGHT, '#3f6f84', 0.56)),
      path(foliagePath({ seed: 2, x0: x0 - 10, x1: x1 + 10, y: 262, height: 18, wavelength: 50, scallop: [3, 7], base: 300 }),
        air(doc, LIGHT, '#4f8274', 0.5, 0.7)),
      doc.band(air(doc, LIGHT, '#b98a6a', 0.4, 0.5), 258),
    );

    // everything in true perspective from a high roof
    const eyeX = doc.pick(352, { wide: 500, tall: 378 });
    const focal = doc.pick(760, { tall: 620 });
    const eye = camera({ x: eyeX, horizon: HORIZON, height: 40, focal });
    const random = rng(9);
    const town = (from: number, to: number, rows: number, haze: number,
      { step = 17, panes = true, keep = () => true }: { step?: number; panes?: boolean; keep?: (x: number, z: number) => boolean } = {}): void => {
      const walls = PLASTER.map(() => new Pen());
      const roofs = PLASTER.map(() => new Pen());
      const [bright, dark, tiles, tilesShade, windows] = [new Pen(), new Pen(), new Pen(), new Pen(), new Pen()];
      for (const r of range(rows)) {
        const z = from * (to / from) ** (r / Math.max(1, rows - 1));
        const left = ((x0 - eyeX - 60) * z) / focal;
        const right = ((x1 - eyeX + 20) * z) / focal;
        for (let x = left; x < right; x += step * (0.7 + random() * 0.5)) {
          const w = step * (0.55 + random() * 0.42);
          const h = 6 + Math.floor(random() * 3.4) * 3.2;
          const d = step * (0.7 + random() * 0.5);
          const k = Math.floor(random() * PLASTER.length);
          const kind = random();
          if (!keep(x + w / 2, z)) continue;
          const [a, b, c, e] = [eye(x, 0, z), eye(x + w, 0, z), eye(x + w, h, z), eye(x, h, z)];
          if (b[0] < x0 - 6 || a[0] > x1 + 6) continue;
          const [f, g] = [eye(x, h, z + d), eye(x + w, h, z + d)];
          walls[k]?.polygon([a, b, c, e]);
          if (x + w < 0) bright.polygon([b, c, g, eye(x + w, 0, z + d)]);
          else if (x > 0) dark.polygon([a, e, f, eye(x, 0, z + d)]);
          if (kind < 0.34) {
            const [p, q] = [eye(x, h + 3, z + d / 2), eye(x + w, h + 3, z + d / 2)];
            tiles.polygon([e, c, q, p]);
            tilesShade.polygon([p, q, g, f]);
          } else roofs[k]?.polygon([e, c, g, f]);
          if (panes) for (const u of [0.18, 0.58]) windows.polygon([eye(x + w * u, h * 0.45, z), eye(x + w * (u + 0.2), h * 0.45, z),
            eye(x + w * (u + 0.2), h * 0.8, z), eye(x + w * u, h * 0.8, z)]);
        }
      }
      // rows below the title have the same colours in all formats
      const c = (colour: string): string => (haze > 0.2 ? air(doc, LIGHT, colour, haze, 0.92) : mix(colour, LIGHT.haze, haze));
      const layer = (pen: Pen, colour: string): string => (String(pen) ? path(pen, c(colour)) : '');
      doc.add(
        roofs.map((pen, i) => layer(pen, mix(PLASTER[i] ?? '#fff', '#fff6dc', 0.5))),
        layer(bright, '#f9dca6'), layer(dark, '#7a5568'),
        walls.map((pen, i) => layer(pen, mix(PLASTER[i] ?? '#fff', '#7a5568', 0.36))),
        layer(tilesShade, TILE.shade), layer(tiles, TILE.lit), layer(windows, '#5a4256'),
      );
    };

    // plan of the temple, in metres: a square set askew, a tower in the middle of each side
    const middle = { x: 5, z: 258 };
    const plan = (degrees: number, radius: number): Point => {
      const a = (degrees * Math.PI) / 180;
      return [middle.x + radius * Math.cos(a), middle.z + radius * Math.sin(a)];
    };
    const ground = ([x, z]: Point, up = 0): Point => eye(x, up, z);
    const tower = (degrees: number, radius: number, height: number, haze: number, tiers = 9): string => {
      const [x, z] = plan(degrees, radius);
      const [px, py] = eye(x, 0, z);
      return farGopuram(px, py, (focal * height) / z, {
        colours: stucco(haze), tiers, hollow: 0.7, width: [0.6, 0.26], light: 1, flank: 0.2, pots: tiers > 6 ? 9 : 5, precision: z < 200 ? 0 : 1,
      });
    };
    // palms in the courts and gardens share one crown
    const fronds = crown(5, 26, { leaflets: 5, fronds: 11, light: 1 });
    const palmId = doc.define(path(fronds.back + fronds.mid + fronds.lit + trunkPath(-5, 62, 0, 0, 4, 2.4, 4), ''));
    const palms = (list: readonly (readonly [x: number, y: number, z: number])[], fill: string): string[] =>
      list.map(([x, , z]) => {
        const [px, py] = eye(x, 0, z);
        const s = (14 * focal) / z / 62;
        return doc.shows(px) ? doc.use(palmId, place(px, py - 62 * s, { scale: s }), { fill }) : '';
      });

    const outside = (edge: number) => (x: number): boolean => Math.abs(x - middle.x) > edge;
    town(700, 470, 3, 0.55, { step: 30, panes: false });
    doc.add(mist(doc, { seed: 5, from: 262, to: 284, colour: '#fdeac0', opacity: 0.55, count: 4 }), tower(75, 107, 50, 0.34));
    town(330, 250, 3, 0.36, { step: 22, panes: false, keep: outside(128) });

    // the courts: roofs of stone, the tank with its steps, the striped wall
    const corners = [212, 302, 32, 122].map((a) => plan(a, 142));
    const quad = (u0: number, u1: number, v0: number, v1: number, up = 0): Point[] => {
      const [p, q, r] = [at(corners, 0), at(corners, 1), at(corners, 3)];
      const spot = (u: number, v: number): Point => ground([p[0] + (q[0] - p[0]) * u + (r[0] - p[0]) * v, p[1] + (q[1] - p[1]) * u + (r[1] - p[1]) * v], up);
      return [spot(u0, v0), spot(u1, v0), spot(u1, v1), spot(u0, v1)];
    };
    const poly = (points: Point[], fill: string): string => path(new Pen().polygon(points), fill);
    const wallStripe = (a: Point, b: Point): string => stroke(new Pen().move(...a).line(...b), '#b8473c', 15, { dash: '5 6' });
    const near = quad(0, 1, 0, 1, 4);
    const [side, sideFoot] = [quad(0.96, 1, 0.08, 0.94, 8), quad(0.96, 1, 0.08, 0.94)];
    doc.add(
      poly(quad(0, 1, 0, 1), mix('#c99f78', LIGHT.haze, 0.2)),
      poly(quad(0.04, 0.96, 0.08, 0.94, 8), mix(STONE.roof, LIGHT.haze, 0.2)),
      poly([...quad(0.04, 0.96, 0.08, 0.08, 8).slice(0, 2), ...quad(0.04, 0.96, 0.08, 0.08, 0).slice(0, 2).reverse()], STONE.wall),
      poly([at(side, 0), at(side, 3), at(sideFoot, 3), at(sideFoot, 0)], '#e9bf8a'),
      // the golden lotus tank
      poly(quad(0.42, 0.8, 0.16, 0.44, 8), '#f7e2b0'),
      poly(quad(0.45, 0.77, 0.2, 0.44, 6), STONE.shade),
      poly(quad(0.46, 0.76, 0.21, 0.42, 3), '#4f9a8c'),
      poly(quad(0.55, 0.76, 0.21, 0.3, 3), '#a9d0a8'),
    );
    const [lotusX, lotusY] = at(quad(0.6, 0.62, 0.3, 0.32, 3), 0);
    doc.add(
      path(`M${Math.round(lotusX - 7)} ${Math.round(lotusY)}q7 5 14 0l3-7-6 3-4-7-4 7-6-3z`, '#ffd35f'),
      stroke(new Pen().polygon(quad(0.2, 0.34, 0.2, 0.8, 8)).polygon(quad(0.06, 0.94, 0.5, 0.9, 8)), STONE.wall, 1.2, { opacity: 0.5 }),
      tower(168, 107, 50, 0.24),
      palms([[-40, 0, 330], [-60, 0, 300], [64, 0, 320]], mix('#3f7a5c', LIGHT.haze, 0.25)),
      // the inner towers and the two golden roofs over the shrines
      tower(62, 34, 26, 0.2, 5),
      tower(175, 52, 27, 0.16, 5),
      [[34, 20], [120, 16]].map(([a = 0, r = 0]) => {
        const [gx, gy] = ground(plan(a, r), 8);
        return path(`M${Math.round(gx - 11)} ${Math.round(gy)}v-7h3v-6h3q-1-9 5-12q6 3 5 12h3v6h3v7z`, '#ffc93f') +
          path(`M${Math.round(gx - 11)} ${Math.round(gy)}v-7h3v-6h3q-1-9 5-12v25z`, '#c98a35');
      }),
      tower(348, 107, 51, 0.12),
    );
    const [wl, wr, wf, wg] = [at(near, 0), at(near, 1), at(near, 1), at(near, 2)];
    doc.add(
      stroke(new Pen().move(...wl).line(...wr), '#c9a98a', 17), wallStripe(wl, wr),
      stroke(new Pen().move(...wf).line(...wg), '#f6e0b4', 13), stroke(new Pen().move(...wf).line(...wg), '#c9573f', 12, { dash: '4 6' }),
      palms([[-86, 0, 178], [-72, 0, 166], [62, 0, 176], [92, 0, 190], [140, 0, 240], [-150, 0, 230], [170, 0, 220], [-210, 0, 260]], '#2f6a55'),
    );
    town(186, 152, 2, 0.16, { step: 21, panes: false, keep: (x) => x < -66 || x > 66 });
    doc.add(tower(258, 107, 53, 0));
    // row by row, and open where the street runs
    for (const z of [130, 108, 90, 75]) town(z, z, 1, 0.1 - (130 - z) / 600, { step: 17, keep: (x) => Math.abs(x + 22) > 12 });

    // the street to the gate, full of people going in
    const street: readonly (readonly [number, number, boolean, string])[] = [[-27, 128, true, '#d9363e'], [-24, 122, false, '#f7ecd2'],
      [-20, 130, true, '#e88a2a'], [-22, 112, true, '#8e2f7c'], [-25, 106, false, '#f2ead2'], [-18, 104, true, '#2f8f86']];
    doc.add(
      street.map(([x, z, isWoman, cloth]) => {
        const [px, py] = eye(x, 0, z);
        const scale = (focal * 2.2) / z / 30;
        return isWoman ? woman(px, py, { scale, sari: cloth, edge: '#ffd36b' }) : man(px, py, { scale, shirt: cloth });
      }),
    );

    // the near terrace, in shade, cut by the lower right corner
    const t = doc.pick(0, { wide: 230, tall: -70 });
    doc.add(
      path(new Pen().polygon([[t + 430, 620], [t + 486, 556], [x1 + 20, 540], [x1 + 20, 620]]), TERRACE.floor),
      path(new Pen().polygon([[t + 466, 580], [t + 470, 520], [x1 + 20, 500], [x1 + 20, 556]]), TERRACE.wall),
      path(new Pen().polygon([[t + 460, 524], [t + 462, 514], [x1 + 20, 492], [x1 + 20, 503]]), TERRACE.top),
      stroke(new Pen().move(t + 486, 548).line(x1 + 20, 530), '#7a4652', 24, { dash: '16 12' }),
      path(lensesPath([[t + 560, 596, 80, 5, 0.5], [t + 610, 600, 80, 5, 0.5]]), TERRACE.ink, { opacity: 0.6 }),
      woman(t + 590, 600, { scale: 3, sari: '#c8324a', edge: '#ffcf5a', facing: -1 }),
      man(t + 644, 606, { scale: 3.1, shirt: '#f0dfc0', dhoti: '#3f4a6a', facing: -1 }),
      // a brass pot of holy basil on the parapet
      path(`M${t + 740} 500h-26l5-24h16z`, '#c98a3f'), path(`M${t + 726} 500h-12l5-24h7z`, '#8a5436'),
      path(foliagePath({ seed: 31, x0: t + 700, x1: t + 756, y: 478, height: 44, wavelength: 20, scallop: [6, 11], base: 478, under: 6,
        envelope: (x) => Math.sin((Math.PI * Math.min(1, Math.max(0, x - t - 700) / 56))) ** 0.5 }), '#2f4f44'),
      birds('#4a6f78', [[doc.pick(250, { wide: 520, tall: 290 }), 100, 1], [doc.pick(278, { wide: 548, tall: 318 }), 88, 0.8, 1],
        [doc.pick(300, { wide: 572, tall: 340 }), 104, 0.65], [doc.pick(208, { wide: 492, tall: 262 }), 118, 0.6]]),
    );
  },
};
