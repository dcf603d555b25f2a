import {
  air, camel, clamp, glitter, lensesPath, lerp, man, noise, path, Pen, place, RAMPS, range, ridge, sky, stars, streaks, stroke, sun,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { ghagraWoman } from '../kit/parts-west';

const LIGHT: Ramp = { ...RAMPS.night, sky: ['#16224f', '#41569a', '#9fa4cf', '#f2d5cf'], haze: '#c9c3dc', deep: '#111c48' };
const SALT = { far: '#f1e6ea', mid: '#c9cde6', near: '#8d9aca', crack: '#6f7db5', bright: '#ffffff' };
const THATCH = { mid: '#8a6a66', lit: '#d9b48f', shade: '#54405c' };
const MUD = { mid: '#c98468', lit: '#f3b88a', shade: '#86506a' };
const LAMP = '#ffd78a';
const INK = '#1a1d45';
const HORIZON = 372;

/** A round Kutchi hut: centre x, ground y, width of the wall. Moonlight from the left; mirrors and white relief on the mud wall. */
function bhunga(x: number, y: number, w: number): string {
  const h = w * 0.44;
  const r = w / 2;
  const bow = w * 0.05;
  const band = (a: number, b: number): Pen =>
    new Pen().move(x + a * r, y + bow * (1 - a * a)).line(x + a * r, y - h).line(x + b * r, y - h).line(x + b * r, y + bow * (1 - b * b)).close();
  const ring = (k: number): Pen => new Pen().move(x - r, y - h * k).quad(x, y - h * k + bow * 2, x + r, y - h * k);
  // the roof: a cone of thatch with a ragged hem
  const eaves = y - h * 0.86;
  const tip = y - h - w * 0.52;
  const hem = new Pen().move(x - r * 1.3, eaves).quad(x - r * 0.6, lerp(eaves, tip, 0.45), x, tip).quad(x + r * 0.6, lerp(eaves, tip, 0.45), x +
    r * 1.3, eaves);
  const n = 22;
  for (const i of range(n)) {
    const t = (i + 1) / n;
    const px = lerp(x + r * 1.3, x - r * 1.3, t);
    hem.line(px + r * 0.05, eaves + bow * 2.6 * Math.sin(Math.PI * t) + (i % 3) * w * 0.012).line(px, eaves + bow * 2.2 * Math.sin(Math.PI * t));
  }
  const straw = new Pen();
  for (const i of range(13)) {
    const t = (i + 0.5) / 13;
    const px = lerp(x - r * 1.22, x + r * 1.22, t);
    straw.move(lerp(x, px, 0.16), lerp(tip, eaves, 0.2)).quad(lerp(x, px, 0.5), lerp(tip, eaves, 0.5), px, eaves + bow * 1.6 * Math.sin(Math.PI * t));
  }
  const d = w * 0.13;
  return (
    path(lensesPath([[x - r * 1.5, y + bow + 3, w * 1.7, 10, 0.5]]), INK, { opacity: 0.5 }) +
    path(new Pen().move(x - r * 1.1, y + bow * 0.4).quad(x, y + bow * 2.6, x + r * 1.1, y + bow * 0.4).line(x + r * 1.1, y + bow * 1.6).quad(x, y +
      bow * 4, x - r * 1.1, y + bow * 1.6).close(), '#e9dfe6') +
    path(band(-1, 1), MUD.mid) + path(band(-1, -0.55), MUD.lit) + path(band(0.5, 1), MUD.shade) +
    // painted bands, relief zigzags, mirrors
    stroke(ring(0.16), '#fff3e6', w * 0.022) + stroke(ring(0.7), '#fff3e6', w * 0.022) +
    stroke(ring(0.28), '#7a2f4a', w * 0.05, { dash: `${(w * 0.03).toFixed(1)} ${(w * 0.03).toFixed(1)}` }) +
    stroke(ring(0.58), '#2f6f8a', w * 0.04, { dash: `${(w * 0.05).toFixed(1)} ${(w * 0.025).toFixed(1)}` }) +
    stroke(ring(0.43), '#fff8e8', w * 0.034, { round: true, dash: `0 ${(w * 0.07).toFixed(1)}` }) +
    stroke(ring(0.22), '#fff8e8', w * 0.016, { round: true, dash: `0 ${(w * 0.045).toFixed(1)}` }) +
    // the door, lit from within
    path(new Pen().rect(x - d * 1.5, y - h * 0.72, d * 3, h * 0.72 + bow), '#fff3e6') +
    path(new Pen().rect(x - d * 1.15, y - h * 0.64, d * 2.3, h * 0.64 + bow), '#7a2f4a') +
    path(new Pen().rect(x - d * 0.85, y - h * 0.58, d * 1.7, h * 0.58 + bow), LAMP) +
    path(new Pen().rect(x + d * 0.15, y - h * 0.58, d * 0.7, h * 0.58 + bow), '#e0924f') +
    path(new Pen().circle(x - r * 0.62, y - h * 0.46, w * 0.045), LAMP) + path(new Pen().circle(x + r * 0.66, y - h * 0.46, w * 0.04), '#e0a45c') +
    // roof
    path(new Pen().move(x - r, y - h * 0.9).line(x + r, y - h * 0.9).line(x + r, y - h * 0.74).quad(x, y - h * 0.5, x - r, y - h * 0.74).close(), INK,
      { opacity: 0.45 }) +
    path(hem.close(), THATCH.mid) +
    path(new Pen().move(x, tip).quad(x + r * 0.6, lerp(eaves, tip, 0.45), x + r * 1.3, eaves).quad(x + r * 0.9, eaves + bow * 1.6, x + r * 0.5,
      eaves + bow * 2.4).quad(x + r * 0.34, lerp(eaves, tip, 0.4), x, tip).close(), THATCH.shade) +
    path(new Pen().move(x, tip).quad(x - r * 0.6, lerp(eaves, tip, 0.45), x - r * 1.3, eaves).quad(x - r * 1, eaves + bow * 1.4, x - r * 0.7, eaves +
      bow * 2).quad(x - r * 0.36, lerp(eaves, tip, 0.4), x, tip).close(), THATCH.lit) +
    stroke(straw, THATCH.shade, w * 0.007, { opacity: 0.6 }) +
    stroke(new Pen().move(x - r * 0.86, lerp(eaves, tip, 0.2)).quad(x, lerp(eaves, tip, 0.2) + bow * 3.6, x + r * 0.86, lerp(eaves, tip, 0.2)),
      '#54405c', w * 0.012, { opacity: 0.7 }) +
    path(new Pen().polygon([[x - w * 0.035, tip + w * 0.05], [x - w * 0.02, tip - w * 0.05], [x + w * 0.02, tip - w * 0.05],
      [x + w * 0.035, tip + w * 0.05]]), THATCH.shade)
  );
}

/** The crust of salt: six-sided plates on the ground in true perspective, every corner a little astray. */
function crust(doc: Doc, vx: number): string {
  const side = 0.34;
  const corner = (gx: number, gz: number): Point => {
    const wobble = (k: number): number => (noise(gx * 37.7 + gz * 91.3, k) - 0.5) * side * 0.5;
    const z = gz + wobble(3) * 0.7;
    return [vx + ((gx + wobble(7)) * 250) / z, HORIZON + 236 / z];
  };
  const pens = [new Pen(), new Pen()] as const;
  for (const row of range(13)) {
    const z = 0.98 + row * side * 1.5 * (row > 8 ? 1.2 : 1);
    const step = side * Math.sqrt(3);
    const reach = ((Math.max(vx - doc.x0, doc.x1 - vx) + 60) * z) / 250;
    const pen = z < 3 ? pens[0] : pens[1];
    for (let c = -Math.ceil(reach / step); c <= reach / step; c++) {
      const gx = c * step + (row % 2 ? step / 2 : 0);
      const points = [corner(gx - step / 2, z + side / 2), corner(gx - step / 2, z - side / 2), corner(gx, z - side),
        corner(gx + step / 2, z - side / 2)];
      if (points.every(([px]) => px < doc.x0 || px > doc.x1)) continue;
      pen.polygon(points, false);
    }
  }
  return stroke(pens[1], SALT.crack, 0.8, { opacity: 0.3 }) + stroke(pens[0], SALT.crack, 1.8, { opacity: 0.4 }) +
    stroke(pens[0], SALT.bright, 1.3, { opacity: 0.75, transform: place(0, -2) });
}

/** A camel with its embroidered cloth, tassels and halter; 66 px tall at scale 1, feet on x, y. */
const dressedCamel = (x: number, y: number, k: number, [cloth, lit]: readonly [string, string]): string =>
  `<g transform="${place(x, y, { scale: k })}">` +
  path('M-30 0H30L74 26H6z', INK, { opacity: 0.2 }) +
  path('M-44 2q46-4 96 0q-46 5-96 0z', INK, { opacity: 0.4 }) +
  camel(0, 0, '#3a3158') +
  path('M-27-40Q-14-44-7-51Q-2-57 4-54Q13-47 18-38L15-19Q-4-14-25-21z', cloth) +
  path('M-27-40Q-14-44-7-51Q-11-34-14-17.500L-25-21z', lit) +
  stroke('M-24-26Q-4-20 15-25M-24-35Q-2-30 16-34', '#ffd06a', 1.3, { dash: '2 1.500' }) +
  stroke('M-22-30.500Q-4-25 15-30', '#fff', 1.5, { round: true, dash: '0 3.700' }) +
  path('M-22-21l2 7l2-6zM-15-19l2 7l2-6zM-7-18l2 7l2-7zM1-18l2 7l2-7zM9-19l2 7l2-8z', '#ffd06a') +
  stroke('M30-62L38-56M34-64V-57', '#ffd06a', 1) +
  '</g>';

export const scene: Scene = {
  draw(doc) {
    const { x0 } = doc;
    const mx = doc.pick(246, { wide: 520, tall: 262 });
    const my = doc.pick(214, { tall: 232, wide: 214 });
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON, deepenTo: HORIZON + 10 }),
      stars(doc, { seed: 8, count: 70, to: 220, colour: '#fff', opacity: 0.7 }),
      sun(doc, mx, my, 58, '#fff6e2', { glow: '#ffe9dc', glowRadius: doc.pick(300, { tall: 230, wide: 260 }), glowOpacity: 0.7, rings: 2 }),
      path(
        new Pen().soft([[mx - 40, my - 18], [mx - 22, my - 34], [mx + 2, my - 26], [mx - 4, my - 8], [mx + 14, my + 4], [mx - 2, my + 18],
          [mx - 22, my + 6], [mx - 42, my + 4]], { closed: true })
          .soft([[mx + 18, my - 24], [mx + 36, my - 16], [mx + 34, my + 2], [mx + 18, my - 4]],
            { closed: true }).soft([[mx - 24, my + 26], [mx - 4, my + 30], [mx - 10, my + 44], [mx - 26, my + 38]], { closed: true }),
        '#efdcd2', { opacity: 0.7 },
      ),
      streaks(doc, { seed: 17, from: 230, to: 350, count: 7, colour: '#fbe3dc', opacity: 0.5, height: [3, 8] }),
      // Kala Dungar, the black hill, far off
      ridge(doc, air(doc, LIGHT, '#5d6397', 0.45),
        { seed: 5, y: HORIZON + 2, height: 34, wavelength: 300, step: 40, envelope: (x) => clamp((x - mx - 60) / 300) }),
      doc.band(doc.linear([[0, SALT.far], [0.2, '#dcdcf0'], [0.55, SALT.mid], [1, SALT.near]], { y1: HORIZON, y2: 600 }), HORIZON),
    );
    if (doc.format === 'wide') doc.add(doc.band(doc.linear([[0, '#5a6aa8', 0.75], [1, '#5a6aa8', 0]], { x1: x0, x2: mx - 60, y2: 0 }), HORIZON));
    doc.add(
      crust(doc, mx),
      glitter('#fffaf0', { seed: 4, x: mx, from: HORIZON + 3, to: 600, width: [60, 250], count: 46, height: [0.8, 3], opacity: 0.85 }),
    );
    // far walkers towards the moon, a pair of tiny huts
    const far = new Pen(1);
    for (const [dx, s] of [[-70, 1], [-60, 0.9], [-44, 1], [38, 0.9], [50, 1.05], [82, 0.85]] as const) far.move(mx + dx - 1.8 * s, HORIZON +
      12).quad(mx + dx - 2.6 * s, HORIZON + 2, mx + dx, HORIZON + 1 - 3 * s).quad(mx + dx + 2.6 * s, HORIZON + 2, mx + dx + 1.8 * s, HORIZON +
      12).close();
    doc.add(path(far, '#4a5290'));

    const hx = doc.pick(616, { wide: 836, tall: 566 });
    doc.add(
      bhunga(hx - 86, 414, 62),
      bhunga(hx + 222, 432, 120),
      bhunga(hx + 340, 462, 160),
      bhunga(hx + 64, 472, 210),
    );
    // the camel, hung with tassels, led across the salt
    const cx = doc.pick(352, { wide: 560, tall: 330 });
    const k = doc.pick(1.42, { tall: 1.24 });
    doc.add(
      dressedCamel(cx - 118 * k, 486, k * 0.86, ['#20606f', '#e8a03f']),
      stroke(`M${cx - 84 * k} ${486 - 50 * k}Q${cx - 56 * k} ${486 - 30 * k} ${cx - 26 * k} ${490 - 26 * k}`, '#54405c', 1.3),
      dressedCamel(cx, 504, k, ['#b52f55', '#e8643f']),
      stroke(`M${cx + 41 * k} ${504 - 58 * k}Q${cx + 52 * k} ${504 - 34 * k} ${cx + 62 * k} ${504 - 24 * k}`, '#54405c', 1.4),
      path(lensesPath([[cx + 54 * k, 513, 44, 4, 0.5]]), INK, { opacity: 0.4 }),
      man(cx + 67 * k, 511, { scale: 1.5 * k, shirt: '#fbf4ee', dhoti: '#dcd6e6', hat: '#d8433f' }),
    );
    // women of the Banni coming from the huts with a lantern
    const wx = hx - doc.pick(66, { tall: 70 });
    doc.add(
      path(lensesPath([[wx - 24, 546, 70, 4, 0.5], [wx + 24, 536, 60, 4, 0.5]]), INK, { opacity: 0.35 }),
      path(new Pen().circle(wx + 26, 508, 44), doc.radial([[0, LAMP, 0.6], [1, LAMP, 0]], wx + 26, 508, 44)),
      ghagraWoman(wx, 544, { scale: 2, skirt: '#7a2040', hem: '#f0b040', veil: '#2a2048', pot: '#b0643f', facing: -1 }),
      ghagraWoman(wx + 48, 535, { scale: 1.8, skirt: '#20506f', hem: '#e8643f', veil: '#c42f5e', facing: -1 }),
      path('M-4-6h8l2 8l-3 3h-6l-3-3z', '#fff3c4', { transform: place(wx + 26, 508) }), stroke(`M${wx + 26} 502V496L${wx + 38} 504`, INK, 1.4),
    );
  },
};
