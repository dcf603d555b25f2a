import {
  bumboat, deepenWater, foliagePath, glitter, group, lensesPath, mix, path, Pen, place, radians, RAMPS, range,
  ripples, sky, skyline, slope, stars, stipple, streaks, stroke, sun, TITLE_ZONES, type Doc, type Ramp, type Scene,
} from '../kit';

const LIGHT: Ramp = {
  ...RAMPS.night,
  sky: ['#070b2e', '#1a2068', '#4b3f9a', '#e58a9c'], haze: '#5b4fa3', deep: '#0b1040',
};
const BAY = 416;

/** The wheel: rim, spokes, capsules, legs. */
function flyer(): string {
  const [cx, cy, r] = [152, 318, 74];
  const spokes = new Pen();
  const capsules = new Pen(1);
  for (const i of range(14)) {
    const a = (i / 14) * Math.PI;
    spokes.move(cx + Math.cos(a) * r, cy + Math.sin(a) * r).line(cx - Math.cos(a) * r, cy - Math.sin(a) * r);
  }
  for (const i of range(28)) {
    const a = (i / 28) * 2 * Math.PI;
    capsules.circle(cx + Math.cos(a) * (r + 4), cy + Math.sin(a) * (r + 4), 2.6);
  }
  return (
    stroke(spokes, '#b9a4f0', 0.8, { opacity: 0.7 }) +
    stroke(new Pen().circle(cx, cy, r), '#e6d4ff', 3) +
    stroke(new Pen().circle(cx, cy, r - 7), '#7fd6ff', 1.6) +
    path(capsules, '#ffe3a8') +
    path(
      `M${cx - 4} ${cy}L${cx - 40} ${BAY}H${cx - 32}L${cx} ${cy + 6}L${cx + 32} ${BAY}H${cx + 40}L${cx + 4} ${cy}z`,
      '#cdb8f5',
    ) +
    path(new Pen().rect(cx - 52, BAY - 14, 104, 14), '#2b2873') +
    stroke(`M${cx - 48} ${BAY - 8}h96`, '#ffd38f', 3, { dash: '4 3' })
  );
}

/** Marina Bay Sands with its sky deck, the podium, the lotus museum and the helix bridge. */
function marina(): string {
  const towers = [[424, 486, 416, 500], [516, 578, 510, 592], [608, 670, 604, 686]] as const;
  const warm = new Pen();
  const amber = new Pen();
  const cool = new Pen();
  for (const [a, b] of towers) {
    for (let i = 0, y = 224; y < BAY - 22; y += 6, i++) {
      (i % 4 === 2 ? cool : (i * 7 + a) % 5 < 2 ? amber : warm).move(a + 4, y).line(b - 18, y);
    }
  }
  const slabs = towers.map(
    ([a, b, c, e]) => `M${a} 214C${a + 1} 300 ${a - 1} 360 ${c} ${BAY}H${e}C${b + 4} 372 ${b} 300 ${b} 214z`,
  );
  const sides = towers.map(
    ([, b, , e]) => `M${b - 15} 214C${b - 15} 300 ${b - 13} 372 ${e - 18} ${BAY}H${e}C${b + 4} 372 ${b} 300 ${b} 214z`,
  );
  const edges = towers.map(([, b]) => `M${b - 9} 222C${b - 9} 300 ${b - 7} 360 ${b - 2} ${BAY}`);
  const finger = (degrees: number, length: number, width: number): string => {
    const a = radians(degrees);
    const to = (u: number, v: number): [number, number] => [
      338 + u * Math.cos(a) - v * Math.sin(a),
      BAY - 8 + u * Math.sin(a) + v * Math.cos(a),
    ];
    return String(
      new Pen(1)
        .move(...to(6, -5))
        .cubic(...to(length * 0.4, -width * 0.9), ...to(length * 0.86, -width * 1.2), ...to(length, -width * 0.5))
        .line(...to(length * 1.02, width * 0.6))
        .cubic(...to(length * 0.7, width * 0.9), ...to(length * 0.3, width * 0.7), ...to(6, 5))
        .close(),
    );
  };
  const fingers = (degrees: readonly number[], length: number, width: number): string =>
    degrees.map((d) => finger(d, length, width)).join('');
  const helix = new Pen().move(204, 404);
  for (const i of range(7))
    helix.quad(208 + i * 15, 388, 211.5 + i * 15, 398).quad(215 + i * 15, 410, 219 + i * 15, 400);
  return [
    path(slabs.join(''), '#2c2b82'),
    path(sides.join(''), '#17175a'),
    stroke(warm, '#ffd991', 3, { dash: '4 1.5 7 2 3 5 5 1.5 2 4' }),
    stroke(amber, '#ffbf73', 3, { dash: '2 3 4 1.5 6 1.5 3 6', dashOffset: 5 }),
    stroke(cool, '#9fe0ff', 3, { dash: '6 2 3 6 5 1.5' }),
    stroke(edges.join(''), '#ff8fc4', 1.6, { dash: '5 4' }),
    // sky deck
    path('M372 196C430 190 640 186 712 200C706 212 690 219 668 220H420C396 216 380 208 372 196z', '#3b3aa0'),
    path('M372 196C430 190 640 186 712 200C640 193 430 197 372 196z', '#fff2c9'),
    stroke('M388 206C440 212 640 212 698 208', '#ffd991', 2, { dash: '7 3' }),
    path('M420 220H668L664 224H424z', '#ffcf7a'),
    path(
      foliagePath({
        seed: 5, x0: 470, x1: 650, y: 193, height: 11, wavelength: 30, scallop: [3, 7], base: 195, least: 0.3,
      }),
      '#1c5a6a',
    ),
    path('M436 192v-12h16v12zM440 180v-5h8v5z', '#4a49b5'),
    // podium under its glowing roofs
    path(`M392 ${BAY}V398Q440 380 500 394Q560 378 620 394Q670 384 708 402V${BAY}z`, '#2a2775'),
    path(
      'M392 398Q440 380 500 394Q560 378 620 394Q670 384 708 402Q670 390 620 400Q560 384 500 400Q440 386 392 404z',
      '#ffe0a0',
    ),
    stroke('M398 408H704', '#ffb86b', 7, { dash: '9 3 5 3' }),
    // ArtScience lotus
    path(fingers([-172, -8, -156, -24], 56, 9), '#8b86d8'),
    path(fingers([-138, -42], 60, 11), '#c9c3f5'),
    path(fingers([-118, -62], 62, 11), '#efe9ff'),
    path(fingers([-90], 58, 12), '#fff8ec'),
    path(`M316 ${BAY}Q338 ${BAY - 30} 360 ${BAY}z`, '#5a55b8'),
    stroke(
      `M338 ${BAY - 12}L302 ${BAY - 50}M338 ${BAY - 12}L374 ${BAY - 50}M338 ${BAY - 12}L320 ${BAY - 60}M338 ${BAY - 12}L356 ${BAY - 60}`,
      '#9b94e2', 1.2,
    ),
    // helix bridge
    stroke(helix, '#ff9ed2', 1.6),
    stroke('M200 408H312', '#ffd991', 2.4),
    stroke('M214 408V416M244 408V416M274 408V416M300 408V416', '#4a47a8', 3),
  ].join('');
}

