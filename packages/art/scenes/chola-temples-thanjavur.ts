import {
  air, birds, crown, cumulus, foliage, group, lensesPath, man, mix, path, Pen, place, RAMPS, range, sky, stipple, streaks, stroke, tree, trunkPath, woman,
  type Point, type Ramp, type Scene,
} from '../kit';
import { vimana, type VimanaColours } from '../kit/parts-tamil-nadu';

/** A clear morning: the sun is low on the left, in the east, which the temple faces. */
const LIGHT: Ramp = { ...RAMPS.alpine, sky: ['#1f63a8', '#4f9bcb', '#a9d4d9', '#fbeecb'], haze: '#e8dfc4', deep: '#164c8c' };
const GRANITE: VimanaColours = { lit: '#e3a15e', shade: '#7f5266', edge: '#ffdd9c', deep: '#4f3050', low: '#b06f52' };
const INK = '#2b1a38';

/** Pilasters and niches on a wall, lit front from x0 to x1; returns strokes. */
const pilasters = (x0: number, x1: number, y: number, height: number, gap: number, lit: string, dark: string): string =>
  stroke(`M${x0} ${y - height / 2}H${x1}`, dark, height * 0.84, { dash: `${(gap * 0.34).toFixed(1)} ${(gap * 0.66).toFixed(1)}`, dashOffset: -gap * 0.4 }) +
  stroke(`M${x0} ${y - height / 2}H${x1}`, lit, height, { dash: `3 ${gap - 3}` });

