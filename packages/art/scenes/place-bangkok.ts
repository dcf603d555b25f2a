import {
  air, airAt, birds, branch, cumulus, foliagePath, glitter, group, lensesPath, mound, path, Pen, place, RAMPS, range,
  ripplesPath, sky, skyline, stipple, streaks, stroke,
  type Point, type Ramp, type Scene, type Tones,
} from '../kit';
import { chofaPath, person, prang, revolved, thaiGable, type Profile } from '../kit/parts-abroad';

const LIGHT: Ramp = { ...RAMPS.monsoon, sky: ['#3f5688', '#7f90b4', '#cfc4c4', '#fbe3bd'], haze: '#d9c8bd', ink: '#1d2038', deep: '#263c6e' };
const GROUND = 486;
const GOLD: Tones = ['#eab13c', '#ffe9a0', '#a9682c'];
const SHADE = '#5d3f52';
const TILE = { field: '#e2743a', border: '#2f8a63', gold: '#ffd873', shade: '#7a3f4a', light: -1 as const };
const BLUE = { field: '#d8843c', border: '#3a6aa8', gold: '#ffd873', shade: '#6a3f5c', light: -1 as const };
const STONE = { lit: '#fff4de', mid: '#e6d8cc', shade: '#b3a3b0' };

/** Phra Si Rattana Chedi: square terraces, moulded rings, the bell, the columned neck and the ringed spire. */
const CHEDI: Profile = [
  [74, 0], [74, 14], [66, 16], [66, 30], [60, 34], [62, 42], [56, 46], [58, 54], [52, 58], [54, 66], [48, 70],
  [49, 78], [45, 96], [40, 116], [33, 132], [25, 143], [22, 146], [22, 160], [25, 162], [25, 166], [15, 168], [14, 182], [17, 184], [16, 188],
  [14, 196], [11, 216], [8, 240], [5.5, 258], [4, 264], [5, 268], [3, 276], [1, 306], [0.4, 318],
];
const chedi = (x: number, y: number, k: number): string =>
  revolved(x, y, CHEDI.map(([w, h]): Point => [w * k, h * k]), GOLD, { light: -1,
    rings: [15, 32, 44, 56, 68, 147, 161, 190, 198, 206, 214, 222, 230, 238, 246, 254].map((h) => h * k), ring: 1.8, dark: -0.35,
    bright: [0.42, 0.86] }) +
  stroke(`M${x - 22 * k} ${y - 153 * k}h${44 * k}`, SHADE, 12 * k, { dash: `${2 * k} ${4 * k}`, opacity: 0.55 }) +
  path(`M${x - 10 * k} ${y}v${-40 * k}l${10 * k}-${16 * k}l${10 * k} ${16 * k}v${40 * k}z`, GOLD[1]) +
    path(`M${x - 5 * k} ${y}v${-34 * k}q${5 * k}-${8 * k} ${10 * k} 0v${34 * k}z`, SHADE);

/** Phra Mondop: a pillared cube under a pyramid of seven small roofs and a needle. */
function mondop(x: number, y: number, k: number): string {
  const tiers: string[] = [];
  let [w, up] = [66, 92];
  for (const i of range(7)) {
    const h = 19 - i * 1.3;
    const next = w * 0.8;
    tiers.push(
      path(new Pen(1).move(x - w * k, y - up * k).quad(x - next * k, y - (up + h * 0.35) * k, x - next * 0.94 * k, y - (up + h) * k)
        .line(x + next * 0.94 * k, y - (up + h) * k).quad(x + next * k, y - (up + h * 0.35) * k, x + w * k, y - up * k).close(),
        i % 2 ? '#b5853a' : '#8f6238') +
        path(new Pen(1).move(x - w * k, y - up * k).quad(x - next * k, y - (up + h * 0.35) * k, x - next * 0.94 * k, y - (up + h) * k)
          .line(x - next * 0.3 * k, y - (up + h) * k).line(x - w * 0.36 * k, y - up * k).close(), i % 2 ? '#ffe08a' : '#e9b04c') +
        stroke(new Pen(1).move(x - w * k, y - up * k).line(x + w * k, y - up * k), '#ffe9a0', 2.2 * k, { dash: `${5 * k} ${2.5 * k}` }),
    );
    up += h;
    w = next;
  }
  const needle: Profile = [[15, 0], [13, 12], [15, 14], [11, 24], [9, 40], [10, 42], [7, 56], [4.5, 76], [5.5, 79], [2.5, 92], [1, 124], [0.4, 134]];
  return (
    path(new Pen().rect(x - 66 * k, y - 12 * k, 132 * k, 12 * k), STONE.mid) +
      path(new Pen().rect(x - 48 * k, y - 94 * k, 96 * k, 84 * k), '#5a6a86') +
      path(`M${x - 8 * k} ${y - 12 * k}v${-52 * k}l${8 * k}-${16 * k}l${8 * k} ${16 * k}v${52 * k}z`, '#2c2038') +
    stroke(range(6).map((i) => `M${x + (-58 + i * 23.2) * k} ${y - 10 * k}v${-80 * k}`).join(''), '#c98a35', 8 * k) +
      stroke(range(6).map((i) => `M${x + (-60 + i * 23.2) * k} ${y - 10 * k}v${-80 * k}`).join(''), '#ffdf8a', 3 * k) +
    tiers.join('') + revolved(x, y - up * k, needle.map(([a, b]): Point => [a * k, b * k]), GOLD, { light: -1 })
  );
}

