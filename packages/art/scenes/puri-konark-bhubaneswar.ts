import {
  air, birds, branch, foliagePath, lensesPath, lerp, man, path, Pen, place, RAMPS, range, rng, sky, streaks, stroke, sun, woman,
  type Doc, type Ramp, type Scene,
} from '../kit';
import { limbPath, moved, softLine } from '../kit/parts-east';

const LIGHT: Ramp = { ...RAMPS.golden, sky: ['#2f7f97', '#8fb5a6', '#f3cf86', '#fbe4b4'], haze: '#f2cb8e', deep: '#125368' };
const STONE = { lit: '#f4c98a', mid: '#cd8d5f', low: '#a5664e', shade: '#7d4a48', deep: '#4f2f3c', gloss: '#ffe3ac' };
/** The vanishing point of the courses of the platform. */
const VANISH = { x: 120, y: 452 };

/** y on the wall of the platform at x: v 0 is its top, 1 its foot. */
const onWall = (x: number, v: number): number => VANISH.y + ((x - VANISH.x) / 680) * lerp(-292, 158, v);

/** A great chariot wheel about 0,0, radius 100: eight broad spokes with medallions, eight thin ones, carved rim, hub on its axle. */
function wheel(): string {
  const broad = new Pen(1);
  const broadLit = new Pen(1);
  const thin = new Pen(1);
  const medals = new Pen(1);
  const hearts = new Pen(1);
  for (const i of range(8)) {
    const a = (i * Math.PI) / 4;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const to = (r: number, w: number): [number, number] => [c * r - s * w, s * r + c * w];
    broad.polygon([to(18, -4), to(34, -5), to(50, -10), to(66, -5), to(82, -7), to(82, 7), to(66, 5), to(50, 10), to(34, 5), to(18, 4)]);
    // the flank that looks up and to the left
    const side = Math.cos(a + Math.PI / 2) * -0.8 + Math.sin(a + Math.PI / 2) * -0.6 > 0 ? 1 : -1;
    broadLit.polygon([to(18, 0), to(82, 0), to(82, 7 * side), to(66, 5 * side), to(50, 10 * side), to(34, 5 * side), to(18, 4 * side)]);
    medals.circle(...to(50, 0), 7.5);
    hearts.circle(...to(50.5, 0.6), 4);
    const b = a + Math.PI / 8;
    thin.move(Math.cos(b) * 18, Math.sin(b) * 18).line(Math.cos(b) * 80, Math.sin(b) * 80);
  }
  const ring = (r: number): Pen => new Pen(1).circle(0, 0, r);
  return (
    path(new Pen(1).circle(9, 6, 101), STONE.deep, { opacity: 0.65 }) +
    path(ring(100), STONE.mid) + path('M-100 0A100 100 0 0 1 60-80L50-66A83 83 0 0 0-83 0Q-84 30-70 50L-82 57Q-98 34-100 0z', STONE.lit) +
    stroke(ring(91), STONE.low, 8, { dash: '6 4.5' }) + stroke(ring(91), STONE.gloss, 3, { dash: '0 10.5', round: true }) +
    stroke(ring(98), STONE.low, 1.4) + stroke(ring(84), STONE.gloss, 1.8, { dash: '2 2.4' }) +
    path(ring(81), STONE.shade) + path('M-81 0A81 81 0 0 1 57-57L52-50A74 74 0 0 0-74 4Q-72 30-60 50L-66 47Q-80 26-81 0z', STONE.deep) +
    stroke(thin, STONE.low, 5) + stroke(thin, STONE.lit, 3.4, { dash: '3 4', round: true }) +
    path(broad, STONE.mid) + path(broadLit, STONE.lit) + path(medals, STONE.lit) + path(hearts, STONE.low) +
    path(ring(25), STONE.low) + path('M-25 0A25 25 0 0 1 15-20L11-15A19 19 0 0 0-19 3z', STONE.gloss) +
    stroke(ring(21), STONE.gloss, 2.4, { dash: '0 4.4', round: true }) +
    path(ring(15), STONE.mid) + path(new Pen(1).circle(5, 4, 10), STONE.shade) + path(ring(10.5), STONE.lit) + path(new Pen(1).circle(-2.5, -2.5, 4), STONE.gloss)
  );
}

