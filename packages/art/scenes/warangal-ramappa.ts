import {
  air, airAt, birds, finialPath, foliage, foliagePath, grass, group, land, lensesPath, man, mist, mix, path, Pen, petalPath, place, RAMPS, range, ridge, rng,
  sky, stipple, streaks, stroke, sun, woman,
  type Ramp, type Scene,
} from '../kit';

const LIGHT: Ramp = {
  ...RAMPS.dawn,
  sky: ['#4f72a8', '#9db3c9', '#f0d8b4', '#ffe6a4'], haze: '#eedcbc', deep: '#2a4a86', ink: '#262b42', lit: '#ffe9b4',
};

interface Stone {
  lit: string;
  mid: string;
  low: string;
  shade: string;
  deep: string;
}
const DOLERITE: Stone = { lit: '#ffe3a6', mid: '#8f8a92', low: '#716e80', shade: '#53536c', deep: '#363a55' };
const towards = (stone: Stone, haze: string, t: number): Stone => ({
  lit: mix(stone.lit, haze, t * 0.8), mid: mix(stone.mid, haze, t), low: mix(stone.low, haze, t), shade: mix(stone.shade, haze, t),
    deep: mix(stone.deep, haze, t),
});

/** A swan (hamsa) with its feet on 0,0, looking to the right. */
const SWAN = 'M-14 0Q-28-4-34-16Q-46-22-44-36Q-36-34-30-28Q-18-32-2-25Q4-34 2-42Q2-50 10-50Q18-50 19-43L26-41L19-38Q14-34 14-24Q14-6-2 0z';

/**
 * A Kakatiya gateway about 0,0: two square posts in carved stages, scrolled brackets to both sides, three lintels one upon another, swans at the
 * ends and a crest in the middle. 410 px high; the rising sun is behind it to the right.
 */
