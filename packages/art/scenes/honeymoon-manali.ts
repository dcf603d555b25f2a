import {
  air, coniferRow, conifers, group, land, lensesPath, lerp, massif, mist, paintMassif, path, Pen, place, RAMPS, range,
  ridge, rng, sky, smoke, stars, stipple, stroke, sun,
  type Conifer, type Point, type Ramp, type Scene,
} from '../kit';
import { defineGlow, dotsAt } from '../kit/parts-north';

const LIGHT: Ramp = { ...RAMPS.night, sky: ['#0a1642', '#1b3674', '#4468a8', '#9fb2d6'], haze: '#6f8cc0', lit: '#dbe6f6', ink: '#0b1530', deep: '#091338' };
const SNOW = { moon: '#e6eef8', mid: '#b7c9e6', shade: '#7f97c8', deep: '#4a629c' };
const WOOD = { lit: '#b8763f', mid: '#7a4a36', shade: '#4a3038', dark: '#2c1f30' };
const WARM = '#ffcf7a';
const INK = '#0b1530';

/** A cottage of stone and cedar in deep snow, gable towards us, windows alight; ground line at y 500. */
function cottage(): string {
  const stones = range(6).map((i) => `M${470 + ((i * 7) % 9)} ${400 + i * 18}H690`).join('');
  return [
    // side wing and its roof
    path('M690 330H1000V504H690z', WOOD.shade),
    stroke('M690 356H1000M690 384H1000M690 412H1000M690 440H1000M690 468H1000', WOOD.dark, 2),
    path('M740 386h46v64h-46zM834 386h46v64h-46zM930 386h46v64h-46z', WARM),
    stroke('M763 386v64M857 386v64M953 386v64M740 418h46M834 418h46M930 418h46', WOOD.dark, 4),
    path('M578 170H960L1060 322H722z', SNOW.mid),
    path('M578 170H960L968 182H596z', SNOW.moon),
    path('M722 322H1060V334Q1020 330 990 342Q960 328 926 340Q900 330 866 344Q836 328 806 340Q776 330 748 346L730 336z', SNOW.moon),
    // gable front: cedar above, stone below
    path('M470 504V310L580 196L690 310V504z', WOOD.mid),
    path('M640 504V258L690 310V504z', WOOD.shade),
    stroke('M486 504V300M504 504V282M522 504V264M540 504V246M558 504V226M580 504V206M602 504V226M620 504V246M656 504V276M674 504V296', WOOD.shade, 1.6, { opacity: 0.8 }),
    path('M470 392H690V504H470z', '#6d6f86'),
    path('M640 392H690V504H640z', '#4c4f6e'),
    stroke(stones, '#4a4d6a', 2, { dash: '18 4 26 5 12 4' }),
    path('M470 386H690V396H470z', WOOD.dark),
    // gable windows and the balcony door
    path('M556 300V262L580 238L604 262V300z', WARM),
    path('M560 300V264L580 244V300z', '#ffe9b4'),
    stroke('M580 240V300M556 274H604', WOOD.dark, 3),
    path('M500 326h40v52h-40zM620 326h40v52h-40z', WARM),
    stroke('M520 326v52M640 326v52', WOOD.dark, 3),
    path('M562 318h36v66h-36z', '#ffdf9c'),
    stroke('M580 318v66M562 318h36v66h-36z', WOOD.dark, 3),
    // balcony
    path('M452 384H708V392H452z', WOOD.dark),
    stroke('M456 366H704', WOOD.lit, 13, { dash: '3.5 6' }),
    path('M452 352H708V358H452z', WOOD.lit),
    path('M450 352Q470 342 492 348Q530 340 566 348Q606 340 640 348Q680 340 710 352z', SNOW.moon),
    // ground floor: wide window with curtains, door with wreath, lantern
    path('M492 414h84v62h-84z', WARM),
    path('M496 418h34v54h-34z', '#fff0c4'),
    path('M492 414h16q-2 36-16 56zM576 414h-16q2 36 16 56z', '#d8643c'),
    stroke('M534 414v62M492 444h84', WOOD.dark, 3.4),
    stroke('M488 412h92v68h-92z', WOOD.dark, 5),
    path('M486 480Q534 470 584 480L580 486H490z', SNOW.moon),
    path('M610 412H656V504H610z', '#8f3a34'),
    path('M610 412H620V504H610z', '#c2584a'),
    stroke('M608 504V410H658V504', WOOD.dark, 5),
    stroke(new Pen(1).circle(634, 440, 10), '#3f7a5a', 6),
    path('M630 428h8l3 6h-14z', '#d9364a'),
    path('M672 418h12v18h-12z', '#ffe9a8'),
    stroke('M678 410v8M670 418h16M670 437h16', WOOD.dark, 2.4),
    // roof boards and the snow on them
    path('M580 158L436 318L450 328L580 192L710 328L724 318z', WOOD.dark),
    path('M580 142Q590 144 600 156L736 312Q738 322 724 324L580 168L436 324Q420 324 424 312L562 156Q570 144 580 142z', SNOW.moon),
    path('M586 146Q596 150 600 156L736 312Q738 322 724 324L580 168z', SNOW.mid),
    path('M436 324l3 18l4-16l3 10l5-18zM724 324l-4 22l-5-20l-4 8l-4-20z', SNOW.moon),
    // chimney
    path('M664 150H694V226L664 196z', '#5a5c78'),
    path('M684 150H694V226L684 214z', '#41446a'),
    path('M658 150Q660 136 679 136Q698 136 700 150z', SNOW.moon),
    // door step and drift
    path('M596 504H670L680 514H588z', SNOW.mid),
  ].join('');
}

