import {
  air, bananaLeaves, dots, foliagePath, grass, group, lensesPath, lerp, mist, mix, path, Pen, place, RAMPS, range, rng, sky, stipple, stroke, sun,
  type Doc, type Leaf, type Point, type Ramp, type Scene,
} from '../kit';

/** Inside the forest in the dry months: dark canopy above, amber light from behind the trees on the right. */
const LIGHT: Ramp = { ...RAMPS.golden, sky: ['#214a3c', '#6f8f4a', '#ecc867', '#fdedb0'], haze: '#f0d98c', deep: '#143a33' };
const GROUND = 392;
const BARK = { far: '#8a7a58', mid: '#5f5145', near: '#33292e', lit: '#e8b86a' };
const GREEN = { far: '#8fa058', mid: '#4f7a46', near: '#235040', deep: '#123530', lit: '#b9c45c' };
const EARTH = { lit: '#f3cf8c', mid: '#cf9a60', shade: '#8f6a4c' };
const CHITAL = { mid: '#a8653a', lit: '#dc9a58', shade: '#6f3f30', white: '#fbeccb' };
const INK = '#1b2a2a';

/** A chital on 0,0 facing right, 62 px to the shoulder: antlered stag, or doe, or with its head down. */
function chital(x: number, y: number, scale: number, facing: 1 | -1, kind: 'stag' | 'doe' | 'grazing'): string {
  const head = kind === 'grazing'
    ? 'M22-64Q38-62 46-42Q52-24 58-16L68-4Q68 2 62 1L50-8Q40-22 30-34z'
    : 'M22-66Q33-76 36-92Q38-101 47-102L65-92Q69-88 64-85L53-82Q51-64 44-52Q40-44 38-34L20-40z';
  return group(
    [
      path('M26-36L20-16L21 0H27L27-16L32-28zM-26-36L-17-20L-18 0H-12L-11-22L-14-36z', CHITAL.shade),
      path(`M-38 0L-39-24Q-48-38-44-54Q-38-67-18-66Q4-64 24-66L40-52Q42-42 38-34L38-14L40 0H33L31-18L27-33Q6-27-18-33L-27-20L-28-6L-30 0z${head}`,
        CHITAL.mid),
      path('M-44-54Q-38-67-18-66Q4-64 24-66L30-58Q0-56-24-58Q-36-58-44-48z', CHITAL.lit), path('M-24-36Q0-28 27-34L24-40Q0-36-22-42z', CHITAL.white),
        path('M-44-54q-9 4-7 20q7-4 9-12z', CHITAL.white),
      dots('M-36-52Q-10-58 24-56M-38-45Q-10-51 26-49M-32-39Q-6-45 22-44', CHITAL.white, 2.8, 7.5),
      kind === 'grazing'
        ? path('M48-34l-4-14q10 2 10 12zM60 0l6-6l2 4q-2 5-8 2z', CHITAL.shade)
        : path('M41-97l-14-9q0 12 12 16z', CHITAL.shade) + path('M40-80Q48-76 53-82Q51-66 46-58Q42-68 40-80z', CHITAL.white) +
          path('M62-92l5 3l-4 3zM52-95a2 2 0 1 1 .1 0z', INK),
      kind === 'stag' ? stroke('M43-102Q30-118 36-138Q41-152 35-166M36-134Q46-142 50-156M40-108Q50-112 56-124M49-101Q50-118 58-132Q66-146 62-160' +
        'M58-132Q68-138 74-148', '#5a4038', 3, { round: true }) : '',
    ],
    { transform: place(x, y, { scaleX: facing * scale, scaleY: scale }) },
  );
}

