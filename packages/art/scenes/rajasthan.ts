import {
  air, bastion, birds, camel, chhatri, foliagePath, grass, group, land, lensesPath, man, mix, path, Pen, place, RAMPS,
  rider, ridge, sky, streaks, stroke, sun, wall, type Point, type Ramp, type Scene, type Tones,
} from '../kit';

const LIGHT: Ramp = {
  ...RAMPS.golden,
  sky: ['#4c5f98', '#c9788f', '#f79a5c', '#ffd98e'], haze: '#ffc98a', deep: '#313a78',
};
const STONE: Tones = ['#d98d55', '#ffcf86', '#9c5548'];
const DOORS = '#7a3f44';

/** Jaisalmer: a bastioned curtain wall on a rock, palaces within; light from the right. */
function fort(): string {
  const hill: Point[] = [
    [-20, 402], [30, 380], [60, 350], [84, 326], [300, 316], [524, 326], [556, 356], [600, 376], [660, 402],
  ];
  const shade = mix('#7d4448', LIGHT.haze, 0.1);
  const rock = [
    land(hill, 410, mix('#a85f4a', LIGHT.haze, 0.1), { hard: true }),
    path('M420 326H524L556 356L600 376L660 402L560 404L520 376L470 366L450 340z', '#d98a55'),
    path('M84 326H170L150 350L176 372L110 400H-20L30 380L60 350z', shade),
    path('M250 340l20 26l-10 30h16l12-32l-16-24zM360 344l16 22l-8 32h18l8-34l-14-20z', shade),
  ];
  const palaces = [
    path(new Pen().rect(214, 232, 150, 60).rect(240, 206, 66, 30).rect(330, 218, 46, 30), STONE[0]),
    path(new Pen().rect(324, 232, 40, 60).rect(284, 206, 22, 30).rect(356, 218, 20, 30), STONE[1]),
    path(new Pen().rect(214, 232, 26, 60).rect(240, 206, 14, 30), STONE[2]),
    stroke('M222 250h136M222 268h136M246 218h54M334 230h38', DOORS, 6, { dash: '4 5' }),
    ...(
      [[224, 232, 20], [354, 232, 20], [256, 206, 18], [292, 206, 18], [353, 218, 20]] as const
    ).map(([x, y, w]) => chhatri(x, y, w, STONE)),
    // two Jain shikharas
    path('M180 292l6-46l6-12l6 12l6 46zM392 296l5-38l6-11l6 11l5 38z', STONE[0]),
    path('M192 234l6 12l6 46h-8zM403 247l6 11l5 38h-8z', STONE[1]),
  ];
  const bastions = [
    [128, 284, 44, 66], [190, 290, 36, 50], [244, 294, 40, 44], [304, 294, 40, 44], [362, 292, 40, 52],
    [416, 288, 40, 62], [460, 294, 40, 70], [100, 300, 36, 66],
  ] as const;
  const walls = [
    wall(150, 286, 310, 62, STONE[0], { merlons: STONE[1] }),
    stroke('M152 304H458', DOORS, 5, { dash: '2 15' }),
    ...bastions.map(([x, y, w, h]) => bastion(x, y, w, h, STONE)),
    wall(84, 346, 440, 22, '#b86f4c', { merlons: '#f0b070' }),
    path('M300 346h32v-16q-16-16-32 0z', '#5a2c3a'),
  ];
  return rock.join('') + group([...palaces, ...walls], { transform: place(0, -34) });
}

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    doc.add(
      sky(doc, LIGHT),
      sun(doc, doc.pick(520, { wide: 620 }), doc.pick(250, { wide: 236 }), 74, '#fff0bd', {
        glow: '#ffd98e', glowRadius: doc.pick(330, { tall: 270 }), glowOpacity: 0.7, rings: 3,
      }),
      streaks(doc, { seed: 11, from: 50, to: 260, colour: '#ffe2b4', opacity: 0.45 }),
      ridge(doc, air(doc, LIGHT, '#a85f5a', 0.55), { seed: 6, y: 366, height: 44, wavelength: 300, step: 50 }),
    );
    // in wide the fort is a little to the right, clear of the title
    doc.add(group(fort(), { transform: place(doc.pick(0, { wide: 190, tall: 70 }), doc.pick(0, { wide: 4 })) }));
    doc.add(
      path(
        foliagePath({
          seed: 5, x0: x0 - 10, x1: doc.pick(90, { wide: 260 }), y: 398, height: 20, wavelength: 40, scallop: [4, 9],
          base: 402,
        }) +
          foliagePath({
            seed: 7, x0: 540, x1: x1 + 10, y: 398, height: 18, wavelength: 40, scallop: [4, 9], base: 402,
          }),
        mix('#6d6a4c', LIGHT.haze, doc.pick(0.4, { wide: 0.15 })),
      ),
    );
    // dunes, light from the right
    doc.add(
      land(
        [[x0 - 20, 396], [100, 384], [300, 404], [470, 392], [640, 372], [800, 392], [x1 + 20, 380]],
        620, '#f4b26a',
      ),
      path('M640 372C560 392 470 404 380 420C460 424 560 420 640 372z', '#d08452'),
      land(
        [[x0 - 20, 440], [80, 430], [200, 452], [360, 470], [560, 432], [700, 424], [820, 440], [x1 + 20, 424]],
        620, '#f7bf78',
      ),
      path('M560 432C480 456 380 480 240 492C380 506 520 500 620 470C600 456 580 440 560 432z', '#cf8350'),
      path(
        lensesPath([[90, 470, 120, 2, 0.5], [640, 474, 150, 2, 0.5], [690, 488, 120, 2, 0.4]]),
        '#e39c5c',
      ),
      land(
        [[x0 - 20, 500], [60, 486], [200, 520], [340, 560], [520, 540], [660, 506], [800, 520], [x1 + 20, 500]],
        640, '#e89a56',
      ),
      path(`M${x0 - 20} 500C0 490 40 486 60 486C160 510 240 560 420 560C300 600 100 590 ${x0 - 20} 620z`, '#a9583f'),
      path('M660 506C600 530 560 560 470 620H800C740 590 700 540 660 506z', '#b8663f'),
    );
    // the caravan on the crest, led by a man on foot
    const caravan = [
      [300, 470, 1, '#c8324a', '#f4b03f'], [376, 464, 1.04, '#2f6f8f', '#e85a3a'],
      [456, 454, 1.08, '#e88a2a', '#b5303f'],
    ] as const;
    for (const [x, y, scale, robe, turban] of caravan) {
      doc.add(
        path(lensesPath([[x - 110, y + 2, 120, 4, 0.6]]), '#8f4a40', { opacity: 0.6 }),
        camel(x, y, '#4a2433', { scale }),
        rider(x, y, { scale, robe, turban }),
      );
    }
    doc.add(
      man(520, 448, { scale: 1.5, shirt: '#f7ecd2', skin: '#5d3428', hat: '#d9363e' }),
      stroke('M487 424Q500 440 520 430', '#4a2433', 1.4),
      grass(4, x0, x0 + 130, 612, 60, '#4a2433', { count: 40, width: 2.6 }),
      grass(8, x1 - 100, x1, 612, 44, '#5d2f38', { count: 34, width: 2.4 }),
      birds('#5d3a5a', [[640, 130, 1], [668, 118, 0.8, 1], [690, 136, 0.7]]),
    );
  },
};
