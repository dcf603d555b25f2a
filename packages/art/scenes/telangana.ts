import {
  archPath, autoRickshaw, at, dots, finialPath, group, lensesPath, lerp, man, mix, onionDomePath, onionSidePath, path, Pen, petalPath, place, RAMPS,
    range, rng, sagPath,
  sky, stars, streaks, stroke, sun, woman,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { pilgrims } from '../kit/parts-deccan';

const LIGHT: Ramp = { ...RAMPS.night, sky: ['#0b1240', '#232a74', '#5f3f8c', '#d97a6a'], haze: '#7a4f86', deep: '#140e2e', ink: '#150c26' };
/** Limewash under floodlights: nearest the lamps, wall, recess, openings. */
const STONE = { glint: '#fff4c8', lit: '#ffd98a', mid: '#e2a85a', low: '#a96a4a', deep: '#5a3048' };
/** The shop: wall, painted band, gilding, wood. */
const SHOP = { wall: '#1c1230', band: '#5a1f44', gold: '#e0a548', dim: '#7a5230', wood: '#3a2032', woodLit: '#9a5a3c' };
const LAC = ['#e8344f', '#f6b52f', '#1fae8c', '#d93f9a', '#2f7fd9', '#f2f0e4', '#8f3fc0'] as const;

/** One minaret about 0,0, 340 px high: four stages with balconies, the double gallery at roof height, a bulb on petals. */
function minaret(lit: string, mid: string, low: string): string {
  const stages = [[0, 178, 15, 14], [178, 232, 12.5, 12], [232, 284, 11, 10.4], [284, 312, 9.4, 9]] as const;
  return [
    ...stages.map(([y0, y1, w0, w1]) => path(`M${-w0} ${-y0}L${-w1} ${-y1}H${w1}L${w0} ${-y0}z`, mid) +
      path(`M${-w0 * 0.55} ${-y0}L${-w1 * 0.55} ${-y1}H${w1 * 0.2}L${w0 * 0.2} ${-y0}z`, lit)),
    ...([[58, 17], [116, 17], [172, 23], [190, 22], [230, 20], [282, 18]] as const).map(
      ([y, w]) => path(`M${-w} ${-y - 8}H${w}L${w - 6} ${-y + 4}H${6 - w}z`, low) + path(`M${-w} ${-y - 8}H${w}V${-y - 12}H${-w}z`, lit) +
        (y > 160 ? stroke(`M${-w + 1} ${-y - 16}H${w - 1}`, mid, 8, { dash: '3 2' }) : ''),
    ),
    path(archPath(0, 4, -202, -216, -224) + archPath(0, 4, -242, -256, -266), STONE.deep),
    path(onionDomePath(0, 9, 11.5, -312, -344), mid),
    path(onionSidePath(0, 9, 11.5, -312, -344, -1, 0.1), lit),
    path(finialPath(0, -342, 16, 3), STONE.glint),
  ].join('');
}

/** The Charminar about 0,0, lit from below: the great arch, the clock, two galleries of arches, four minarets (the far ones in shade). */
function charminar(doc: Doc): string {
  const near = doc.define(minaret(STONE.lit, STONE.mid, STONE.low));
  const far = doc.define(minaret('#d99a62', '#b0704e', '#7a4350'));
  const row = (n: number, half: number, sill: number, spring: number, apex: number, span = 168): string =>
    range(n).map((i) => archPath(-span / 2 + (span * (i + 0.5)) / n, half, sill, spring, apex)).join('');
  return [
    doc.use(far, place(-58, 0, { scale: 0.9 })),
    doc.use(far, place(58, 0, { scale: 0.9 })),
    path('M-92 0V-196H92V0z', STONE.mid),
    path('M-92 0V-60Q-50-40 0-44Q50-40 92-60V0z', STONE.lit, { opacity: 0.8 }),
    path(archPath(0, 52, 0, -76, -132), STONE.glint),
    path(archPath(0, 43, 0, -74, -120), '#8a4a4c'),
    path(archPath(0, 32, 0, -62, -98), '#3a1f44'),
    path(archPath(0, 18, 0, -40, -64), '#f0a860'),
    path('M-92-134H92V-139H-92zM-92-168H92V-173H-92zM-94-194H94V-199H-94z', STONE.glint),
    path(row(9, 6.4, -140, -152, -162), STONE.deep),
    path(row(17, 3.2, -174, -182, -189), STONE.deep),
    stroke('M-92-206H92', STONE.lit, 11, { dash: '3 2.4' }),
    path('M-92-212H92V-215H-92z', STONE.glint),
    path('M-9-124a9 9 0 1 1 18 0a9 9 0 1 1-18 0z', '#fffbe8'),
    stroke('M0-124V-130M0-124H4', '#3a1f44', 1.4),
    path(archPath(0, 26, -214, -226, -240), STONE.low),
    path(archPath(0, 20, -214, -226, -236), STONE.deep),
    // the small mosque on the roof
    path(onionDomePath(-60, 8, 10, -214, -236) + onionDomePath(60, 8, 10, -214, -236), STONE.mid),
    doc.use(near, place(-94, 0)),
    doc.use(near, place(94, 0)),
  ].join('');
}

/** A cusped arch: the points of its outline from the left sill over nine lobes to the right sill. */
function cuspedArch(cx: number, half: number, sill: number, spring: number, apex: number, lobes = 4): string {
  const curve = (u: number): Point => {
    // u -1 left spring … 0 apex … 1 right spring
    const t = Math.abs(u);
    return [cx + half * u * (1 - 0.06 * (1 - t)), lerp(apex, spring, 1 - Math.sqrt(1 - t ** 1.9 * 0.999))];
  };
  const pen = new Pen().move(cx - half, sill).line(cx - half, spring);
  const stops = range(lobes * 2 + 2).map((i) => -1 + (2 * i) / (lobes * 2 + 1));
  stops.slice(1).forEach((u, i) => {
    const [ax, ay] = curve(at(stops, i));
    const [bx, by] = curve(u);
    const r = Math.hypot(bx - ax, by - ay) * 0.56;
    if (i === lobes) {
      // the middle lobe ends in a point
      const [mx] = [(ax + bx) / 2];
      pen.cubic(ax + 4, ay - r * 0.8, mx - r * 0.4, apex - r * 0.34, mx, apex - r * 0.8).cubic(mx + r * 0.4, apex - r * 0.34, bx - 4, by - r * 0.8, bx, by);
    } else pen.arc(r, r, bx, by);
  });
  return String(pen.line(cx + half, sill));
}

/** Bangles threaded on rods, seen from the side: a shelf between two x, as bundles of colour. */
function shelf(seed: number, x0: number, x1: number, y: number, size: number, dim: (x: number) => number): string {
  const random = rng(seed);
  const out: string[] = [];
  const middle = y - size * 0.5;
  for (let x = x0, i = seed; x < x1 - size * 0.6; i++) {
    const w = Math.min(x1 - x - 6, size * (0.9 + 1.1 * random()));
    const colour = at(LAC, (i * 3) % LAC.length);
    const shade = dim(x + w / 2);
    const [tone, glint, dark] = [mix(colour, SHOP.wall, shade), mix(mix(colour, '#fff6d8', 0.7), SHOP.wall, shade),
      mix(mix(colour, '#150c26', 0.62), SHOP.wall, shade)];
    const end = x + w;
    // the bundle with its round ends, the gaps between bangles, a streak of lamplight, the hole of the last one
    const faint = shade > 0.5;
    out.push(
      path(new Pen().move(x, y - size).line(end, y - size).arc(size * 0.17, size * 0.5, end, y).line(x, y).arc(size * 0.17, size * 0.5, x,
        y - size).close(), tone),
      stroke(`M${Math.round(x)} ${Math.round(middle)}h${Math.round(w)}`, dark, size, { dash: '1.1 3.4', opacity: 0.7 }),
      faint ? '' : stroke(`M${Math.round(x)} ${Math.round(y - size * 0.74)}h${Math.round(w)}`, glint, size * 0.16, { dash: '1.6 2.9', dashOffset: 1.6 }),
      path(new Pen(1).circle(end, middle, size * 0.17, size * 0.5), glint),
      faint ? '' : path(new Pen(1).circle(end, middle, size * 0.12, size * 0.4), dark),
    );
    x += w + 10 + 6 * random();
  }
  const t = dim((x0 + x1) / 2);
  return stroke(`M${Math.round(x0)} ${Math.round(middle)}H${Math.round(x1)}`, mix(SHOP.gold, SHOP.wall, 0.3 + t * 0.6), 3) + out.join('');
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const cx = doc.pick(396, { wide: 660, tall: 400 });
    const half = doc.pick(262, { wide: 262, tall: 232 });
    const ground = 486;
    const tower = cx + doc.pick(14, { wide: 14, tall: 4 });
    doc.add(
      sky(doc, LIGHT, { horizon: 470, deepen: false }),
      stars(doc, { seed: 6, count: 70, to: 300, size: 1.7 }),
      streaks(doc, { seed: 9, from: 210, to: 340, count: 5, length: [160, 340], height: [4, 10], colour: '#f0a090', opacity: 0.35, underTitle: true }),
      // a young moon
      path('M-4-24a24 24 0 1 0 22 34a20 20 0 1 1-22-34z', '#fff6d8', { transform: place(cx - 140, doc.pick(196, { tall: 232 })) }),
      sun(doc, tower, 400, 20, STONE.lit, { glow: '#ffb45e', glowRadius: 260, glowOpacity: 0.6, disc: false }),
    );
    // the old city: roofs, a minaret, lit windows
    const random = rng(8);
    const [houses, panes] = [new Pen(), new Pen()];
    for (let x = cx - half - 20; x < cx + half + 20; ) {
      const w = 34 + 34 * random();
      const h = 46 + 62 * random();
      houses.rect(x, ground - h, w + 1, h);
      for (let y = ground - h + 12; y < ground - 26; y += 17) panes.move(x + 6, y).line(x + w - 5, y);
      x += w;
    }
    doc.add(path(houses, '#3a2458'), stroke(panes, '#ffbf6a', 6, { dash: '4 9 5 14', opacity: 0.8 }),
      group(charminar(doc), { transform: place(tower, ground + 2, { scale: doc.pick(1.02, { tall: 0.94 }) }) }));
    // the bazaar street: stalls with awnings, lamps strung across, the crowd
    const feet = range(34).map((i): Point => [cx - half + 8 + i * 15.4 + 8 * Math.sin(i * 2.2), ground + 10 + ((i * 11) % 28)]);
    const stall = (x: number, w: number, colour: string): string =>
      path(`M${x} ${ground + 6}V${ground - 34}H${x + w}V${ground + 6}z`, '#ffc46a') +
        path(`M${x} ${ground + 6}V${ground - 14}H${x + w}V${ground + 6}z`, '#6a2f48') +
      stroke(`M${x + 4} ${ground - 22}H${x + w - 4}`, '#d93f5f', 7, { dash: '3 3 5 2' }) +
        path(`M${x - 6} ${ground - 32}L${x + 4} ${ground - 48}H${x + w - 4}L${x + w + 6} ${ground - 32}z`, colour) +
      stroke(`M${x + 6} ${ground - 40}H${x + w - 4}`, '#fff0d0', 13, { dash: '6 9', opacity: 0.75 });
    doc.add(
      doc.band(doc.linear([[0, '#e09a62'], [0.4, '#7a4660'], [1, '#2c1a40']], { y1: ground, y2: 600 }), ground),
      stall(cx - half + 6, 66, '#c8384f'), stall(cx - half + 82, 50, '#2f8f7a'), stall(cx + half - 72, 66, '#d98a2f'), stall(cx + half - 130, 48, '#3f5fb0'),
      path(lensesPath([[tower - 120, ground + 18, 240, 6, 0.5], [tower - 80, ground + 36, 170, 6, 0.5], [cx - 220, ground + 28, 120, 5, 0.5],
        [cx + 90, ground + 30, 130, 5, 0.4]]), '#ffd08a', { opacity: 0.7 }),
      ...[0, 1].map((i) => dots(sagPath(cx - half - 10, 376 + i * 30, cx + half + 10, 366 + i * 36, 24 + i * 8), i ? '#ffd27a' : '#ff9a7a', 5, 19)),
      autoRickshaw(cx - 118, ground + 44, { scale: 0.62, body: '#f2b52f', hood: '#1f4a3c' }),
      pilgrims(5, feet, (p) => 22 + (p[1] - ground) * 0.4, ['#fff0d8', '#1f1a30', '#c92f55', '#2f8f86', '#e8a23f', '#241a38']),
    );
    // the shop front: gilded rim, painted band, wall, all about the arch
    const inner = cuspedArch(cx, half, 640, 330, doc.pick(96, { tall: 128 }));
    const wallPath = `${inner}H${x1 + 20}V${doc.y0 - 20}H${x0 - 20}V640z`;
    const band = cuspedArch(cx, half + 20, 640, 326, doc.pick(70, { tall: 100 }));
    const wallFill = doc.format === 'wide' ? doc.linear([[0, '#120c24'], [0.6, '#1c1230'], [1, '#2c1838']],
      { x1: x0, x2: x1, y2: 0 }) : doc.linear([[0, '#120c24'], [1, '#2a1738']], { y1: doc.y0 });
    doc.add(
      path(wallPath, SHOP.gold),
      path(`${cuspedArch(cx, half + 5, 640, 329, doc.pick(90, { tall: 122 }))}H${x1 + 20}V${doc.y0 - 20}H${x0 - 20}V640z`, SHOP.band),
      stroke(cuspedArch(cx, half + 12, 640, 328, doc.pick(80, { tall: 111 })), SHOP.gold, 2.4, { dash: '2 7', round: true }),
      path(`${band}H${x1 + 20}V${doc.y0 - 20}H${x0 - 20}V640z`, wallFill),
      stroke(band, SHOP.dim, 3),
    );
    // painted rosettes in the spandrels
    const rosette = doc.define([
      path(range(8).map((i) => petalPath(0, 0, (i * Math.PI) / 4, 30, 8)).join(''), SHOP.dim),
      path(range(8).map((i) => petalPath(0, 0, ((i + 0.5) * Math.PI) / 4, 20, 5)).join(''), SHOP.band),
      path(new Pen(1).circle(0, 0, 5), SHOP.gold),
    ]);
    doc.add(
      ...[-1, 1].map((side) => doc.use(rosette, place(cx + side * (half - 22), doc.pick(74, { tall: 108 })), { opacity: 0.8 })),
      ...[-1, 1].map((side) => doc.use(rosette, place(cx + side * (half - 108), doc.pick(30, { tall: 62 }), { scale: 0.5 }), { opacity: 0.7 })),
    );
    // shelves of lac bangles on both jambs; under the title of `wide` only low and dim
    const left = cx - half - 44;
    const right = cx + half + 44;
    const dim = (x: number): number => (doc.format === 'wide' && x < left ? Math.min(0.82, 0.2 + (left - x) / 560) : doc.format === 'wide' ? 0.05 : 0.1);
    const rows = [[168, 26], [222, 28], [278, 28], [336, 30], [396, 30], [458, 32], [522, 34]] as const;
    doc.add(
      ...rows.map(([y, size], i) => (doc.format === 'wide' && y < 350 ? '' : shelf(3 + i, Math.max(x0 - 20, doc.pick(-20, { wide: -90, tall: 80 })),
        left, y, size, dim))),
      ...rows.map(([y, size], i) => shelf(23 + i, right, Math.min(x1 + 20, right + 260), y, size, () => 0.06)),
    );
    // lamps hang before the jambs
    const lamp = (x: number, y: number): string =>
      path(new Pen().circle(x, y, 70), doc.radial([[0, '#ffc06a', 0.6], [0.4, '#ffc06a', 0.2], [1, '#ffc06a', 0]], x, y, 70)) +
        stroke(`M${x} ${doc.y0 - 10}V${y - 16}`, SHOP.dim, 2) +
      path(`M${x - 13} ${y + 4}Q${x - 15} ${y - 14} ${x} ${y - 18}Q${x + 15} ${y - 14} ${x + 13} ${y + 4}z`, SHOP.gold) +
        path(`M${x - 8} ${y + 4}a8 8 0 0 0 16 0z`, '#fffbe0');
    doc.add(doc.format === 'tall' ? '' : lamp(right + 36, 92), doc.format === 'card' ? lamp(left - 44, 104) : '');
    // the counter with trays of bangles, a buyer and the keeper of the shop
    const tray = (x: number, y: number, w: number, n: number, turn: number): string => {
      const rings = LAC.map(() => new Pen(1));
      for (const i of range(n)) {
        const bx = x + ((i + 0.5) * w) / n;
        for (const k of range(3)) at(rings, (i + turn + k * 2) % LAC.length).circle(bx, y - 9 - k * 8, w / n / 2 - 1.4, 9);
      }
      return path(`M${x - 8} ${y - 4}H${x + w + 8}L${x + w + 2} ${y + 10}H${x - 2}z`, SHOP.woodLit) +
        rings.map((pen, i) => (String(pen) ? stroke(pen, at(LAC, i), 3.6) : '')).join('');
    };
    const counter = 566;
    const buyer = cx + doc.pick(150, { wide: 150, tall: 128 });
    doc.add(
      path(lensesPath([[buyer - 60, 600, 160, 8, 0.5]]), LIGHT.ink, { opacity: 0.6 }),
      woman(buyer, 604, { scale: 3.5, sari: '#1f7f78', edge: '#f2c45a', skin: '#8a5644', facing: -1 }),
      woman(buyer + 52, 606, { scale: 3.1, sari: '#a8285a', edge: '#ff9aa8', skin: '#7a4a3a', facing: -1 }),
      man(cx - half + 36, 596, { scale: 3.3, shirt: '#e9dfcc', dhoti: '#c9bda8', skin: '#7a4a3a', hat: '#fff6e6' }),
      path(new Pen().polygon([[x0 - 10, counter], [cx + 66, counter], [cx + 92, 620], [x0 - 10, 620]]), SHOP.wood),
      path(new Pen().polygon([[x0 - 10, counter], [cx + 66, counter], [cx + 70, counter + 8], [x0 - 10, counter + 8]]), SHOP.woodLit),
      tray(cx - 170, counter - 4, 92, 4, 1),
      tray(cx - 58, counter - 4, 110, 5, 4),
      doc.format === 'wide' ? '' : tray(cx - 296, counter - 4, 92, 4, 2),
    );
  },
};