/** An open forest jeep from the front on 0,0, 84 px wide, with a driver and guests upright behind him. */
const jeep = (x: number, y: number, scale: number): string =>
  group(
    [
      path(lensesPath([[-66, 4, 124, 8, 0.4]]), '#5f4638', { opacity: 0.7 }),
      path('M-40-2h14v-20h-14zM26-2h14v-20h-14z', INK),
      // guests
      path('M-30-56Q-31-80-20-81Q-9-80-10-56zM-6-58Q-7-86 4-87Q15-86 14-58zM14-56Q13-78 24-79Q35-78 34-56z', '#d9c08a'),
        path('M-6-58Q-7-86 4-87Q15-86 14-58z', '#c9563f'), path('M14-56Q13-78 24-79Q35-78 34-56z', '#f4ead2'),
      path('M-25-86a5 5.5 0 1 1 10 0a5 5.5 0 1 1-10 0zM-1-92a5 5.5 0 1 1 10 0a5 5.5 0 1 1-10 0zM19-84a5 5.5 0 1 1 10 0a5 5.5 0 1 1-10 0z', '#6a3b2f'),
      path('M-30-88Q-20-99-10-88zM14-86Q24-97 34-86z', '#7a8458'), path('M-2-93Q4-102 10-93z', INK), path('M-4-92h7v4h-7z', INK),
      // windscreen, bonnet, grille, lamps
      path('M-36-40L-32-62H32L36-40z', '#4f6348'), path('M-31-43L-28-58H28L31-43z', '#cfe0c4'), path('M-31-43L-28-58H-10L-20-43z', '#f4f7e2'),
        path('M-20-43Q-20-54-12-55Q-4-54-4-43z', '#5a3a34'),
      path('M-42-10V-32Q-40-42-34-42H34Q40-42 42-32V-10z', '#5f7a4c'), path('M10-42H34Q40-42 42-32V-10H30Q34-30 10-42z', '#a8b868'),
        path('M-18-14V-34H18V-14z', '#3a4a38'), stroke('M-12-34V-14M-6-34V-14M0-34V-14M6-34V-14M12-34V-14', '#8a9a68', 2),
      path('M-36-25a7 7 0 1 1 14 0a7 7 0 1 1-14 0zM22-25a7 7 0 1 1 14 0a7 7 0 1 1-14 0z', '#fff3c0'), path('M-46-6V-12H46V-6z', '#2f3a34'),
    ],
    { transform: place(x, y, { scale }) },
  );

/** A straight trunk with buttressed foot: x, y of the foot, width, lean to its top. */
type Stem = readonly [x: number, y: number, width: number, lean: number];

const stemPaths = (list: readonly Stem[], top: number): { body: string; lit: string } => {
  const [body, lit] = [new Pen(), new Pen()];
  for (const [x, y, w, lean] of list) {
    const h = y - top;
    body.move(x - w * 1.05, y + w * 0.1).quad(x - w * 0.5, y - w * 0.5, x - w * 0.42, y - w * 2.4)
      .quad(x - w * 0.4 + lean * 0.4, y - h * 0.5, x - w * 0.28 + lean, top)
      .line(x + w * 0.28 + lean, top).quad(x + w * 0.4 + lean * 0.4, y - h * 0.5, x + w * 0.44, y - w * 2.4)
        .quad(x + w * 0.54, y - w * 0.5, x + w * 1.1, y + w * 0.12).quad(x + w * 0.4, y - w * 0.1, x, y + w * 0.14).close();
    lit.move(x + w * 0.28 + lean, top).quad(x + w * 0.4 + lean * 0.4, y - h * 0.5, x + w * 0.44, y - w * 2.4)
      .quad(x + w * 0.54, y - w * 0.5, x + w * 1.1, y + w * 0.12)
      .quad(x + w * 0.4, y - w * 0.4, x + w * 0.26, y - w * 2.4).quad(x + w * 0.24 + lean * 0.4, y - h * 0.5, x + w * 0.16 + lean, top).close();
  }
  return { body: String(body), lit: String(lit) };
};

