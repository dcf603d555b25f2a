import {
  airAt, birds, cumulus, deepenWater, foliagePath, glitter, grass, karst, lensesPath, longtail, mix, mound, palm, path,
  RAMPS, ripplePair, sky, sun, water, type Ramp, type Scene,
} from '../kit';

const LIGHT: Ramp = {
  ...RAMPS.noon,
  sky: ['#1f86b8', '#6cc0d4', '#cfe9dc', '#fff2d0'], haze: '#d8ece2', deep: '#0f5f7e',
};
const HORIZON = 350;

/** Ko Tapu: a top-heavy limestone stack, lit from the left, overgrown. */
function stack(): string {
  const growth = (
    seed: number, x0: number, x1: number, y: number, height: number, base: number, under: number,
  ): string =>
    foliagePath({
      seed, x0, x1, y, height, wavelength: 40, scallop: [6, 14], base, under, envelope: mound(x0, x1), least: 0.52,
    });
  return (
    path('M440 470q70 60 170 0z', '#0f6a80', { opacity: 0.6 }) +
    path(
      'M470 470C478 420 462 380 446 330C436 290 440 230 462 180C476 150 520 140 552 156C588 172 604 220 600 270C596 320 574 380 572 420Q572 450 582 470z',
      '#77808a',
    ) +
    path(
      'M470 470C478 420 462 380 446 330C436 290 440 230 462 180C466 172 474 164 482 160C470 210 486 240 478 280C490 320 484 360 498 400C496 430 500 450 504 470z',
      '#ecdcb8',
    ) +
    path('M520 180l10 60l-12 50l14 70h-6l-16-70l12-50zM556 200l8 70l-10 60l6 70h-6l-10-70l12-60z', '#4f5864') +
    path('M500 190l6 50l-8 40l8 60h-5l-9-60l8-40z', '#b8a78c') +
    path(
      growth(7, 448, 596, 196, 76, 202, 14) +
        growth(8, 442, 500, 300, 34, 302, 12) +
        growth(9, 540, 602, 280, 44, 284, 14),
      '#256a4c',
    ) +
    path(growth(17, 454, 540, 178, 48, 180, 10), '#79ad55') +
    path('M466 464Q526 448 586 464Q590 474 526 476Q462 474 466 464z', '#3f4a56')
  );
}

export const scene: Scene = {
  draw(doc) {
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON }),
      sun(doc, doc.pick(150, { wide: 424, tall: 210 }), doc.pick(130, { wide: 84, tall: 170 }), 36, '#fffdf0', {
        glow: '#fff3cc', glowRadius: doc.pick(280, { wide: 170, tall: 190 }), glowOpacity: 0.8, rings: 2,
      }),
      cumulus(
        doc,
        [[560, 180, 300, 70, 3], [250, 250, 240, 50, 6], [930, 200, 280, 70, 8]],
        { lit: '#fffef8', shade: '#c3e2e4', opacity: 0.9, lobes: 9, shift: 0.04 },
      ),
    );
    const rock = (x: number, amount: number): readonly [string, string, string, string] => {
      const far = (colour: string): string => airAt(doc, LIGHT, colour, amount, x, Math.min(0.95, amount + 0.38));
      return [far('#6f7f86'), far('#e3d3b4'), far('#2f7a58'), far('#7fb05a')];
    };
    const karsts = [
      [3, 60, 352, 90, 110, 0.66], [4, 300, 352, 70, 130, 0.68], [5, 360, 352, 110, 90, 0.66],
      [6, 700, 352, 90, 120, 0.66], [8, -140, 352, 110, 120, 0.66], [9, 930, 352, 110, 140, 0.66],
      [12, 196, 356, 130, 180, 0.4], [14, 780, 356, 170, 210, 0.38], [18, -70, 356, 170, 200, 0.4],
      [15, 1040, 356, 150, 200, 0.4],
    ] as const;
    doc.add(
      karsts
        .filter(([, x, , w]) => doc.shows(x, w / 2))
        .map(([seed, x, y, w, h, amount]) => karst(seed, x, y, w, h, { colours: rock(x, amount), light: -1 })),
      water(doc, HORIZON + 2, [[0, '#7fd0cc'], [0.25, '#2fb3b6'], [0.6, '#128a9e'], [1, '#0d5678']]),
      deepenWater(doc, LIGHT, HORIZON, { strength: 0.7 }),
      path('M120 356q80 60 150 0zM690 356q80 90 180 0z', mix('#2a8a8f', LIGHT.sky[0], 0.1), { opacity: 0.45 }),
      stack(),
      ripplePair(doc, HORIZON, '#e3faf2', '#0b5f7c', { count: 110 }),
    );
    // the long-tail boat and its wake
    const [x, y] = [doc.pick(280, { tall: 340 }), 500];
    const scale = doc.pick(1, { tall: 0.86 });
    doc.add(
      path(
        lensesPath([[x - 150, y + 26, 330, 10, 0.5], [x - 110, y + 40, 240, 7, 0.5]]),
        '#0a5068',
        { opacity: 0.5 },
      ),
      longtail(x, y, { scale }),
      glitter('#eafcf6', { seed: 5, x: x - 40, from: y + 22, to: y + 34, width: [160, 220], count: 5, height: [1, 2] }),
      path(
        lensesPath([
          [x + 280 * scale, 532, 70, 3, 0.5], [x + 306 * scale, 538, 90, 3, 0.5], [x + 290 * scale, 546, 60, 3, 0.5],
        ]),
        '#eafcf6',
        { opacity: 0.9 },
      ),
    );
    const edge = doc.pick(0, { wide: 300, tall: -64 });
    doc.add(
      palm(4, 830 + edge, 640, 716 + edge, doc.pick(140, { tall: 170 }), {
        length: doc.pick(160, { tall: 130 }), width: [30, 15], bend: 30, light: -1,
      }),
      grass(3, 680 + edge, doc.x1, 612, 60, '#0f4a44', { count: 40 }),
      birds('#fff', [[380, 120, 0.9], [404, 110, 0.7, 1]]),
    );
  },
};