/** The jagamohana: walls, three stacks of roof slabs with terraces between them, bell, ribbed amla, pot. Middle of its foot on x, y; 320 wide, 450 high at scale 1. */
function hall(x: number, y: number, scale: number): string {
  const lit = new Pen();
  const shade = new Pen();
  const under = new Pen();
  const deep = new Pen();
  const gloss = new Pen();
  const corner = 30;
  const slab = (w: number, top: number, h: number): void => {
    const c = (corner * w) / 320;
    lit.polygon([[-w / 2, top], [c, top], [c, top + h], [-w / 2, top + h]]);
    shade.polygon([[c, top], [w / 2, top], [w / 2, top + h], [c, top + h]]);
    gloss.move(-w / 2, top).line(c, top);
  };
  const recess = (w: number, top: number, h: number): void => {
    const c = (corner * w) / 320;
    under.polygon([[-w / 2, top], [c, top], [c, top + h], [-w / 2, top + h]]);
    deep.polygon([[c, top], [w / 2, top], [w / 2, top + h], [c, top + h]]);
  };
  // the walls in two storeys with pilasters
  recess(286, -132, 132);
  for (const [px, w] of [[-143, 24], [-104, 34], [-52, 44], [8, 26], [42, 20], [80, 30], [120, 23]] as const) {
    const pen = px < 26 ? lit : shade;
    pen.rect(px, -128, w, 128);
  }
  for (const [w, top, h] of [[320, -10, 10], [306, -22, 6], [304, -76, 9], [308, -132, 8]] as const) slab(w, top, h);
  let top = -138;
  const terraces: [number, number, number][] = [];
  for (const [count, w0, w1, pitch, terrace] of [[6, 334, 262, 11.5, 24], [6, 240, 170, 11, 20], [5, 152, 98, 10, 0]] as const) {
    for (let i = 0; i < count; i++) {
      const w = lerp(w0, w1, i / (count - 1));
      recess(w - 14, top - pitch, pitch);
      slab(w, top - pitch + 1, pitch * 0.62);
      top -= pitch;
    }
    if (!terrace) break;
    recess(w1 - 34, top - terrace, terrace);
    terraces.push([w1 - 34, top, terrace]);
    top -= terrace;
  }
  // crowning parts
  recess(52, top - 10, 10);
  const t = top - 10;
  const bell = `M-46 ${t}Q-44 ${t - 24}-22 ${t - 30}H22Q44 ${t - 24} 46 ${t}Q0 ${t + 8}-46 ${t}z`;
  const amla = `M-26 ${t - 34}Q-42 ${t - 40}-40 ${t - 48}Q-38 ${t - 56}-26 ${t - 58}H26Q40 ${t - 56} 40 ${t - 48}Q40 ${t - 40} 26 ${t - 34}z`;
  const figures = terraces.map(([w, ty, h]) => stroke(`M${short(-w / 2 + 8)} ${short(ty - h * 0.42)}H${short(w / 2 - 6)}`, STONE.lit, h * 0.78,
    { dash: '5 13' })).join('');
  const niches = 'M-94-100h14v20h-14zM-40-104h20v26h-20zM-94-56h14v30h-14zM-124-100h8v18h-8z' +
    'M-124-54h8v26h-8zM48-102h10v22h-10zM90-102h12v22h-12zM48-56h10v30h-10zM90-56h12v28h-12z';
  return moved(
    [
      path(under, STONE.low), path(deep, STONE.deep), path(lit, STONE.mid), path(shade, STONE.shade),
      stroke(gloss, STONE.lit, 3), figures, path(niches, STONE.deep), path('M-44-4V-64H-18V-4z', STONE.deep), path('M-48-4V-70H-14V-4H-18V-64H-44V-4z', STONE.lit),
      path(bell, STONE.shade), path(`M-46 ${t}Q-44 ${t - 24}-22 ${t - 30}H4Q10 ${t - 12} 8 ${t + 4}Q-20 ${t + 5}-46 ${t}z`, STONE.mid),
      path(amla, STONE.shade), path(`M-26 ${t - 34}Q-42 ${t - 40}-40 ${t - 48}Q-38 ${t - 56}-26 ${t - 58}H6V${t - 34}z`, STONE.lit),
      stroke(`M-38 ${t - 46}H40`, STONE.low, 20, { dash: '2 6' }),
      path(`M-20 ${t - 58}Q-16 ${t - 70} 0 ${t - 72}Q16 ${t - 70} 20 ${t - 58}z`, STONE.mid),
      path(`M-5 ${t - 71}Q-11 ${t - 80}-4 ${t - 86}L0 ${t - 98}L4 ${t - 86}Q11 ${t - 80} 5 ${t - 71}z`, STONE.lit),
    ],
    x, y, scale,
  );
}

