import {
  archPath, at, bastion, battlement, birds, chhatri, dots, group, land, lerp, mix, path, Pen, place, RAMPS, range, rng, sky, stroke, streaks,
  type Doc, type Point, type Ramp, type Scene, type Tones,
} from '../kit';
import { cuspedArchPath, jharokha } from '../kit/parts-west';

const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#2f8fb4', '#6fbcc8', '#c3e2d4', '#fbeecb'], haze: '#f3e2bd', deep: '#1f6f92' };
const STONE: Tones = ['#e3ab5c', '#ffdf98', '#a96f4c'];
const DARK = '#6a3c36';
/** The room: wall, carved frame in half light, deep carving, light on edges. */
const ROOM = { wall: '#3d1f2e', deep: '#24111f', frame: '#7a4538', carve: '#4f2a30', edge: '#d9935a', glow: '#ffcf86' };
const SILL = 506;

/** A shape with a hole: the inner outline is left open. */
const pierced = (outer: string, inner: string, fill: string): string => path(outer + inner, fill).replace('<path', '<path fill-rule="evenodd"');

/** Golden flat-roofed houses from y 400 down to the sill. */
function town(): string {
  const random = rng(21);
  let out = '';
  for (const [y, size, haze] of [[404, 22, 0.42], [430, 30, 0.28], [466, 40, 0.14], [520, 54, 0.04]] as const) {
    const [front, side, roof, holes] = [new Pen(), new Pen(), new Pen(), new Pen()];
    for (let x = 190; x < 730; ) {
      const w = size * (1 + random());
      const h = size * (0.8 + 0.7 * random());
      front.rect(x, y - h, w * 0.7, h + 30);
      side.rect(x + w * 0.7, y - h, w * 0.3, h + 30);
      roof.rect(x - 1, y - h - 3, w * 0.72, 4);
      for (const k of range(3)) if (random() < 0.7) holes.rect(x + w * (0.1 + k * 0.2), y - h * 0.72, size * 0.1, size * 0.2);
      if (random() < 0.4) { front.rect(x + w * 0.1, y - h - size * 0.4, w * 0.36, size * 0.4);
        side.rect(x + w * 0.46, y - h - size * 0.4, w * 0.14, size * 0.4); }
      x += w * (1 + 0.1 * random());
    }
    const tone = (c: string): string => mix(c, LIGHT.haze, haze);
    out += path(front, tone(STONE[0])) + path(side, tone(STONE[2])) + path(roof, tone(STONE[1])) + path(holes, tone(DARK));
  }
  return out;
}

/** The fort of Jaisalmer on its hill, far across the roofs. */
function fort(): string {
  const t: Tones = [mix(STONE[0], LIGHT.haze, 0.34), mix(STONE[1], LIGHT.haze, 0.3), mix(STONE[2], LIGHT.haze, 0.36)];
  const hill: Point[] = [[170, 404], [226, 372], [262, 336], [300, 322], [520, 318], [560, 344], [610, 382], [660, 404]];
  const towers = [[268, 290, 34, 50], [306, 284, 38, 46], [352, 280, 38, 46], [398, 280, 38, 44], [444, 282, 38, 44], [490, 288, 36, 48]] as const;
  const blocks = new Pen().rect(330, 236, 130, 50).rect(352, 214, 60, 26).rect(424, 222, 30, 20).rect(470, 256, 44, 30);
  const shades = new Pen().rect(430, 236, 30, 50).rect(396, 214, 16, 26).rect(446, 222, 8, 20).rect(502, 256, 12, 30);
  return (
    land(hill, 430, mix('#b98652', LIGHT.haze, 0.34), { hard: true }) +
    path('M520 318L560 344L610 382L660 404H560L520 370L500 340z', mix('#8a5a48', LIGHT.haze, 0.38)) +
    path(blocks, t[0]) + path(shades, t[2]) +
    stroke('M336 250h92M336 268h92M358 226h36M476 270h24', mix(DARK, LIGHT.haze, 0.34), 6, { dash: '4 5' }) +
    chhatri(342, 236, 16, t, { light: -1 }) + chhatri(372, 214, 18, t, { light: -1 }) + chhatri(438, 222, 15, t, { light: -1 }) +
    path('M288 290l5-40l7-14l7 14l5 40zM520 296l4-30l6-11l6 11l4 30z', t[0]) +
    path(new Pen().rect(262, 298, 258, 34), t[0]) + battlement(262, 298, 258, t[1], 4) +
    towers.map(([x, y, w, h]) => bastion(x, y, w, h, t, { light: -1, merlon: 4 })).join('')
  );
}

