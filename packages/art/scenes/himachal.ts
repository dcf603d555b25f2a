import {
  air, conifers, coniferRow, house, land, lensesPath, massif, mist, mix, paintMassif, path, Pen, prayerFlags, RAMPS,
  sky, streaks, type Conifer, type Ramp, type Scene,
} from '../kit';

const LIGHT: Ramp = {
  ...RAMPS.alpine,
  sky: ['#1f5fa3', '#6aaedb', '#cfe5ea', '#fbeed8'], haze: '#d5e3ea', deep: '#174a92',
};
const SNOW = '#f4f3ee';

const cottage = (x: number, y: number, width: number, height: number): string =>
  house(x, y, width, height, {
    wall: '#a8683f', wallShade: '#6f4238', roof: '#4c4c63', roofLit: '#8a8fa8', windows: '#ffd98a', snow: '#fbfaf4',
    floors: 2,
  });

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    doc.add(sky(doc, LIGHT, { horizon: 360 }), streaks(doc, { seed: 4, from: 40, to: 180, count: 6, height: [6, 14] }));
    const high = massif(
      21,
      [
        [-340, 320], [-200, 160], [-90, 270], [40, 150], [150, 250], [250, 186], [340, 262], [500, 84], [630, 240],
        [730, 150], [860, 280], [980, 160], [1130, 300],
      ],
      400,
      { depth: 0.7, slivers: 4, gullies: 4 },
    );
    const low = massif(
      5,
      [
        [-340, 380], [-120, 250], [60, 350], [190, 240], [320, 360], [430, 300], [560, 372], [700, 236], [880, 370],
        [1000, 260], [1130, 370],
      ],
      430,
      { depth: 0.6 },
    );
    const shade = wide
      ? air(doc, LIGHT, '#86a6cf', 0.1, 0.93)
      : doc.linear(
          [[0, '#6686c0'], [1, '#a9c6da']],
          { y1: 90, y2: 400 },
        );
    const snow = wide
      ? air(doc, LIGHT, '#fffaf0', 0, 0.84)
      : doc.linear(
          [[0, '#fffaf0'], [1, '#eef0ea']],
          { y1: 90, y2: 400 },
        );
    doc.add(
      paintMassif(high, shade, snow),
      paintMassif(low, air(doc, LIGHT, '#3f628a', 0.25, 0.75), air(doc, LIGHT, '#e9eff2', 0.2, 0.74)),
      mist(doc, { seed: 6, from: 330, to: 380, colour: '#f4f4ee', opacity: 0.6 }),
      conifers(
        coniferRow(3, x0 - 10, x1 + 10, (x) => 404 + 8 * Math.sin(x / 90), [26, 50], 13),
        mix('#23505c', LIGHT.haze, 0.32),
        mix('#dfeaee', LIGHT.haze, 0.1),
      ),
      land(
        [[x0 - 20, 404], [120, 396], [260, 412], [420, 402], [560, 414], [720, 396], [x1 + 20, 408]],
        640, '#dfe9f0',
      ),
    );
    const village = [
      [120, 424, 52, 36], [196, 418, 46, 32], [616, 420, 52, 36], [682, 428, 58, 40], [-120, 424, 52, 36],
      [880, 424, 56, 40],
    ] as const;
    doc.add(
      village.filter(([x]) => doc.shows(x, 60)).map(([x, y, w, h]) => cottage(x, y, w, h)),
      conifers(
        [...coniferRow(8, 250, 330, () => 430, [60, 90], 22), ...coniferRow(9, 540, 610, () => 428, [60, 96], 20)],
        '#1f4a55', '#e6eef0',
      ),
    );

    // the river between its snowy banks
    const river = doc.linear(
      [[0, '#bfe0e6'], [0.4, '#3f9fb8'], [1, '#14617f']],
      { y1: 410, y2: 600 },
    );
    doc.add(
      path(
        'M408 412C430 424 380 436 396 452C420 474 520 476 500 510C484 540 360 550 330 620H620C600 570 640 540 640 508' +
          'C640 476 500 462 470 446C452 434 450 424 424 412z',
        river,
      ),
      path(
        lensesPath([
          [420, 470, 60, 2, 0.5], [500, 486, 80, 2, 0.5], [520, 520, 90, 3, 0.4], [430, 540, 100, 3, 0.5],
          [470, 566, 130, 3, 0.6], [400, 586, 90, 3, 0.5], [520, 590, 80, 3, 0.5],
        ]),
        '#e9f6f6',
        { opacity: 0.8 },
      ),
      // stones with caps of snow
      path(
        'M540 470q10-10 24 0q8 8-4 12q-18 2-20-12zM470 536q14-12 30 0q8 12-10 14q-20 0-20-14zM590 556q12-12 30-2q10 14-8 18q-22 0-22-16z',
        '#3f4a66',
      ),
      path('M540 470q10-10 24 0q-10-4-24 0zM470 536q14-12 30 0q-14-6-30 0zM590 556q12-12 30-2q-14-4-30 2z', '#fff'),
      path('M640 508C640 476 500 462 470 446C560 450 700 470 820 440V620H620C600 570 640 540 640 508z', SNOW),
      path('M396 452C420 474 520 476 500 510C484 540 360 550 330 620H-20V470C120 470 300 470 396 452z', '#eef1f2'),
      path(`M${x0} 470C120 470 200 476 300 466C240 500 120 520 ${x0} 520z`, '#c9d8e6'),
      path('M640 520C700 500 760 510 820 500V560C760 540 700 540 640 520z', '#c9d8e6'),
    );
    if (wide) {
      doc.add(
        path(new Pen().rect(x0, 470, -x0, 150), '#eef1f2'),
        path(new Pen().rect(800, 440, x1 - 800, 180), SNOW),
        path(
          `M${x0} 500C-200 490-120 520-20 510C-120 540-220 530 ${x0} 550zM860 520C940 496 1020 510 ${x1} 496V540C1020 530 940 540 860 520z`,
          '#c9d8e6',
        ),
      );
    }
    const left = doc.pick(60, { tall: 110 });
    const right = doc.pick(650, { tall: 600 });
    const deodars: Conifer[] = [
      [226, 560, 150], [270, 586, 190], [20, 590, 200], [-60, 600, 240], [-150, 590, 200], [-240, 610, 250],
      [598, 560, 130], [770, 604, 250], [720, 616, 200], [860, 600, 220], [950, 616, 260], [1050, 600, 220],
    ];
    doc.add(
      cottage(left, 520, 120, 84),
      cottage(right, 508, 104, 74),
      path(
        lensesPath([[left - 20, 522, 170, 5, 0.5], [right - 20, 510, 150, 5, 0.5]]),
        '#b9cbdc',
      ),
      conifers(
        deodars.filter(([x]) => doc.shows(x, 60)),
        '#173b4a', '#dbe8ee',
      ),
    );
    // flags above the summit; in wide only on the right, in tall below the title
    doc.add(
      wide ? prayerFlags([420, -12], [1120, 60], { sag: 50 }) : '',
      doc.format === 'tall' ? prayerFlags([80, 56], [720, 150], { sag: 22, size: 26 }) : '',
      doc.format === 'card' ? prayerFlags([-20, 10], [820, 2], { sag: 34, size: 28 }) : '',
    );
  },
};
