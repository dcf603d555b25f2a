import {
  archPath, birds, cumulus, foliagePath, group, lensesPath, lerp, man, mix, palms, path, Pen, petalPath, place, RAMPS, range, rng, sky, stroke, woman,
  type Cloud, type Doc, type Point, type Ramp, type Scene,
} from '../kit';

const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#2c78bd', '#73b6dd', '#c6e3e2', '#fff0cf'], haze: '#dfe9dc', deep: '#1a4f8f', ink: '#1c2c4a' };
const WHITE = { lit: '#fffaf0', shade: '#a9b4d0' };
const TILE = { lit: '#e2714a', mid: '#c4553c', shade: '#7d3a40' };
const SHELL = { lit: '#f3ead2', line: '#8f8270', shade: '#8390ae', shadeLine: '#4a557c' };

/** A house wall that runs to the vanishing point: projects a point with height `y` on the near plane to its place at x. */
class Street {
  constructor(
    readonly vanish: Point,
    /** x of the near plane of this side. */
    readonly near: number,
  ) {}

  scale(x: number): number {
    return (x - this.vanish[0]) / (this.near - this.vanish[0]);
  }

  on(x: number, y: number): Point {
    return [x, this.vanish[1] + (y - this.vanish[1]) * this.scale(x)];
  }

  quad(x0: number, x1: number, y0: number, y1: number): string {
    return String(new Pen(1).polygon([this.on(x0, y0), this.on(x1, y0), this.on(x1, y1), this.on(x0, y1)]));
  }

  /** An opening with a round head between x0 and x1 from the sill up. */
  arch(x0: number, x1: number, sill: number, head: number, rise: number): string {
    const points: Point[] = [this.on(x0, sill)];
    for (const i of range(9)) {
      const u = i / 8;
      points.push(this.on(lerp(x0, x1, u), head - rise * Math.sin(Math.PI * u) ** 0.8));
    }
    points.push(this.on(x1, sill));
    return String(new Pen(1).polygon(points));
  }

  line(x0: number, x1: number, y: number): string {
    return String(new Pen(1).move(...this.on(x0, y)).line(...this.on(x1, y)));
  }
}

interface HousePaint {
  wall: string;
  trim: string;
  shutter: string;
  /** Panes of oyster shell and their lattice. */
  shell: string;
  lattice: string;
  plinth: string;
  roof: readonly [lit: string, shade: string];
}

interface HousePlan {
  x0: number;
  x1: number;
  eaves: number;
  /** Middles of the windows on both floors, as shares of the front; how wide they are in px on the near plane. */
  windows: readonly number[];
  width: number;
  /** Index of the window that is a door. */
  door?: number;
  balcony?: boolean;
  /** Upper windows are left out beyond this x (towards the title). */
  calm?: (x: number) => boolean;
}

