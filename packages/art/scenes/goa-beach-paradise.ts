import {
  birds, deepenWater, foliagePath, glitter, group, land, lensesPath, man, mix, palm, palms, path, Pen, place, RAMPS, ripples, sailBoat, sky,
  stipple, streaks, stroke, sun, water, woman,
  type Doc, type Point, type Ramp, type Scene,
} from '../kit';
import { outriggerCanoe, thatch } from '../kit/parts-deccan';

const HORIZON = 306;
const LIGHT: Ramp = {
  ...RAMPS.golden,
  sky: ['#355a98', '#c4879c', '#fb9d68', '#ffdc94'], haze: '#f7b277', ink: '#2a1830', deep: '#27417f',
};
const SAND = { far: '#f6c483', near: '#c07f5c', wet: '#c9876a', shadow: '#8f5348' };
const LATERITE = '#8f4a42';

/** Chapora: a flat-topped headland with the ruined laterite ramparts along its rim; its tip at the left, 0,0 at the waterline. */
function chapora(doc: Doc): string {
  const hill: Point[] = [[-170, 2], [-150, -12], [-118, -24], [-84, -52], [-44, -70], [20, -78], [110, -76], [190, -66], [290, -60], [420, -54], [640, -60]];
  const green = mix('#4d5a4a', LIGHT.haze, 0.3);
  const wallTone = mix(LATERITE, LIGHT.haze, 0.22);
  const litTone = mix('#e98a5c', LIGHT.haze, 0.3);
  return [
    land(hill, 4, green),
    // the slope towards the sun
    path('M-170 2C-150-12-130-18-118-24C-90-44-70-62-30-72L-14-60C-40-44-66-30-84-6L-110 2z', mix('#a8704a', LIGHT.haze, 0.3)),
    path('M60-50q30 14 26 50h60q-10-40-86-50zM200-46q30 16 40 46h50q-20-36-90-46z', mix('#3a4444', LIGHT.haze, 0.26)),
    // ramparts that follow the rim, broken in places, with round bastions
    path('M-52-66L-48-82H-32V-78L-8-82V-94H12V-84L60-86V-82L100-84V-96H118V-84L176-80V-70L240-68V-76H262V-62L60-74z', wallTone),
    path('M-52-66L-48-82H-42L-44-67zM-8-94H-2V-74H-8zM100-96H105V-76H100zM240-76H246V-66H240z', litTone),
    path(foliagePath({ seed: 8, x0: -140, x1: 640, y: 2, height: 26, wavelength: 40, scallop: [4, 9], base: 4 }), mix('#2f4844', LIGHT.haze, 0.2)),
    path('M-176 4q10-12 24-10q8-8 18 0q14-6 22 6q10-2 14 4z', mix('#5d3a44', LIGHT.haze, 0.2)),
    doc.format === 'tall' ? '' : path('M640-60H900V4H640z', green),
  ].join('');
}

/** The shack: bamboo posts on the sand, a deep thatched roof, a counter, lanterns; 0,0 at the left foot, light from the left. */
function shack(): string {
  const post = '#5a3040';
  return [
    path('M-40 6Q120-10 330 2V26H-20z', SAND.shadow, { opacity: 0.5 }),
    // the inside, warm
    path('M16-96H300V0H16z', '#7a3a3c'),
    path('M16-96H300V-60H16z', '#4a2438'),
    path('M150-66H290V-6H150z', '#b5603f'),
    path('M158-60h50v22h-50zM222-60h60v22h-60z', '#ffcf7a'),
    stroke('M158-42H206M222-42H282', '#8a3f3a', 7, { dash: '3 4 4 3 2 5' }),
    path('M140-28H296V0H140z', '#8a4a3a'),
    stroke('M146-24V0M160-24V0M176-24V0M194-24V0M214-24V0M236-24V0M258-24V0M280-24V0', '#b8724a', 3),
    path('M136-33H300V-27H136z', '#f2b56a'),
    man(232, -30, { scale: 1.15, shirt: '#f6ead0', dhoti: '#3a4a6a' }),
    // posts
    stroke('M20 4V-98M86 8V-94M296 4V-98', post, 6),
    stroke('M18 4V-98M84 8V-94M294 4V-98', '#f0a060', 1.6),
    thatch({ seed: 5, eaves: [-22, 336, -88], ridge: [40, 282, -158], colours: ['#a8653f', '#f3b566', '#5d3038'], fringe: 9, straws: 60 }),
    // lanterns along the eaves
    stroke('M-6-80Q60-66 86-80Q150-62 200-78Q260-62 326-80', '#5a3040', 1),
    stroke('M8-76v6M40-72v7M68-75v6M112-73v7M146-70v7M178-73v6M222-73v7M262-71v7M302-74v6', '#ffe9a8', 6, { round: true }),
    // table, chairs, two guests
    path('M26-26H76V-22H26z', '#f2b56a'),
    stroke('M34-22L30 8M68-22L72 8', post, 3),
    woman(14, 8, { scale: 1.2, sari: '#2f8f8a', edge: '#f7d98a' }),
    man(96, 10, { scale: 1.25, shirt: '#f6f0dc', dhoti: '#c8553f', facing: -1 }),
    path('M44-26v-9h4v9zM56-26v-7h5v7z', '#ffe2a0'),
  ].join('');
}