/** The couple from behind, hand in hand, walking to the door; 112 px tall with feet on 0,0, lamplight from the right. */
const couple = [
  path('M-38 0L-40-14L-32-14L-30 0zM-22 0V-14H-14L-13 0zM12 0L13-14H21L22 0zM30 0L29-14H38L40 0z', INK),
  // she: a red Kullu shawl over a long coat, plait
  path('M-46-12Q-50-62-38-84Q-26-92-14-84Q-4-62-8-12z', '#8f2440'),
  path('M-20-88Q-8-78-5-56L-8-12H-16Q-12-56-20-88z', '#f0805a'),
  path('M-46-48L-7-36L-7-30L-47-42zM-46-38L-7-25L-8-20L-47-33z', '#f0c05a'),
  path('M-38-98a12 13 0 1 1 24 0a12 13 0 1 1-24 0z', '#2a1a2c'),
  path('M-39-100Q-38-114-26-114Q-13-114-13-99Q-26-106-39-100z', '#e8e2f0'),
  path('M-21-113Q-12-110-13-99L-17-101z', '#fff0d0'),
  path('M-29-88q4 0 5 2l-1 34l-3 5l-3-5z', '#1d1424'),
  // he: a dark coat, woollen cap of Kullu
  path('M6-12Q2-64 12-90Q26-98 40-90Q50-64 46-12z', '#26406e'),
  path('M34-93Q46-84 49-60L46-12H38Q42-60 34-93z', '#e8a870'),
  path('M14-104a12 13 0 1 1 24 0a12 13 0 1 1-24 0z', '#3a2230'),
  path('M13-104Q13-122 26-122Q39-122 39-104z', '#8d8f9c'),
  path('M13-111H39V-104H13z', '#d9364a'),
  path('M31-121Q39-118 39-104H34Q36-114 31-121z', '#ffdca0'),
  path('M-10-58L2-46L8-60L4-40L-4-40z', '#26406e'),
  path('M-6-44h9v7h-9z', '#8a5a44'),
].join('');

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const shift = doc.pick(6, { wide: 236, tall: -92 });
    const drop = doc.pick(0, { tall: 8 });
    const moonX = doc.pick(196, { wide: 470, tall: 200 });
    doc.add(
      sky(doc, LIGHT, { horizon: 420, strength: 0.9 }),
      stars(doc, { seed: 14, count: 110, to: 260 }),
      sun(doc, moonX, doc.pick(104, { wide: 96, tall: 146 }), 27, '#fdf8e4', { glow: '#cfe0ff', glowRadius: 180, glowOpacity: 0.55, rings: 1 }),
    );
    const peaks = massif(
      28,
      [
        [-340, 380], [-220, 270], [-110, 340], [10, 214], [92, 290], [214, 176], [300, 262], [392, 214], [470, 300], [590, 224], [700, 320],
        [820, 240], [960, 330], [1130, 260], [1240, 380],
      ].map(
        ([x = 0, y = 0]): Point => [x + doc.pick(0, { wide: 120 }), y + doc.pick(0, { tall: 16 })],
      ),
      440, { depth: 0.76, slivers: 3, gullies: 4 },
    );
    doc.add(
      paintMassif(peaks, air(doc, LIGHT, '#4a68a6', 0.24), air(doc, LIGHT, '#dfe8f6', 0.12, 0.78)),
      mist(doc, { seed: 17, from: 346, to: 396, colour: '#a9bce0', opacity: 0.4 }),
      ridge(doc, air(doc, LIGHT, '#2f4a86', 0.2, 0.7), { seed: 12, y: 430, height: 80, wavelength: 220 }),
      conifers(coniferRow(9, x0, x1 + 20, (x) => 424 + 8 * Math.sin(x / 70), [26, 52], 17), air(doc, LIGHT, '#1b3560', 0.16, 0.6), air(doc, LIGHT, '#a9bfe2', 0.1, 0.7)),
      land(
        [[x0 - 20, 430], [x0 + 160, 440], [200 + shift, 426], [460 + shift, 446], [x1 + 30, 432]], 640,
        doc.linear([[0, '#a9bde0'], [0.4, '#7f98cc'], [1, '#3f558f']], { y1: 426, y2: 606 }),
      ),
      conifers([[404 + shift, 470, 190, 0.4], [356 + shift, 462, 130, 0.42], [760 + shift, 450, 190, 0.38], [300 + shift, 456, 90, 0.44]], '#14284e', '#8fa9d6'),
    );

    // firelight on everything before the house
    doc.add(
      sun(doc, 560 + shift, 430 + drop, 60, '#ffb45c', { disc: false, glowRadius: 260, glowOpacity: 0.5 }),
      smoke([[682 + shift, 118 + drop, 9], [694 + shift, 98 + drop, 12], [716 + shift, 76 + drop, 15], [746 + shift, 58 + drop, 19]], '#c9d6ee', 0.16),
      group(cottage(), { transform: place(shift, drop) }),
    );
    const drift: Point[] = [
      [x0 - 20, 500], [120 + shift * 0.6, 486], [330 + shift, 500], [470 + shift, 510 + drop], [600 + shift, 516 + drop], [760 + shift, 504 + drop],
      [x1 + 30, 508],
    ];
    doc.add(
      land(drift, 640, doc.linear([[0, '#b9cae8'], [0.4, '#8fa6d4'], [1, '#4a5f9a']], { y1: 488, y2: 606 })),
      path(
        `M${470 + shift} 512L${600 + shift} 520L${690 + shift} 512L${640 + shift} 612H${250 + shift}z`,
        doc.linear([[0, '#ffd68a', 0.85], [0.5, '#f0a868', 0.4], [1, '#c98a78', 0]], { y1: 506, y2: 604 }),
      ),
      path(
        lensesPath([[40, 540, 260, 9, 0.4], [-240, 560, 300, 10, 0.5], [640 + shift, 556, 260, 9, 0.5], [180 + shift, 584, 200, 6, 0.5]]), '#dbe6f6',
        { opacity: 0.5 },
      ),
      // the trodden path with footprints
      path(
        lensesPath(range(22).map((i) => {
          const t = i / 21;
          return [lerp(348, 592, t ** 0.8) + shift + (i % 2 ? 14 : -8) * (1.3 - t) - lerp(9, 4, t), lerp(612, 522, t), lerp(20, 8, t), 4, 0.5] as const;
        })),
        '#4f639e', { opacity: 0.7 },
      ),
    );
    // string of lamps along the fence
    const fence = range(9).map((i): Point => [706 + i * 52 + shift, 512 + drop + (i % 2) * 3]);
    const bulbs = fence.slice(1).flatMap(([x, y], i) => range(4).map((k): Point => {
      const [px = 0, py = 0] = fence[i] ?? [];
      const t = (k + 0.5) / 4;
      return [lerp(px, x, t), lerp(py, y, t) - 38 + 24 * t * (1 - t)];
    }));
    const glow = defineGlow(doc, '#ffbe66', 0.85);
    doc.add(
      stroke(fence.map(([x, y]) => `M${Math.round(x)} ${y}v-42`).join(''), WOOD.dark, 5),
      path(lensesPath(fence.map(([x, y]) => [x - 5, y - 41, 11, 6, 0.5])), SNOW.moon),
      stroke(
        fence.slice(1).map(([x, y], i) => `M${Math.round(fence[i]?.[0] ?? 0)} ${(fence[i]?.[1] ?? 0) - 38}Q${Math.round(x - 26)} ${y - 26} ${Math.round(x)} ${y - 38}`).join(''),
        INK, 1.4,
      ),
      dotsAt(bulbs, '#ffe6a8', 4.4),
      doc.use(glow, place(534 + shift, 446 + drop, { scale: 1.1 })),
      doc.use(glow, place(678 + shift, 428 + drop, { scale: 0.5 })),
      doc.use(glow, place(580 + shift, 330 + drop, { scale: 0.9 })),
    );
    const [cx, cy] = [402 + shift, 574];
    doc.add(
      path(`M${cx - 44} ${cy}q40-8 84 0l-50 30q-60 6-90 0z`, '#2f4484', { opacity: 0.55 }),
      group(couple, { transform: place(cx, cy, { scale: 0.98 }) }),
    );

    // near firs laden with snow, snowflakes in the air
    const near: Conifer[] = doc.format === 'wide'
      ? [[1076, 650, 430, 0.4], [1010, 650, 210, 0.42], [-264, 640, 230, 0.42], [-190, 640, 150, 0.44], [-30, 640, 110, 0.44]]
      : [[doc.pick(22, { tall: 112 }), 660, 470, 0.4], [doc.pick(110, { tall: 196 }), 650, 200, 0.44], [doc.pick(772, { tall: 690 }), 650, 150, 0.44]];
    const random = rng(16);
    const load = near.flatMap(([x, y, h, slim = 0.4]) =>
      range(Math.round(h / 20)).map((i, _, all) => {
        const t = (i + 0.7) / all.length;
        const w = h * slim * t * (0.36 + 0.3 * random());
        return [x - h * slim * 0.46 * t + (i % 2 ? w * 0.8 : 0), y - h + h * 0.9 * t, w, 8, 0.4] as const;
      }),
    );
    doc.add(
      conifers(near, INK, '#27467c'),
      path(lensesPath(load), '#cfdcf2'),
      stipple('#f4f8ff', { seed: 3, count: Math.round(doc.width / 9), x0, y0: doc.pick(0, { tall: 60 }), x1, y1: 600, size: 2.6, opacity: 0.75 }),
      stipple('#ffffff', { seed: 7, count: Math.round(doc.width / 34), x0, y0: doc.pick(0, { tall: 90 }), x1, y1: 600, size: 4.4, opacity: 0.6 }),
    );
  },
};