/** The Royal Pantheon: telescoped gables towards us, lower wings to both sides, a prang over the crossing. */
function pantheon(x: number, y: number, k: number): string {
  const wing = (s: number): string => {
    const p = (list: readonly Point[]): Pen => new Pen(1).polygon(list.map(([a, b]): Point => [x + s * a * k, y - b * k]));
    const lit = s < 0;
    const field = lit ? TILE.field : '#a8523c';
    const border = lit ? TILE.border : '#23604f';
    return (
      path(p([[20, 0], [142, 0], [142, 64], [20, 64]]), lit ? STONE.mid : STONE.shade) +
        stroke(`M${x + s * 56 * k} ${y - 4 * k}v${-58 * k}M${x + s * 84 * k} ${y - 4 * k}v${-58 * k}M${x + s * 112 * k} ${y - 4 * k}` + `v${-58 * k}`,
        '#6a5a80', 11 * k, { opacity: 0.7 }) +
        stroke(`M${x + s * 70 * k} ${y}v${-64 * k}M${x + s * 98 * k} ${y}v${-64 * k}M${x + s * 136 * k} ${y}v${-64 * k}`, lit ? '#ffd873' : '#c98a35',
        5 * k) +
      path(p([[10, 92], [140, 86], [156, 60], [10, 64]]), border) + path(p([[10, 89], [134, 83], [146, 66], [10, 69]]), field) +
      path(p([[10, 128], [104, 122], [122, 88], [10, 92]]), border) + path(p([[10, 124], [99, 118], [112, 94], [10, 97]]), field) +
      path(p([[10, 158], [70, 154], [88, 120], [10, 124]]), border) + path(p([[10, 154], [66, 150], [79, 126], [10, 129]]), field) +
      [[140, 86, 14], [104, 122, 15], [70, 154, 16]].map(([a, b, h]) =>
        path(chofaPath(x + s * (a ?? 0) * k, y - (b ?? 0) * k, (h ?? 0) * k, s > 0 ? 1 : -1), TILE.gold)).join('') +
      stroke(`M${x + s * 156 * k} ${y - 60 * k}L${x + s * 140 * k} ${y - 86 * k}M${x + s * 122 * k} ${y - 88 * k}` +
        `L${x + s * 104 * k} ${y - 122 * k}M${x + s * 88 * k} ${y - 120 * k}L${x + s * 70 * k} ${y - 154 * k}`, TILE.gold, 2.6 * k)
    );
  };
  const gable = (dx: number, eaves: number, w: number, h: number, tiers: number): string =>
    thaiGable(x + dx * k, y - eaves * k, w * k, h * k, { ...TILE, tiers, pediment: '#d99a35', chofa: 26 * k });
  return (
    wing(-1) + wing(1) +
    prang(x, y - 150 * k, 168 * k, ['#8fae86', '#f0e3a8', '#4f7a72'], { light: -1, girth: 0.16, courses: 8, gold: TILE.gold }) +
    gable(0, 108, 148, 92, 2) + gable(0, 84, 132, 92, 3) +
    path(new Pen().rect(x - 52 * k, y - 66 * k, 104 * k, 66 * k), '#7d6a8f') +
      path(`M${x - 12 * k} ${y}v${-42 * k}l${12 * k}-${20 * k}l${12 * k} ${20 * k}v${42 * k}z`, '#e9b04c') +
      path(`M${x - 7 * k} ${y}v${-38 * k}q${7 * k}-${10 * k} ${14 * k} 0v${38 * k}z`, '#3a2440') +
    stroke(`M${x - 48 * k} ${y}v${-66 * k}M${x - 28 * k} ${y}v${-66 * k}M${x + 28 * k} ${y}v${-66 * k}M${x + 48 * k} ${y}` + `v${-66 * k}`, '#fbe7c0',
      8 * k) + stroke(`M${x - 46 * k} ${y}v${-66 * k}M${x - 26 * k} ${y}v${-66 * k}M${x + 30 * k} ${y}v${-66 * k}M${x + 50 * k} ${y}` + `v${-66 * k}`,
      '#b5884c', 3 * k) +
    gable(0, 58, 124, 88, 3) + path(new Pen().rect(x - 70 * k, y - 8 * k, 140 * k, 8 * k), STONE.lit)
  );
}