function torana({ lit, mid, low, shade, deep }: Stone, fine = true): string {
  const post = (x: number): string =>
    [
      path(`M${x - 34} 4V-16H${x - 30}V-34H${x + 30}V-16H${x + 34}V4z`, low),
      path(`M${x - 23}-34H${x + 23}V-96H${x - 23}zM${x - 19}-96H${x + 19}V-128H${x - 19}zM${x - 23}-128H${x + 23}V-180H${x - 23}z` +
        `M${x - 18}-180H${x + 18}V-216H${x - 18}zM${x - 24}-216H${x + 24}V-252H${x - 24}zM${x - 34}-252H${x + 34}V-272H${x - 34}z`, mid),
      path(`M${x - 23}-34H${x - 6}V-96H${x - 23}zM${x - 19}-96H${x - 5}V-128H${x - 19}zM${x - 23}-128H${x - 6}V-180H${x - 23}z` +
        `M${x - 18}-180H${x - 5}V-216H${x - 18}zM${x - 24}-216H${x - 6}V-252H${x - 24}z`, shade),
      path(`M${x + 18}-34H${x + 23}V-96H${x + 18}zM${x + 15}-96H${x + 19}V-128H${x + 15}zM${x + 18}-128H${x + 23}V-180H${x + 18}z` +
        `M${x + 14}-180H${x + 18}V-216H${x + 14}zM${x + 19}-216H${x + 24}V-252H${x + 19}zM${x + 27}-252H${x + 34}V-272H${x + 27}z` +
        `M${x + 28}-34H${x + 30}V-16H${x + 34}V4H${x + 28}z`, lit),
      fine ? path(`M${x - 3}-44V-78Q${x + 5}-92 ${x + 13}-78V-44zM${x - 3}-138V-164Q${x + 5}-176 ${x + 13}-164V-138z`, deep) +
        path(`M${x + 1}-44Q${x + 1}-62 ${x + 5}-70Q${x + 9}-62 ${x + 9}-44zM${x + 1}-138Q${x + 1}-152 ${x + 5}-158Q${x + 9}-152 ${x + 9}-138z`,
        mid) : '',
      fine ? stroke(`M${x - 22}-100H${x + 20}M${x - 22}-124H${x + 20}M${x - 22}-184H${x + 18}M${x - 22}-212H${x + 18}M${x - 26}-34H${x + 26}`, deep, 2.4) : '',
      fine ? stroke(`M${x - 22}-224H${x + 22}M${x - 22}-240H${x + 22}`, deep, 4, { dash: '5 4' }) : '',
    ].join('');
  const bracket = (x: number, s: number): string => {
    const p = (dx: number): number => x + s * dx;
    return (
      path(`M${p(22)}-206Q${p(44)}-206 ${p(50)}-226Q${p(58)}-252 ${p(88)}-262L${p(92)}-274H${p(30)}L${p(22)}-250z`, mid) +
      path(`M${p(22)}-206Q${p(44)}-206 ${p(50)}-226Q${p(58)}-252 ${p(88)}-262Q${p(58)}-244 ${p(44)}-224Q${p(36)}-212 ${p(22)}-206z`, s > 0 ? lit : shade) +
      path(`M${p(34)}-236a9 9 0 1 1 .1 0z`, deep) +
      stroke(`M${p(58)}-262Q${p(44)}-256 ${p(40)}-240`, deep, 2)
    );
  };
  const inner = (x: number, s: number): string => {
    const p = (dx: number): number => x - s * dx;
    return path(`M${p(22)}-190Q${p(40)}-196 ${p(44)}-220Q${p(50)}-246 ${p(70)}-256V-274H${p(28)}z`, low) +
      path(`M${p(22)}-190Q${p(40)}-196 ${p(44)}-220Q${p(50)}-246 ${p(70)}-256Q${p(48)}-236 ${p(38)}-212z`, s < 0 ? shade : lit);
  };
  const beam = (y: number, h: number, w: number, tone: string): string =>
    path(`M${-w} ${y}V${y - h}H${w}V${y}z`, tone) + path(`M${-w} ${y}V${y - 3}H${w}V${y}z`, deep) +
      path(`M${-w} ${y - h}V${y - h - 3.4}H${w + 2}V${y - h}zM${w - 6} ${y}V${y - h}H${w}V${y}z`, lit);
  const pendant = (x: number): string => path(`M${x - 9}-270H${x + 9}Q${x + 12}-254 ${x}-238Q${x - 12}-254 ${x - 9}-270z`, low) +
    path(`M${x + 3}-270H${x + 9}Q${x + 12}-254 ${x}-238Q${x + 7}-254 ${x + 3}-270z`, lit);
  return [
    inner(-98, -1), inner(98, 1), bracket(-98, -1), bracket(98, 1),
    post(-98), post(98),
    pendant(-202), pendant(202), pendant(0),
    beam(-268, 32, 214, mid),
    fine ? stroke('M-206-284H206', deep, 15, { dash: '11 6', opacity: 0.8 }) + stroke('M-206-284H206', low, 9, { dash: '5 12', dashOffset: -3 }) : '',
    beam(-303, 24, 176, low),
    fine ? stroke('M-170-315H172', mid, 13, { dash: '4 6 9 6' }) : '',
    path(range(7).map((i) => `M${-142 + i * 45}-330V-352H${-128 + i * 45}V-330z`).join(''), mid),
    path(range(6).map((i) => `M${-124 + i * 45}-330V-346H${-101 + i * 45}V-330z`).join(''), shade),
    path(range(7).map((i) => `M${-132 + i * 45}-330V-352H${-128 + i * 45}V-330z`).join(''), lit),
    beam(-352, 16, 158, mid),
    path(SWAN, mid, { transform: place(140, -371, { scale: 0.94 }) }),
    path(SWAN, low, { transform: place(-140, -371, { scaleX: -0.94, scaleY: 0.94 }) }),
    path('M14-24Q14-34 19-38L26-41L19-43Q18-48 13-50Q20-44 12-36Q6-30 8-22Q8-8-2 0Q14-6 14-24z', lit, { transform: place(140, -371, { scale: 0.94 }) }),
    // crest: the face of glory among scrolls
    path('M-74-371Q-82-392-60-398Q-50-390-40-394Q-30-412-12-412Q-4-424 0-430Q4-424 12-412Q30-412 40-394Q50-390 60-398Q82-392 74-371z', mid),
    path('M74-371Q82-392 60-398Q50-390 40-394Q30-412 12-412Q4-424 0-430Q4-410 20-404Q30-388 46-384Q62-388 64-371z', lit),
    path('M-74-371Q-82-392-60-398Q-66-384-50-371z', shade),
    path('M-20-371Q-22-396 0-402Q22-396 20-371z', shade),
    path('M-12-371Q-12-388 0-392Q12-388 12-371z', low),
    path(range(5).map((i) => petalPath(-46 + i * 23, -371, -Math.PI / 2, 14, 5)).join(''), deep),
    path(finialPath(0, -424, 18, 5), lit),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const at = doc.pick(356, { wide: 640, tall: 390 });
    const ground = 548;
    // the second gateway and the sun are seen through the first
    const second = at + 16;
    const sunX = at + 2;
    doc.add(
      sky(doc, LIGHT, { horizon: 440, deepenTo: 440 }),
      sun(doc, sunX, 322, 38, '#fffbe6', { glow: '#ffe9a6', glowRadius: 290, glowOpacity: 0.9, rings: 3 }),
      streaks(doc, { seed: 13, from: 60, to: 280, count: 9, length: [180, 440], height: [4, 11], colour: '#fff3d2', opacity: 0.55 }),
      ridge(doc, air(doc, LIGHT, '#5f6f92', 0.6), { seed: 9, y: 436, height: 46, wavelength: 300, step: 44, octaves: 3, base: 480 }),
    );
    // the granite hillock with its small temple, tamarinds in the mist
    const hill = doc.pick(96, { wide: 372, tall: 190 });
    doc.add(
      path(`M${hill - 90} 448Q${hill - 60} 392 ${hill - 10} 384Q${hill + 40} 380 ${hill + 70} 420L${hill + 100} 448z`, airAt(doc, LIGHT, '#6f7488', 0.5, hill)),
      path(`M${hill - 20} 388V370h8l4-16l5-6l5 6l4 16h22V388z`, airAt(doc, LIGHT, '#63687f', 0.42, hill)),
      foliage(doc, air(doc, LIGHT, '#56707c', 0.46, 0.7), { seed: 4, y: 450, height: 44, wavelength: 110, scallop: [6, 13], base: 480 }),
      mist(doc, { seed: 6, from: 424, to: 462, colour: '#fff3d6', opacity: 0.7, count: 5 }),
      path(`M${x0 - 10} 456H${x1 + 10}V620H${x0 - 10}z`, doc.format === 'wide' ? doc.linear([[0, '#5a6a70'], [0.5, '#b5a774'], [1, '#a3a068']],
        { x1: x0, x2: x1, y2: 0 }) : '#c0b07a'),
      group(torana(towards(DOLERITE, LIGHT.haze, 0.48), false), { transform: place(second, 468, { scale: 0.3 }) }),
      group(torana(towards(DOLERITE, LIGHT.haze, 0.36), false),
        { transform: place(doc.pick(690, { wide: 968, tall: 636 }), 478, { scaleX: 0.2, scaleY: 0.4 }) }),
    );
    // lawn and the processional way that runs through both gates
    const low = (y: number, h: number, seed: number, fill: string): string =>
      path(foliagePath({ seed, x0: x0 - 10, x1: x1 + 10, y, height: h, wavelength: 120, scallop: [8, 16], base: 640, least: 0.02 }), fill);
    const turf = (colour: string, dark: string): string =>
      (doc.format === 'wide' ? doc.linear([[0, dark], [0.5, colour], [1, colour]], { x1: -100, x2: 900, y2: 0 }) : colour);
    doc.add(
      land([[x0 - 20, 474], [100, 470], [300, 476], [520, 470], [800, 476], [x1 + 20, 472]], 640, turf('#a8a766', '#56706a')),
      low(508, 8, 8, turf('#8c9a5a', '#486460')),
      path(`M${second - 16} 468H${second + 16}Q${second + 20} 500 ${at + 190} 640H${at - 250}Q${second - 50} 510 ${second - 16} 468z`, '#ecd3a0'),
      path(`M${second - 16} 468Q${second - 50} 510 ${at - 250} 640H${at - 180}Q${second - 40} 520 ${second - 16} 468z`, '#b59f88'),
      path(lensesPath([[at - 30, 500, 100, 4, 0.5], [at - 90, 566, 200, 6, 0.5], [at - 10, 530, 120, 5, 0.4]]), '#fff3c8', { opacity: 0.8 }),
      stipple('#c9b98a', { seed: 5, count: Math.round(doc.width / 8), x0, x1, y0: 486, y1: 590, size: 2.4, opacity: 0.8 }),
    );
    // the long shadows fall towards us
    doc.add(
      path(`M${at - 128} ${ground}L${at - 220} 640H${at - 120}L${at - 70} ${ground}z` +
        `M${at + 70} ${ground}L${at + 60} 640H${at + 160}L${at + 128} ${ground}z`, '#4a5064', { opacity: 0.5 }),
      path(lensesPath([[at - 170, ground + 4, 130, 9, 0.5], [at + 50, ground + 4, 130, 9, 0.5]]), '#3a4058', { opacity: 0.6 }),
      group(torana(DOLERITE), { transform: place(at, ground, { scale: doc.pick(1, { wide: 1, tall: 0.98 }) }) }),
    );
    // fallen stones of the temple, goats, people on the way
    const [rubble, caps] = [new Pen(), new Pen()];
    const random = rng(15);
    const stones = ([[-420, 514, 52], [-346, 556, 78], [-290, 562, 40], [-520, 552, 84], [262, 514, 44], [338, 552, 86], [-236, 506, 34],
      [430, 526, 60], [-640, 520, 56], [392, 520, 30]] as const).map(([dx, y, w]) => [at + dx, y, w] as const);
    for (const [x, y, w] of stones.filter(([sx]) => doc.shows(sx, 100))) {
      const h = w * (0.16 + 0.34 * random());
      const tilt = w * (random() - 0.4) * 0.3;
      const skew = w * 0.16;
      rubble.polygon([[x - 3, y], [x + w, y + 4], [x + w + 2, y - h + tilt], [x + w * 0.6, y - h + tilt * 0.5], [x, y - h]]);
      caps.polygon([[x, y - h], [x + skew, y - h - w * 0.1], [x + w + skew * 0.6, y - h - w * 0.09 + tilt], [x + w + 2, y - h + tilt],
        [x + w * 0.6, y - h + tilt * 0.5]]);
    }
    const goat = (x: number, y: number, k: number, colour: string): string =>
      path('M-14 0L-13-14Q-16-22-8-24H8Q12-30 16-32L18-36L20-32L25-28L22-26Q18-24 15-18L13-12L14 0H11L9-11H-8L-10 0z', colour,
        { transform: place(x, y, { scaleX: k, scaleY: Math.abs(k) }) });
    doc.add(
      path(rubble, DOLERITE.shade),
      path(caps, '#e8d2a4'),
      path(`M${at - 250} 590V548Q${at - 236} 540 ${at - 222} 548V590z`, DOLERITE.low),
      path(`M${at - 232} 590V543Q${at - 226} 543 ${at - 222} 548V590z`, '#ffe3a6'),
      path(lensesPath([[at - 262, 592, 56, 5, 0.5]]), '#4f5a4c'),
      goat(at + 214, 534, 0.9, '#f4ead2'), goat(at + 246, 540, -1, '#5a4a4c'), goat(at + 282, 532, 0.8, '#b58a6a'),
      path(lensesPath([[at - 24, 562, 60, 4, 0.3], [at - 4, 564, 60, 4, 0.3], [at + 40, 508, 20, 3, 0.4]]), '#7d6f6a', { opacity: 0.7 }),
      man(at + 38, 508, { scale: 0.7, shirt: '#f6ecd4', dhoti: '#f0e2c4' }),
      woman(at + 52, 507, { scale: 0.66, sari: '#d9364f', edge: '#ffcf5a' }),
      woman(at - 22, 562, { scale: 1.6, sari: '#d98a1f', edge: '#a8283f' }),
      path(`M${at - 30} 515q8-8 16 0q2 10-8 11q-10-1-8-11z`, '#c98a3f'),
      path(`M${at - 20} 511q6 2 6 6q0 8-8 9q6-8 2-15z`, '#ffe0a0'),
      man(at + 4, 564, { scale: 1.7, shirt: '#3a6a9a', dhoti: '#f7ead0' }),
    );
    // the frame: a near fallen pillar with its carving, grasses against the light
    const near = doc.pick(0, { wide: 310, tall: -94 });
    doc.add(
      path(`M${520 + near} 624L${820 + near} 560V640H${530 + near}z`, '#3f435c'),
      path(`M${520 + near} 624L${820 + near} 560V540L${800 + near} 536L${560 + near} 586L${520 + near} 600z`, '#6a6a80'),
      path(`M${520 + near} 600L${560 + near} 586L${800 + near} 536L${820 + near} 540L${560 + near} 596L${520 + near} 610z`, '#ffe0a4'),
      stroke(`M${590 + near} 592L${594 + near} 612M${640 + near} 582L${644 + near} 602M${730 + near} 562L${734 + near} 584M${760 + near} 556` +
        `L${764 + near} 576`, '#2f3350', 4),
      path(range(4).map((i) => petalPath(688 + near, 584, i * 1.57 + 0.5, 13, 5)).join(''), '#2f3350'),
      grass(4, 600 + near, 830 + near, 626, 92, LIGHT.ink, { count: 56, width: 2.6 }),
      grass(14, 560 + near, 830 + near, 630, 60, '#c9a860', { count: 30, width: 2.4 }),
      doc.format === 'wide' ? grass(24, x0, x0 + 360, 616, 56, '#2f4a50', { count: 60, width: 2.6 }) : grass(24, x0, x0 + 110, 616, 56, LIGHT.ink,
        { count: 34, width: 2.6 }),
      birds('#3f5580', [[at + 190, 160, 1], [at + 218, 148, 0.75, 1], [at + 242, 166, 0.6],
        [at - 176, 210, 0.6]].map(([x = 0, y = 0, s = 1, t = 0]): readonly [number, number, number, number] => [x, y, s, t]).filter(([x]) =>
        doc.format !== 'wide' || x > 430)),
    );
  },
};
