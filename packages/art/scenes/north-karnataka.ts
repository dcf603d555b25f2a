import {
  air, birds, branch, cumulus, deepenWater, foliagePath, group, hump, interpolate, land, lensesPath, lerp, man, mix,
  path, Pen, place, RAMPS, range, ridge, ripples, ripplesPath, rng, sky, stroke, water, woman,
  type Doc, type Point, type Ramp, type Scene, type Tones,
} from '../kit';
import { stoopingWoman, weatheringPath } from '../kit/parts-kerala';

/** A hard blue winter forenoon, sun from the left. */
const LIGHT: Ramp = { ...RAMPS.alpine, sky: ['#1f6fb4', '#5fa9d8', '#b3dbe4', '#f6ead0'], haze: '#d9d6cc', deep: '#124a8c' };
const SHORE = 404;
const CLIFF = { lit: '#f09a60', mid: '#d2683f', shade: '#94404a', dark: '#642c42', dust: '#f6c590' };
const STONE: Tones = ['#c9855f', '#f7c996', '#8a4a4c'];
const LAKE = { far: '#b9d0b4', mid: '#5f9a7c', deep: '#1f5c5c' };
const LEAF = { dark: '#2f5f46', lit: '#9aac50' };

/** The Bhutanatha temple on 0,0 with its open hall towards the water: 250 px long, 168 high; light from the left. */
function bhutanatha(): string {
  const piers = range(7).map((i) => -116 + i * 21);
  const tier = (x: number, y: number, w: number, h: number): string => {
    const kutas = new Pen(1);
    for (let i = 0; i < 3; i++) {
      const kx = x - w / 2 + (w / 2) * i;
      kutas.move(kx - 6, y - h).line(kx - 6, y - h - 5).quad(kx, y - h - 15, kx + 6, y - h - 5).line(kx + 6, y - h).close();
    }
    return (
      path(new Pen(1).rect(x - w / 2, y - h, w, h), STONE[0]) + path(new Pen(1).rect(x - w / 2, y - h, w * 0.2, h), STONE[1]) +
        path(new Pen(1).rect(x + w * 0.26, y - h, w * 0.24, h), STONE[2]) +
      path(new Pen(1).rect(x - w * 0.1, y - h + 3, w * 0.2, h - 3), CLIFF.dark) + path(kutas, STONE[0]) +
      path(new Pen(1).polygon([[x - w / 2 - 7, y - h + 2], [x + w / 2 + 7, y - h + 2], [x + w / 2 + 3, y - h - 3], [x - w / 2 - 3, y - h - 3]]),
        STONE[1])
    );
  };
  return [
    // plinth in three courses
    path('M-140 0V-16H122V0z', STONE[0]), path('M-144-16H126V-21H-144z', STONE[1]), path('M-140-9H122V-6H-140z', STONE[2]),
      path('M88 0V-16H122V0z', STONE[2]),
    // the hall: dark within, squat piers, sloping eaves, a raised clerestory
    path('M-124-21V-62H16V-21z', CLIFF.dark),
      path(piers.map((x) => String(new Pen(1).rect(x - 4.5, -62, 9, 41).rect(x - 7, -64, 14, 6).rect(x - 6, -26, 12, 5))).join(''), STONE[0]),
    path(piers.map((x) => String(new Pen(1).rect(x - 4.5, -62, 3.5, 41))).join(''), STONE[1]),
      path('M-126-21V-33H-12V-21z', mix(STONE[0], STONE[1], 0.4)), path('M-126-33H-12V-36H-126z', STONE[1]),
    path('M-142-60L-122-78H8L30-60z', STONE[0]), path('M-142-60L-122-78H-60L-66-60z', STONE[1]), path('M-142-60H30V-56H-142z', STONE[2]),
      stroke('M-104-60L-90-78M-72-60L-64-78M-40-60L-38-78M-8-60L-14-78', STONE[2], 1.4),
    path('M-100-78V-88H-14V-78z', CLIFF.dark), path('M-108-88L-94-98H-20L-8-88z', STONE[0]), path('M-108-88L-94-98H-60L-64-88z', STONE[1]),
    // the closed hall and the shrine with its stepped tower
    path('M16-21V-84H110V-21z', STONE[0]), path('M16-21V-84H34V-21z', STONE[1]), path('M84-21V-84H110V-21z', STONE[2]),
      path('M44-21V-66H62V-21z', CLIFF.dark), path('M40-66H66L60-72H46z', STONE[1]),
    stroke('M24-24V-80M76-24V-80M100-24V-80', STONE[2], 3), path('M8-84H118L112-91H14z', STONE[1]), path('M12-84H114V-80H12z', STONE[2]),
    tier(64, -91, 78, 24), tier(64, -120, 58, 20), tier(64, -144, 40, 14),
    path('M46-160Q44-184 64-188Q84-184 82-160z', STONE[0]), path('M46-160Q44-184 64-188Q54-176 56-160z', STONE[1]),
      path('M72-160Q78-180 64-188Q84-184 82-160z', STONE[2]), path('M60-187h8l-1.5-5q5-4 0-8l-2.5-8l-2.5 8q-5 4 0 8z', STONE[1]),
    // steps to the water
    path('M-176 12L-140-16V0H-40V12z', STONE[1]), stroke('M-170 7H-60M-160 1H-60M-151-6H-140', STONE[2], 1.6),
  ].join('');
}

