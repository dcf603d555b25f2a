import {
  air, birds, conifers, contourRows, foliagePath, hump, land, lerp, mist, mix, mound, path, Pen, place, RAMPS, ridge, rng, sky, streaks, stroke, sun,
  teaPicker, tree,
  type Doc, type Point, type Ramp, type Scene, type Side,
} from '../kit';
import { kangchenjungaCrest, leafFanPath, limbPath, moved, snowRange, softLine } from '../kit/parts-east';

const LIGHT: Ramp = { ...RAMPS.dawn, sky: ['#4a79b4', '#93b1d2', '#f5d3bd', '#fdeacb'], haze: '#f0d2c4', deep: '#20528f' };
const SNOW = { shade: '#9aa3cd', lit: '#ffe3cc', foot: '#d6bfd0' };
const TEA = { ground: '#245c43', dark: '#194a3c', mid: '#2f7a4b', lit: '#7fb851', flush: '#c3dc6a' };
const SKIN = '#a5694a';
const SKIN_SHADE = '#7d4a3a';

/** A Himalayan monastery on y, centre x: tapered white storeys, maroon frieze, gold upswept roofs; 150 px wide at scale 1. Lit from the right. */
function monastery(
  x: number, y: number, scale: number,
  { wall = '#fff1dc', shade = '#c9b3c4', frieze = '#9c3a38', gold = '#f3bd4e', goldShade = '#b9763a', window = '#5d3340' }:
  { wall?: string; shade?: string; frieze?: string; gold?: string; goldShade?: string; window?: string } = {},
): string {
  const storey = (half: number, low: number, high: number): string => {
    const top = half - (low - high) * 0.09;
    return (
      path(new Pen(1).polygon([[-half, low], [half, low], [top, high], [-top, high]]), wall) +
      path(new Pen(1).polygon([[-half, low], [-half * 0.25, low], [-top * 0.25, high], [-top, high]]), shade) +
      path(new Pen(1).rect(-top, high, top * 2, 8), frieze)
    );
  };
  const panes = (half: number, low: number, count: number): string => {
    const pen = new Pen(1);
    for (let i = 0; i < count; i++) {
      const px = lerp(-half + 9, half - 9, i / (count - 1));
      pen.polygon([[px - 5, low], [px - 4, low - 13], [px + 4, low - 13], [px + 5, low]]);
    }
    return path(pen, window);
  };
  const roof = (half: number, eaves: number, top: number): string =>
    path(`M${-half} ${eaves - 4}Q${-half * 0.55} ${eaves - 3} ${-half * 0.42} ${top}H${half * 0.42}Q${half * 0.55} ${eaves - 3} ${half} ${eaves - 4}` +
      `Q${half * 0.6} ${eaves + 4} 0 ${eaves + 4}Q${-half * 0.6} ${eaves + 4} ${-half} ${eaves - 4}z`,
      gold) +
    path(`M${-half} ${eaves - 4}Q${-half * 0.55} ${eaves - 3} ${-half * 0.42} ${top}H0L-6 ${eaves + 4}Q${-half * 0.6} ${eaves + 4} ${-half} ${eaves - 4}z`, goldShade);
  return moved(
    [
      storey(75, 0, -42), panes(70, -12, 7), path(new Pen(1).rect(-10, -22, 20, 22), window),
      roof(82, -42, -54), storey(50, -52, -80), panes(46, -59, 5), roof(60, -80, -94), storey(24, -92, -108), roof(36, -108, -126),
      path('M-2-126Q-6-132-2-136L0-150L2-136Q6-132 2-126z', gold),
    ],
    x, y, scale,
  );
}

