import {
  air, birds, deepen, finialPath, lensesPath, man, mix, path, Pen, place, RAMPS, range, ridge, roundArchPath, sky, streaks, stroke, woman,
  type Doc, type Ramp, type Scene,
} from '../kit';
import { banglaRoofPath, cuspedArchPath, ghagraWoman } from '../kit/parts-west';

const LIGHT: Ramp = {
  ...RAMPS.dawn, sky: ['#4f8fb0', '#8fbcc6', '#f3d5b8', '#fdebcd'], haze: '#f6d3b4', deep: '#2a5f86',
};
const ROSE = '#d9785f';
const LIT = '#f4a680';
const SHADE = '#a34f58';
const LIME = '#ffe9d2';
const DARK = '#5a2a42';
const STREET = '#e0b48f';

/** Storeys above the bazaar floor: number of bays, height; the crown steps in towards the top. */
const STOREYS = [[13, 74], [13, 72], [11, 70], [7, 70], [3, 78]] as const;
const BAY = 43;
const GROUND = 520;
const SHOPS = 44;

/** One half-octagonal bay of the honeycomb, its foot on 0,0: three facets, latticed windows, curved roof. Light from the right. */
function bay(): string {
  const lattice = new Pen(1);
  for (const y of [-18, -25]) lattice.move(-8, y).line(8, y);
  return (
    path('M-18-12H18L11 0H-11z', SHADE) +
    path('M-10-56H10V-11H-10z', ROSE) +
    path('M10-56H19V-11H10z', LIT) +
    path('M-19-56H-10V-11H-19z', SHADE) +
    path(cuspedArchPath(0, 5.6, -30, -42, -50, 2) + roundArchPath(14.4, 2.3, -30, -44) + roundArchPath(-14.4, 2.3, -30, -44), DARK) +
    stroke('M-7.4-29V-43Q-6-51 0-53Q6-51 7.4-43V-29M-19-12.500H19M-19-28.500H19', LIME, 1.3) +
    stroke(lattice, DARK, 3.4, { dash: '3.2 3.2' }) +
    stroke('M12-18H18M12-24H18M-18-18H-12M-18-24H-12', DARK, 3, { dash: '2 2', opacity: 0.8 }) +
    path('M-22-56H22L19-60H-19z', LIME) +
    path(banglaRoofPath(0, -59, 42, 17), ROSE) +
    path('M0-59Q8-72 6-75.500Q17-73 21-59Q10-67 0-67z', LIT) +
    path('M-21-59Q-17-72-8-75Q-14-68-13-64.500Q-18-63-21-59z', SHADE) +
    stroke('M0-76V-69M-8-75Q-11-71-12-66M8-75Q11-71 12-66', LIME, 1) +
    path(finialPath(0, -75, 12, 2), '#f7c767')
  );
}

/** The palace of winds about its axis x = 0, the street on y = GROUND. */
function hawaMahal(doc: Doc): string {
  const id = doc.define(bay());
  let out = '';
  const half = (bays: number): number => (bays * BAY) / 2;
  // wall of each storey, then its bays; the upper storeys are set back, so draw from the top
  const feet = STOREYS.map((_, i) => GROUND - SHOPS - STOREYS.slice(0, i).reduce((sum, [, h]) => sum + h, 0));
  for (let i = STOREYS.length - 1; i >= 0; i--) {
    const storey = STOREYS[i];
    const y = feet[i];
    if (!storey || y === undefined) continue;
    const [bays, height] = storey;
    const w = half(bays);
    out += path(new Pen().rect(-w, y - height + 14, 2 * w, height - 10), mix(ROSE, SHADE, 0.35));
    out += path(new Pen().rect(w - 8, y - height + 14, 8, height - 10), LIT);
    out += path(new Pen().rect(-w - 3, y - 3, 2 * w + 6, 4), LIME);
    // a curved parapet leans on each step
    if (bays < 13) {
      for (const s of [-1, 1]) {
        out += path(
          new Pen().move(s * w, y).line(s * w, y - height + 16).quad(s * (w + 8), y - 30, s * (w + 36), y - 22).line(s * (w + 36), y).close(),
          s > 0 ? LIT : SHADE,
        );
        out += stroke(new Pen().move(s * w, y - height + 16).quad(s * (w + 8), y - 30, s * (w + 36), y - 22), LIME, 2);
      }
    }
    // wide and narrow bays take turns; the middle of the crown is the largest
    for (const k of range(bays)) {
      const n = k - (bays - 1) / 2;
      const grown = n % 2 === 0;
      const top = i === STOREYS.length - 1 && n === 0 ? 1.16 : 1;
      out += doc.use(id, place(n * BAY, y - 2, { scaleX: grown ? 1.14 : 0.84, scaleY: (height / 76) * (grown ? 1.03 : 0.94) * top }));
    }
  }
  // the light thins out to the left
  const veil = new Pen();
  STOREYS.forEach(([bays, height], i) => veil.rect(-half(bays), (feet[i] ?? 0) - height + 12, half(bays) * 2, height - 10));
  return out + path(veil, doc.linear([[0, '#7a2f63', 0.42], [0.55, '#7a2f63', 0]], { x1: -280, x2: 280, y2: 0 }));
}