/** The Merlion spouting into the bay, about the centre of its foot. */
function merlion(): string {
  const body =
    'M-34 0C-58-24-60-70-42-98C-56-112-56-140-36-154C-26-168 0-172 14-164C24-162 30-154 32-148L42-138C45-132 42-127 36-127L28-125L33-118' +
    'C33-110 25-107 17-108C15-94 24-82 27-66C34-36 26-16 20 0z';
  const scales = new Pen(1);
  for (let y = -8, row = 0; y > -88; y -= 11, row++) {
    for (let x = -46 + (row % 2 ? 6 : 0); x < 22; x += 12) {
      if (x > -50 + Math.abs(y + 40) * 0.12 && x < 18 - (y < -70 ? 6 : 0)) scales.move(x, y).arc(6, 6, x + 12, y, 0);
    }
  }
  return [
    path('M34-136C70-150 108-110 124 6Q118 12 112 6C98-90 66-128 34-128z', '#d6f4ff', { opacity: 0.85 }),
    stroke('M40-134C72-140 100-100 114 4', '#fff', 1.6),
    path(
      lensesPath([[90, 6, 60, 4, 0.5], [102, 14, 44, 3, 0.5], [76, -2, 50, 2, 0.5]]),
      '#d6f4ff',
      { opacity: 0.8 },
    ),
    path(body, '#f6f1ff'),
    path(
      'M-34 0C-58-24-60-70-42-98C-56-112-56-140-36-154C-30-162-20-167-10-168C-30-150-36-128-22-106C-40-76-40-30-10 0z',
      '#9d98dc',
    ),
    stroke(scales, '#b9b3e6', 1.4),
    path(
      'M-40-102C-54-116-52-140-36-152C-40-136-34-128-28-124C-40-118-40-108-40-102zM-28-100C-38-112-34-126-22-134C-22-122-16-116-10-112' +
        'C-22-110-26-104-28-100zM-12-100C-20-110-16-124-6-128C-6-116 2-110 8-108C-4-108-10-104-12-100z',
      '#cfcaf2',
    ),
    path('M8-146q7-5 14 0q-6 5-14 0zM18-136q8 4 18 3l-8 4q-8-1-10-7z', '#4a4596'),
    path('M6-162q6-10 14-6q0 8-6 12z', '#cfcaf2'),
    path('M-34 0C-60-4-74-20-66-44C-58-30-48-30-44-34C-44-18-30-8-20 0z', '#c5bff0'),
    // waves it rises from
    path('M-54 4q-6-14 8-16q6-12 22-6q14-12 30 0q16-8 24 4q14 2 8 18z', '#6c66c2'),
    path('M-54 4q20-10 44-4q26-8 48 4v10H-54z', '#4a4596'),
  ].join('');
}