/** A picker down to the hips, where the bushes hide her, about 0,0; 190 px high. She faces left; the sun is on the right. */
function picker(x: number, y: number, scale: number, { blouse, scarf, sash, facing = 1 }: { blouse: string; scarf: string; sash: string; facing?: Side }): string {
  const dim = mix(blouse, '#3a2148', 0.34);
  const weave = new Pen(1);
  // staves run down to the foot, three hoops run round
  for (const t of [0.12, 0.28, 0.44, 0.6, 0.76]) weave.move(lerp(32, 110, t), -100 + 8 * t).line(lerp(49, 85, t), 0);
  for (const [y, a, b] of [[-80, 36, 105], [-54, 41, 99], [-28, 45, 93]] as const) weave.move(a, y).quad((a + b) / 2, y + 10, b, y - 2);
  return moved(
    [
      // the doko on her back, heaped with leaves
      path(leafFanPath(3, 15, 30, 7, { from: -178, to: -2, x: 72, y: -108 }), TEA.lit),
      path(leafFanPath(8, 9, 22, 6, { from: -165, to: -15, x: 80, y: -110 }), TEA.flush),
      path('M30-112Q72-98 112-114Q108-60 86-2Q66 8 48-2Q36-50 30-112z', '#c58d4c'),
      path('M84-106Q100-108 112-114Q108-60 86-2L70 4Q86-50 84-106z', '#eec27c'),
      stroke(weave, '#9a6535', 1.8),
      path('M28-116Q72-102 114-118L113-108Q72-92 30-106z', '#8f5c33'),
      // skirt and sash
      path('M-34 40Q-38-10-26-34L34-32Q46 0 44 40z', mix(scarf, '#3a2148', 0.5)),
      // far arm reaching into the bush
      path(limbPath([[-18, -92], [-52, -62], [-86, -34]], [20, 17, 10]), dim),
      path(limbPath([[-84, -37], [-96, -26], [-104, -18]], [9, 10, 4]), SKIN_SHADE),
      // body
      path('M-30-28C-36-60-40-84-22-100C-8-110 20-108 32-96C42-80 40-50 36-28z', blouse),
      path('M-30-28C-36-60-40-84-22-100C-14-105-6-106 0-107C-18-84-14-50-8-28z', dim),
      path('M-32-38Q0-28 38-40L40-16Q2-2-33-14z', sash),
      path('M-32-38Q-20-34-8-33L-10-10Q-24-10-33-14z', mix(sash, '#3a2148', 0.35)),
      // head and scarf
      path('M-20-118L-18-98Q-6-88 6-100L4-124z', SKIN_SHADE),
      path('M-40-136Q-42-158-22-160Q-2-160 0-138Q0-118-16-112Q-28-110-34-118Q-37-122-37-127L-42-130Q-43-133-40-136z', SKIN),
      path('M-40-136Q-42-158-22-160L-14-156Q-30-150-28-134Q-27-120-18-111Q-28-110-34-118Q-37-122-37-127L-42-130Q-43-133-40-136z', SKIN_SHADE),
      path('M-40-142Q-42-170-12-170Q17-167 12-136Q10-122 4-114L16-96L4-100L-3-110Q-2-126-12-138Q-22-148-40-142z', scarf),
      path('M-12-170Q17-167 12-136Q10-122 4-114L16-96L9-98Q-2-112 2-136Q4-158-12-170z', mix(scarf, '#ffe9b0', 0.4)),
      // the head strap that carries the basket
      path('M-37-152Q-14-172 10-158Q40-136 52-104L44-102Q32-132 6-150Q-14-160-34-144z', '#e9cf9c'),
      path('M-9-128a3 3.6 0 1 1 .1 0z', '#f4c24a'),
      stroke('M-31-136q-3-2-6 0', '#3a1d22', 2, { round: true }),
      // near arm with a flush of leaves between the fingers
      path(limbPath([[24, -92], [4, -52], [-40, -44]], [24, 21, 14]), mix(blouse, '#ffe3b0', 0.2)),
      path(limbPath([[20, -84], [0, -48], [-40, -38]], [8, 8, 6]), dim, { opacity: 0.55 }),
      path(limbPath([[-38, -45], [-56, -46], [-66, -42]], [11, 11, 5]), SKIN),
      softLine([[-37, -50], [-35, -44], [-38, -38]], '#f4c24a', 3),
      path(leafFanPath(5, 5, 22, 6, { from: -230, to: -120, x: -64, y: -42 }), TEA.flush),
    ],
    x, y, scale, facing,
  );
}

/** A row of near bushes along a crest, flat from regular picking, with young leaves in the sun; its leaves are shared by `use`. */
function hedge(doc: Doc, fans: readonly string[], seed: number, crest: (x: number) => number,
  { size, dark, mid, gap }: { size: number; dark: string; mid: string; gap: number }): string {
  const random = rng(seed);
  const step = size * 2.2;
  const points: Point[] = [];
  for (let x = doc.x0 - 60; x <= doc.x1 + 60; x += step) points.push([x, crest(x)]);
  const tops = new Pen();
  points.forEach(([x, y], i) => {
    const next = points[i + 1];
    if (!i) tops.move(x, y);
    if (next) tops.arc(step * 0.62, step * 0.5, next[0], next[1]);
  });
  tops.line(doc.x1 + 60, 640).line(doc.x0 - 60, 640).close();
  let leaves = '';
  for (let x = doc.x0 - 10; x < doc.x1 + 20; x += gap * (0.5 + random())) {
    const deep = random();
    leaves += doc.use(fans[Math.floor(random() * fans.length)] ?? '', place(x, crest(x) + deep * size * 1.1 - 2, { scale: (size / 26) * (0.8 + 0.5 * random()) }), {
      fill: deep < 0.34 ? TEA.flush : deep < 0.7 ? TEA.lit : mid,
    });
  }
  return path(tops, dark) + leaves;
}

