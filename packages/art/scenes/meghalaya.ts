import {
  air, boulder, fern, foliage, foliagePath, lerp, man, mist, mix, path, Pen, RAMPS, ripplePair, rng, slope, sky,
  streaks, stroke, sun, water, waterfall, woman, type Ramp, type Scene, type Side,
} from '../kit';

const LIGHT: Ramp = {
  ...RAMPS.monsoon,
  sky: ['#7fb0a6', '#b5d3b4', '#e3ecc8', '#f4f4d8'], haze: '#d8e8c8', deep: '#1f5f56',
};
const ROOT = { dark: '#3b2a2a', mid: '#5d4436', lit: '#8a6a4c' };

/** One storey of the bridge from ya on the left to yb on the right: deck, railing, uprights, hanging roots. */
function deck(ya: number, yb: number, sag: number, rail: number): string {
  const low = (dy: number): string => `M96 ${ya + dy}C240 ${ya + sag} 560 ${yb + sag} 716 ${yb}`;
  const high = `M84 ${ya - 46 * rail}C240 ${ya + sag - 40 * rail} 560 ${yb + sag - 40 * rail} 726 ${yb - 46 * rail}`;
  const uprights = new Pen();
  const hanging = new Pen();
  const random = rng(ya);
  for (let i = 1; i < 34; i++) {
    const t = i / 34;
    const x = lerp(96, 716, t);
    const y = (1 - t) ** 3 * ya + 3 * t * (1 - t) ** 2 * (ya + sag) + 3 * t * t * (1 - t) * (yb + sag) + t ** 3 * yb;
    uprights.move(x, y).quad(x + (random() - 0.5) * 16, y - 22 * rail, x + (random() - 0.5) * 12, y - 42 * rail);
    if (i % 2)
      hanging
        .move(x, y + 6)
        .quad(
          x + (random() - 0.5) * 20,
          y + 20 + 20 * random(),
          x + (random() - 0.5) * 16,
          y + 20 + 50 * random() * rail,
        );
  }
  return (
    stroke(hanging, ROOT.mid, 2.4) +
    stroke(uprights, ROOT.mid, 2.2) +
    stroke(high, ROOT.dark, 8) +
    stroke(high, ROOT.lit, 2.4) +
    stroke(low(0), ROOT.dark, 20) +
    stroke(low(0), ROOT.mid, 11) +
    stroke(low(-5), ROOT.lit, 3.5)
  );
}

