import {
  abra, air, airAt, birds, deepenWater, foliagePath, glitter, group, lensesPath, lerp, mix, palm, path, Pen, place, RAMPS, range, ripples, rng,
  roundArchPath, sky, skyline, streaks,
  stroke, sun, water, type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { person, revolved } from '../kit/parts-abroad';

const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#4b9cc2', '#a9d4d6', '#f1e8cc', '#fff2d6'], haze: '#efe4c8', ink: '#33262f', deep: '#1b5c86' };
const QUAY = 424;
/** Coral stone and gypsum: in the morning sun, between, in shade. */
const WALL = { lit: '#ffe9bf', mid: '#ecca94', shade: '#b98f74', deep: '#6d5058', door: '#5a3a34' };
const TEAK = { lit: '#d99c62', mid: '#8f5a40', shade: '#5a3a36', deep: '#33262f' };

/** A wind tower, front and right side: plain shaft, catcher with four slots to a side, the ends of its poles; about the middle of the front's foot. */
function windTower(w: number, h: number, tint: (colour: string) => string): string {
  const d = w * 0.34;
  const half = w / 2;
  const catcher = h * 0.5;
  const slots = (x0: number, x1: number, n: number): string =>
    range(n).map((i) => {
      const [a, b] = [lerp(x0, x1, (i + 0.16) / n), lerp(x0, x1, (i + 0.84) / n)];
      return roundArchPath((a + b) / 2, (b - a) / 2, -h + catcher - 6, -h + h * 0.14);
    }).join('');
  const poles = [0.2, 0.36].map((f) => `M${-half - 9} ${(-h + h * f).toFixed(0)}H${half + d + 9}`).join('');
  const merlons = range(5).map((i) => `M${(-half + (w * (i + 0.1)) / 5).toFixed(1)} ${-h}v-6l${(w * 0.04).toFixed(1)}-5h${(w * 0.06).toFixed(1)}` +
    `l${(w * 0.04).toFixed(1)} 5v6z`).join('');
  return [
    path(new Pen(1).rect(-half, -h, w, h), tint(WALL.lit)),
    path(new Pen(1).polygon([[half, 0], [half, -h], [half + d, -h + 4], [half + d, 0]]), tint(WALL.shade)),
    path(String(new Pen(1).rect(-half + w * 0.1, -h + catcher + 8, w * 0.34, h * 0.26)) +
      String(new Pen(1).rect(half - w * 0.44, -h + catcher + 8, w * 0.34, h * 0.26)), tint(WALL.mid)),
    path(slots(-half + 3, half - 3, 4), tint(WALL.deep)), path(range(4).map((i) => {
      const a = lerp(-half + 3, half - 3, (i + 0.16) / 4);
      return `M${a.toFixed(1)} ${(-h + catcher - 6).toFixed(1)}V${(-h + h * 0.17).toFixed(1)}h${(w * 0.05).toFixed(1)}V${(-h + catcher - 6).toFixed(1)}z`;
    }).join(''), tint(WALL.mid)), path(slots(half + 3, half + d - 2, 2), tint(mix(WALL.deep, LIGHT.ink, 0.3))),
    path(merlons, tint(WALL.lit)), path(new Pen(1).rect(-half - 4, -h - 2, w + 4, 6)
      .polygon([[half, -h - 2], [half + d + 3, -h + 2], [half + d + 3, -h + 8], [half, -h + 4]]), tint(WALL.mid)),
      path(new Pen(1).rect(-half - 4, -h + catcher - 4, w + 4, 6), tint(WALL.mid)),
      stroke(`M${-half - 4} ${(-h - 2).toFixed(0)}h${w + 4}M${-half - 4} ${(-h + catcher - 4).toFixed(0)}h${w + 4}`, tint('#fff6dc'), 2),
    stroke(poles, tint(TEAK.shade), 3),
  ].join('');
}

/** A flat-roofed house on its left foot: stepped parapet, gypsum screens, doors; lit front, shaded right side. */
function house(seed: number, w: number, h: number, d: number, tint: (colour: string) => string): string {
  const random = rng(seed);
  const n = Math.round(w / 13);
  const parapet = range(n).map((i) => `M${((w * (i + 0.12)) / n).toFixed(1)} ${-h}v-5h3v-4h4v4h3v5z`).join('');
  const bays = Math.max(2, Math.round(w / 34));
  const doors = new Pen(1);
  const screens = new Pen(1);
  const shutters = new Pen(1);
  for (const i of range(bays)) {
    const x = (w * (i + 0.5)) / bays;
    if (random() < 0.3) doors.move(x - 8, 0).line(x - 8, -26).quad(x, -35, x + 8, -26).line(x + 8, 0).close();
    else shutters.rect(x - 6.5, -h * 0.52, 13, h * 0.26);
    screens.move(x - 7, -h * 0.74).line(x + 7, -h * 0.74);
  }
  return [
    path(new Pen(1).rect(0, -h, w, h), tint(WALL.lit)),
    d ? path(new Pen(1).polygon([[w, 0], [w, -h], [w + d, -h + 3], [w + d, 0]]), tint(WALL.shade)) : '', path(parapet, tint(WALL.lit)),
    path(new Pen(1).rect(0, -h * 0.1, w, h * 0.1), tint(WALL.mid)),
    stroke(`M0 ${-h + 4}H${w}`, tint(WALL.mid), 3), stroke(screens, tint(WALL.deep), 7, { dash: '2 1.5' }), path(shutters, tint('#4f8a94')),
    path(doors, tint(WALL.door)), stroke(`M4 ${-h * 0.9}H${w - 4}`, tint(TEAK.shade), 3, { dash: '2.5 9' }),
  ].join('');
}

/** A trading dhow at the quay, bow to the left, 270 px long: laden deck, poop with its cabin, mast and yard. */
const dhow = (band: string): string =>
  [
    stroke('M-18-30L-6-190M58-34L64-140', TEAK.shade, 5), stroke('M-100-96L70-210', TEAK.mid, 4.4),
    stroke('M-6-190L-130-62M-6-190L96-70M64-140L118-74', TEAK.deep, 1), path('M-96-93L66-202L58-188Q-20-150-90-84z', '#f6ead0'),
    path('M-96-93L66-202L62-194Q-20-140-94-90z', '#fffaf0'),
    path('M-86-26Q-80-50-58-48Q-50-60-30-54Q-16-64 2-52Q16-52 18-26z', '#c98a54'),
    path('M-86-26Q-80-50-62-48Q-66-36-60-26zM-30-54Q-16-64-6-58Q-16-44-12-26H-32z', '#7fa6a0'), path('M2-52Q16-52 18-26H6Q10-42 2-52z', '#8f5a40'),
    path('M58-30V-62H122V-34z', '#f7efdc'), path('M96-62H122V-34L96-32z', '#b9a9a0'), path('M52-62Q90-72 130-62L128-57H54z', band),
    stroke('M64-48H118', '#4f7f8a', 11, { dash: '9 6' }), stroke('M58-34H126', TEAK.lit, 3, { dash: '2 6' }), stroke('M120-58V-100', TEAK.deep, 2),
    path('M120-100q14-4 24 3l-2 16q-10-5-22-2z', '#d0433f'),
    path('M-152-74L-144-76Q-120-40-60-28Q20-22 60-30L130-40Q136-6 116 10H-70Q-116-6-152-74z', TEAK.mid),
    path('M-152-74L-144-76Q-120-40-60-28Q20-22 60-30L130-40L131-32L60-21Q10-14-62-19Q-116-32-148-66z', TEAK.lit),
    path('M-136-44Q-106-14-60-10Q30-6 132-24L131-16Q40 2-62-2Q-104-8-136-44z', band),
    path('M-112-14Q-90 2-60 4H118L116 10H-70Q-94 4-112-14z', TEAK.shade),
    stroke('M-62-14Q20-8 128-22M-66 0Q30 6 124-6', TEAK.shade, 1.4, { opacity: 0.6 }),
    path('M-20 0a5 5 0 1 1 .1 0zM20 2a5 5 0 1 1 .1 0zM64 0a5 5 0 1 1 .1 0z', TEAK.deep),
  ].join('');

/** The bow of the nearest dhow: stem, planks, painted strakes, ropes; cut by the right border. */
function bow(doc: Doc): string {
  const e = doc.x1;
  const k = doc.pick(1, { tall: 0.84 });
  const X = (x: number): number => e - x * k;
  const Y = (y: number): number => 620 - (620 - y) * k;
  const strake = (a: number): string => `M${Math.round(X(240 - a * 58))} ${Math.round(Y(334 + a * 120))}` +
    `Q${Math.round(X(130 - a * 20))} ${Math.round(Y(432 + a * 80))} ${Math.round(X(-16))} ${Math.round(Y(424 + a * 90))}`;
  return [
    stroke(`M${X(256)} ${Y(300)}Q${X(360)} ${Y(420)} ${X(430)} ${Y(440)}`, '#e9d6ac', 2.4),
    stroke(`M${X(250)} ${Y(310)}L${X(30)} ${doc.y0 - 20}`, TEAK.deep, 2.4), stroke(`M${X(36)} ${Y(430)}L${X(20)} ${doc.y0 - 20}`, TEAK.deep, 10),
    path(new Pen().move(X(276), Y(276)).line(X(258), Y(268)).quad(X(236), Y(330), X(190), Y(368)).quad(X(100), Y(420), X(-16), Y(404))
      .line(X(-16), 640).line(X(120), 640).quad(X(168), Y(520), X(276), Y(276)).close(), TEAK.shade),
    path(new Pen().move(X(276), Y(276)).line(X(258), Y(268)).quad(X(236), Y(330), X(190), Y(368)).quad(X(100), Y(420), X(-16), Y(404))
      .line(X(-16), Y(428)).quad(X(110), Y(440), X(200), Y(386)).quad(X(244), Y(348), X(264), Y(298)).close(), TEAK.lit),
    path(`${strake(0.55)}L${Math.round(X(-16))} ${Math.round(Y(500))}` +
      `Q${Math.round(X(116))} ${Math.round(Y(504))} ${Math.round(X(200))} ${Math.round(Y(436))}z`, '#3f8a92'),
      path(new Pen().move(X(276), Y(276)).line(X(266), Y(272)).quad(X(190), Y(470), X(110), 640).line(X(122), 640)
        .quad(X(196), Y(470), X(276), Y(276)).close(), TEAK.deep),
    stroke(strake(0.3) + strake(1.05) + strake(1.4) + strake(1.8), TEAK.deep, 2, { opacity: 0.7 }),
    stroke(strake(0.32), '#f0d6a0', 2, { dash: '2 16', opacity: 0.8 }), path(new Pen(1).circle(X(148), Y(452), 8, 9), TEAK.lit),
    path(new Pen(1).circle(X(147), Y(453), 5, 6.5), TEAK.deep),
    path(`M${X(96)} ${Y(428)}q-14 26-4 60q10 10 18-2q6-30-6-60z`, '#2a2430'), stroke(`M${X(94)} ${Y(420)}q-2 6-4 14`, '#e9d6ac', 2.4),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const s = doc.pick(0, { wide: 250, tall: 60 });
    const k = doc.pick(1, { tall: 0.84 });
    const X = (x: number): number => s + 60 + (x - 60) * k;
    const tint = (amount: number, px: number, under = 0.5) => (c: string): string => airAt(doc, LIGHT, c, amount, px, under);
    doc.add(
      sky(doc, LIGHT, { horizon: QUAY }),
      sun(doc, doc.pick(70, { wide: 420, tall: 150 }), 200, 30, '#fffdf0',
        { disc: false, glow: '#fff7da', glowRadius: doc.pick(260, { wide: 150, tall: 130 }), glowOpacity: doc.pick(0.8, { wide: 0.3 }) }),
      streaks(doc, { seed: 12, from: 50, to: 250, count: 7, colour: '#fffaf0', opacity: 0.6 }),
      skyline(21, { x0: x0 - 10, x1: x1 + 10, y: QUAY - 4, height: [20, 96], width: [12, 24], fill: air(doc, LIGHT, '#8fa3ae', 0.62), gap: 0.5 }),
    );
    // the mosque and the houses behind, then the row on the quay with its towers
    const put = (markup: string, px: number, py = QUAY, scale = k): string => group(markup, { transform: place(px, py, { scale }) });
    const far = 0.34;
    doc.add(
      put(revolved(0, 0, [[13, 0], [13, 120], [17, 122], [17, 128], [10, 129], [9, 168], [12, 170], [12, 175], [7, 176], [6, 188], [2, 197],
        [0.8, 212]], [tint(far, X(470))(WALL.mid), tint(far, X(470))('#fff4d8'), tint(far, X(470))(WALL.shade)], { light: -1, rings: [40, 80, 150] }),
        X(492), QUAY - 10),
      path([[X(430), 26], [X(398), 15], [X(462), 15]].map(([dx, r]) => new Pen(1).move((dx ?? 0) - (r ?? 0) * k, QUAY - 88 * k)
        .arc((r ?? 0) * k, (r ?? 0) * 1.1 * k, (dx ?? 0) + (r ?? 0) * k, QUAY - 88 * k).close().toString()).join(''), tint(far, X(430))('#f7e9c8')),
        put(house(3, 130, 88, 16, tint(far, X(430))), X(366)),
      put(windTower(34, 134, tint(far, X(300))), X(324)), put(windTower(30, 122, tint(far, X(560))), X(590)),
      put(house(8, 120, 64, 14, tint(0.24, X(590))), X(540)), put(house(11, 110, 54, 12, tint(0.3, X(690))), X(668)),
      put(windTower(32, 116, tint(0.3, X(720))), X(716)),
      wide ? put(house(5, 120, 56, 0, tint(0.2, -220)), -310) + put(windTower(30, 112, tint(0.3, -150)), -148) +
        put(house(6, 150, 66, 0, tint(0.2, -100)), -196) + put(windTower(34, 128, tint(0.26, 40)), 60) +
        put(house(7, 190, 58, 10, tint(0.16, 60)), -30) : '',
      doc.format === 'wide' ? put(house(15, 130, 60, 0, tint(0.3, 900)), X(770)) + put(house(16, 130, 50, 0, tint(0.3, 900)), X(880)) : '',
      palm(6, X(300), QUAY + 2, X(290), QUAY - 150 * k, { length: 46 * k, width: [9, 6], bend: 6, light: -1,
        leaves: ['#3f6a58', '#5a8a5c', '#a6bf68'], bark: ['#8a6a54', '#d9b48a', '#6a5048'], nuts: '#c8803c', leaflets: 8 }),
      put(windTower(62, 262, tint(0.06, X(110), 0.2)), X(118)), put(house(21, 150, 100, 22, tint(0.04, X(150), 0.2)), X(140)),
      put(house(24, 120, 78, 0, tint(0.05, X(0))), X(-30)), put(windTower(48, 196, tint(0.1, X(20))), X(20)),
      put(house(25, 110, 120, 0, tint(0.08, X(-60))), X(-110)),
      put(house(22, 110, 74, 18, tint(0.1, X(370))), X(360)), put(windTower(46, 206, tint(0.12, X(400))), X(420)),
      path(foliagePath({ seed: 6, x0: X(318), x1: X(362), y: QUAY, height: 34, wavelength: 20, scallop: [4, 8], base: QUAY + 2, least: 0.5 }),
        '#5a8a5c'),
    );
    // the quay with people; the creek
    doc.add(
      doc.band(air(doc, LIGHT, '#c9a884', 0, 0.5), QUAY, QUAY + 13), stroke(`M${x0} ${QUAY + 1}H${x1}`, air(doc, LIGHT, '#fff0d0', 0, 0.5), 2.6),
      doc.band(air(doc, LIGHT, '#7f6862', 0, 0.5), QUAY + 12, QUAY + 20),
      water(doc, QUAY + 19, [[0, '#e3ddbe'], [0.18, '#9cc9c0'], [0.55, '#4596a4'], [1, '#1d627e']]),
      deepenWater(doc, LIGHT, QUAY + 19, { strength: 0.6 }),
      [[118, 60, 12], [20, 44, 8], [420, 50, 9], [210, 120, 9]].map(([bx, w, n], i) =>
        glitter('#ffe9bd', { seed: 40 + i, x: X(bx ?? 0), from: QUAY + 22, to: 540, width: [(w ?? 0) * 1.2, (w ?? 0) * 0.8], count: n ?? 8,
        height: [1.2, 3], opacity: 0.5 })),
      glitter('#fffbea', { seed: 6, x: doc.pick(150, { wide: 470, tall: 190 }), from: QUAY + 24, to: 600, width: [80, 220], count: 34,
        height: [0.8, 3.4], opacity: 0.75 }),
      ripples(doc, '#fffbea', { seed: 3, from: QUAY + 24, count: 60, opacity: 0.5 }),
      ripples(doc, '#174f6a', { seed: 8, from: QUAY + 30, count: 60, opacity: 0.4 }),
    );
    const one = doc.define(dhow('#3f8a92'));
    const two = doc.define(dhow('#b5483f'));
    const folk = [[330, '#fbf3e2', 'ghutra', '#fbf4e6', 1.1], [344, '#2f2a38', 'hijab', '#2f2a38', 1.05], [232, '#5f8fa8', 'cap', '#f7efdc', 1.05],
      [206, '#c9784a', 'hair', '#20161f', 1.05], [70, '#fbf3e2', 'ghutra', '#d0564c', 1.1]] as const;
    doc.add(
      folk.map(([fx, top, head, hat, sc]) => path(lensesPath([[X(fx) - 2, QUAY + 7, 40, 3, 0.2]]), WALL.deep, { opacity: 0.45 }) +
        person(X(fx), QUAY + 7, { scale: sc * k, top, head, hat, legs: head === 'ghutra' || head === 'hijab' ? 'robe' : 'trousers',
        bottom: head === 'cap' ? '#e9dcc0' : head === 'hair' ? '#4a5a7a' : top, skin: '#8f5c44' })),
      // a porter's barrow with sacks
      path(`M${X(216)} ${QUAY + 3}h26l3-5h-30z`, TEAK.mid), path(`M${X(216)} ${QUAY - 3}q4-12 12-10q6-8 14 0q6 4 4 10z`, '#d9b47a'),
      path(lensesPath([[X(466), QUAY + 42, 300 * k, 7, 0.5], [X(330), QUAY + 30, 200, 5, 0.5]]), '#174f6a', { opacity: 0.5 }),
      doc.use(two, place(X(470), QUAY + 24, { scale: 0.66 * k })), doc.use(one, place(X(600), QUAY + 38, { scale: 0.92 * k })),
      wide ? doc.use(two, place(70, QUAY + 28, { scaleX: -0.7, scaleY: 0.7 })) + doc.use(one, place(-150, QUAY + 24, { scale: 0.56 })) : '',
      doc.use(one, place(X(600), QUAY + 44, { scaleX: 0.92 * k, scaleY: -0.3 * k }), { opacity: 0.25 }),
    );
    const ax = doc.pick(290, { wide: 560, tall: 300 });
    const random = rng(4);
    const gulls: Point[] = range(7).map((i): Point => [X(250 + i * 48 + 30 * random()), doc.pick(190, { tall: 220 }) + 110 * random()]);
    doc.add(
      abra(ax, 532, { scale: doc.pick(1.25, { tall: 1.05 }) }),
      path(lensesPath([[ax + 90, 534, 150, 5, 0.3], [ax + 110, 544, 110, 4, 0.3], [ax - 130, 536, 60, 4, 0.6]]), '#fffbea', { opacity: 0.75 }),
      birds('#fffdf4', gulls.map(([gx, gy], i) => [gx, gy, 0.6 + (i % 3) * 0.28, i % 2 ? 1 : 0])),
      birds('#7a8a94', gulls.slice(0, 3).map(([gx, gy], i) => [gx + 30, gy - 34, 0.5 + i * 0.1])),
      bow(doc),
    );
  },
};