/** A Fontainhas house: painted wall with white bands, arched openings with oyster-shell panes and shutters, a balcony, tiled eaves. */
function townHouse(street: Street, { x0, x1, eaves, windows, width, door, balcony = false, calm = () => false }: HousePlan, paint: HousePaint): string {
  const { wall, trim, shutter, shell, lattice, plinth, roof } = paint;
  const inward = Math.sign(street.vanish[0] - street.near);
  const [trims, panes, leaves, lines] = [[] as string[], [] as string[], [] as string[], [] as string[]];
  windows.forEach((share, i) => {
    const x = lerp(x0, x1, share);
    const half = (width / 2) * Math.abs(street.scale(x)) * 0.52;
    for (const upper of [false, true]) {
      if (upper && calm(x)) continue;
      const isDoor = !upper && i === door;
      const sill = upper ? 312 : isDoor ? 566 : 524;
      const head = upper ? 214 : 428;
      const rise = 26;
      trims.push(street.arch(x - half * 1.34, x + half * 1.34, sill + (isDoor ? 0 : 8), head - 8, rise + 8));
      (isDoor ? leaves : panes).push(street.arch(x - half, x + half, sill, head, rise));
      if (!isDoor) {
        leaves.push(street.quad(x - half * 2.1, x - half * 1.36, sill, head), street.quad(x + half * 1.36, x + half * 2.1, sill, head));
        for (const k of [-0.34, 0.34]) lines.push(String(new Pen(1).move(...street.on(x + half * k, sill)).line(...street.on(x + half * k,
          head - rise * 0.8))));
        for (const k of [0.25, 0.5, 0.75, 1]) lines.push(street.line(x - half, x + half, lerp(sill, head, k)));
      }
    }
  });
  const out = [
    path(street.quad(x0, x1, eaves, 590), wall),
    path(street.quad(x0, x1, 562, 592), plinth),
    path(street.quad(x0, x1, 352, 364) + street.quad(x0, x0 + (x1 - x0) * 0.035, eaves, 562) + street.quad(x1 - (x1 - x0) * 0.03, x1, eaves, 562) +
      street.quad(x0, x1, eaves, eaves + 12), trim),
    path(trims.join(''), trim),
    path(leaves.join(''), shutter),
    path(panes.join(''), shell),
    stroke(lines.join(''), lattice, 1.3),
  ];
  if (balcony) {
    // over the street: slab, brackets, iron rail
    const step = 16 * inward;
    const at = (x: number, y: number): Point => {
      const [px, py] = street.on(x, y);
      const k = Math.abs(street.scale(x));
      return [px + step * k, py + 3 * k];
    };
    const [a, b] = [lerp(x0, x1, 0.06), lerp(x0, x1, 0.94)];
    const bars = new Pen(1);
    for (const i of range(30)) {
      const x = lerp(a, b, i / 29);
      bars.move(...at(x, 334)).line(...at(x, 272));
    }
    out.push(
      path(new Pen(1).polygon([street.on(a, 336), street.on(b, 336), at(b, 336), at(a, 336)]), mix(trim, '#4a4a6a', 0.3)),
      path(new Pen(1).polygon([at(a, 334), at(b, 334), at(b, 346), at(a, 346)]), trim),
      stroke(bars, '#2a3a4a', 1.4),
      stroke(new Pen(1).move(...at(a, 272)).line(...at(b, 272)).line(...street.on(b, 272)).move(...at(a, 300)).line(...at(b, 300)), '#2a3a4a', 2.4),
    );
  }
  // eaves: the tiles seen from below and the slope above
  const over = 13 * inward;
  const lip = (x: number, y: number): Point => {
    const [px, py] = street.on(x, y);
    const k = Math.abs(street.scale(x));
    return [px + over * k, py + 4 * k];
  };
  const back = (x: number): Point => {
    const [px, py] = street.on(x, eaves - 46);
    return [px - over * Math.abs(street.scale(x)) * 1.6, py];
  };
  const k = Math.abs(street.scale((x0 + x1) / 2));
  out.push(
    path(new Pen(1).polygon([lip(x0, eaves), lip(x1, eaves), back(x1), back(x0)]), roof[0]),
    stroke(range(14).map((i) => { const x = lerp(x0, x1,
      (i + 0.5) / 14); return String(new Pen(1).move(...lip(x, eaves)).line(...back(x))); }).join(''), roof[1], 1.6, { opacity: 0.6 }),
    stroke(new Pen(1).move(...lip(x0, eaves)).line(...lip(x1, eaves)), roof[1], 10 * k),
    stroke(new Pen(1).move(...lip(x0, eaves)).line(...lip(x1, eaves)), roof[0], 7 * k,
      { dash: `${Math.max(2, Math.round(6 * k))} ${Math.max(1, Math.round(3 * k))}` }),
  );
  return out.join('');
}

/** The chapel of Saint Sebastian at the end of the street, 0,0 the middle of its door-sill. */
const chapel = (): string =>
  [
    path('M-66 0V-92H66V0z', '#fff9ea'),
    path('M-66 0V-92H-44V0z', WHITE.shade),
    path('M-66-92Q-40-96-36-116Q-34-132-16-136L0-152L16-136Q34-132 36-116Q40-96 66-92z', '#fff9ea'),
    path('M-66-92Q-40-96-36-116Q-34-132-16-136L0-152L-4-140Q-20-126-20-112Q-24-96-40-92z', WHITE.shade),
    path('M-70-88H70V-94H-70zM-38-118H38V-122H-38z', '#8fa6cc'),
    path(archPath(0, 9, -100, -112, -120), '#3a5a8f'),
    path('M-4-104q0-8 4-8t4 8z', '#e0b25a'),
    path('M-1.6-152V-170H1.6V-152zM-7-164H7V-160.600H-7z', '#8fa6cc'),
    path(archPath(0, 16, 0, -30, -44), '#8fa6cc'),
    path(archPath(0, 12, 0, -30, -40), '#2f5a8f'),
    path(archPath(-42, 7, -42, -58, -66) + archPath(42, 7, -42, -58, -66), '#3a5a8f'),
    path('M-82 8L-70 0H70L82 8z', '#e4d4b8'),
  ].join('');