/** The white palace wall with its leaf-shaped merlons and a gate. */
function palaceWall(x0: number, x1: number, gateX: number): string {
  const merlons = new Pen();
  for (let x = x0 - 10; x < x1 + 10; x += 15) merlons.move(x, GROUND - 58).line(x, GROUND - 65).quad(x + 1, GROUND - 73, x + 6, GROUND - 77)
    .quad(x + 11, GROUND - 73, x + 12, GROUND - 65).line(x + 12, GROUND - 58).close();
  return (
    path(merlons, STONE.lit) + path(new Pen().rect(x0 - 10, GROUND - 60, x1 - x0 + 20, 60), STONE.mid) +
      path(new Pen().rect(x0 - 10, GROUND - 60, x1 - x0 + 20, 7), STONE.lit) +
      path(new Pen().rect(x0 - 10, GROUND - 12, x1 - x0 + 20, 12), STONE.shade) +
    stroke(`M${x0} ${GROUND - 48}H${x1}`, STONE.shade, 2) + stroke(`M${x0} ${GROUND - 30}H${x1}`, STONE.shade, 30, { dash: '2 58', opacity: 0.7 }) +
    path(`M${gateX - 40} ${GROUND}V${GROUND - 84}H${gateX + 40}V${GROUND}z`, STONE.lit) +
      path(`M${gateX + 14} ${GROUND}V${GROUND - 84}H${gateX + 40}V${GROUND}z`, STONE.shade) +
      path(`M${gateX - 17} ${GROUND}V${GROUND - 52}Q${gateX} ${GROUND - 76} ${gateX + 17} ${GROUND - 52}V${GROUND}z`, '#3c2f4c') +
    path(`M${gateX - 46} ${GROUND - 84}H${gateX + 46}L${gateX + 34} ${GROUND - 98}H${gateX - 34}zM${gateX - 30} ${GROUND - 98}` +
      `H${gateX + 30}L${gateX + 20} ${GROUND - 112}H${gateX - 20}zM${gateX - 16} ${GROUND - 112}H${gateX + 16}` +
      `L${gateX + 3} ${GROUND - 136}L${gateX} ${GROUND - 160}L${gateX - 3} ${GROUND - 136}z`, STONE.mid) +
    path(`M${gateX - 46} ${GROUND - 84}H${gateX - 10}L${gateX - 12} ${GROUND - 98}H${gateX - 34}zM${gateX - 30} ${GROUND - 98}` +
      `H${gateX - 8}L${gateX - 8} ${GROUND - 112}H${gateX - 20}zM${gateX - 16} ${GROUND - 112}H${gateX - 5}` +
      `L${gateX} ${GROUND - 160}L${gateX - 3} ${GROUND - 136}z`, STONE.lit)
  );
}