const short = (v: number): number => Math.round(v);

/** The war horse on its pedestal, facing left; 150 px high with the pedestal at scale 1. */
const warHorse = (x: number, y: number, scale: number): string =>
  moved(
    [
      path(lensesPath([[-60, 4, 190, 8, 0.5]]), '#4f5a34', { opacity: 0.6 }),
      path('M-62 0V-34H64V0z', STONE.mid), path('M10 0V-34H64V0z', STONE.shade), stroke('M-66-36H68M-66-2H68', STONE.lit, 5),
      stroke('M-54-18H6', STONE.low, 10, { dash: '8 6' }),
      path(limbPath([[-26, -78], [-38, -60], [-30, -36]], [18, 12, 8]) + limbPath([[38, -84], [50, -60], [42, -36]], [20, 13, 9]), STONE.shade),
      path('M-44-104Q-34-122-20-112Q4-108 30-112Q54-112 54-84Q52-64 34-66Q4-60-18-66Q-40-70-44-104z', STONE.mid),
      path('M-44-104Q-34-122-20-112Q4-108 30-112Q48-112 53-96Q30-102 4-96Q-20-92-30-76Q-42-84-44-104z', STONE.lit),
      path(limbPath([[-28, -94], [-46, -118], [-54, -138]], [34, 26, 18]), STONE.mid),
      path('M-46-142Q-52-156-46-160L-40-150Q-34-134-20-116Q-28-112-34-118z', STONE.low),
      path('M-44-150Q-62-154-72-134Q-84-122-80-114Q-70-108-60-118Q-46-124-44-150z', STONE.lit),
      path('M-64-132a2.5 2.5 0 1 1 .1 0zM-78-120a2 2 0 1 1 .1 0z', STONE.deep),
      softLine([[-66, -140], [-58, -128], [-60, -116]], STONE.low, 2.4), softLine([[-46, -100], [-26, -92], [-14, -108]], STONE.low, 3),
      path(limbPath([[-30, -82], [-58, -74], [-56, -50]], [18, 12, 8]) + limbPath([[-14, -72], [-14, -54], [-18, -36]], [18, 11, 9]) +
        limbPath([[28, -78], [24, -58], [32, -36]], [24, 13, 10]), STONE.mid),
      path('M2-112Q16-108 32-113Q36-92 30-80Q16-76 4-80Q0-96 2-112z', STONE.low), stroke('M3-84Q16-78 30-84', STONE.gloss, 2.4, { dash: '3 3' }),
      path(limbPath([[52, -98], [66, -90], [66, -58]], [9, 11, 5]), STONE.low),
    ],
    x, y, scale,
  );