/** The great tower on its two-storeyed base, 450 px high, about 0,0 in the centre of its foot; sunlit face to the left. */
function tower(): string {
  const [half, turn] = [122, 0.2];
  const corner = half * turn;
  const wallOf = (low: number, high: number): string =>
    path(new Pen().polygon([[corner, low], [-half, low - 8], [-half, high - 2], [corner, high]]), GRANITE.lit) +
    path(new Pen().polygon([[corner, low], [half, low - 8], [half, high - 2], [corner, high]]), GRANITE.shade);
  const band = (y: number, h: number, over: number): string =>
    path(new Pen().polygon([[corner, y], [-half - over, y - 7], [-half - over, y - 7 - h], [corner, y - h]]), GRANITE.edge) +
    path(new Pen().polygon([[corner, y], [half + over, y - 7], [half + over, y - 7 - h], [corner, y - h]]), mix(GRANITE.shade, GRANITE.lit, 0.45)) +
    path(new Pen().polygon([[corner, y + 5], [-half, y - 2], [-half, y - 7], [corner, y]]), GRANITE.low);
  const nasi = (x: number, y: number, r: number, fill: string): string =>
    path(`M${x - r} ${y + r}V${y}q0-${r} ${r}-${r * 1.5}q${r} ${r * 0.5} ${r} ${r * 1.5}v${r}z`, fill) +
      path(`M${x - r * 0.5} ${y + r}v-${r}q${r * 0.5}-${r * 0.9} ${r} 0v${r}z`, GRANITE.deep);
  return [
    wallOf(6, -112),
    pilasters(-half + 4, corner - 4, -8, 34, 19, GRANITE.edge, GRANITE.low), pilasters(-half + 4, corner - 4, -66, 34, 19, GRANITE.edge, GRANITE.low),
    pilasters(corner + 6, half - 2, -10, 34, 17, '#96667a', GRANITE.deep), pilasters(corner + 6, half - 2, -68, 34, 17, '#96667a', GRANITE.deep),
    band(6, 10, 6), band(-46, 8, 5), band(-104, 9, 7),
    vimana(0, -110, { tiers: 13, half: [114, 40], storey: [25, 16.5], corner: turn, light: -1, colours: GRANITE, shrines: [9, 4], cupola: 84,
      cupolaHalf: 45, octagon: false, ledge: 3, finial: '#ffd25a' }),
    nasi(-16, -379, 12, GRANITE.edge),
  ].join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1, y0 } = doc;
    const t = doc.pick(0, { wide: 210, tall: -6 });
    doc.add(
      sky(doc, LIGHT, { horizon: 430 }),
      streaks(doc, { seed: 5, from: 40, to: 150, count: 5, length: [220, 460], height: [4, 9], opacity: 0.35 }),
      cumulus(doc, [[t + 150, 330, 230, 56, 6], [t + 700, 300, 200, 44, 9], [t + 900, 350, 260, 50, 13]],
        { lit: '#fffaf0', shade: '#cfe0de', opacity: 0.85, shift: 0.06 }),
    );
    // trees and coconut palms behind the cloister
    const fronds = crown(8, 44, { leaflets: 6, light: -1 });
    const palmId = doc.define(path(fronds.back + fronds.mid + fronds.lit + trunkPath(6, 120, 0, 0, 6, 4, -6), ''));
    const palms: readonly Point[] = [[-210, 356], [-90, 340], [-40, 366], [30, 344], [86, 366], [690, 360], [738, 340], [800, 362], [860, 344]];
    doc.add(
      palms.filter(([x]) => doc.shows(t + x)).map(([x, y], i) => doc.use(palmId, place(t + x, y, { scale: i % 2 ? 0.8 : 0.66 }),
        { fill: mix(i % 2 ? '#2f6a5c' : '#3f7a62', LIGHT.haze, 0.18) })),
      foliage(doc, air(doc, LIGHT, '#3f7a60', 0.24, 0.5), { seed: 15, y: 440, height: 54, wavelength: 100, scallop: [7, 14], base: 452, least: 0.35 }),
    );
    // the cloister with its row of bulls
    const cloister = (): string => {
      const bulls = new Pen();
      for (let x = x0 - 10 + ((t - x0) % 26); x < x1 + 20; x += 26) bulls.move(x, 431).quad(x, 424, x + 6, 424).line(x + 8, 419).quad(x + 12, 418,
        x + 13, 423).quad(x + 16, 427, x + 14, 431).close();
      return (
        path(bulls, mix('#b9825f', LIGHT.haze, 0.15)) +
        doc.band(mix('#d9a878', LIGHT.haze, 0.15), 430, 476) + doc.band('#f6d9a4', 430, 436) +
        stroke(`M${x0} 456H${x1}`, mix('#7a5060', LIGHT.haze, 0.1), 30, { dash: '13 9' }) + doc.band('#b98a68', 470, 478)
      );
    };
    doc.add(cloister());

    // the court: flagstones, lawns, the long shadow of the tower
    doc.add(
      doc.band(doc.linear([[0, '#f0cf98'], [0.5, '#dcae78'], [1, '#b5805e']], { y1: 474, y2: 600 }), 476),
      path(`M${x0 - 10} 486L${t + 60} 484L${t - 40} 520L${x0 - 10} 526zM${t + 600} 486H${x1 + 10}V512L${t + 700} 516z`, '#7fa552'),
      path(lensesPath([[x0 - 20, 492, 320, 5, 0.5], [t + 640, 494, 300, 5, 0.5], [t - 180, 506, 200, 5, 0.4]]), '#a9c468'),
      path(new Pen().polygon([[t + 410, 500], [t + 566, 494], [x1 + 10, 530], [x1 + 10, 590]]), '#8a5a58', { opacity: 0.5 }),
      stroke(range(6).map((i) => `M${x0} ${490 + i * i * 3.4 + i * 4}H${x1}`).join(''), '#b98a64', 1.4, { opacity: 0.6 }),
      stroke(range(13).map((i) => `M${t + 220 + i * 34} 480L${t + 400 + (i - 6) * 130} 610`).join(''), '#b98a64', 1.4, { opacity: 0.5 }),
    );

    // the halls that lead from the east to the tower, lower and lower
    const scale = doc.pick(1, { tall: 0.9 });
    const hall = (x: number, w: number, y: number, h: number, columns: boolean): string =>
      path(new Pen().rect(x, y - h, w, h), GRANITE.lit) +
      path(new Pen().rect(x - 6, y - 12, w + 6, 12), GRANITE.low) + path(new Pen().rect(x - 6, y - 14, w + 6, 4), GRANITE.edge) +
      (columns ? stroke(`M${x + 6} ${y - h * 0.5 - 4}H${x + w}`, GRANITE.deep, h - 32, { dash: '12 7' }) : pilasters(x + 6, x + w, y - 16, h - 26,
        21, GRANITE.edge, GRANITE.low)) +
      path(new Pen().rect(x - 8, y - h - 5, w + 8, 9), GRANITE.edge) + path(new Pen().rect(x, y - h + 4, w, 4), GRANITE.low);
    doc.add(
      path(lensesPath([[t + 110, 500, 520, 8, 0.6]]), '#6b4450', { opacity: 0.6 }),
      group(
        [
          hall(-224, 84, 2, 66, true),
          path(new Pen().polygon([[-224, 2], [-252, 6], [-252, 0], [-243, 0], [-243, -7], [-234, -7], [-234, -14], [-224, -14]]), GRANITE.edge),
          hall(-170, 92, 3, 88, false),
          tower(),
          // a small shrine at the foot of the shaded face
          path('M136 4V-40H196V4z', GRANITE.shade), path('M130-40H202V-47H130z', '#b98070'),
          vimana(166, -46, { tiers: 2, half: [26, 16], storey: [20, 15], corner: 0.1, light: -1, colours: GRANITE, shrines: [4, 2], cupola: 34,
            octagon: false, ledge: 2, finial: '#ffd25a' }),
        ],
        { transform: place(t + 424, 494, { scale }) },
      ),
    );

    // the bull in its pavilion, nearer to us
    const nandi = [
      path('M-96 6V-16H96V6zM-84-16V-24H84V-16z', GRANITE.low), path('M-96-16H96V-19H-96zM-84-24H84V-27H-84z', GRANITE.edge),
      path('M30 6V-16H96V6z', GRANITE.shade),
      path('M-78-24V-92H78V-24z', '#6d4458'),
      // the great bull lying inside
      path('M-34-26q-6-16 6-24q12-12 30-8l4-16q-4-10 2-12q8-2 14 4q10 4 14 12q2 6-6 6l-6 2q10 14 12 36z', '#30203c'),
      path('M-34-26q-6-16 6-24q12-12 30-8q-16-2-26 8q-10 8-6 24zM8-74q-4-10 2-12q8-2 14 4q-8-2-10 2z', '#c08a68'),
      ...[-78, -46, 34, 66].map((x) => path(`M${x} -24h12v-68h-12z`, x > 40 ? GRANITE.shade : GRANITE.lit) +
        path(`M${x} -24h4v-68h-4z`, GRANITE.edge) + path(`M${x - 4} -86h20v-7h-20z`, GRANITE.low)),
      path('M-92-92H92V-104H-92z', GRANITE.lit), path('M28-92H92V-104H28z', GRANITE.shade), path('M-98-102H98V-109H-98z', GRANITE.edge),
        path('M-86-109H86V-116H-86z', GRANITE.low),
      path('M-60-116q4-14 12-14t12 14zM-8-116q4-16 14-16t14 16zM44-116q4-14 12-14t12 14z', GRANITE.lit),
      path('M-96 6V-6H-122V0H-134V6z', GRANITE.edge),
    ].join('');
    const nandiX = doc.pick(128, { wide: t + 74, tall: 190 });
    doc.add(
      path(lensesPath([[nandiX - 90, 536, 300, 10, 0.5]]), '#6b4450', { opacity: 0.6 }),
      group(nandi, { transform: place(nandiX, 530, { scale: doc.pick(0.94, { tall: 0.8 }) }) }),
    );
    // pilgrims with morning shadows
    const people: readonly (readonly [x: number, y: number, scale: number, isWoman: boolean, cloth: string, edge: string, facing: 1 | -1])[] = [
      [t + 268, 530, 1.1, true, '#d9363e', '#ffd36b', 1], [t + 290, 532, 1.15, false, '#f7f0dc', '#f7ecd2', 1],
        [t + 470, 552, 1.5, true, '#2f8f86', '#f4b03f', -1],
      [t + 500, 556, 1.5, true, '#c43f7a', '#ffd36b', -1], [t + 534, 553, 1.3, false, '#e8a04a', '#f7ecd2', -1],
        [t + 236, 512, 0.8, false, '#f2ead2', '#f2ead2', 1], [t + 330, 516, 0.8, true, '#e88a2a', '#8e2f5c', 1],
      [t - 250, 540, 1.2, true, '#8e2f7c', '#ffd36b', 1],
    ];
    const seen = people.filter(([x]) => doc.shows(x, 0));
    doc.add(
      path(lensesPath(seen.map(([x, y, s]) => [x, y + 1, 44 * s, 2.4, 0.5] as const)), '#6b4450', { opacity: 0.7 }),
      seen.map(([x, y, s, isWoman, cloth, edge, facing]) => (isWoman ? woman(x, y, { scale: s, sari: cloth, edge, facing }) : man(x, y,
        { scale: s, shirt: cloth, dhoti: edge, facing }))),
    );
    // the dark jamb of the gateway at the right edge: we are just coming in
    const g = doc.pick(738, { wide: 1026, tall: 652 });
    const bits = range(9).map((i) => {
      const y = y0 + 96 + i * 74;
      return `M${g + 2} ${y}h14v10h-14zM${g + 6} ${y + 18}q6-8 12 0v34h-12z`;
    }).join('');
    doc.add(
      path(new Pen().polygon([[g, 640], [g - 12, 640], [g - 12, 596], [g, 584], [g, y0 + 74], [g - 34, y0 + 50], [g - 40, y0 + 30],
        [g - 74, y0 + 14], [g - 74, y0 - 10], [x1 + 10, y0 - 10], [x1 + 10, 640]]), INK),
      path(new Pen().polygon([[g, 584], [g, y0 + 74], [g - 34, y0 + 50], [g - 40, y0 + 30], [g - 74, y0 + 14], [g - 74, y0 + 8], [g - 36, y0 + 26],
        [g - 30, y0 + 46], [g + 5, y0 + 70], [g + 5, 584]]), '#c98a62'),
      path(bits, '#5a3650'),
      stroke(`M${g + 26} ${y0}V640M${g + 34} ${y0}V640`, '#4a2c48', 2.4),
      stipple('#c9986c', { seed: 9, count: 24, x0, x1: g, y0: 580, y1: 600, size: 3, opacity: 0.7 }),
      doc.format === 'wide' ? tree(4, -300, 500, 170, 190, { leaves: ['#1f5048', '#2f6a52', '#6a9a54'], bark: '#4a3a3c', light: 1 }) : '',
      birds('#3f4f78', [[t + 560, 130, 1], [t + 588, 118, 0.8, 1], [t + 612, 134, 0.65], [t + 540, 152, 0.6]]),
    );
  },
};