/** A tuk-tuk driving left, its wheels on 0; 220 px long: driver in a blue waistcoat, two travellers behind. */
const tukTuk = (): string =>
  [
    path('M-108 2Q0-10 116 2Q60 12-60 11z', '#1d2038', { opacity: 0.5 }),
    // far side, seat, travellers
    path('M-58-40L-40-98H-34L-50-38zM92-40V-100H98V-40z', '#8f9cb4'), path('M28-66Q30-78 40-78H92V-26H28z', '#a8303c'),
    path('M28-66Q30-78 40-78H92V-70H34z', '#d8504c'),
    path('M34-34Q30-66 46-68Q62-66 60-34z', '#f6f0e0'), path('M39-78a7.5 8.5 0 1 1 15 0a7.5 8.5 0 1 1-15 0z', '#d39a78'),
    path('M33-79Q38-83 39-90Q47-96 55-90Q56-83 62-79Q46-75 33-79z', '#ecd9a0'),
    path('M60-34Q58-64 72-66Q86-64 84-34z', '#e2574f'), path('M64-76a7.5 8.5 0 1 1 15 0a7.5 8.5 0 1 1-15 0z', '#b57a58'),
    path('M63-74Q62-87 72-87Q82-86 80-68Q77-66 76-76Q70-81 63-74z', '#2a1c26'),
    // driver
    path('M-24-28Q-28-60-12-64Q6-62 6-28z', '#2f5fa8'), path('M-20-58L-46-44L-44-39L-16-44z', '#e9dcc8'),
    path('M-19-73a7.5 8.5 0 1 1 15 0a7.5 8.5 0 1 1-15 0z', '#a86f4c'), path('M-21-75Q-20-85-11-85Q-2-84-3-75L-24-74z', '#c8382f'),
    stroke('M-58-54L-46-40', '#2a2f44', 3),
    // body
    path('M-96-12Q-98-36-84-46L-58-52L-50-24H24V-44Q60-50 104-44Q108-24 104-8H70Q66-26 50-26Q34-26 30-8H-46L-60-14z', '#2463b0'),
    path('M-84-46L-58-52L-54-38Q-76-34-92-22Q-92-38-84-46z', '#5fa0e0'), path('M24-44Q60-50 104-44L105-34Q60-40 24-34z', '#f5c53f'),
    path('M-50-24H24V-18H-48z', '#f5c53f'), path('M-46-12H30V-6H-44z', '#c4ccd8'),
    stroke('M30-34H100', '#d8433f', 3), stroke('M26-58H100M26-58V-44M50-58V-48M76-58V-48M100-58V-45', '#e6ecf2', 2.6),
    // windscreen, roof
    path('M-62-52L-44-100H-38L-52-50z', '#c9dfe6', { opacity: 0.7 }), stroke('M-62-52L-43-102M26-56V-102M98-56V-102', '#e6ecf2', 3.4),
    path('M-58-100Q-50-112-30-113H92Q108-112 110-100L108-95H-60z', '#f5c53f'), path('M-58-100Q-50-112-30-113H10Q-20-108-40-98z', '#fff0a8'),
    path('M-60-98H109V-92H-60z', '#d8433f'), path('M-20-113h40v-9h-40z', '#fff6e0'), path('M-18-120h36v5h-36z', '#d8433f'),
    // lamps and wheels
    path('M-92-38a7 7 0 1 1 .1 0z', '#fff8d0'), path('M-100-10Q-98-26-82-26Q-66-24-62-10z', '#d8433f'),
    path('M-81-21a13 13 0 1 0 .1 0zM50-23a14 14 0 1 0 .1 0z', '#1f1d30'), path('M-81-14a6 6 0 1 0 .1 0zM50-16a7 7 0 1 0 .1 0z', '#c4ccd8'),
    path('M100-34h6v10h-6z', '#ff6f4c'),
  ].join('');