/** A scooter on its stand about 0,0, facing left, 120 px long. */
const scooter = (): string =>
  [
    path('M-64 4Q0-8 70 2Q20 12-54 10z', '#6a5a60', { opacity: 0.6 }),
    path('M-46-14a16 16 0 1 0 .1 0zM44-14a16 16 0 1 0 .1 0z', '#222a3c'),
    path('M-46-6a8 8 0 1 0 .1 0zM44-6a8 8 0 1 0 .1 0z', '#cfd4dc'),
    path('M18-12Q16-44 42-46H66Q76-34 70-16Q58-30 44-30Q26-30 22-10z', '#2f9f9a'),
    path('M18-12Q16-44 42-46H66Q70-42 71-36Q50-42 38-36Q24-30 22-10z', '#7fd6c6'),
    path('M-34-12L-30-18H20V-8H-28z', '#2f9f9a'),
    path('M-40-22Q-44-60-34-84H-24Q-28-50-22-16H-34z', '#2f9f9a'),
    path('M-40-22Q-44-60-34-84H-30Q-36-50-32-16z', '#8fe0d0'),
    path('M-62-20Q-58-36-44-36Q-34-34-32-22Q-46-30-62-20z', '#2f9f9a'),
    stroke('M-30-82L-38-98L-24-102M-38-98l-8 2', '#3a4256', 3.4, { round: true }),
    path('M-46-80a6 6 0 1 1 .1 0z', '#fff3c4'),
    path('M22-48Q30-58 60-54L68-46H24z', '#4a3038'),
    stroke('M0-10L-6 4M6-10L10 4', '#3a4256', 3),
    path('M66-46h12v-14h-14z', '#c8944f'),
  ].join('');

/** The poder, Goa's baker on his bicycle, bread in a basket under blue cloth; about 0,0, riding to the right, 100 px high. */
const poder = (): string =>
  [
    path('M-46 4Q0-4 60 2Q20 10-40 8z', '#6a5a60', { opacity: 0.55 }),
    stroke('M-34-20a19 19 0 1 0 .1 0zM38-20a19 19 0 1 0 .1 0z', '#2a3248', 2.6),
    stroke('M-34-1L-16-38L26-38M-16-38L4-4L28-38L38-1M4-4L-34-1M28-38L25-52L34-56', '#3a4258', 2.8),
    path('M-60-44H-14L-18-66Q-38-74-56-66z', '#b5803f'),
    path('M-60-44H-40L-42-68Q-50-70-56-66z', '#e0b46a'),
    path('M-60-62Q-58-80-38-82Q-16-80-14-62Q-36-54-60-62z', '#2f6fc0'),
    path('M-60-62Q-58-80-38-82Q-48-74-46-59Q-54-59-60-62z', '#6fa6e6'),
    stroke('M-46-82l6-3M-34-84l7 1M-26-80l5-2', '#f2cf8f', 7, { round: true }),
    path('M-8-42L6-38L10-14L4-4L-1-6L2-20L-10-34z', '#4a5a78'),
    path('M-12-40Q-14-66-2-78Q10-82 14-72L12-42z', '#fff3dc'),
    path('M2-40L12-42L14-72Q10-60 6-52z', '#d2c4c0'),
    path('M8-74Q22-66 28-54L24-51Q12-58 4-64z', '#fff3dc'),
    path('M2-88a6.500 7 0 1 1 13 0a6.500 7 0 1 1-13 0z', '#6a3b2f'),
    path('M0-90q2-9 10-8q7 1 6 8l5 2q-10 1-21-2z', '#c8453f'),
    path('M30-58l8-5l3 4l-8 5z', '#d9a84c'),
  ].join('');