/** The waterline of the bay, moved k px into the sand. */
const edge = (k: number, shift: number): Point[] =>
  (
    [
      [900, 326], [680, 327], [610, 330 + k * 0.06], [560, 340 + k * 0.16], [520, 362 + k * 0.3], [484, 392 + k * 0.42], [440, 420 + k * 0.54],
      [372, 456 + k * 0.66], [300, 486 + k * 0.8], [196, 520 + k * 0.9], [84, 566 + k], [-60, 612 + k], [-240, 690 + k],
    ] as const
  ).map(([x, y]): Point => [x + shift, y]);

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(0, { wide: 236, tall: 26 });
    const sunX = doc.pick(246, { wide: 520, tall: 262 });
    doc.add(
      sky(doc, LIGHT, { horizon: HORIZON + 6, deepenTo: HORIZON }),
      sun(doc, sunX, 262, 36, '#fff3c8', { glow: doc.pick('#ffdc96', { wide: '#ff9f86', tall: '#ffb58e' }),
        glowRadius: doc.pick(300, { wide: 240, tall: 230 }), glowOpacity: 0.8, rings: 2 }),
      streaks(doc, { seed: 12, from: 60, to: 250, count: 8, length: [160, 420], height: [4, 11], colour: '#ffd9a8', opacity: 0.5 }),
      streaks(doc, { seed: 3, from: 150, to: 270, count: 5, length: [120, 300], height: [4, 9], colour: '#b5607c', opacity: 0.4 }),
    );

    // the Arabian Sea
    doc.add(
      water(doc, HORIZON, [[0, '#ffcf8c'], [0.16, '#e89a74'], [0.45, '#8c6a86'], [1, '#3a3f74']]),
      deepenWater(doc, LIGHT, HORIZON, { strength: 0.7 }),
      ripples(doc, '#ffdca0', { seed: 4, from: HORIZON + 4, to: 560, count: 70, length: [14, 110], height: [0.6, 2.4], opacity: 0.5 }),
      ripples(doc, '#45366a', { seed: 14, from: HORIZON + 6, to: 590, count: 64, length: [16, 120], height: [0.6, 2.8], opacity: 0.42 }),
      glitter('#fff0c0', { seed: 6, x: sunX, from: HORIZON + 4, to: 520, width: [40, 130], count: 34, height: [0.8, 3] }),
      sailBoat(sunX - 130, HORIZON + 14, { scale: 0.62, hull: '#4a2c48', sail: '#e8a47c', shade: '#b5706c' }),
      group(chapora(doc), { transform: place(470 + shift, HORIZON + 6, { scale: doc.pick(1, { wide: 1.06 }) }) }),
    );

    // the beach: shallows, two lines of foam, wet sand with the sky in it, dry sand
    const beach = (k: number, fill: string, opacity = 1): string =>
      path(new Pen().soft(edge(k, shift)).line(x0 - 400, 900).line(x1 + 400, 900).line(x1 + 400, 330).close(), fill, { opacity });
    const sand = doc.linear([[0, SAND.far], [0.45, '#e6a872'], [1, SAND.near]], { y1: 330, y2: 600 });
    doc.add(
      beach(-44, '#ffd9a2', 0.35),
      beach(-20, '#fff0d8'),
      beach(-13, '#c98f8c'),
      beach(-5, '#ffeed2'),
      beach(3, doc.linear([[0, '#f0b07c'], [1, '#a06a72']], { y1: 340, y2: 600 })),
      glitter('#ffe2ae', { seed: 9, x: sunX + 60, from: 470, to: 600, width: [60, 120], count: doc.pick(7, { wide: 0 }), height: [1.5, 2.4] }),
      beach(46, sand),
      path(
        lensesPath([
          [360 + shift, 470, 170, 3, 0.5], [300 + shift, 520, 210, 4, 0.4], [520 + shift, 496, 180, 3, 0.6], [250 + shift, 570, 260, 4, 0.5],
          [600 + shift, 560, 200, 4, 0.4], [480 + shift, 590, 220, 4, 0.5],
        ]),
        '#f9cf92',
        { opacity: 0.5 },
      ),
      stipple('#a5684f', { seed: 5, count: 60, x0: 200 + shift, x1: Math.min(x1, 800 + shift), y0: 440, y1: 600, size: 1.6, opacity: 0.6,
        density: (u, v) => (u + v > 0.8 ? 1 : 0) }),
    );

    // palm grove behind the shack
    const grove = doc.pick(0, { wide: 236, tall: -70 });
    doc.add(
      path(
        foliagePath({
          seed: 6, x0: 560 + grove, x1: x1 + 10, y: 350, height: 70, wavelength: 70, scallop: [7, 15], base: 372,
          envelope: (x) => Math.min(1, Math.max(0.1, (x - 555 - grove) / 120)),
        }),
        '#4a3a48',
      ),
      palms(
        doc, 4,
        [[600 + grove, 232, 110, 1, -16], [664 + grove, 196, 150, 1.2, 12], [742 + grove, 214, 140, 1.1, -10], [812 + grove, 190, 160, 1.2, 8]],
        { dark: '#3f3145', lit: '#b8714c', bark: '#4a2f3c' },
      ),
      group(shack(), { transform: place(doc.pick(540, { wide: 740, tall: 446 }), doc.pick(440, { tall: 446 }), { scale: doc.pick(1, { tall: 0.9 }) }) }),
    );

    // a couple at the water's edge with their mirror on the wet sand, the canoe drawn up
    const walkX = doc.pick(402, { wide: 644, tall: 376 });
    doc.add(
      path(lensesPath([[walkX + 2, 462, 46, 4, 0.4], [walkX + 18, 463, 46, 4, 0.4]]), '#7d4a4c', { opacity: 0.6 }),
      woman(walkX, 462, { scale: 1.15, sari: '#f4e6cf', edge: '#d9486a', facing: -1 }),
      man(walkX + 17, 463, { scale: 1.2, shirt: '#3f5f9a', dhoti: '#f0dfc0', facing: -1 }),
      outriggerCanoe(doc.pick(470, { wide: 690, tall: 430 }), doc.pick(534, { tall: 540 }), { scale: doc.pick(1, { tall: 0.9 }), rotate: -4, facing: -1 }),
    );

    // the frame: a palm at the right border, sea grape on the near sand
    const frame = { leaves: ['#241631', '#33203a', '#8f4f44'] as const, bark: ['#3a2234', '#d98a56', '#23142a'] as const, nuts: '#5a2f34', light: -1 as const };
    doc.add(
      palm(7, doc.pick(830, { wide: 1120, tall: 716 }), 660, doc.pick(742, { wide: 1034, tall: 650 }), doc.pick(110, { tall: 150 }), {
        ...frame, length: doc.pick(176, { tall: 140 }), bend: 34,
      }),
      birds('#5a3050', [[340, 176, 1], [368, 162, 0.8, 1], [392, 180, 0.6], [424, 168, 0.5]].map(([x = 0, y = 0, s = 1, t = 0]) =>
        [x + shift, y, s, t] as const)),
    );
  },
};