/** A supertree: centre x, foot y, height, width of its crown. */
function supertree(x: number, y: number, h: number, w: number): string {
  const top = y - h;
  const stem = new Pen(1)
    .move(x - w * 0.16, y)
    .cubic(x - w * 0.12, y - h * 0.5, x - w * 0.1, y - h * 0.66, x - w * 0.5, top)
    .quad(x, top + h * 0.1, x + w * 0.5, top)
    .cubic(x + w * 0.1, y - h * 0.66, x + w * 0.12, y - h * 0.5, x + w * 0.16, y)
    .close();
  const branches = new Pen(1);
  const rings = new Pen(1);
  for (const i of range(13)) {
    const t = (i / 12) * 2 - 1;
    branches
      .move(x + t * w * 0.1, y - h * 0.62)
      .quad(x + t * w * 0.16, y - h * 0.84, x + t * w * 0.6, top - h * 0.05 * (1 - t * t) - 2);
  }
  for (let i = 1; i < 7; i++) {
    const ry = y - (h * i) / 11;
    rings.move(x - w * 0.14, ry).quad(x, ry + 5, x + w * 0.14, ry - h * 0.05);
  }
  const rim = new Pen()
    .move(x - w * 0.6, top - 2)
    .quad(x, top - h * 0.1, x + w * 0.6, top - 2)
    .move(x - w * 0.42, top + h * 0.06)
    .quad(x, top + h * 0.02, x + w * 0.42, top + h * 0.06);
  const shine = new Pen(1)
    .move(x - w * 0.15, y - h * 0.05)
    .cubic(x - w * 0.1, y - h * 0.4, x - w * 0.1, y - h * 0.6, x - w * 0.12, y - h * 0.66)
    .line(x - w * 0.03, y - h * 0.66)
    .line(x - w * 0.03, y)
    .close();
  return (
    path(stem, '#160f4a') +
    stroke(branches, '#e76fd0', 1.5) +
    stroke(rings, '#8a5be0', 1.6) +
    stroke(rim, '#ffb3ea', 1.8) +
    path(shine, '#5a2fa8')
  );
}