function bougainvillea(doc: Doc, spots: readonly Point[], scale: number): string {
  const random = rng(6);
  const bracts = (turn: number, spread: number): string =>
    range(6).map((i) => range(3).map((k) => petalPath(Math.cos(i * 2.4 + turn) * spread, Math.sin(i * 2.4 + turn) * spread * 0.8, turn + i + k * 2.1,
      10, 4.6)).join('')).join('');
  const id = doc.define([path(foliagePath({ seed: 3, x0: -24, x1: 24, y: 6, height: 20, wavelength: 20, scallop: [6, 11], base: 10, under: 12,
    least: 0.6 }), '#1f5a4c'), path(bracts(0.4, 15), '#c02a78'), path(bracts(1.9, 10), '#ef5aa0')]);
  return spots.map(([x, y]) => doc.use(id, place(x, y, { scale: scale * (0.75 + 0.5 * random()), rotate: random() * 360 }))).join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(0, { wide: 250, tall: 10 });
    const vanish: Point = [386 + shift, 402];
    const left = new Street(vanish, -64 + shift);
    const right = new Street(vanish, 866 + shift);
    const clouds: Cloud[] = [[420 + shift, 190, 220, 60, 5], [330 + shift, 120, 120, 26, 9]];
    doc.add(
      sky(doc, LIGHT, { horizon: 400 }),
      cumulus(doc, doc.format === 'wide' ? clouds.slice(0, 1) : clouds, { shade: '#c3d9e6' }),
      // Altinho hill above the quarter
      path(foliagePath({ seed: 8, x0: 230 + shift, x1: 560 + shift, y: 330, height: 84, wavelength: 80, scallop: [6, 12], base: 420, least: 0.4 }),
        mix('#3f8a62', LIGHT.haze, 0.34)),
      palms(doc, 5, ([[344, 232, 110, 0.62, -5], [452, 246, 96, 0.55, 4]] as const).map(([x, y, ...rest]) => [x + shift, y, ...rest] as const),
        { dark: mix('#2a6a54', LIGHT.haze, 0.2), lit: mix('#9ac653', LIGHT.haze, 0.2), bark: '#9a8468' }),
      group(chapel(), { transform: place(404 + shift, 428, { scale: 0.86 }) }),
    );
    // the street: sunlit stones to the right, the shadow of the left row
    const kerb = (side: Street, y: number): Point => side.on(side.near + (side === right ? 300 : -300), y);
    doc.add(
      path(new Pen().polygon([left.on(340 + shift, 590), right.on(436 + shift, 590), kerb(right, 590), [kerb(right, 590)[0], 900],
        [kerb(left, 590)[0], 900], kerb(left, 590)]), doc.linear([[0, '#f2dcb8'], [1, '#d2ad84']], { y1: 420, y2: 600 })),
      path(new Pen().polygon([left.on(340 + shift, 590), [404 + shift, 424], [430 + shift, 470], [452 + shift, 530], [520 + shift, 640],
        [560 + shift, 900], [kerb(left, 590)[0], 900], kerb(left, 590)]), '#5d6288', { opacity: 0.72 }),
    );
    const joints = new Pen();
    for (const i of range(9)) joints.move(vanish[0] + (i - 4) * 9, 432).line(vanish[0] + (i - 4) * 130, 640);
    for (const y of [440, 452, 468, 490, 518, 552, 594]) joints.move(vanish[0] - (y - 402) * 2.6, y).line(vanish[0] + (y - 402) * 2.7, y);
    doc.add(stroke(joints, '#9a7a68', 1.2, { opacity: 0.5 }));

    // the left row in shade, the right row in the morning sun; the far houses first
    const roofShade = ['#6f4a5c', '#43304c'] as const;
    const roofLit = [TILE.lit, TILE.shade] as const;
    const calmLeft = (x: number): boolean => doc.format === 'wide' && x < 330;
    doc.add(
      townHouse(left, { x0: 300 + shift, x1: 340 + shift, eaves: 130, windows: [0.5], width: 90 },
        { wall: '#c9a08a', trim: '#c5c3d2', shutter: '#4a5a7a', shell: SHELL.shade, lattice: SHELL.shadeLine, plinth: '#6a4a5a', roof: roofShade }),
      townHouse(left, { x0: 208 + shift, x1: 300 + shift, eaves: 168, windows: [0.28, 0.72], width: 92, door: 0 },
        { wall: '#b5655c', trim: '#bcc0d6', shutter: '#3a4a70', shell: SHELL.shade, lattice: SHELL.shadeLine, plinth: '#6a3a4c', roof: roofShade }),
      townHouse(
        left,
        { x0: Math.min(-64 + shift, x0 - 90), x1: 208 + shift, eaves: doc.pick(66, { wide: 66 }),
          windows: doc.pick([0.16, 0.5, 0.8], { wide: [0.22, 0.5, 0.72, 0.9] }), width: 100, door: 1, balcony: doc.format !== 'wide',
          calm: calmLeft },
        { wall: '#243f86', trim: '#8f9cc8', shutter: '#14264f', shell: '#7f8fb8', lattice: '#3a4a80', plinth: '#182a5c', roof: roofShade },
      ),
      townHouse(right, { x0: 476 + shift, x1: 436 + shift, eaves: 150, windows: [0.5], width: 90 },
        { wall: '#7fc0d8', trim: WHITE.lit, shutter: '#2f6a8f', shell: SHELL.lit, lattice: SHELL.line, plinth: '#3f7a9a', roof: roofLit }),
      townHouse(right, { x0: 560 + shift, x1: 476 + shift, eaves: 110, windows: [0.26, 0.72], width: 92, door: 1, balcony: true },
        { wall: '#d9583f', trim: WHITE.lit, shutter: '#2f5a4c', shell: SHELL.lit, lattice: SHELL.line, plinth: '#8f3a38', roof: roofLit }),
      townHouse(
        right,
        { x0: Math.max(866 + shift, x1 + 20), x1: 560 + shift, eaves: 96, windows: [0.16, 0.45, 0.7, 0.9], width: 96, door: 1, balcony: true },
        { wall: '#f7c548', trim: WHITE.lit, shutter: '#2a6a8f', shell: SHELL.lit, lattice: SHELL.line, plinth: '#b5663a', roof: roofLit },
      ),
      // an azulejo plaque and a lantern on the yellow wall
      path(right.quad(699 + shift, 681 + shift, 372, 412), '#fffaf0'),
      path(right.quad(696.5 + shift, 683.5 + shift, 377, 407), '#3f78c8'),
      path(right.quad(693 + shift, 687 + shift, 385, 399), '#fffaf0'),
      path(left.quad(190 + shift, 200 + shift, 400, 440), '#c8d4ec'),
    );
    // pots along the walls, a sleeping dog, the people of the lane
    const pot = (x: number, y: number, k: number, leaf: string, flower: string): string =>
      group([path('M-16 0L-20-26H20L16 0z', '#c8653f'), path('M6 0L8-26H20L16 0z', '#e88a58'), path('M-23-26H23V-32H-23z', '#d9764a'),
        path(foliagePath({ seed: 4, x0: -28, x1: 28, y: -32, height: 40, wavelength: 20, scallop: [7, 12], base: -30, least: 0.6, under: 6 }), leaf),
        stroke('M-14-52h0M0-64h0M14-50h0M-4-44h0M20-40h0', flower, 7, { round: true })], { transform: place(x, y, { scale: k }) });
    const front = doc.pick(612, { wide: 870, tall: 560 });
    doc.add(
      pot(172 + shift, 516, 0.6, '#244a5c', '#8f5a9a'),
      pot(204 + shift, 504, 0.5, '#2a5560', '#b5607c'),
      pot(584 + shift, 498, 0.54, '#3f8f58', '#ff6a8a'),
      pot(620 + shift, 514, 0.66, '#2f7f52', '#ffd24f'),
      woman(428 + shift, 474, { scale: 0.9, sari: '#e0486a', edge: '#ffe0a0', facing: -1 }),
      man(446 + shift, 476, { scale: 0.95, shirt: '#fff6e4', dhoti: '#3f5a8a', facing: -1 }),
      path(lensesPath([[418 + shift, 475, 40, 3, 0.5]]), '#8f7a70', { opacity: 0.6 }),
      group(poder(), { transform: place(doc.pick(330, { wide: 600, tall: 346 }), 556, { scale: doc.pick(1.1, { tall: 0.95 }) }) }),
      group(scooter(), { transform: place(front, 574, { scale: doc.pick(1.06, { tall: 0.9 }) }) }),
    );
    // the frame: bougainvillea that hangs from the balcony above us
    const corner = doc.pick(800, { wide: 1100, tall: 700 });
    const low = doc.pick(0, { tall: 112 });
    const spray: readonly Point[] = [[-8, 10], [-44, 14], [-80, 4], [-20, 46], [-58, 50], [-96, 40], [-128, 14], [-10, 84], [-44, 92], [-74, 80],
      [-18, 122], [-44, 134], [-8, 160], [-24, 190]];
    doc.add(
      bougainvillea(doc, spray.filter(([dx]) => doc.format !== 'tall' || dx > -90).map(([dx, dy]) => [corner + dx, dy + low]), doc.pick(1, { tall: 0.8 })),
      birds('#3a5f92', [[470, 130, 0.9], [494, 118, 0.7, 1], [512, 136, 0.55]].map(([x = 0, y = 0, s = 1, t = 0]) => [x + shift, y, s, t] as const)),
    );
  },
};