export const scene: Scene = {
  draw(doc) {
    const wide = doc.format === 'wide';
    doc.add(
      sky(doc, LIGHT, { horizon: 320 }),
      sun(doc, 900, 250, 40, '#fff3d8', { glow: '#ffe6bf', glowRadius: 420, glowOpacity: 0.7, disc: false }),
      streaks(doc, { seed: 14, from: 60, to: 190, count: 5, colour: '#ffeede', opacity: 0.5, height: [4, 9] }),
    );
    const range = snowRange(kangchenjungaCrest(doc.pick(420, { wide: 470 }), doc.pick(112, { tall: 128 }), 0.98), { seed: 7, base: 350, depth: 0.66, spacing: 24 });
    const shade = wide ? air(doc, LIGHT, SNOW.shade, 0.2, 0.86) : doc.linear([[0, '#7f8dc2'], [1, SNOW.foot]], { y1: 110, y2: 330 });
    const lit = wide ? air(doc, LIGHT, SNOW.lit, 0, 0.76) : doc.linear([[0, '#fff0e0'], [0.5, '#ffd9bd'], [1, '#f3cdbf']], { y1: 110, y2: 330 });
    doc.add(
      path(range.body, shade),
      path(range.lit, lit),
      mist(doc, { seed: 3, from: 286, to: 330, colour: '#fdeadb', opacity: 0.75, count: 5 }),
      ridge(doc, air(doc, LIGHT, '#5d7fa8', 0.42, 0.6), { seed: 9, y: 330, height: 44, wavelength: 240 }),
      mist(doc, { seed: 12, from: 318, to: 346, colour: '#fdf0e2', opacity: 0.7, count: 4 }),
    );

    // the monastery's spur comes in from the right
    const spur = (x: number): number => 372 - 74 * hump(x, 690, 170) - 30 * hump(x, 960, 200) + 6 * Math.sin(x / 60);
    const spurLine: Point[] = [];
    for (let x = doc.x0 - 30; x <= doc.x1 + 40; x += 30) spurLine.push([x, spur(x)]);
    doc.add(
      land(spurLine, 620, air(doc, LIGHT, '#37776f', 0.26, 0.4)),
      path(foliagePath({ seed: 5, x0: 560, x1: doc.x1 + 10, y: 392, height: 92, wavelength: 90, scallop: [4, 9], base: 420, least: 0.5,
        envelope: (x) => Math.max(0, hump(x, 730, 110) + 0.6 * hump(x, 980, 150) - 0.1) }),
        mix('#2a6a5c', LIGHT.haze, 0.16)),
    );
    const temple = doc.pick(650, { wide: 690, tall: 590 });
    doc.add(
      monastery(temple, spur(temple) + 12, doc.pick(0.62, { tall: 0.56 })),
      path(foliagePath({ seed: 8, x0: temple - 80, x1: temple + 90, y: spur(temple) + 18, height: 13, wavelength: 40, scallop: [4, 8],
        base: spur(temple) + 20, under: 16, least: 0.5 }),
        '#2f6f56'),
      stroke(`M${temple + 62} ${spur(temple)}v-48M${temple + 74} ${spur(temple)}v-40M${temple - 64} ${spur(temple) + 6}v-46`, '#6d4a50', 1.6),
      path(
        `M${temple + 62} ${spur(temple) - 47}h7v30h-7zM${temple - 64} ${spur(temple) - 40}h7v28h-7z`,
        '#f7f1e4',
      ),
      path(`M${temple + 74} ${spur(temple) - 39}h6v26h-6z`, '#d8433f'),
    );
    // silver firs, then the garden in two hillsides
    doc.add(
      conifers([[520, 372, 40], [540, 376, 30], [556, 370, 46], [760, 342, 44], [786, 350, 34], [60, 386, 40], [84, 388, 30], [880, 356, 44],
        [1010, 366, 50], [-80, 388, 44], [-190, 392, 40]]
        .filter(([x]) => doc.shows(x ?? 0)).map(([x = 0, y = 0, h = 0]) => [x, y, h, 0.36] as const), mix('#1f5a54', LIGHT.haze, 0.14),
        mix('#6a9f78', LIGHT.haze, 0.2), 1),
      contourRows(doc, {
        crest: (x) => 396 - 34 * hump(x, 180, 260) - 14 * hump(x, 860, 200) + 12 * Math.sin(x / 140 + 1),
        rows: 9, gap: 9, body: '#4f8f55', dark: '#337249', lit: '#9cc463', width: 5, dash: '7 3',
      }),
      [[250, 372, 60, 66], [330, 378, 46, 54], [-40, 378, 56, 60], [-170, 386, 50, 60], [820, 396, 66, 70]].filter(([x = 0]) => doc.shows(x))
        .map(([x = 0, y = 0, h = 0, w = 0], i) => tree(20 + i, x, y, h, w, { leaves: ['#22584a', '#377a52', '#8fbc62'], bark: '#5d4a42', light: 1 })),
      teaPicker(130, 424, { scale: 1.15, sari: '#d9363e', edge: '#ffd36b' }),
      teaPicker(170, 430, { scale: 1.15, sari: '#3f6fb0', edge: '#f7e6c0', facing: -1 }),
      contourRows(doc, {
        crest: (x) => 454 - 46 * hump(x, 760, 230) - 12 * hump(x, 20, 140) + 8 * Math.sin(x / 110),
        rows: 7, gap: 14, body: '#35794a', dark: '#215a40', lit: '#86b856', width: 9, dash: '12 4',
      }),
    );

    // close by: bushes and the pickers among them
    const fans = [1, 2, 3].map((s) => doc.define(path(leafFanPath(s + 30, 6 + (s % 2), 26, 6, { from: -168, to: -12 }), '')));
    const back = (x: number): number => 508 - 14 * Math.sin(x / 150 + 0.6) + 10 * hump(x, 420, 200);
    const front = (x: number): number => 566 - 10 * Math.sin(x / 120 + 2);
    const [left, right] = [doc.pick(286, { wide: 330, tall: 300 }), doc.pick(500, { wide: 590, tall: 500 })];
    doc.add(
      picker(left, back(left) + 12, 0.72, { blouse: '#e0862f', scarf: '#8e2f6a', sash: '#f3d27a', facing: -1 }),
      hedge(doc, fans, 41, back, { size: 26, dark: TEA.ground, mid: TEA.mid, gap: 17 }),
      picker(right, front(right) - 8, 1.06, { blouse: '#cf3145', scarf: '#2f6f9c', sash: '#f0c04e' }),
      hedge(doc, fans, 44, front, { size: 36, dark: TEA.dark, mid: TEA.mid, gap: 24 }),
    );

    // a shade tree on the right, its flat layered crown cut by the border
    const [tx, ty] = [doc.pick(786, { wide: 1060, tall: 694 }), doc.pick(0, { tall: 40 })];
    const layer = (seed: number, x0: number, x1: number, y: number, height: number): string =>
      foliagePath({
        seed, x0: tx + x0, x1: tx + x1, y: ty + y, height, wavelength: 60, scallop: [7, 15], base: ty + y + 2, under: 12, least: 0.6,
        envelope: mound(tx + x0, tx + x1, 0.5),
      });
    doc.add(
      path(limbPath([[tx + 40, 640], [tx + 6, 480], [tx + 14, 340], [tx - 6, 200], [tx + 20, ty + 60]], [48, 26, 22, 18, 10]), '#2b3350'),
      path(limbPath([[tx + 8, 300], [tx - 30, 232], [tx - 96, ty + 172]], [14, 10, 4]) +
        limbPath([[tx - 2, 220], [tx - 50, 160], [tx - 90, ty + 84]], [12, 8, 4]), '#2b3350'),
      softLine([[tx + 50, 620], [tx + 14, 470], [tx + 22, 340], [tx + 3, 206]], '#a98a80', 3.5, 0.8),
      path(layer(3, -150, 10, 178, 26) + layer(4, -134, 120, 92, 40) + layer(6, -60, 150, 20, 50) + layer(9, 10, 160, 240, 30), '#1d4a4a'),
      path(layer(13, -110, 6, 168, 18) + layer(14, -84, 116, 76, 28) + layer(16, -20, 150, -4, 36) + layer(19, 40, 160, 230, 20), '#4b8a58'),
      birds('#5a6a94', [[300, 150, 0.8], [322, 140, 0.6, 1], [348, 156, 0.5]]),
    );
  },
};