/** Towers behind: two tones, windows lit. */
function backdrop(doc: Doc): string {
  const { x0, x1 } = doc;
  const near = { y: BAY, height: [60, 190] as const, width: [26, 46] as const, fill: '#221f66', windows: '#ffce8a' };
  return (
    skyline(3, {
      x0: x0 - 10, x1: x1 + 10, y: BAY, height: [34, 96], width: [18, 40],
      fill: mix('#2a2a78', LIGHT.haze, doc.pick(0.45, { wide: 0.25 })), windows: '#f2b7c0',
    }) +
    skyline(8, { ...near, x0: x0 - 10, x1: 60, envelope: (x) => Math.min(1, 0.5 + (40 - x) / 200) }) +
    skyline(14, {
      ...near, x0: 716, x1: x1 + 10, height: [60, 200], envelope: (x) => Math.min(1, 0.5 + (x - 700) / 160),
    })
  );
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1, y0 } = doc;
    const wide = doc.format === 'wide';
    const moonX = doc.pick(236, { wide: 900, tall: 190 });
    const moonY = doc.pick(112, { wide: 100, tall: 140 });
    doc.add(
      sky(doc, LIGHT, { horizon: BAY, stops: [0, 0.4, 0.78, 1.04] }),
      stars(doc, { seed: 3, count: 90, to: 230 }),
      stipple('#fff', { seed: 5, count: 16, x0, x1, y0, y1: 200, size: 2.6, opacity: 0.9 }),
      sun(doc, moonX, moonY, 30, '#fff3d6', {
        glow: '#8f8ff0', glowRadius: doc.pick(170, { tall: 130 }), glowOpacity: 0.5, rings: 2,
      }),
      path('M-14-12a8 8 0 1 1 12 8a8 8 0 0 1-12-8zM4 10a5 5 0 1 1 8 3a5 5 0 0 1-8-3z', '#ecd9c0', {
        opacity: 0.7, transform: place(moonX, moonY),
      }),
      streaks(doc, {
        seed: 7, from: 150, to: 350, count: 8, length: [200, 440], height: [6, 15], colour: '#b77bc4', opacity: 0.28,
        underTitle: true,
      }),
    );
    // light show from the sky deck; in tall it fades before the title
    const sands = doc.pick(0, { tall: -24 });
    const beam = (colour: string): string =>
      doc.format === 'tall'
        ? doc.linear(
            [[0, colour, 0], [0.7, colour, 1]],
            { y1: TITLE_ZONES.tall.y1 - 40, y2: 200 },
          )
        : colour;
    doc.add(
      path('M470 200L330-20H372zM560 198L520-20H570zM640 202L742-20H790z', beam('#9fe3ff'), {
        opacity: doc.pick(0.13, { tall: 0.2 }), transform: place(sands, 0),
      }),
      path('M520 200L440-20H460zM610 200L650-20H668z', beam('#ffb3e6'), {
        opacity: doc.pick(0.16, { tall: 0.22 }), transform: place(sands, 0),
      }),
      backdrop(doc),
      flyer(),
    );
    const city = doc.define(marina());
    doc.add(
      doc.use(city, sands ? place(sands, 0) : ''),
      doc.band('#14144e', BAY - 5, BAY + 3),
      stroke(`M${x0} ${BAY - 2}H${x1}`, '#ffcf8a', 2, { dash: '3 9' }),
      doc.band('#1a1b60', BAY + 2),
      doc.use(city, place(sands, BAY * 1.8 + 4, { scaleX: 1, scaleY: -0.8 })),
      doc.band(
        doc.linear(
          [[0, '#6a4ba6', 0.35], [0.35, '#2b2b86', 0.6], [1, '#070a33', 0.9]],
          { y1: BAY, y2: 602 },
        ),
        BAY + 2,
      ),
      deepenWater(doc, LIGHT, BAY, { strength: 0.4 }),
    );
    const lights = [
      [452, '#ffd08a', 44, 20, 2, 580], [546, '#ffd08a', 44, 20, 3, 580], [638, '#ffd08a', 44, 20, 4, 580],
      [592, '#ff8fc4', 20, 12, 5, 580], [500, '#8fe0ff', 22, 12, 6, 580], [338, '#d9d2ff', 50, 16, 7, 580],
      [152, '#c9b0ff', 80, 18, 8, 560], [250, '#ff9ed2', 40, 10, 9, 580], [748, '#ffb07a', 60, 14, 10, 580],
      [moonX, '#fff0cf', 26, 10, 21, 600], [-60, '#ffb07a', 90, 16, 11, 580], [-200, '#ffce8a', 90, 16, 12, 580],
      [880, '#ffce8a', 90, 16, 13, 580], [1010, '#ff9ed2', 80, 16, 14, 580],
    ] as const;
    doc.add(
      lights
        .filter(([x]) => doc.shows(x))
        .map(([x, colour, w, count, seed, to]) =>
          glitter(colour, {
            seed, x, from: BAY + 6, to, width: [w * 0.5, w * 1.2], count, height: [0.8, 3], opacity: 0.8,
          }),
        ),
      ripples(doc, '#080b3a', { seed: 9, from: BAY + 10, count: 80, length: [24, 130], opacity: 0.55 }),
      bumboat(470, 498),
    );

    // the Merlion on its quay, left; supertrees, right
    const quay = doc.pick(0, { tall: 80 });
    doc.add(
      group(merlion(), { transform: place(150 + quay, 548) }),
      group(
        [
          path(`M${x0 - quay} 604V580Q60 560 110 556H190Q230 566 262 604z`, '#0b0e3c'),
          path(
            `M${x0 - quay} 580Q60 560 110 556H190Q230 566 262 604H256Q226 570 188 561H112Q62 566 ${x0 - quay} 586z`,
            '#4540a0',
          ),
        ],
        { transform: place(quay, 0) },
      ),
    );
    const edge = doc.pick(0, { tall: -90 });
    const trees = wide
      ? ([
          [742, 590, 210, 120], [690, 600, 130, 78], [796, 600, 160, 96], [900, 600, 240, 136], [980, 600, 170, 100],
          [1060, 600, 210, 120],
        ] as const)
      : ([[742, 590, 210, 120], [690, 600, 130, 78], [796, 600, 160, 96]] as const);
    const bushes = (seed: number, from: number, y: number, height: number): string =>
      foliagePath({
        seed, x0: from + edge, x1: x1 + 20, y, height, wavelength: 55, scallop: [7, 16], base: 620,
        envelope: slope(from + edge - 10, from + edge + 80), least: 0.4,
      });
    doc.add(
      trees.map(([x, y, h, w]) => supertree(x + edge, y, h, w)),
      path(bushes(13, 640, 604, 62), '#0a0d38'),
      path(bushes(23, 690, 610, 44), '#1d2a6a'),
    );
  },
};