/** The platform: courses of carving that run to the vanishing point, elephants in a row along its foot. */
function platform(far: number, near: number): string {
  const face = (v0: number, v1: number, fill: string, opacity = 1): string =>
    path(new Pen().polygon([[far, onWall(far, v0)], [near, onWall(near, v0)], [near, onWall(near, v1)], [far, onWall(far, v1)]]), fill, { opacity });
  const line = (v: number): string => `M${far} ${short(onWall(far, v))}L${near} ${short(onWall(near, v))}`;
  const posts = new Pen();
  const postsLit = new Pen();
  const panels = new Pen();
  let x = far + 6;
  while (x < near) {
    const w = ((x - VANISH.x) / 680) * 34;
    posts.polygon([[x, onWall(x, 0.16)], [x + w * 0.42, onWall(x + w * 0.42, 0.16)], [x + w * 0.42, onWall(x + w * 0.42, 0.76)], [x, onWall(x, 0.76)]]);
    postsLit.polygon([[x, onWall(x, 0.16)], [x + w * 0.14, onWall(x + w * 0.14, 0.16)], [x + w * 0.14, onWall(x + w * 0.14, 0.76)], [x, onWall(x, 0.76)]]);
    for (const [a, b] of [[0.22, 0.34], [0.4, 0.52], [0.58, 0.7]] as const) {
      const [p, q] = [x + w * 0.56, x + w * 0.9];
      panels.move(p, onWall(p, b)).line(p, onWall(p, a + 0.04)).quad((p + q) / 2, onWall(p, a - 0.02), q, onWall(q, a + 0.04)).line(q, onWall(q, b)).close();
    }
    x += w * 1.25;
  }
  const dash = (v: number, k: number): string => stroke(line(v), STONE.lit, 3 * k, { dash: `${4 * k} ${3 * k}` });
  return (
    face(0, 1, STONE.mid) + face(0.12, 0.8, STONE.low) + path(panels, STONE.shade) + path(posts, STONE.mid) + path(postsLit, STONE.lit) +
    face(-0.02, 0.035, STONE.lit) + face(0.035, 0.07, STONE.shade) + face(0.07, 0.13, STONE.mid) + face(0.13, 0.15, STONE.deep, 0.6) +
    dash(0.1, 1.6) + face(0.77, 0.81, STONE.lit) + face(0.81, 0.83, STONE.shade) + face(0.92, 0.95, STONE.lit) + face(0.95, 1, STONE.shade) + dash(0.875, 2.6)
  );
}