/** The bazaar under the palace: arched shops with cloth on show. */
function shops(): string {
  const w = (13 * BAY) / 2;
  const doors = range(13).map((k) => roundArchPath((k - 6) * BAY, 13, GROUND, GROUND - 20)).join('');
  const cloths = ['#e8b33f', '#2f8f8a', '#d8436a', '#f4ead2', '#3f5fa8'];
  return (
    path(new Pen().rect(-w, GROUND - SHOPS, 2 * w, SHOPS), ROSE) +
    path(doors, DARK) +
    cloths
      .map((colour, i) => {
        const pen = new Pen();
        for (const k of range(13)) if ((k * 3) % 5 === i) pen.rect((k - 6) * BAY - 8, GROUND - 24, 7, 15).rect((k - 6) * BAY + 3, GROUND - 22, 5, 11);
        return path(pen, colour);
      })
      .join('') +
    path(new Pen().rect(-w, GROUND - SHOPS - 2, 2 * w, 4), LIME)
  );
}

/** A cycle rickshaw with a traveller, going left; its wheels on x, y. */
const rickshaw = (x: number, y: number, scale: number): string =>
  `<g transform="${place(x, y, { scale })}">` +
  path('M-62 3q70-8 126 0q-60 5-126 0z', '#8a5058', { opacity: 0.5 }) +
  stroke('M-44-14m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0M26-14m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0', '#3a2338', 2.6) +
  stroke('M-44-14L-38-42L-46-44M-38-36L-14-18L26-14M-14-18L-10-40', '#3f6f9a', 3) +
  path('M2-18V-40H10L12-28H40L44-52H50L44-18z', '#b5303f') +
  path('M6-66Q28-84 52-62L50-52L46-60Q28-74 8-62z', '#2f7f86') +
  stroke('M46-60L44-30M10-63L12-40', '#3a2338', 1.6) +
  path('M18-30Q16-50 26-51Q36-50 36-32L22-28L8-26L6-32z', '#f3b63f') +
  path('M21-55a5 5.400 0 1 1 10 0a5 5.400 0 1 1-10 0z', '#7a4633') +
  path('M21-57q1-6 6-6q6 1 5 9q-3-5-11-3z', '#2a1a28') +
  // the man pedalling
  path('M-20-38Q-22-58-14-62Q-6-60-5-40z', '#f7ecd2') +
  path('M-20-40L-5-41L-14-26L-22-12L-27-14L-24-26z', '#4b4a6a') +
  stroke('M-15-56L-38-43', '#7a4633', 3) +
  path('M-20-68a5 5.400 0 1 1 10 0a5 5.400 0 1 1-10 0z', '#6a3b2f') +
  path('M-21-69q0-8 7-8q6 1 5 7q-5-3-12 1z', '#d8433f') +
  '</g>';

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const middle = doc.pick(392, { wide: 560, tall: 400 });
    doc.add(
      sky(doc, LIGHT, { horizon: 470, deepen: false }),
      path(new Pen().circle(x1 - 60, 360, 330), doc.radial([[0, '#fff0cf', 0.9], [1, '#fff0cf', 0]], x1 - 60, 360, 330)),
      streaks(doc, { seed: 8, from: 60, to: 230, count: 4, colour: '#fff3df', opacity: 0.5 }),
      // the Nahargarh ridge with its wall
      ridge(doc, air(doc, LIGHT, '#8a6f86', 0.55), { seed: 12, y: 420, height: 96, wavelength: 330, step: 30 }),
      deepen(doc, LIGHT, { to: 470 }),
    );
    // rose houses of the bazaar on both sides
    const row = air(doc, LIGHT, '#c9705f', 0.22, 0.55);
    const sides = new Pen();
    const panes = new Pen();
    const heights = [118, 94, 132, 106, 124, 90, 128];
    let x = x0 - 30;
    for (let i = 0; x < x1; i++) {
      const w = 92 + ((i * 37) % 50);
      const top = GROUND - (heights[i % 7] ?? 100);
      sides.rect(x, top, w, GROUND - top);
      sides.rect(x + 6, top - 7, w - 30, 8);
      for (let px = x + 14; px < x + w - 12; px += 24) panes.move(px, top + 40).line(px, top + 24).move(px, top + 76).line(px, top + 60);
      x += w;
    }
    doc.add(path(sides, row), stroke(panes, mix(DARK, LIGHT.haze, 0.2), 9, { opacity: 0.55, round: true }));
    doc.add(
      path(new Pen().rect(x0, GROUND - 40, x1 - x0, 44), air(doc, LIGHT, '#b5605a', 0.1, 0.5)),
    );
    doc.add(`<g transform="${place(middle, 0)}">${hawaMahal(doc)}${shops()}</g>`);

    // the street: pavement, sunlit paving, the long shadow of the houses opposite
    doc.add(
      doc.band(doc.linear([[0, '#f0cba2'], [0.5, STREET], [1, '#b98a78']], { y1: GROUND, y2: 600 }), GROUND),
      path(new Pen().rect(x0, GROUND, x1 - x0, 5), '#a86a5c'),
      path(new Pen().rect(x0, GROUND + 5, x1 - x0, 4), '#ffe6c6'),
      path(
        new Pen().polygon([[x0, GROUND - 64], [middle - 236, GROUND - 64], [middle - 200, GROUND - 40], [middle - 130, GROUND - 40],
          [middle - 60, GROUND + 9], [middle + 20, 562], [x0, 600]]),
        '#6a3563', { opacity: 0.3 },
      ),
      path(lensesPath([[middle + 60, 548, 210, 3, 0.4], [middle + 190, 572, 160, 3, 0.5], [middle - 260, 566, 200, 3, 0.6],
        [middle - 20, 588, 240, 4, 0.5]]), '#c59a7c'),
    );

    // street life
    const people = new Pen();
    for (const [px, py, l] of [[108, 556, 60], [-176, 536, 44], [176, 538, 40], [262, 534, 40]] as const) people.move(middle + px, py).quad(middle +
      px - l * 0.5, py - 4, middle + px - l, py + 2).quad(middle + px - l * 0.4, py + 4, middle + px, py).close();
    doc.add(
      path(people, '#8a5058', { opacity: 0.5 }),
      ghagraWoman(middle + 108, 556, { scale: 1.5, skirt: '#c42f5e', hem: '#f2b13c', veil: '#f28a3c', pot: '#a9643f' }),
      woman(middle - 176, 536, { scale: 1.1, sari: '#2f7f86', edge: '#f2c14f' }),
      man(middle + 176, 538, { scale: 1.15, shirt: '#f7ecd2', hat: '#d8433f', facing: -1 }),
      man(middle + 262, 534, { scale: 1.1, shirt: '#5f7fb5', dhoti: '#4b4a6a' }),
      rickshaw(doc.pick(middle - 30, { tall: middle - 40 }), 582, doc.pick(1.05, { tall: 0.95 })),
    );

    // a shop on the near side: awning, post and dyed cloths, cut by the right border
    const edge = x1;
    doc.add(
      path(new Pen().polygon([[edge + 4, 296], [edge - 116, 344], [edge - 122, 360], [edge + 4, 322]]), '#3d1f3a'),
      path(new Pen().polygon([[edge + 4, 296], [edge - 116, 344], [edge - 117, 347], [edge + 4, 302]]), '#c9605a'),
      path(new Pen().rect(edge - 14, 310, 18, 300), '#2f1730'),
    );
    const cloths = [[-108, 358, 24, 120, '#d83f6f', '#a82c58'], [-80, 350, 26, 150, '#f0a93c', '#c67a32'],
      [-50, 341, 32, 180, '#2b7f86', '#1c5a6a']] as const;
    for (const [dx, y, w, h, colour, fold] of cloths) {
      const l = edge + dx;
      doc.add(
        path(new Pen().move(l, y).line(l + w, y - w * 0.3).quad(l + w + 3, y + h * 0.6, l + w - 2, y + h - 5).quad(l + w * 0.5, y + h + 5, l - 2, y +
          h).quad(l + 3, y + h * 0.5, l, y).close(), colour),
        path(new Pen().move(l, y).line(l + w * 0.4, y - w * 0.12).quad(l + w * 0.26, y + h * 0.5, l + w * 0.42, y + h + 1).line(l - 2, y + h).quad(l +
          3, y + h * 0.5, l, y).close(), fold),
        // leheriya: dyed waves
        stroke(new Pen().move(l + 2, y + h * 0.2).line(l + w, y + h * 0.32).move(l + 2, y + h * 0.42).line(l + w, y + h * 0.54).move(l + 1, y +
          h * 0.64).line(l + w, y + h * 0.76), '#ffe6b8', 2, { opacity: 0.75 }),
      );
    }
    // pigeons: some still pick grain, some rise over the street and round the crown
    const flock = doc.pick(150, { wide: 110, tall: 215 });
    const pigeons = new Pen(1);
    for (const i of range(19)) {
      const px = flock - 92 + ((i * 53) % 190) + (i % 3) * 5;
      const py = 556 + ((i * 29) % 34);
      const d = i % 3 ? 1 : -1;
      pigeons.move(px - 8 * d, py - 1).quad(px - 2 * d, py - 8, px + 3 * d, py - 6).quad(px + 5 * d, py - 10, px + 7 * d, py - 7).quad(px + 5 * d, py,
        px, py + 1).close();
    }
    doc.add(
      path(pigeons, '#4f4464'),
      birds('#4f4464', [[flock + 20, 520, 1.6, 0.6], [flock - 30, 500, 1.4, -0.4], [flock + 54, 492, 1.2, 0.8]]),
      birds('#ffeeda', [[flock + 84, 452, 1.3, 0.2], [flock + 58, 424, 1.1, 1], [flock + 112, 410, 0.9, 0.4]]),
      birds('#6a5070', [[middle + 190, 150, 1, 0.4], [middle + 222, 134, 0.8, 0.8], [middle + 246, 158, 0.7, -0.2], [middle + 170, 184, 0.6]]),
    );
  },
};