/** The haveli opposite: storeys of balconies in the sun. */
function haveli(doc: Doc): string {
  const balcony = doc.define(jharokha(0, 0, 46, STONE, DARK, { light: -1 }));
  const bands = new Pen();
  for (const y of [168, 286, 400]) bands.rect(544, y, 200, 6).rect(548, y + 10, 200, 3);
  return (
    path(new Pen().rect(552, 128, 200, 400), STONE[0]) + path(new Pen().rect(552, 128, 18, 400), STONE[1]) +
    path(range(3).map((r) => range(3).map((c) => archPath(606 + c * 62, 6, 276 + r * 115, 258 + r * 115, 248 + r * 115)).join('')).join(''), DARK) +
    path(bands, STONE[1]) + stroke('M556 182H744M556 300H744M556 414H744', STONE[2], 4, { dash: '3 4' }) +
    path('M544 128H752V118H540z', STONE[1]) + battlement(548, 118, 200, STONE[1], 7) +
    [[578, 268], [640, 268], [702, 268], [578, 384], [640, 384], [702, 384], [578, 500],
      [640, 500]].map(([x = 0, y = 0]) => doc.use(balcony, place(x, y))).join('') +
    chhatri(594, 116, 40, STONE, { light: -1 })
  );
}

/** A woman in a leheriya veil seated on the sill and looking out to the right; she sits on 0,0, 150 px high. */
function sitterInLeheriya(doc: Doc): string {
  const veil = 'M17-143C2-153-17-145-19-126C-21-108-35-92-40-62C-44-34-50-14-47 3L-18 3C-18-24-15-42-9-60C-2-78-7-94-3-107C-6-124 3-137 17-143z';
  const waves = new Pen(1);
  const gold = new Pen(1);
  for (const i of range(17)) {
    const y = -164 + i * 11;
    (i % 2 ? waves : gold).move(-60, y + 26).quad(-46, y + 12, -38, y + 18).quad(-26, y + 22, -18, y + 8).quad(-8, y + 2, 2, y + 4).line(24, y - 8);
  }
  return (
    // skirt with its border over the sill
    path('M-17-60C-36-42-44-14-44 4L70 4C92 2 98-8 90-20C80-36 68-52 50-53C34-54 22-46 12-47z', '#1c7480') +
    path('M50-53C68-52 80-36 90-20C98-8 92 2 70 4H46C66-6 66-30 46-52z', '#3fa39b') +
    stroke('M-44 0C-10-3 40-2 70 1C88 0 94-8 88-18', '#f3b740', 5) + stroke('M-40-9C-8-12 40-11 66-8', '#d8433f', 2.4) +
    path('M62 3q4-7 16-6q12 2 11 8h-27z', '#8a5138') +
    // bodice, arm with bangles
    path('M-17-58C-22-84-18-104-2-108C13-108 19-96 17-80L13-47z', '#e87a33') +
      path('M8-106C15-102 19-94 17-80L13-47L6-48C10-66 12-88 8-106z', '#ffb45a') +
    stroke('M6-96Q22-76 24-66Q38-56 56-56', '#8a5138', 9, { round: true }) +
    stroke('M8-92L20-74M30-61L46-57', '#fff0d8', 9.4, { dash: '2 2.200' }) +
    // face in profile, hair, nose ring, ear drop
    path('M-4-112L-2-132C2-142 17-142 20-132Q20-128 22-125L25.500-120.500Q25-119 22-118.600L23.600-116.400L22-114.800L22.600-112.600Q22-107 16-106' +
      'Q12-106 9-103L8-98L-2-100z', '#9a5c3e') +
    path('M20.500-118.600L23.600-116.400L20-114.600z', '#b03a4a') +
      stroke('M14-126.500Q17.500-124 20.500-125.500M13.500-130.500Q17-133 20.500-130.500', '#231420', 1.3) +
    path('M-6-116C-8-138 4-146 18-140C12-136 6-132 5-122L1-114z', '#231420') +
    path('M24-119a2.600 2.600 0 1 0 .1 0zm0 1.200a1.500 1.500 0 1 1-.1 0z', '#ffd27a') + path('M4-118l3 4l-3 6l-3-6z', '#ffd27a') +
    path(veil, '#d22f6c') +
    group([stroke(waves, '#ffe9c4', 3.2), stroke(gold, '#ffb13c', 4.4)], { clip: doc.clip(veil) }) +
    path('M17-143C2-153-17-145-19-126C-16-138-4-146 12-141z', '#ff9a6a') +
    stroke('M17-143C3-137-6-124-3-107C-7-94-2-78-9-60C-15-42-18-24-18 3', '#ffd27a', 2.2)
  );
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1, y0 } = doc;
    const middle = doc.pick(440, { wide: 596, tall: 400 });
    const half = doc.pick(216, { tall: 204 });
    const apex = doc.pick(62, { tall: 132, wide: 46 });
    const spring = doc.pick(250, { tall: 300, wide: 240 });
    const rim = 40;
    const dx = middle - 440;
    doc.add(
      sky(doc, LIGHT, { horizon: 400, deepen: false }),
      streaks(doc, { seed: 8, from: 120, to: 240, count: 3, x0: middle - half, x1: middle + half, length: [120, 240], opacity: 0.6,
        underTitle: true }),
      `<g transform="${place(dx, 0)}">${fort()}${town()}${haveli(doc)}</g>`,
      birds('#5a4a52', [[middle - 90, 168, 1.2, 0.4], [middle - 58, 152, 1, 1], [middle - 120, 184, 0.8, -0.4], [middle - 40, 178, 0.6]]),
    );

    // the wall of the room, the carved frame, its mouldings
    const opening = cuspedArchPath(middle, half, SILL, spring, apex, 5);
    const outer = cuspedArchPath(middle, half + rim, SILL, spring - 10, apex - rim, 13, 0);
    const field = String(new Pen().rect(x0 - 10, y0 - 10, x1 - x0 + 20, 640 - y0));
    const wallFill = doc.linear([[0, ROOM.deep], [0.5, ROOM.wall], [1, '#5a2f36']],
      doc.format === 'wide' ? { x1: -200, x2: middle + half, y2: 0 } : { y1: y0, y2: 600 });
    const frameFill = doc.linear([[0, ROOM.frame], [1, '#b06a46']], { y1: apex - rim, y2: SILL });
    doc.add(
      pierced(field, outer, wallFill),
      pierced(outer, opening, frameFill),
      stroke(opening, ROOM.glow, 3),
      stroke(cuspedArchPath(middle, half + 12, SILL, spring - 4, apex - 14, 14, 0), ROOM.carve, 2.4),
      dots(cuspedArchPath(middle, half + 22, SILL, spring - 6, apex - 24, 16, 0), ROOM.edge, 5, 11),
      stroke(cuspedArchPath(middle, half + 31, SILL, spring - 8, apex - 32, 16, 0), ROOM.carve, 3, { dash: '9 3' }),
      stroke(outer, ROOM.edge, 2.4, { opacity: 0.8 }),
    );
    // columns carry the arch
    for (const s of [-1, 1]) {
      const x = middle + s * (half + rim * 0.42);
      const rings = new Pen();
      for (let y = spring + 40; y < SILL - 40; y += 17) rings.move(x - 14, y).line(x + 14, y);
      doc.add(
        path(new Pen().rect(x - 15, spring + 6, 30, SILL - spring - 6), ROOM.frame),
        path(new Pen().rect(s < 0 ? x + 6 : x - 15, spring + 6, 9, SILL - spring - 6), s < 0 ? ROOM.edge : ROOM.carve),
        stroke(rings, ROOM.carve, 2, { dash: '3 3' }),
        path(new Pen().polygon([[x - 26, spring + 2], [x + 26, spring + 2], [x + 15, spring + 26], [x - 15, spring + 26]]), '#a0603f'),
        path(new Pen().move(x - 24, SILL).quad(x - 26, SILL - 26, x - 12, SILL - 34).line(x + 12, SILL - 34).quad(x + 26, SILL - 26, x + 24,
          SILL).close(), '#a0603f'),
        path(new Pen().rect(x - 26, spring - 2, 52, 5).rect(x - 15, SILL - 38, 30, 5), ROOM.edge),
      );
    }
    // spandrel roses
    for (const s of [-1, 1]) {
      const [rx, ry] = [middle + s * (half * 0.94), apex + 8];
      const rose = new Pen(1);
      for (const i of range(8)) {
        const a = (i / 8) * 2 * Math.PI;
        rose.circle(rx + Math.cos(a) * 13, ry + Math.sin(a) * 13, 5.4);
      }
      doc.add(path(rose, ROOM.frame), path(new Pen(1).circle(rx, ry, 6), ROOM.edge));
    }
    // a pierced screen lets sparks of daylight in
    const jx = doc.format === 'wide' ? middle + half + 92 : x0 + 22;
    const jw = doc.format === 'wide' ? 150 : doc.pick(118, { tall: 0 });
    if (jw) {
      const [stars, crosses] = [new Pen(), new Pen()];
      const n = Math.round(jw / 22);
      for (const r of range(10)) {
        for (const c of range(n)) {
          const [cx, cy] = [jx + ((c + 0.5) * jw) / n, 250 + r * 22];
          stars.polygon([[cx, cy - 8], [cx + 3, cy - 3], [cx + 8, cy], [cx + 3, cy + 3], [cx, cy + 8], [cx - 3, cy + 3], [cx - 8, cy],
            [cx - 3, cy - 3]]);
          if (c && r) crosses.rect(cx - jw / n / 2 - 2, cy - 13, 4, 4);
        }
      }
      const light = doc.linear([[0, '#ffe9b4'], [1, '#e8934e']], { y1: 240, y2: 470 });
      doc.add(
        path(archPath(jx + jw / 2, jw / 2 + 12, 480, 236, 196, 0), ROOM.frame), path(archPath(jx + jw / 2, jw / 2 + 4, 476, 238, 204, 0), ROOM.carve),
        path(stars, light), path(crosses, light),
      );
    }
    // in wide a lamp burns in a niche of the dark wall
    if (doc.format === 'wide') {
      doc.add(
        path(cuspedArchPath(70, 52, 500, 420, 366, 5, 0), ROOM.frame), path(cuspedArchPath(70, 42, 496, 424, 378, 5, 0), ROOM.deep),
        path(new Pen().circle(70, 462, 120), doc.radial([[0, '#ffb45a', 0.55], [1, '#ffb45a', 0]], 70, 462, 120)),
        path('M46 494h48l-8-9h-32zM64 485h12v-8h14q-4 8-20 8q-16 0-20-8h14z', '#c98a2f'), path('M66 477q-2-10 4-20q7 10 4 20z', '#fff0b8'),
      );
    }
    // the sill in the sun, cushion, the woman, a brass pot with marigolds, pigeons
    doc.add(
      path(new Pen().rect(x0 - 10, SILL + 18, x1 - x0 + 20, 110), doc.linear([[0, '#5a2f36'], [1, ROOM.deep]], { y1: SILL, y2: 600 })),
      path(new Pen().rect(middle - half - 60, SILL, 2 * half + 120, 22), '#c98a52'),
      path(new Pen().rect(middle - half - 60, SILL, 2 * half + 120, 6), ROOM.glow),
      path(new Pen().rect(middle - half - 60, SILL + 22, 2 * half + 120, 7), ROOM.deep),
      stroke(`M${middle - half - 40} ${SILL + 52}H${middle + half + 40}`, ROOM.carve, 22, { dash: '26 6' }),
      dots(`M${middle - half - 34} ${SILL + 74}H${middle + half + 40}`, ROOM.edge, 4, 16),
      path('M-92 0h150v-12q-4-8-14-8h-122q-14 2-14 20z', '#8a2440', { transform: place(middle - half + 110, SILL + 3) }),
      `<g transform="${place(middle - half + 104, SILL - 10, { scale: 1.5 })}">${sitterInLeheriya(doc)}</g>`,
    );
    const potX = middle + half - 62;
    doc.add(
      path('M-34 2h68q6-3 0-6z', ROOM.deep, { opacity: 0.4, transform: place(potX, SILL + 2) }),
      path('M-16 0Q-32-14-22-32L-12-40L-16-48H16L12-40L22-32Q32-14 16 0z', '#c98a2f', { transform: place(potX, SILL) }),
      path('M-16 0Q-32-14-22-32L-12-40L-16-48H-6L-4-40Q-16-26-6 0z', '#ffe08a', { transform: place(potX, SILL) }),
    );
    const flowers = rng(4);
    const heads: [Pen, Pen] = [new Pen(1), new Pen(1)];
    for (const i of range(14)) at(heads, i % 2).circle(potX + lerp(-22, 22, flowers()), SILL - 50 - 16 * flowers(), 5.4);
    doc.add(path(heads[0], '#f08a24'), path(heads[1], '#ffc03c'));
    const pigeon = 'M-15-3Q-8-14 3-12Q5-20 11-18L15-15L11-14Q10-4 2-1L-2 0zM1-1l-1 4h1.500l1-4zM5-2l0 5h1.500l1-5z';
    doc.add(
      path(pigeon, '#5d5568', { transform: place(middle + 46, SILL - 3, { scale: 1.3 }) }),
      path(pigeon, '#8a8296', { transform: place(middle + 92, SILL - 3, { scaleX: -1.1, scaleY: 1.1 }) }),
    );
  },
};