/** A rubber fig at x, its roots spreading to side s (1: bridge to the right), growing up to y `top`. */
function fig(x: number, s: Side, top: number): string {
  return (
    path(
      `M${x - s * 60} 620C${x - s * 40} 540 ${x - s * 20} 440 ${x - s * 30} 330C${x - s * 36} 240 ${x - s * 60} 160 ${x - s * 40} ${top}` +
        `H${x + s * 50}C${x + s * 20} 120 ${x + s * 16} 220 ${x + s * 26} 310C${x + s * 36} 380 ${x + s * 60} 420 ${x + s * 40} 470` +
        `C${x + s * 60} 520 ${x + s * 60} 580 ${x + s * 96} 620z`,
      ROOT.dark,
    ) +
    path(
      `M${x + s * 26} 310C${x + s * 16} 220 ${x + s * 20} 120 ${x + s * 50} ${top}h${-s * 16}C${x + s * 6} 120 ${x + s * 2} 220 ${x + s * 10} 310` +
        `C${x + s * 18} 390 ${x + s * 30} 420 ${x + s * 20} 480C${x + s * 30} 540 ${x + s * 40} 590 ${x + s * 60} 620h${s * 36}` +
        `C${x + s * 60} 580 ${x + s * 60} 520 ${x + s * 40} 470C${x + s * 60} 420 ${x + s * 36} 380 ${x + s * 26} 310z`,
      ROOT.mid,
    ) +
    stroke(
      `M${x - s * 10} ${top + 30}C${x - s * 30} 160 ${x} 260 ${x - s * 6} 360C${x - s * 4} 460 ${x - s * 20} 540 ${x - s * 14} 620` +
        `M${x + s * 16} 300C${x + s * 10} 380 ${x + s * 30} 460 ${x + s * 10} 620`,
      ROOT.lit,
      2.4,
    )
  );
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1, y0 } = doc;
    const wide = doc.format === 'wide';
    doc.add(
      sky(doc, LIGHT, { horizon: 320 }),
      sun(doc, 420, doc.pick(90, { tall: 160 }), 40, '#fffef0', {
        glow: '#fffbe0', glowRadius: doc.pick(300, { tall: 150 }), glowOpacity: 0.8, disc: false,
      }),
      foliage(doc, air(doc, LIGHT, '#4f9a78', 0.6), {
        seed: 2, y: 230, height: 110, wavelength: 150, scallop: [8, 18], base: 420, least: 0.5,
      }),
      mist(doc, { seed: 3, from: 180, to: 260, colour: '#fbfbe8', opacity: 0.6, count: 5 }),
    );
    // cliffs and the fall between them
    doc.add(
      path(
        `M${x0 - 10} 110C100 104 200 120 300 118L336 130L344 420H${x0 - 10}zM${x1 + 10} 96C760 100 640 110 540 122L500 132L492 420H${x1 + 10}z`,
        air(doc, LIGHT, '#3f6f5c', 0.34, 0.7),
      ),
      path(
        'M300 118L336 130L344 420H316L300 300L310 220zM540 122L500 132L492 420H524L540 320L526 230z',
        mix('#2c5248', LIGHT.haze, 0.22),
      ),
      path(
        'M250 118l14 90l-10 80l12 132h-30l-6-150l10-80zM590 118l-12 100l10 90l-8 112h30l4-150l-10-70z',
        air(doc, LIGHT, '#5f8f6e', 0.3, 0.7),
      ),
    );
    if (wide) {
      // more buttresses and two thin side falls, so that the long cliff is not bare
      doc.add(
        path(
          'M-130 112l16 80l-12 90l14 138h-40l-4-140l14-90zM40 110l10 100l-12 80l10 130h-30l-2-130l10-90z' +
            'M820 104l-14 90l12 100l-10 126h36l4-150l-12-80zM980 100l12 110l-10 90l8 120h-40l4-150l12-90z',
          air(doc, LIGHT, '#2c5248', 0.24, 0.7),
        ),
        waterfall(892, 104, 420, { width: [16, 26], colours: ['#cfe6dc', '#f4fbf6', '#a9cfc4'], seed: 8 }),
      );
    }
    const top = { height: 60, wavelength: 60, scallop: [8, 16], least: 0.5 } as const;
    const side = { y: 420, height: 170, wavelength: 110, scallop: [10, 22], base: 480, least: 0.5 } as const;
    doc.add(
      waterfall(418, 126, 440, { width: [120, 176], colours: ['#e9f4f1', '#fff', '#b9d9d4'], seed: 4 }),
      path(
        foliagePath({ ...top, seed: 22, x0: x0 - 10, x1: 352, y: 132, base: 146, envelope: slope(352, 292) }) +
          foliagePath({ ...top, seed: 23, x0: 484, x1: x1 + 10, y: 136, base: 150, envelope: slope(484, 544) }),
        air(doc, LIGHT, '#3f8a5c', 0.26, 0.6),
      ),
      path(
        foliagePath({ ...side, seed: 32, x0: x0 - 10, x1: 330, envelope: slope(336, 186) }) +
          foliagePath({ ...side, seed: 33, x0: 506, x1: x1 + 10, envelope: slope(500, 650) }),
        mix('#27724f', LIGHT.haze, doc.pick(0.1, { wide: 0.02 })),
      ),
      streaks(doc, {
        seed: 5, from: 424, to: 452, count: 5, length: [150, 260], height: [10, 20], x0: 260, x1: 580, opacity: 0.75,
        underTitle: true,
      }),
    );
    // the pool
    doc.add(
      water(doc, 440, [[0, '#d5efe2'], [0.25, '#6fc4b4'], [1, '#12665f']]),
      ripplePair(doc, 440, '#eafaf0', '#0c5552', { count: 44, seed: 7 }),
      (
        [[250, 470, 90, 44], [520, 474, 110, 50], [330, 462, 50, 22], [620, 500, 120, 54], [130, 500, 120, 56]] as const
      ).map(([x, y, w, h]) => boulder(x, y, w, h)),
    );
    // banks
    doc.add(
      path(
        `M${x0 - 10} 400C60 396 120 410 160 440C190 470 180 540 210 620H${x0 - 10}zM${x1 + 10} 392C740 396 690 410 660 436C620 470 640 540 600 620H${x1 + 10}z`,
        '#1d4f3f',
      ),
      path(
        `M${x0 - 10} 400C60 396 120 410 160 440Q100 420 ${x0 - 10} 424zM${x1 + 10} 392C740 396 690 410 660 436Q720 412 ${x1 + 10} 416z`,
        '#5da052',
      ),
    );
    if (wide) {
      const bushes = (
        seed: number, y: number, height: number, wavelength: number, left: number, right: number,
      ): string =>
        foliagePath({
          seed, x0: x0 - 10, x1: left, y, height, wavelength, scallop: [9, 20], base: 620, least: 0.4,
          envelope: slope(left, left - 140),
        }) +
        foliagePath({
          seed: seed + 1, x0: right, x1: x1 + 10, y, height, wavelength, scallop: [9, 20], base: 620, least: 0.4,
          envelope: slope(right, right + 140),
        });
      doc.add(path(bushes(51, 500, 70, 120, -20, 820), '#17463a'), path(bushes(53, 570, 60, 90, -60, 850), '#2a6a48'));
    }
    doc.add(
      deck(330, 322, 58, 0.8),
      man(400, 372, { scale: 1.3, shirt: '#d8433f', dhoti: '#3f4f6a' }),
      woman(436, 372, { scale: 1.25, sari: '#f0b23f', edge: '#b5303f' }),
      deck(436, 428, 64, 1),
    );
    const [figLeft, figRight] = [doc.pick(66, { tall: 130 }), doc.pick(742, { tall: 676 })];
    doc.add(fig(figLeft, 1, y0 - 10), fig(figRight, -1, y0 - 10));

    // aerial roots and the canopy hang from the top edge
    const random = rng(6);
    const roots = new Pen();
    for (let i = 0; i < 18; i++) {
      const x = (i < 9 ? figLeft - 46 : figRight - 102) + random() * 150;
      const y = y0 + 40 + random() * 60;
      roots.move(x, y).quad(x + (random() - 0.5) * 30, y + 60, x + (random() - 0.5) * 24, y + 80 + random() * 120);
    }
    const canopy = (seed: number, height: number, wavelength: number, left: number, right: number): string =>
      foliagePath({
        seed, x0: x0 - 10, x1: left, y: y0 - 10, height, wavelength, scallop: [12, 26], base: y0 - 20,
        envelope: slope(left + 10, left - 110), least: 0.5,
      }) +
      foliagePath({
        seed: seed + 2, x0: right, x1: x1 + 10, y: y0 - 10, height, wavelength, scallop: [12, 26], base: y0 - 20,
        envelope: slope(right - 10, right + 110), least: 0.5,
      });
    doc.add(
      stroke(roots, ROOT.mid, 2),
      path(
        canopy(41, doc.pick(-120, { tall: -70 }), 90, doc.pick(250, { tall: 280 }), doc.pick(560, { tall: 520 })),
        '#123f36',
      ),
      path(
        canopy(45, doc.pick(-90, { tall: -48 }), 70, doc.pick(190, { tall: 230 }), doc.pick(620, { tall: 570 })),
        '#2a6a48',
      ),
    );
    const ferns = [
      [-26, 610, -1.2, 170, '#1a5040', 1], [4, 620, -0.7, 150, '#4f9a52', 1], [-56, 600, -1.7, 160, '#2f7a4c', 1],
    ] as const;
    for (const [dx, y, a, length, colour] of ferns) {
      doc.add(fern(figLeft + dx, y, a, length, colour), fern(figRight - dx, y + 2, -Math.PI - a, length, colour, -1));
    }
  },
};