const scrub = (doc: Doc, dx: number): string => {
  const green = (c: string, a: number, u = 0.6): string => air(doc, LIGHT, c, a, u);
  return (
    path(foliagePath({ seed: 4, x0: doc.x0 - 10, x1: doc.x1 + 10, y: 452, height: 84, wavelength: 130, scallop: [5, 12], base: 470, least: 0.4 }),
      green('#5f7f5c', 0.42)) +
    path(foliagePath({ seed: 8, x0: doc.x0 - 10, x1: 250 + dx, y: 462, height: 44, wavelength: 80, scallop: [5, 12], base: 476, least: 0.4 }), green('#3f6a4c', 0.2, 0.4))
  );
};

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const dx = doc.pick(0, { wide: 210, tall: -6 });
    const sunX = doc.pick(96, { wide: 436, tall: 180 });
    doc.add(
      sky(doc, LIGHT, { horizon: 440 }),
      sun(doc, sunX, doc.pick(300, { wide: 372 }), 34, '#fff4c8', { glow: '#ffe9a8', glowRadius: doc.pick(330, { wide: 210, tall: 230 }), glowOpacity: 0.8, rings: 2 }),
      streaks(doc, { seed: 7, from: 70, to: 250, count: 6, colour: '#fff0cc', opacity: 0.5 }),
      scrub(doc, dx),
    );
    // casuarinas by the coast road
    const random = rng(9);
    const feathers = new Pen();
    for (const cx of [24, 58, 128, -60, -130, -240, 190].filter((v) => doc.shows(v + dx * 0.6))) {
      const h = 90 + 50 * random();
      for (let i = 0; i < 18; i++) {
        const t = i / 18;
        const w = (16 + 10 * random()) * (1 - t * 0.8);
        feathers.move(cx + dx * 0.6 - w, 456 - h * t).quad(cx + dx * 0.6, 444 - h * t - 14, cx + dx * 0.6 + w * (0.7 + 0.6 * random()),
          452 - h * t).quad(cx + dx * 0.6, 456 - h * t - 6, cx + dx * 0.6 - w, 456 - h * t).close();
      }
      feathers.rect(cx + dx * 0.6 - 1.5, 456 - h, 3, h);
    }
    doc.add(
      path(feathers, air(doc, LIGHT, '#3f6456', 0.3, 0.5)),
      doc.band(doc.linear([[0, '#b5a95c'], [0.4, '#7f8a45'], [1, '#4a5c34']], { y1: 462, y2: 600 }), 462),
      path(lensesPath([[x0 - 20, 492, 300, 10, 0.5], [x0 + 120, 540, 340, 12, 0.5], [dx - 40, 476, 240, 7, 0.5], [dx + 80, 570, 260, 10, 0.4]]),
        '#dfc87a', { opacity: 0.6 }),
    );
    const ids = doc.define(wheel());
    doc.add(
      `<g transform="${place(dx, 0)}">`,
      hall(316, 452, 0.84),
      // the near end of the platform turns away to the left, full in the sun
      path('M282 378L206 406V474L282 492z', STONE.lit), path('M282 388L206 413V420L282 397zM282 466L206 462V468L282 476z', STONE.low),
      stroke('M270 404V466M254 408V464M240 413V463M226 418V462', STONE.mid, 4),
      platform(282, Math.max(x1, 800) - dx + 20),
      path(`M282 492L206 474H120L60 500L${Math.max(x1, 800) - dx + 20} 640V${short(onWall(Math.max(x1, 800) - dx + 20, 1))}z`, '#d9b27a'),
      path(`M282 492L${Math.max(x1, 800) - dx + 20} ${short(onWall(Math.max(x1, 800) - dx + 20, 1))}` +
        `V${short(onWall(Math.max(x1, 800) - dx + 20, 1)) + 26}L300 504z`,
        '#8a6a50'),
      ...([[604, 0.9], [424, 0.88], [324, 0.8], [900, 0.9]] as const)
        .filter(([wx]) => doc.shows(wx + dx, 20))
        .map(([wx, k]) => {
          const r = (onWall(wx, 0.86) - onWall(wx, 0.14)) / 200;
          return doc.use(ids, place(wx, (onWall(wx, 0.86) + onWall(wx, 0.14)) / 2, { scaleX: r * k, scaleY: r }));
        }),
      '</g>',
    );
    const people = doc.pick(0, { wide: dx, tall: 6 });
    doc.add(
      path(lensesPath([[444 + people, 541, 110, 5, 0.4], [500 + people, 554, 90, 5, 0.4]]), '#7d5a48', { opacity: 0.7 }),
      woman(462 + people, 540, { scale: 3, sari: '#b5283f', edge: '#2f2a4c', facing: 1 }),
      man(508 + people, 552, { scale: 3.2, shirt: '#f7ecd2', dhoti: '#4a5a86' }),
      path(limbPath([[516 + people, 486], [536 + people, 470], [552 + people, 452]], [9, 7, 5]), '#f7ecd2'),
      path(new Pen(1).circle(554 + people, 449, 4), '#6a3b2f'),
      man(430 + people, 536, { scale: 1.9, shirt: '#f0b23f', dhoti: '#3f5a50' }),
    );
    const horseX = doc.pick(104, { wide: 250, tall: 190 });
    doc.add(warHorse(horseX, 532, doc.pick(1, { tall: 0.86 })));
    // an old banyan bough over the corner
    const bx = doc.pick(830, { wide: 1130, tall: 730 });
    doc.add(
      path(limbPath([[bx, doc.y0 + 150], [bx - 80, doc.y0 + 60], [bx - 210, doc.y0 + 34]], [36, 20, 5]), '#3a2a34'),
      branch(doc, 12, [[bx - 60, 66, 2.7, 110], [bx - 120, 46, 2.5, 100], [bx - 170, 40, 2.9, 110], [bx - 40, 90, 2.1, 100], [bx, 120, 2.3, 80]], {
        dark: '#33402f', lit: '#7f8a45', wood: '#3a2a34', leaf: 26, width: 6.5, pairs: 8,
      }),
      birds('#4f5a5c',
        [[doc.pick(150, { wide: 560, tall: 200 }), 140, 0.9], [doc.pick(178, { wide: 588, tall: 226 }), 128, 0.7, 1],
          [doc.pick(200, { wide: 610, tall: 246 }), 146, 0.6]]),
    );
  },
};