export const scene: Scene = {
  draw(doc) {
    const { x0, x1, y0 } = doc;
    const s = doc.pick(0, { wide: 230, tall: -20 });
    const light = doc.pick(560, { wide: 800, tall: 520 });
    const random = rng(12);
    doc.add(
      sky(doc, LIGHT, { horizon: GROUND - 20, stops: [0, 0.34, 0.78, 1], deepenTo: GROUND + 20 }),
      sun(doc, light, 300, 60, '#fff6cf', { glow: '#fff0b0', glowRadius: doc.pick(330, { wide: 300, tall: 220 }), glowOpacity: 0.85, disc: false }),
    );
    // three depths of trunks
    const far: Stem[] = [];
    for (let x = -300; x < 1120; x += 20 + 30 * random()) far.push([x, GROUND - 14 + 8 * random(), 5 + 4 * random(), (random() - 0.5) * 20]);
    const middle: Stem[] = ([[-250, 400, 17, 8], [-176, 406, 15, -10], [-88, 398, 18, 6], [-20, 404, 13, -4], [46, 402, 20, -8], [112, 398, 13, 8],
      [176, 404, 17, -5], [262, 396, 12, 6], [352, 398, 14, -6], [606, 398, 13, 6], [664, 404, 18, -8], [716, 398, 13, 5], [770, 406, 20, -6],
      [840, 400, 15, 8], [900, 404, 18, -5]] as const)
      .map(([x, ...rest]): Stem => [x + s, ...rest]);
    const top = y0 - 10;
    const layer = (list: readonly Stem[], body: string, lit: string): string => {
      const shown = list.filter(([x]) => doc.shows(x, 40));
      const paths = stemPaths(shown, top);
      return path(paths.body, body) + path(paths.lit, lit);
    };
    // the far trunks fade into the dark of the canopy
    const fade = (c: string, k: number): string =>
      doc.linear([[0, mix(c, LIGHT.deep ?? c, 0.86)], [0.45, mix(c, LIGHT.deep ?? c, 0.5)], [1, mix(c, LIGHT.haze, k)]],
      { y1: doc.pick(-40, { tall: 0 }), y2: 380 });
    const side = (c: string, k: number, under: number): string => (doc.format === 'wide' ? air(doc, LIGHT, c, k, under) : fade(c, k));
    doc.add(
      layer(far, side(BARK.far, 0.5, 0.8), side(mix(BARK.far, BARK.lit, 0.5), 0.5, 0.8)),
      path(foliagePath({ seed: 8, x0: x0 - 10, x1: x1 + 10, y: GROUND, height: 54, wavelength: 110, scallop: [5, 11], base: GROUND + 8 }),
        air(doc, LIGHT, GREEN.far, 0.4)),
      mist(doc, { seed: 7, from: 330, to: 372, count: 4, opacity: 0.4, colour: '#fff3c4' }),
      layer(middle, side(BARK.mid, 0.2, 0.7), side(mix(BARK.mid, BARK.lit, 0.75), 0.2, 0.8)),
      path(foliagePath({ seed: 18, x0: x0 - 10, x1: 340 + s, y: GROUND + 8, height: 46, wavelength: 80, scallop: [6, 12], under: 6,
        envelope: (x) => Math.min(1, (340 + s - x) / 70) }) +
        foliagePath({ seed: 19, x0: 580 + s, x1: x1 + 10, y: GROUND + 8, height: 52, wavelength: 80, scallop: [6, 12], under: 6,
        envelope: (x) => Math.min(1, Math.max(0, x - 580 - s) / 70) }), air(doc, LIGHT, GREEN.mid, 0.16)),
    );

    // the floor of leaves, the track with its two ruts
    const floor = doc.format === 'wide' ? doc.linear([[0, '#5f5c3c'], [1, '#c9a458']], { x1: -200, x2: 420, y2: 0 }) : '#c9a458';
    const [tx, ty] = [500 + s, GROUND + 6];
    doc.add(
      path(new Pen().rect(x0, GROUND + 6, doc.width, 220), floor),
      path(foliagePath({ seed: 31, x0: x0 - 10, x1: tx - 130, y: 430, height: 20, wavelength: 60, scallop: [6, 12], under: 8,
        envelope: (x) => Math.min(1, (tx - 130 - x) / 90) }) +
        foliagePath({ seed: 33, x0: tx + 130, x1: x1 + 10, y: 432, height: 26, wavelength: 60, scallop: [6, 12], under: 8,
        envelope: (x) => Math.min(1, (x - tx - 130) / 90) }), '#8f9a4c'),
      path(new Pen().move(tx - 26, ty).cubic(tx - 40, ty + 40, tx + 60, ty + 60, tx + 30, ty + 100)
        .cubic(tx, ty + 140, tx - 200, ty + 150, tx - 300, ty + 230).line(tx + 130, ty + 230)
        .cubic(tx + 160, ty + 160, tx + 230, ty + 130, tx + 170, ty + 80).cubic(tx + 130, ty + 46, tx + 20, ty + 40, tx + 34, ty).close(), EARTH.mid),
      path(new Pen().move(tx - 16, ty).cubic(tx - 26, ty + 40, tx + 80, ty + 60, tx + 56, ty + 100)
        .cubic(tx + 30, ty + 150, tx - 150, ty + 150, tx - 230, ty + 230).line(tx - 130, ty + 230)
        .cubic(tx - 60, ty + 150, tx + 90, ty + 150, tx + 100, ty + 100).cubic(tx + 110, ty + 60, tx - 6, ty + 44, tx - 2, ty).close(), EARTH.lit),
      path(new Pen().move(tx + 14, ty).cubic(tx + 8, ty + 40, tx + 130, ty + 50, tx + 140, ty + 96)
        .cubic(tx + 140, ty + 140, tx + 40, ty + 170, tx - 10, ty + 230).line(tx + 90, ty + 230)
        .cubic(tx + 120, ty + 170, tx + 190, ty + 140, tx + 166, ty + 92).cubic(tx + 130, ty + 50, tx + 22, ty + 40, tx + 28, ty).close(), EARTH.lit),
    );
    // shafts of light and the shadows of the trunks lying towards us
    const shadow = (x: number, y: number, w: number): string =>
      `M${x} ${y}l${Math.round(-w * 3)} 190h${Math.round(w * 2)}L${Math.round(x + w * 0.7)} ${y}z`;
    doc.add(
      path(middle.filter(([x]) => doc.shows(x)).map(([x, y, w]) => shadow(Math.round(x), y + 4, w)).join(''),
        doc.linear([[0, '#5f5236', 0.6], [0.35, '#5f5236', 0.3], [1, '#5f5236', 0]], { y1: 404, y2: 596 })),
      path(lensesPath(range(Math.round(doc.width / 22))
        .map((i): [number, number, number, number, number] => { const k = random();
        return [lerp(x0, x1, random()), lerp(424, 600, k), 12 + 34 * k, 6, (i % 5) / 5]; })), '#8f5a34', { opacity: 0.6 }),
      path(lensesPath(range(Math.round(doc.width / 26))
        .map((i): [number, number, number, number, number] => { const k = random();
        return [lerp(x0, x1, random()), lerp(424, 600, k), 10 + 30 * k, 6, (i % 5) / 5]; })), '#e8b45c', { opacity: 0.8 }),
      path(new Pen().polygon([[light - 40, 120], [light + 4, 120], [light - 120, 560], [light - 230, 560]])
        .polygon([[light + 40, 110], [light + 66, 110], [light + 10, 540], [light - 50, 540]]),
        doc.linear([[0, '#fff3b8', 0], [0.4, '#fff3b8', 0.24], [1, '#fff3b8', 0]], { y1: 110, y2: 560 })),
      jeep(tx + 84, ty + 74, doc.pick(1, { tall: 0.92 })),
    );

    // termite hill; the deer at the edge of the track
    const [dx, dy] = [doc.pick(190, { wide: 400, tall: 206 }), 524];
    doc.add(
      group([path('M-46 0Q-40-40-30-58Q-30-84-20-92Q-12-84-8-70Q-4-104 6-112Q16-100 16-74Q26-86 32-70Q36-44 50 0z', '#8f4a34'),
        path('M6-112Q16-100 16-74Q26-86 32-70Q36-44 50 0H14Q20-40 6-70z', '#d98a50'), path(lensesPath([[-60, 3, 120, 8, 0.4]]), '#6f5f3c')],
        { transform: place(690 + s, 452, { scale: doc.pick(0.9, { tall: 0.7 }) }) }),
      path(lensesPath([[dx - 120, dy + 2, 150, 9, 0.6], [dx - 20, dy - 38, 90, 6, 0.6], [dx - 190, dy + 38, 130, 8, 0.6],
        [dx + 70, dy + 30, 60, 5, 0.6]]), '#6a4c34', { opacity: 0.7 }),
      chital(dx + 30, dy - 40, 0.84, -1, 'doe'), chital(dx, dy, 1.3, 1, 'stag'), chital(dx - 110, dy + 36, 1.12, -1, 'grazing'),
        chital(dx + 96, dy + 28, 0.6, 1, 'doe'),
      stipple('#fff3b8', { seed: 14, count: 26, x0: light - 260, x1: light + 120, y0: 180, y1: 480, size: 2.6, opacity: 0.7 }),
    );
    doc.add(canopy(doc), near(doc));
  },
};