/** A wall of bedded sandstone under `crest`, its faces turned left in the sun, joints dark between the buttresses. */
function cliff(seed: number, crest: readonly Point[], base: number, haze: number): string {
  const c = (colour: string): string => mix(colour, LIGHT.haze, haze);
  const top = interpolate(crest);
  const random = rng(seed);
  const [a, b] = [crest[0]?.[0] ?? 0, crest.at(-1)?.[0] ?? 0];
  const [faces, joints, beds] = [new Pen(), new Pen(), new Pen()];
  for (let x = a + 6; x < b; ) {
    const w = 26 + 46 * random();
    const [y0, y1] = [top(x + w * 0.4) + 5, base - 18 * random()];
    const bow = 7 * (random() - 0.5);
    // the shaded flank of each buttress
    faces.move(x + w * 0.55, y0).quad(x + w * 0.5 + bow, lerp(y0, y1, 0.5), x + w * 0.62, y1).line(x + w * 0.98, y1)
      .quad(x + w * 1.04 + bow, lerp(y0, y1, 0.4), x + w * 0.92, top(x + w * 0.92) + 4).close();
    joints.move(x + w - 2, top(x + w) + 2).quad(x + w + 4 + bow, lerp(y0, y1, 0.6), x + w - 1, y1)
      .quad(x + w - 5 + bow, lerp(y0, y1, 0.5), x + w - 2, top(x + w) + 2).close();
    x += w;
  }
  for (const k of [0.12, 0.2, 0.36, 0.44, 0.6, 0.74, 0.82]) {
    for (let x = a; x < b; x += 30 + 80 * random()) {
      const y = lerp(top(x), base, k) + 4 * (random() - 0.5);
      if (base - top(x) > 50 && Math.max(top(x), top(x + 40), top(x + 80)) < y - 8) beds.move(x, y)
        .line(x + 20 + 60 * random(), y + 3 * (random() - 0.5));
    }
  }
  return (
    land(crest, base + 10, c(CLIFF.mid), { hard: true }) +
    path(new Pen().polygon(crest, false).lines([...crest].reverse().map(([x, y]): Point => [x - 5, lerp(y, base, 0.1) + 3])).close(), c(CLIFF.lit)) +
    path(faces, c(CLIFF.shade)) + path(joints, c(CLIFF.dark)) + stroke(beds, c(CLIFF.dark), 1.5, { opacity: 0.5 }) +
    path(weatheringPath({ seed: seed + 2, x0: a + 10, x1: b - 10, top: (x) => top(x) + 8, bottom: () => base, count: Math.round((b - a) / 28),
      width: 11, length: [0.2, 0.6] }), c(CLIFF.lit), { opacity: 0.75 })
  );
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const s = doc.pick(0, { wide: 220, tall: -10 });
    doc.add(
      sky(doc, LIGHT, { horizon: 400 }),
      cumulus(doc, [[120 + s, 178, 220, 46, 3], [430 + s, 120, 190, 40, 8]], { shade: '#bcd7e4' }),
      ridge(doc, air(doc, LIGHT, '#b9705a', 0.5), { seed: 9, y: 376, height: 70, wavelength: 190, base: 430, step: 22, hard: true }),
    );
    const left: Point[] = [[-160, 402], [-128, 330], [-100, 318], [-30, 310], [-12, 290], [60, 282], [84, 300], [130, 302], [150, 330], [200, 336],
      [216, 362], [260, 372], [276, 402]];
    const right: Point[] = [
      [376, 402], [392, 352], [430, 340], [446, 296], [500, 286], [516, 240], [548, 214], [584, 210], [600, 168], [634, 150], [676, 152], [690, 122],
        [730, 104], [790, 100], [820, 78], [880, 70], [960, 84],
      [1010, 70], [1100, 90], [1160, 90],
    ];
    const to = (list: readonly Point[]): Point[] => list.map(([x, y]): Point => [x + s, y]);
    doc.add(
      cliff(5, to(left), SHORE, doc.pick(0.36, { wide: 0.3 })),
      cliff(11, to(right).filter(([x]) => x < x1 + 120), SHORE, 0.06),
      // a small shrine on the crest, scrub on the ledges
      group([path('M-16 0V-16H16V0zM-20-16H20L14-22H-14zM-10-22V-30H10V-22zM-7-30Q0-42 7-30z', STONE[0]),
        path('M-16 0V-16H-8V0zM-20-16H-4L-6-22H-14zM-10-22V-30H-5V-22z', STONE[1])], { transform: place(655 + s, 152) }),
      path(
        ([[410, 346, 40, 18], [470, 294, 36, 14], [560, 218, 44, 16], [700, 124, 40, 15], [480, 400, 120, 34], [620, 402, 140, 40],
          [760, 402, 150, 44], [900, 402, 160, 40], [1040, 402, 150, 44]] as const)
          .filter(([x]) => doc.shows(x + s, 90))
          .map(([x, y, w, h], i) => foliagePath({ seed: 30 + i, x0: x + s - w / 2, x1: x + s + w / 2, y, height: h, wavelength: w * 0.4,
            scallop: [5, 10], under: 4, envelope: (px) => hump(px, x + s, w * 0.34) })).join(''),
        LEAF.dark,
      ),
      path(foliagePath({ seed: 51, x0: x0 - 10, x1: 250 + s, y: SHORE, height: 30, wavelength: 60, scallop: [5, 10],
        envelope: (x) => Math.min(1, (250 + s - x) / 100) }), mix(LEAF.dark, LEAF.lit, 0.2)),
    );

    // the lake, jade in the shade of the rock
    const red = mix(CLIFF.shade, LAKE.mid, 0.58);
    doc.add(
      water(doc, SHORE, [[0, LAKE.far], [0.2, '#8fb898'], [0.5, LAKE.mid], [1, LAKE.deep]]),
      deepenWater(doc, LIGHT, SHORE),
      path(new Pen().soft(to([[376, 404], [430, 450], [516, 496], [600, 540], [690, 566], [820, 588], [960, 590], [1160, 590]])).line(1160 + s, 404)
        .close(), red, { opacity: 0.8 }),
      path(new Pen().soft(to([[-160, 404], [-100, 440], [60, 460], [150, 440], [276, 404]])).close(), red,
        { opacity: doc.pick(0.45, { wide: 0.3 }) }),
    );
    const temple = doc.define(bhutanatha());
    const t = { x: doc.pick(372, { wide: 600, tall: 376 }), scale: doc.pick(1.16, { wide: 1.2, tall: 1 }) };
    doc.add(
      doc.use(temple, place(t.x, SHORE + 18, { scaleX: t.scale, scaleY: -t.scale * 0.66 }), { opacity: 0.5 }),
      path(ripplesPath({ seed: 4, x0: t.x - 190, x1: t.x + 170, from: SHORE + 20, to: SHORE + 140, count: 64, length: [30, 110], height: [1, 2.4] }),
        '#86b090', { opacity: 0.7 }),
      ripples(doc, '#eef3d8', { seed: 7, from: SHORE + 6, to: 590, count: 44, opacity: 0.5 }),
      ripples(doc, '#174a50', { seed: 9, from: SHORE + 10, count: 54, opacity: 0.38 }),
      path(new Pen()
        .polygon([[t.x - 214 * t.scale, SHORE + 14], [t.x - 150 * t.scale, SHORE - 4], [t.x + 300 * t.scale, SHORE - 4],
        [t.x + 360 * t.scale, SHORE + 10]]), '#c98f68'),
      path(lensesPath([[t.x - 200 * t.scale, SHORE + 15, 560 * t.scale, 4, 0.5]]), '#5f3a44', { opacity: 0.7 }),
      doc.use(temple, place(t.x, SHORE + 8, { scale: t.scale })),
      man(t.x - 100 * t.scale, SHORE - 17 * t.scale, { scale: 0.72, shirt: '#fffaf0' }),
        woman(t.x + 34 * t.scale, SHORE - 14 * t.scale, { scale: 0.74, sari: '#d9363e', edge: '#ffd36b' }),
      woman(t.x - 160 * t.scale, SHORE + 16, { scale: 0.8, sari: '#f2b23f', edge: '#8e2f5c' }),
      ghat(doc),
      branch(doc, 6, doc.format === 'wide' ? [[1120, -20, 2.4, 230], [1124, 40, 2.7, 190], [1060, -30, 2, 150]] : [[-20, -20, 0.65, 220],
        [-24, 40, 0.35, 190], [60, -30, 1.1, 140]].map(([x = 0, ...rest]) => [x + x0, ...rest] as unknown as readonly [number, number, number,
        number]),
        { dark: '#1f4a40', lit: '#6f8f46', wood: '#3a2a30', leaf: 28, width: 3.6 }),
      birds('#2f5f8a', [[300 + s, 210, 1], [326 + s, 200, 0.8, 1], [344 + s, 216, 0.6]]),
    );
  },
};