/** A monk with his alms bowl, facing left. */
const monk = (x: number, y: number, scale: number): string =>
  group(
    [
      path('M-3.4 0L-3-4H-.6L-1.2 0zM1.2 0L.6-4H3L3.6 0z', '#a86f4c'), path('M-5-3Q-5.5-16-4-22Q0-24.5 4-22Q5.5-14 5-3Q0-2-5-3z', '#f08a1f'),
      path('M1-23Q4-23 4-22Q5.5-14 5-3Q3-2.4 1-2.4z', '#c4601c'), path('M-4-22Q-2-23.6 0-23.6L4-13Q-1-8-5-8.5Q-5-17-4-22z', '#ffb347'),
      path('M1-23Q4.6-23 4.4-17L3-17z', '#a86f4c'), path('M-2.6-26.5a2.6 3.1 0 1 1 5.2 0a2.6 3.1 0 1 1-5.2 0z', '#a86f4c'),
      path('M-8-15Q-8-11-5-10.5Q-2-11-2-15z', '#3a3440'), stroke('M-8-15H-2', '#c9a24c', 1),
    ],
    { transform: place(x, y, { scale }) },
  );

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const s = doc.pick(0, { wide: 190, tall: -2 });
    const k = doc.pick(1, { tall: 0.86 });
    const at = (x: number): number => 400 + (x - 400) * k + s;
    doc.add(
      sky(doc, LIGHT, { horizon: GROUND - 40 }),
      cumulus(doc, [[at(560), 330, 520, 190, 7], [at(150), 372, 420, 120, 19], [1060, 380, 320, 150, 23], [at(790), 250, 240, 70, 4]],
        { lit: '#fbeedd', shade: '#a9a6ba', opacity: 0.75, lobes: 12, shift: 0.05 }),
      streaks(doc, { seed: 9, from: 60, to: 170, count: 4, colour: '#f3e0d0', opacity: 0.4 }),
      skyline(11, { x0: x0 - 10, x1: x1 + 10, y: GROUND - 50, height: [30, 90], width: [20, 44], fill: air(doc, LIGHT, '#6f7aa0', 0.55, 0.75),
        gap: 0.5 }),
      path(foliagePath({ seed: 15, x0: x0 - 10, x1: x1 + 10, y: GROUND - 50, height: 60, wavelength: 90, scallop: [5, 11], base: GROUND,
        least: 0.3 }), air(doc, LIGHT, '#4a6a5c', 0.32, 0.6)),
    );
    // lesser roofs to the sides, then the three of the upper terrace
    const side = (x: number, w: number, h: number, tiles: typeof TILE | typeof BLUE): string => {
      const tint = (c: string): string => airAt(doc, LIGHT, c, 0.16, x, 0.62);
      return path(new Pen().rect(x - w * 0.38, GROUND - 60 - h, w * 0.76, h), tint(STONE.mid)) +
        thaiGable(x, GROUND - 60 - h, w, w * 0.62, { ...tiles, field: tint(tiles.field), border: tint(tiles.border), gold: tint(tiles.gold),
        shade: tint(tiles.shade) });
    };
    doc.add(
      [[-250, 90, 20, TILE], [-150, 120, 26, BLUE], [-40, 100, 24, TILE],
        [60, 130, 30, BLUE]].filter(([x]) => doc.format === 'wide' && Number(x) < at(90))
        .map(([x, w, h, t]) => side(Number(x), Number(w), Number(h), t as typeof TILE)),
      side(at(50), 120 * k, 34, BLUE), side(at(776), 130 * k, 40, BLUE), doc.format === 'wide' ? side(1040, 120, 34, TILE) : '',
      path(new Pen().polygon([[at(100), GROUND - 40], [at(112), GROUND - 66], [at(700), GROUND - 66], [at(712), GROUND - 40]]), STONE.mid),
      stroke(`M${at(112)} ${GROUND - 66}H${at(700)}`, STONE.lit, 4),
      mondop(at(372), GROUND - 62, 0.94 * k),
      chedi(at(206), GROUND - 62, 1.16 * k),
      pantheon(at(556), GROUND - 62, 1.08 * k),
      path([[40, 70], [290, 60], [450, 56], [690, 80], [740, 60]].map(([x, w], i) =>
        foliagePath({ seed: 50 + i, x0: at(x ?? 0) - (w ?? 0) / 2, x1: at(x ?? 0) + (w ?? 0) / 2, y: GROUND - 56, height: 46, wavelength: 30,
        scallop: [5, 10], base: GROUND - 50, least: 0.55, envelope: mound(at(x ?? 0) - (w ?? 0) / 2, at(x ?? 0) + (w ?? 0) / 2) })).join(''),
        '#3f6a4c'),
      palaceWall(x0, x1, at(104)),
    );

    // pavement and wet road with their mirrors
    const gleams = ([[206, 110, '#ffdf8a', 20], [206, 44, '#fff3c4', 16], [372, 84, '#e9b86a', 14], [556, 150, '#eb8f5c', 18],
      [556, 50, '#f6d9a0', 12], [50, 90, '#d9a878', 9], [776, 100, '#d9a878', 9]] as const).map(([x, w, colour, count], i) =>
      glitter(colour, { seed: 60 + i, x: at(x), from: GROUND + 22, to: 596, width: [w * 1.1, w * 0.8], count, height: [1.4, 4.2], opacity: 0.6 }),
    );
    doc.add(
      doc.band('#cdb8b0', GROUND, GROUND + 16), stroke(`M${x0} ${GROUND + 15}H${x1}`, '#8f8296', 5),
      stroke(`M${x0} ${GROUND + 13}H${x1}`, '#f3e3d2', 1.6, { dash: '34 26' }),
      doc.band(doc.linear([[0, '#6f7088'], [0.5, '#4d5270'], [1, '#2c3152']], { y1: GROUND + 17, y2: 600 }), GROUND + 17),
      gleams,
      path(ripplesPath({ seed: 5, x0, x1, from: GROUND + 26, to: 604, count: doc.pick(46, { wide: 80 }), length: [40, 150], height: [0.7, 2.6] }),
        '#f9e6cc', { opacity: 0.4 }),
      path(ripplesPath({ seed: 8, x0, x1, from: GROUND + 22, to: 604, count: doc.pick(46, { wide: 80 }), length: [40, 190], height: [0.8, 3] }),
        '#252a48', { opacity: 0.45 }),
      stroke(`M${x0} 540H${x1}`, '#f3d9a0', 3.4, { dash: '70 60', opacity: 0.75 }),
    );
    const mx = doc.pick(560, { wide: 760, tall: 520 });
    const tx = doc.pick(300, { wide: 520, tall: 300 });
    const taxi = doc.define(tukTuk());
    doc.add(
      path(lensesPath([0, 1, 2, 3].map((i) => [mx + i * 26 - 4, GROUND + 10, 34, 4, 0.3])), SHADE, { opacity: 0.45 }),
      [1.28, 1.22, 1.25, 1.05].map((h, i) => monk(mx + i * 26 + (i === 3 ? 4 : 0), GROUND + 10, h)),
      person(mx - 76, GROUND + 11, { scale: 1.25, top: '#f5e3c0', bottom: '#7a4a86', legs: 'sarong', head: 'long', arms: 'down' }),
      person(at(180), GROUND + 11, { scale: 1.25, top: '#38889a', bottom: '#e9dcc4', legs: 'shorts', head: 'straw', arms: 'photo', skin: '#d39a78' }),
      person(at(160), GROUND + 11, { scale: 1.2, top: '#f0796a', bottom: '#f6ead2', legs: 'skirt', head: 'long', skin: '#d39a78' }),
      doc.use(taxi, place(tx, 592, { scaleX: 1, scaleY: -0.28 }), { opacity: 0.35 }),
      doc.use(taxi, place(tx, 588, { scale: doc.pick(1.12, { tall: 1 }) })),
      stipple('#fff3dc', { seed: 3, count: 16, x0: tx + 100, x1: tx + 180, y0: 570, y1: 592, size: 2, opacity: 0.6 }),
    );
    // a tamarind on the pavement
    const e = x1;
    const top = doc.y0 - 10;
    doc.add(
      path(`M${e - 60} 612C${e - 40} 520 ${e - 54} 420 ${e - 34} 300C${e - 26} 200 ${e - 44} 130 ${e - 30} ${top}H${e + 10}V612z`, LIGHT.ink),
      stroke(`M${e - 58} 600C${e - 38} 520 ${e - 52} 420 ${e - 32} 300C${e - 25} 210 ${e - 40} 140 ${e - 32} ${top + 40}`, '#b58a6c', 3),
      branch(doc, 8, [[e + 10, -14, 2.62, 190], [e - 60, -20, 2.3, 110], [e + 20, 40, 2.85, 160], [e + 10, 96, 2.7, 110]],
        { dark: LIGHT.ink, lit: '#4a6a58', wood: LIGHT.ink, leaf: 17, width: 3, pairs: 17 }),
      birds('#5a6080', [[at(290), 150, 0.9], [at(314), 138, 0.7, 1], [at(334), 152, 0.6], [at(452), 190, 0.5]]),
    );
  },
};