/** Canopy closing the top. */
function canopy(doc: Doc): string {
  const { x0, x1, y0 } = doc;
  const drop = doc.pick(96, { wide: 84, tall: 150 });
  const hang = (seed: number, height: number, colour: string, size: [number, number]): string =>
    path(foliagePath({ seed, x0: x0 - 10, x1: x1 + 10, y: y0 - 10, height: -height, wavelength: 120, scallop: size, base: y0 - 20, least: 0.4,
      envelope: (x) => 0.6 + 0.6 * Math.abs(Math.sin((x - x0) / 170)) }), colour);
  return hang(5, drop * 1.25, mix(GREEN.near, GREEN.lit, doc.format === 'card' ? 0.18 : 0.06), [10, 20]) + hang(9, drop * 0.8, GREEN.deep, [12, 24]);
}

/** A great teak bole at the right border, broad leaves, grass. */
function near(doc: Doc): string {
  const b = doc.pick(0, { wide: 300, tall: -96 });
  const { body, lit } = stemPaths([[782 + b, 600, 50, -16]], doc.y0 - 10);
  const leaves: Leaf[] = ([[784, 96, 2.75, 120, 25, -0.5], [780, 120, 2.2, 104, 23, -0.4], [784, 96, 3.3, 100, 22, -0.6],
    [774, 196, 2.6, 92, 20, -0.5], [774, 196, 2.05, 80, 18, -0.4], [778, 200, 3.2, 76, 17, -0.5], [812, 130, 1.2, 90, 22, 0.3]] as const)
    .map(([x, y, ...rest]): Leaf => [x + b, y + doc.pick(0, { tall: 90 }), ...rest]);
  const fallen: Leaf[] = ([[600, 586, 0.1, 70, 12, 0.2], [668, 560, 2.9, 58, 10, -0.1], [540, 600, -0.2, 60, 11, 0.1],
    [710, 598, 0.3, 60, 11, 0.1]] as const).map(([x, y, ...rest]): Leaf => [x + b, y, ...rest]);
  const cracks = range(9).map((i): Point => [764 + b + (i % 3) * 13, doc.y0 + 30 + i * 66]).map(([x, y]) => `M${x} ${y}q5 24-1 52`).join('');
  return (
    bananaLeaves(fallen, '#9a5a34', '#e0a256') + path(body, BARK.near) + path(lit, '#a8744a') + stroke(cracks, '#1f191f', 2.4, { opacity: 0.7 }) +
      bananaLeaves(leaves, GREEN.deep, '#4f7f45') +
    path(foliagePath({ seed: 41, x0: 690 + b, x1: doc.x1 + 10, y: 612, height: 40, wavelength: 50, scallop: [8, 15],
      envelope: (x) => Math.min(1, Math.max(0, (x - 690 - b) / 70)) }), GREEN.deep) +
    grass(6, doc.x0, doc.pick(150, { wide: 260, tall: 210 }), 614, 52, '#3a4a34',
      { count: Math.round((doc.pick(150, { wide: 260, tall: 210 }) - doc.x0) / 7), width: 2.8 })
  );
}