/** The near ghat: a corner of broad red steps with women beating cloth, pots and wet saris spread out. */
function ghat(doc: Doc): string {
  const b = doc.pick(0, { wide: 260, tall: -90 });
  const steps = range(4).map((i) => {
    const y = 520 + i * 24;
    const edge: Point[] = [[560 + b - i * 70, y + 14], [620 + b - i * 60, y], [1200 + b, y - 26]];
    return path(new Pen().polygon([...edge, [1200 + b, 640], [560 + b - i * 70, 640]]), i % 2 ? '#b0583f' : '#a04f3e') +
      path(new Pen().polygon([...edge, [1200 + b, y - 16], [624 + b - i * 60, y + 11], [560 + b - i * 70, y + 24]]), '#eaa570');
  });
  const [first, second, third, fourth] = steps;
  const cloth = (x: number, y: number, w: number, colour: string, border: string): string =>
    path(new Pen().polygon([[x, y], [x + w, y - w * 0.045], [x + w - 8, y + 9], [x - 12, y + 11]]), colour) +
      path(new Pen().polygon([[x + w * 0.84, y - w * 0.04], [x + w, y - w * 0.045], [x + w - 8, y + 9], [x + w * 0.8, y + 9.5]]), border);
  return [
    first ?? '', stoopingWoman(650 + b, 528, { scale: 2.1, sari: '#2f7f9f', edge: '#ffe0a0', facing: -1 }),
      woman(742 + b, 516, { scale: 1.9, sari: '#c9347a', edge: '#ffd36b', facing: -1 }),
    second ?? '', third ?? '', cloth(640 + b, 570, 150, '#f2b23f', '#b8324f'),
      stoopingWoman(560 + b, 586, { scale: 2.4, sari: '#e0482f', edge: '#f6e0a0', facing: -1 }),
    path(new Pen().circle(700 + b, 596, 15, 13), '#d9a24a') + path(`M${690 + b} 584h20l4-6h-28z`, '#f6cf7a') +
      path(`M${694 + b} 586q-8 8-2 20q-12-6-8-14z`, '#fbe3a4'),
    fourth ?? '', path(lensesPath([[400 + b, 604, 220, 6, 0.5]]), '#eef3d8', { opacity: 0.6 }),
  ].join('');
}
