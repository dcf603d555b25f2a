import {
  airAt, blade, finialPath, foliage, grass, group, land, lensesPath, lerp, man, mix, path, Pen, place, poly, range, rng, sky, stipple, stroke, sun, woman,
  type Point, type Ramp, type Scene, type Tones,
} from '../kit';
import { deodars, dotsAt } from '../kit/parts-north';

const LIGHT: Ramp = {
  sky: ['#1d5a52', '#4f8f68', '#b9cf86', '#fbf0b8'], sun: '#fffbe0', haze: '#d3dc98', lit: '#fff2b8', shade: '#2f5a4c', ink: '#12302d', deep: '#123f40',
};
const WOOD: Tones = ['#9a5f3c', '#e0a25c', '#5a3532'];
const SHINGLE: Tones = ['#7d5a48', '#c99a66', '#48353c'];
const INK = '#11292a';
const GROUND = 506;

/** Hadimba's temple: three square roofs of cedar boards one above the other, a metal cone on top; light from the right. */
function temple(): string {
  const out: string[] = [];
  const x = 0;
  const tier = (eave: number, top: number, wide: number, narrow: number): void => {
    const h = eave - top;
    out.push(
      poly([[x - wide, eave], [x - narrow, top], [x + narrow, top], [x + wide, eave], [x + wide - 4, eave + 6], [x - wide + 4, eave + 6]], SHINGLE[0], 1),
      poly([[x + narrow * 0.2, top], [x + narrow, top], [x + wide, eave], [x + wide * 0.36, eave]], SHINGLE[1], 1),
      poly([[x - narrow, top], [x - narrow * 0.55, top], [x - wide * 0.62, eave], [x - wide, eave]], SHINGLE[2], 1),
      // courses of boards, carved fringe hanging from the eaves
      stroke(
        range(4).map((i) => {
          const t = (i + 0.7) / 4.4;
          const half = lerp(narrow, wide, t);
          return `M${(x - half).toFixed(1)} ${(top + h * t).toFixed(1)}h${(half * 2).toFixed(1)}`;
        }).join(''),
        SHINGLE[2], 1.4, { dash: '10 2 7 2', opacity: 0.6 },
      ),
      path(new Pen(1).rect(x - wide + 2, eave, wide * 2 - 4, 4), WOOD[2]),
      stroke(`M${x - wide + 5} ${eave + 8}h${wide * 2 - 10}`, WOOD[1], 7, { dash: '2.4 3.4' }),
      stroke(`M${x - wide} ${eave}h${wide * 2}`, '#f3c98a', 1.6, { opacity: 0.7 }),
    );
  };
  const band = (foot: number, top: number, half: number): void => {
    out.push(
      path(new Pen(1).rect(x - half, top, half * 2, foot - top), WOOD[0]),
      path(new Pen(1).rect(x + half * 0.45, top, half * 0.55, foot - top), WOOD[1]),
      path(new Pen(1).rect(x - half, top, half * 0.45, foot - top), WOOD[2]),
      stroke(`M${x - half} ${(foot + top) / 2}h${half * 2}`, '#3f2430', foot - top - 5, { dash: '4 5' }),
    );
  };
  // plinth and lime-washed walls, verandah posts, the carved door with horns over it
  out.push(
    path('M-132 0L-126-16H126L132 0z', '#7d7a72'),
    path('M30-16H126L132 0H30z', '#b3a98f'),
    stroke('M-130-6H130M-128-11H128', '#55585a', 1.4, { dash: '16 3 22 4' }),
    path('M-92-16V-84H92V-16z', '#d9c3a0'),
    path('M34-16V-84H92V-16z', '#fff0c8'),
    path('M-92-16V-84H-48V-16z', '#8f8070'),
    stroke('M-92-34H92M-92-58H92', '#8f5f40', 4.5),
    path('M-26-16V-74H26V-16z', WOOD[2]),
    path('M-21-16V-69H21V-16z', WOOD[0]),
    path('M21-69V-16H14V-69z', WOOD[1]),
    path('M-12-16V-54H12V-16z', '#2c1a24'),
    stroke('M-24-62H24M-24-68H24M-17-16V-60M17-16V-60', '#f0bd70', 1.6, { dash: '3 2' }),
    path('M-14-80q-10-8-16 2q8-4 15 2zM14-80q10-8 16 2q-8-4-15 2z', '#f3e2c0'),
    stroke('M-112-16V-88M-72-16V-88M72-16V-88M112-16V-88', WOOD[0], 6),
    stroke('M-110-16V-88M-70-16V-88M74-16V-88M114-16V-88', WOOD[1], 2.4),
  );
  tier(-84, -134, 164, 82);
  band(-130, -150, 74);
  tier(-150, -198, 120, 58);
  band(-194, -212, 52);
  tier(-212, -256, 84, 36);
  band(-252, -264, 26);
  // the round top roof of metal and its gilded pot and trident
  out.push(
    path('M-48-260Q-24-276-7-326H7Q24-276 48-260Q0-248-48-260z', '#8d7a68'),
    path('M8-256Q14-290 2-326H7Q24-276 48-260Q30-254 8-256z', '#e8c48a'),
    path('M-48-260Q-24-276-7-326H-3Q-14-284-22-255Q-38-256-48-260z', '#54464a'),
    path(finialPath(0, -324, 34, 7), '#f3bf4a'),
    stroke('M-5-360q0-6 5-6q5 0 5 6v-6M-5-360v-6M0-354v-16', '#f3bf4a', 1.6),
  );
  return out.join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1, y0 } = doc;
    const middle = doc.pick(392, { wide: 590, tall: 384 });
    const random = rng(8);
    doc.add(
      sky(doc, LIGHT, { horizon: 470, deepenTo: 520 }),
      sun(doc, middle + 176, 250, 60, LIGHT.sun, { glow: '#fff6c0', disc: false, glowRadius: doc.pick(330, { tall: 270 }), glowOpacity: 0.95 }),
    );
    // the forest, three depths of deodars sharing two drawings
    const trees = [0, 1].map((i) => doc.define(deodars([[0, 0, 301 + i]], '', '', 1)));
    const stand = (count: number, foot: number, h0: number, h1: number, colour: string, amount: number, gap: number): string => {
      let out = '';
      for (const i of range(count)) {
        const x = lerp(x0 - 60, x1 + 60, (i + 0.2 + 0.6 * random()) / count);
        const h = lerp(h0, h1, random());
        const s = h / 301;
        if (Math.abs(x - middle - 20) < gap) continue;
        out += doc.use(
          trees[i % 2] ?? '', place(x, foot + 12 * random(), { scaleX: s * (i % 3 ? 1 : -1) * 1.1, scaleY: s }),
          { fill: airAt(doc, LIGHT, colour, amount, x, 0.7) },
        );
      }
      return out;
    };
    const n = doc.width / 800;
    doc.add(
      foliage(
        doc, doc.format === 'wide' ? doc.linear([[0, '#2a5f52'], [0.45, '#55885f'], [1, '#8fae70']], { x1: x0, x2: x1, y2: 0 }) : '#84a86c',
        { seed: 6, y: 484, height: 84, wavelength: 120, scallop: [8, 18], base: 500 },
      ),
      stand(Math.round(17 * n), 474, 240, 330, '#5f8f60', 0.56, 60),
      stand(Math.round(13 * n), 490, 360, 460, '#3a7258', 0.3, 118),
      land(
        range(20).map((i): Point => [lerp(x0 - 20, x1 + 20, i / 19), 478 + 8 * Math.sin(i * 1.3)]), 620,
        doc.linear([[0, '#a9b866'], [0.3, '#6f8f52'], [1, '#23483c']], { y1: 472, y2: 606 }),
      ),
      stand(Math.round(8 * n), 506, 520, 700, '#1f5348', 0.1, 205),
    );

    // the clearing, paved before the steps
    doc.add(
      path(lensesPath([[middle - 330, 528, 640, 20, 0.5], [middle - 250, 556, 560, 22, 0.5], [middle - 60, 590, 420, 16, 0.6]]), '#cfc07c', { opacity: 0.55 }),
      path(
        `M${middle - 60} ${GROUND}L${middle - 150} 612H${middle + 170}L${middle + 64} ${GROUND}z`,
        doc.linear([[0, '#d9c9a0'], [1, '#7f8272']], { y1: GROUND, y2: 606 }),
      ),
      stroke(
        [514, 525, 540, 560, 586].map((y) => `M${Math.round(middle - 60 - (y - GROUND) * 0.85)} ${y}H${Math.round(middle + 64 + (y - GROUND))}`)
        .join('') + `M${middle - 22} ${GROUND}L${middle - 52} 612M${middle + 22} ${GROUND}L${middle + 58} 612`,
        '#6b705f', 1.6, { opacity: 0.6 },
      ),
      path(`M${middle - 140} ${GROUND}q-160 4-240 24q150 6 330-14z`, '#1f4238', { opacity: 0.5 }),
      group(temple(), { transform: place(middle, GROUND + 2) }),
    );

    // sunbeams through the trees from the upper right
    const beam = doc.linear(doc.format === 'tall' ? [
      [0, '#fff8cc', 0], [0.25, '#fff8cc', 0.05], [0.45, '#fff8cc', 0.5], [1, '#fff8cc', 0],
    ] : [[0, '#fff8cc', 0.5], [1, '#fff8cc', 0]], {
      x1: middle + 330, y1: doc.pick(60, { tall: -60 }), x2: middle - 60, y2: 520,
    });
    doc.add(
      path(
        [[-40, 46], [70, 30], [150, 64], [270, 40]].map(([a = 0,
          w = 0]) => `M${middle + 170 + a + doc.pick(0, { tall: 70 })} ${doc.pick(-20, { tall: -130 })}h${w}L${Math.round(middle - 190 + a * 1.5 + w * 1.8)} 560h${-w * 2.2}z`).join(''),
        beam,
      ),
      stipple('#fff6c0', { seed: 4, count: 40, x0: middle - 160, y0: 150, x1: middle + 330, y1: 500, size: 2.2, opacity: 0.8 }),
    );

    // people: Kullu shawls and caps, a child, a priest on the steps
    const p = (dx: number, y: number): [number, number] => [middle + dx, y];
    const cap = (dx: number, y: number, k: number): string =>
      path(
        'M-4-1.5Q-4-6 0-6.5Q4-6 4-1.5z', '#8a8a86', { transform: place(middle + dx, y - 28 * k, { scale: k }) },
      ) + path('M-4-3.4h8v2.6h-8z', '#e23f6a', { transform: place(middle + dx, y - 28 * k, { scale: k }) });
    doc.add(
      path(
        lensesPath([[middle - 160, 552, 70, 4, 0.5], [middle - 100, 558, 60, 4, 0.5], [middle + 52, 572, 60, 4, 0.5], [middle + 20, 524, 40, 3, 0.5]]),
        '#1f3a34', { opacity: 0.55 },
      ),
      woman(...p(-116, 552), { scale: 1.35, sari: '#7a2f4a', edge: '#e8b04a', skin: '#b07a58', facing: 1 }),
      path('M-3.6-1Q-3.6-5.4 0-5.4Q4-5 3.6-1L5 5l-3-1z', '#d9364a', { transform: place(middle - 116, 552 - 27.5 * 1.35, { scaleX: -1.35, scaleY: 1.35 }) }),
      man(...p(-78, 558), { scale: 1.4, shirt: '#c9b89a', dhoti: '#8a7a68', skin: '#b07a58', hat: '#8a8a86' }),
      cap(-78, 558, 1.4),
      man(...p(84, 572), { scale: 1.5, shirt: '#3f5f6a', dhoti: '#d9cbb0', skin: '#b07a58', hat: '#8a8a86', facing: -1 }),
      cap(84, 572, 1.5),
      woman(...p(118, 570), { scale: 1.3, sari: '#2f6f5a', edge: '#f0e2c0', skin: '#b07a58', facing: -1 }),
      man(...p(34, 520), { scale: 0.95, shirt: '#f3ead2', skin: '#a06a4a' }),
    );

    // giant trunks close to us, cut by the border
    const trunk = (x: number, w: number, lean: number, lit: boolean): string =>
      path(
        `M${x - w * 0.9} 620Q${x - w * 0.54} 560 ${x - w * 0.5} 440L${x - w * 0.42 + lean} ${y0 - 10}H${x + w * 0.42 + lean}L${x + w * 0.5} 440Q${x + w * 0.56} 560 ${x + w} 620z`,
        INK,
      ) +
      (lit ? path(
        `M${x + w} 620Q${x + w * 0.56} 560 ${x + w * 0.5} 440L${x + w * 0.42 + lean} ${y0 - 10}H${x + w * 0.3 + lean}L${x + w * 0.32} 440Q${x + w * 0.34} 560 ${x + w * 0.6} 620z`,
        '#6b5a3c',
      ) : '') +
      stroke(
        range(5).map((i) => `M${Math.round(x - w * 0.36 + i * w * 0.17)} 600L${Math.round(x - w * 0.3 + i * w * 0.15 + lean)} ${y0}`).join(''),
        '#2f4238', 2.4, { dash: '60 22 34 12', opacity: 0.8 },
      );
    const leftTrunk = doc.pick(36, { wide: -214, tall: 118 });
    doc.add(
      trunk(leftTrunk, 92, 8, true),
      doc.format === 'wide' ? trunk(-20, 44, 4, true) + trunk(1016, 100, -8, false) : trunk(doc.pick(790, { tall: 702 }), 56, -6, false),
      grass(5, x0, x0 + 210, 612, 44, INK, { count: 30, width: 3.4 }),
      grass(6, x1 - 240, x1, 612, 52, INK, { count: 34, width: 3.4 }),
    );

    // a bough of apple blossom
    const away = doc.pick(0, { wide: 1, tall: 2 });
    const bough: readonly Point[][] = [
      [[-30, 70], [60, 96], [150, 92], [246, 128]], [[60, 96], [110, 130], [140, 172]], [[120, 92], [170, 64], [214, 52]],
      [[-30, 150], [30, 172], [70, 210]],
    ];
    const put = ([x, y]: Point): Point => (away === 1 ? [1086 - x, y + 6] : [x + (away ? 96 : 0), y + (away ? 34 : 0)]);
    const wood = new Pen();
    const leaves = new Pen();
    const petals: Point[] = [];
    const buds: Point[] = [];
    for (const twig of bough) {
      const line = twig.map(put);
      wood.soft(line);
      for (let i = 0; i < line.length - 1; i++) {
        const [a, b] = [line[i], line[i + 1]];
        if (!a || !b) continue;
        for (const k of range(5)) {
          const t = (k + random()) / 5;
          const [px, py] = [lerp(a[0], b[0], t) + 16 * (random() - 0.5), lerp(a[1], b[1], t) + 22 * (random() - 0.4)];
          (k % 4 ? petals : buds).push([px, py]);
          if (k % 2) blade(leaves, px, py, random() * 6.2, 22, 5, 0.1);
        }
      }
    }
    const flower = doc.define(
      path(range(5).map((i) => String(new Pen(1).circle(6.4 * Math.cos(i * 1.257), 6.4 * Math.sin(i * 1.257), 5.6))).join(''), '#fff2f0') +
        path(range(5).map((i) => String(new Pen(1).circle(4 * Math.cos(i * 1.257), 4 * Math.sin(i * 1.257), 2.6))).join(''), '#f9b9c6') +
        path(new Pen(1).circle(0, 0, 2.4), '#f0b83f'),
    );
    doc.add(
      stroke(wood, '#33262c', 6, { round: true }),
      path(leaves, mix('#7fa84f', '#3f7a4a', 0.4)),
      dotsAt(buds, '#ec7f9c', 7),
      petals.map(([x, y], i) => doc.use(flower, place(x, y, { scale: 0.85 + ((i * 7) % 5) / 9, rotate: i * 37 }))),
    );
  },
};
