/** Boats, each centred on x with its waterline at y. Add below them: `ripples`, and a dark `lensesPath` as contact shadow. */
import { lerp, range, type Side } from './numbers';
import { man, sitter, woman } from './people';
import { group, path, Pen, place, stroke } from './path';
import { lensesPath } from './water';

interface Placed {
  /** Default 1. */
  scale?: number;
  /** Default 1 (as drawn); -1 mirrors. */
  facing?: Side;
}

const moored = (x: number, y: number, { scale = 1, facing = 1 }: Placed): { transform: string } => ({
  transform: place(x, y, { scaleX: facing * scale, scaleY: scale }),
});

const KETTUVALLAM_HULL =
  'M-26-66C-20-46 10-28 78-23L392-22C430-24 456-34 470-50C468-30 446-6 414 2L44 2C14-4-14-30-26-66Z';
const KETTUVALLAM_ROOFS = [
  'M50-74C54-92 78-105 112-106C150-106 172-96 178-76Q116-84 50-74Z',
  'M160-72C166-98 206-114 258-114C316-114 348-98 356-72Q258-82 160-72Z',
  'M342-64C346-82 364-90 386-89C408-87 420-76 424-60Q384-68 342-64Z',
] as const;

/** Woven ribs of a thatched roof between a and b. */
function ribs(a: number, b: number, top: number, eave: number, count: number): string {
  const pen = new Pen();
  for (let i = 1; i < count; i++) {
    const t = i / count;
    const h = Math.sin(Math.PI * (t * 0.94 + 0.03)) ** 0.6;
    const x = lerp(a, b, t);
    pen
      .move(x, eave - 8 * h + 2)
      .quad(x + (t - 0.5) * 6, lerp(eave, top, h * 0.55), lerp(x, (a + b) / 2, 0.1), lerp(eave, top, h * 0.93));
  }
  return String(pen);
}

/**
 * A Kerala houseboat with three thatched roofs, arched windows, an open lounge with two travellers and two boatmen.
 * x is 26 px right of its stem, y the waterline; 500 px long, 114 high at scale 1.
 */
export function kettuvallam(
  x: number,
  y: number,
  { ink = '#1d1830', ...placed }: Placed & { ink?: string } = {},
): string {
  const thatch = { lit: '#fbd98c', mid: '#d8994f', shade: '#a35f3a', deep: '#6c3a33' };
  const [front, main, rear] = KETTUVALLAM_ROOFS;
  const wood = '#57302f';
  return group(
    [
      path('M76-76H164V-22H76z', '#ffe9b0'),
      path('M160-78H356V-22H160zM356-64H412V-22H356z', '#8a5138'),
      path('M160-72Q258-84 356-72V-64Q258-72 160-62zM342-64Q384-72 420-60V-54Q384-60 356-56z', wood),
      // open lounge: two chairs, two travellers looking out
      path(
        'M92-24v-20c0-6 3-9 7-9s7 3 7 9v8h9v12zM94-60a6 6.5 0 1 1 12 0a6 6.5 0 1 1-12 0z' +
          'M124-24v-17c0-6 3-10 8-10s8 4 8 10v5l7 1v11zM126-58a6 6.5 0 1 1 12 0a6 6.5 0 1 1-12 0z',
        '#3a1d2d',
      ),
      // windows: light passes right through
      path(
        'M178-32v-17q11-11 22 0v17zM212-32v-17q11-11 22 0v17zM246-32v-17q11-11 22 0v17z' +
          'M280-32v-17q11-11 22 0v17zM314-32v-17q11-11 22 0v17zM370-32v-15h28v15z',
        '#ffe2a0',
      ),
      stroke(
        'M189-56V-32M223-56V-32M257-56V-32M291-56V-32M325-56V-32M384-47V-32M178-43h22M212-43h22M246-43h22M280-43h22M314-43h22',
        wood,
        1.6,
      ),
      stroke('M76-78V-22M104-80V-72M134-80V-22M164-80V-22M412-62V-22M356-66V-22', wood, 3.4),
      stroke('M76-34H164M76-29H164', '#7c4838', 1.6),
      // roofs: body, light on the crest, shade at the eaves
      path(rear, thatch.mid),
      path('M344-70C350-84 366-90 386-89C398-88 408-84 414-78Q380-86 344-70Z', thatch.lit),
      path('M342-64Q384-68 424-60L420-68Q384-76 346-72Z', thatch.shade),
      path(main, thatch.mid),
      path('M162-78C172-100 208-114 258-114C298-114 326-106 342-94Q250-108 162-78Z', thatch.lit),
      path('M160-72Q258-82 356-72L352-82Q258-94 164-82Z', thatch.shade),
      path(front, thatch.mid),
      path('M51-78C58-94 80-105 112-106C136-106 154-102 165-94Q110-102 51-78Z', thatch.lit),
      path('M50-74Q116-84 178-76L174-85Q116-94 54-84Z', thatch.shade),
      stroke(
        ribs(52, 178, -106, -74, 14) + ribs(162, 355, -114, -72, 21) + ribs(344, 423, -89, -62, 9),
        thatch.deep,
        0.8,
        { opacity: 0.55 },
      ),
      stroke('M58-88Q116-100 172-89M172-90Q258-103 344-90M350-77Q384-83 416-72', thatch.deep, 1, { opacity: 0.6 }),
      // raised mat flap
      path('M214-84q6-18 30-18t30 17q-30-7-60 1z', thatch.deep),
      path('M208-86q4-25 36-25t37 24q-7-13-37-13t-36 14z', thatch.lit),
      stroke('M214-91q8-15 30-15t31 14', thatch.deep, 0.8, { opacity: 0.55 }),
      // hull with its upswept stem
      path(KETTUVALLAM_HULL, ink),
      path(
        'M-26-66C-20-46 10-28 78-23L392-22C430-24 456-34 470-50L469-44C452-28 430-18 392-16L78-17C12-22-18-42-26-66Z',
        '#c98a45',
      ),
      stroke('M-4-30C20-16 50-10 96-9L380-8C412-9 436-18 452-30M20-12C36-4 60-2 96-1H384', '#4b2f3a', 1.4),
      path('M-27-64C-35-76-38-90-29-97C-22-101-14-95-18-88C-22-93-29-90-27-83C-25-76-22-70-18-60z', ink),
      path('M-29-97C-22-101-14-95-18-88C-20-92-24-93-27-90z', '#e0a457'),
      // boatmen, one with a pole
      path('M430-24l2-34q1-9 9-9q8 0 9 9l2 30zM435-74a6 6 0 1 1 12 0a6 6 0 1 1-12 0z', ink),
      path('M430-44h21l3 20q-14 6-26 4z', '#f7e6c0'),
      stroke('M420-104L474 12', '#3a1d2d', 2.4),
      path('M22-36l3-26q2-7 8-7q7 0 8 8l3 28zM28-75a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0z', ink),
      path('M23-48h19l2 18q-14 0-22-5z', '#f7e6c0'),
    ],
    moored(x, y, placed),
  );
}

/** The mirror image of a `kettuvallam` in calm water, to go under it with the same x and y. */
export const kettuvallamReflection = (
  x: number,
  y: number,
  { scale = 1, dark = '#15394a', thatch = '#6f7b62' }: { scale?: number; dark?: string; thatch?: string } = {},
): string =>
  group([path(`${KETTUVALLAM_HULL}M70-78h340v56h-340z`, dark), path(KETTUVALLAM_ROOFS.join(''), thatch)], {
    transform: place(x, y + 4, { scaleX: scale, scaleY: -0.86 * scale }),
  });

/** A canoe with a standing boatman and his pole, in ink; 118 px long at scale 1, bow to the left. */
export const canoe = (
  x: number,
  y: number,
  { ink = '#1d1830', cloth = '#f7e6c0', ...placed }: Placed & { ink?: string; cloth?: string } = {},
): string =>
  group(
    [
      path(
        'M-58-10Q-4 0 60-14Q50 4 32 5H-38Q-52 2-58-10ZM-8-4l1-22q1-8 7-8q6 0 7 8l2 22zM-6-39a5.5 5.5 0 1 1 11 0a5.5 5.5 0 1 1-11 0z',
        ink,
      ),
      path('M-8-20h16l2 14h-19z', cloth),
      stroke('M22-60L-18 18', ink, 1.8),
      path('M-42 7q42 6 82 0q-8 8-34 6q-30 2-48-6z', ink, { opacity: 0.45 }),
    ],
    moored(x, y, placed),
  );

const SHIKARA_HULL =
  'M-216-31C-160-13-100-7-20-6C70-5 140-10 198-32L212-35C200-16 150 11 60 12L-70 12C-140 11-190-4-226-27L-230-34z';

/** A Dal Lake shikara: canopy with scalloped valance, two travellers, a boatman with a heart-shaped paddle. Centre x; 440 px long, 118 high at scale 1. */
export function shikara(
  x: number,
  y: number,
  { canopy = '#c8382f', ...placed }: Placed & { canopy?: string } = {},
): string {
  const valance = `M-108-85Q-4-98 100-85V-74${'q-3 9-6.5 9t-6.5-9'.repeat(16)}z`;
  return group(
    [
      // far posts, far curtain, seats
      stroke('M-70-86V-8M66-86V-8', '#8a4a2c', 3),
      path('M-78-84Q-70-50-84-12H-66Q-58-50-60-84zM74-84Q66-50 80-12H64Q56-50 58-84z', '#e7b34b'),
      path('M-56-8V-36Q-56-44-48-44H-34Q-28-44-28-36V-8zM22-8V-36Q22-44 30-44H46Q54-44 54-36V-8z', '#b5302f'),
      path('M-56-20H54V-6H-56z', '#d9483b'),
      path('M-50-14h8v4h-8zM-34-14h8v4h-8zM-18-14h8v4h-8zM-2-14h8v4h-8zM14-14h8v4h-8zM30-14h8v4h-8z', '#f6c65b'),
      // two travellers
      path('M-26-18C-28-38-24-48-14-48C-4-48-2-38-2-18z', '#1f5f7a'),
      path('M-20-56a7 7.5 0 1 1 14 0a7 7.5 0 1 1-14 0z', '#6a3b2c'),
      path('M-21-57q0-9 8-9q8 0 8 8q-8-5-16 1z', '#20182a'),
      path('M2-18C0-36 4-46 12-46C21-46 25-36 24-18z', '#e9752f'),
      path('M6-53a6.5 7 0 1 1 13 0a6.5 7 0 1 1-13 0z', '#7a4633'),
      path('M5-50q-1-14 8-14q9 0 8 14l2 10q-5-2-4-12q-4-6-9-4q-4 2-5 6z', '#20182a'),
      // hull
      path(SHIKARA_HULL, '#6b3a26'),
      path(
        'M-230-34L-216-31C-160-13-100-7-20-6C70-5 140-10 198-32L212-35C178-11 110 1 40 3L-60 3C-130 1-190-12-230-34z',
        '#a5602f',
      ),
      path(
        'M-230-34L-216-31C-160-13-100-7-20-6C70-5 140-10 198-32L212-35L208-30C150-7 70-1-20-2C-100-3-168-10-230-34z',
        '#f0c05a',
      ),
      stroke('M-198-15C-140 3-90 8-20 8C60 8 120 6 184-15', '#d9483b', 2),
      // near posts, roof, valance
      stroke('M-84-86V-6M80-86V-6', '#a5602f', 4),
      stroke('M-84-30Q-4-24 80-30', '#f0c05a', 1.6),
      path('M-108-84Q-4-118 100-84L96-78H-104z', '#f3d28a'),
      path('M-108-84Q-4-118 100-84Q-4-106-108-84z', '#fff1cf'),
      path(valance, canopy),
      stroke('M-108-82Q-4-95 100-82', '#f6c65b', 1.8),
      stroke('M-106-86Q-4-112 98-86M-60-97L-52-82M-10-102V-88M44-98L38-83', '#d9a55a', 1),
      // boatman
      path('M128-20C124-46 132-60 144-60C157-60 163-46 164-26L168-16Q146-8 128-20z', '#39506e'),
      path('M138-68a7 7.5 0 1 1 14 0a7 7.5 0 1 1-14 0z', '#7a4a36'),
      path('M137-70q0-9 8-9q8 0 8 8z', '#f1ead6'),
      path('M138-52q-10 12-2 24l12 4l2-6l-8-4q0-8 4-14z', '#2a3c58'),
      stroke('M132-44L178-4', '#d9a55a', 3),
      path('M172-6q2-8 10-4q8 2 8 10q2 8 0 16q-10-2-16-10q-6-6-2-12z', '#e7b34b'),
    ],
    moored(x, y, placed),
  );
}

/** The mirror image of a `shikara`, to go under it with the same x and y. */
export const shikaraReflection = (
  x: number,
  y: number,
  { scale = 1, dark = '#0e4a63', canopy = '#b5433a' }: { scale?: number; dark?: string; canopy?: string } = {},
): string =>
  group(
    [
      path(`${SHIKARA_HULL}M-96-92H88L76-6H-82z`, dark, { opacity: 0.8 }),
      path('M-104-88Q-4-108 96-88V-74H-104z', canopy, { opacity: 0.75 }),
    ],
    { transform: place(x, y + 20 * scale, { scaleX: scale, scaleY: -0.9 * scale }) },
  );

/** A moored Kashmir houseboat with its left end at x, 112 px long; define it once and `use` it along the shore. */
export const dalHouseboat = (x: number, y: number, placed: Placed = {}): string =>
  group(
    [
      path('M0 0L4-12H104L112-4L106 4H4z', '#5b3426'),
      path('M8-12V-32H96V-12z', '#a4693f'),
      path('M2-32Q52-42 104-32L98-37Q52-50 8-37z', '#6f4129'),
      path('M2-32Q52-42 104-32V-29H2z', '#c98a54'),
      path(
        'M14-16v-9q4-4 8 0v9zM28-16v-9q4-4 8 0v9zM42-16v-9q4-4 8 0v9zM56-16v-9q4-4 8 0v9zM70-16v-9q4-4 8 0v9zM84-30v18h12v-18z',
        '#ffdf9a',
      ),
      stroke('M84-31V-12M90-31V-12M96-31V-12M8-31V-12M2-9H108', '#5b3426', 1.4),
    ],
    moored(x, y, placed),
  );

/** A rowing boat with a woman and a man, oars out; 122 px long at scale 1. */
export const rowingBoat = (
  x: number,
  y: number,
  { hull, dress, shirt, ...placed }: Placed & { hull: string; dress: string; shirt: string },
): string =>
  group(
    [
      path('M-60-12C-40-4 40-4 62-14C58 4 40 12 20 12H-22C-44 12-56 4-60-12z', hull),
      path('M-60-12C-40-4 40-4 62-14L61-8C40 2-40 2-58-6z', '#fff3d6'),
      stroke('M-2-14L-44 16M10-14L48 18', '#d9b07a', 2.6),
      woman(-18, -2, { scale: 1.1, sari: dress, edge: '#fff3d6' }),
      man(16, -2, { scale: 1.1, shirt, dhoti: '#3f4f6a' }),
      path('M-60-12C-40-4 40-4 62-14L60-4C40 4-40 4-57-2z', hull),
      path(
        lensesPath([
          [-56, 16, 112, 4, 0.5],
          [-40, 24, 84, 3, 0.5],
        ]),
        '#123f5a',
        { opacity: 0.5 },
      ),
    ],
    moored(x, y, placed),
  );

/** A painted wooden dinghy with one man; 110 px long at scale 1. */
export const dinghy = (
  x: number,
  y: number,
  { hull = '#e2502f', shirt = '#2f6f9f', ...placed }: Placed & { hull?: string; shirt?: string } = {},
): string =>
  group(
    [
      path('M-54-10C-36-2 36-2 56-14C52 4 38 10 18 10H-20C-40 10-50 4-54-10z', hull),
      path('M-54-10C-36-2 36-2 56-14L55-8C36 3-36 3-52-4z', '#fff3d6'),
      man(-8, -1, { shirt, dhoti: '#3f4f6a' }),
      path('M-54-10C-36-2 36-2 56-14L54-5C36 5-36 5-52 0z', hull),
    ],
    moored(x, y, placed),
  );

/** A Balinese jukung with outriggers and a man in a cone hat; 160 px long at scale 1. */
export const jukung = (
  x: number,
  y: number,
  { hull = '#2f6f8f', shirt = '#d8563f', ...placed }: Placed & { hull?: string; shirt?: string } = {},
): string =>
  group(
    [
      path('M-70-8C-50-2 50-2 78-18L84-16C74 2 50 8 30 8H-34C-54 8-66 2-76-8z', hull),
      path('M-70-8C-50-2 50-2 78-18L76-12C50 3-50 3-68-3z', '#fff0d0'),
      man(-6, -2, { scale: 1.3, shirt, dhoti: '#f2ead2', skin: '#8a5a40' }),
      path('M-17-36L-6-44L5-36z', '#d9b06a'),
      stroke('M-50 14H56M-40-2L-44 14M36-2L40 14', '#3a2c40', 2.6),
      stroke('M10-40L40 12', '#5d4440', 2.2),
    ],
    moored(x, y, placed),
  );

/** A Thai long-tail boat with awning, travellers, helmsman and ribbons on the stem; 500 px long, 110 high at scale 1. */
export const longtail = (x: number, y: number, placed: Placed = {}): string =>
  group(
    [
      path('M-206-96C-190-60-150-22-80-12C0-6 100-6 178-22C174 4 150 22 110 24H-70C-140 20-190-30-206-96z', '#7a4428'),
      path('M-206-96C-190-60-150-22-80-12C0-6 100-6 178-22L177-12C100 4 0 4-80-2C-150-12-192-50-206-96z', '#c98a4a'),
      path('M-206-96C-192-50-150-12-80-2C0 4 100 4 177-12L176-6C100 10 0 10-80 5C-150-4-190-40-206-96z', '#2f8f8a'),
      path('M-70-62Q10-76 96-60V-54Q10-68-70-55z', '#f2643d'),
      path('M-70-62Q10-76 96-60Q10-72-70-62z', '#ffb38a'),
      stroke('M-62-56V-8M-10-64V-4M42-64V-4M90-56V-10', '#5d3624', 3),
      path('M-50-8v-14q5-10 11 0v14zM-26-6v-14q5-10 11 0v14zM10-6v-14q5-10 11 0v14z', '#24506a'),
      path('M-46-28a5 5.5 0 1 1 .1 0zM-22-26a5 5.5 0 1 1 .1 0zM14-26a5 5.5 0 1 1 .1 0z', '#8a5a40'),
      path('M-212-92q-4-14 8-16q12 2 8 16l8 30q6 10-2 22l-8-18l-6 20q-6-10-4-24z', '#e2384f'),
      path('M-208-90l2 40l-8 14q-2-12 2-24zM-200-88l8 34l6 14q4-12-2-22z', '#f7c93f'),
      path('M-198-86l4 34l0 16q6-8 4-20z', '#3f9a5c'),
      man(146, -14, { scale: 1.9, shirt: '#f2ead2', dhoti: '#2f5f8a', skin: '#8a5a40' }),
      stroke('M150-40L190-34L300 30', '#3a3f4a', 4),
      path('M176-44h22v16h-22z', '#4a5260'),
      path('M292 24l14 2l2 12l-14-4z', '#3a3f4a'),
    ],
    moored(x, y, placed),
  );

/** A painted fishing boat drawn up on the sand, its keel 38 px below y; 270 px long at scale 1. */
export const fishingBoat = (
  x: number,
  y: number,
  {
    hull = '#1f6fa3',
    bands = ['#f7c948', '#e4573d'],
    shadow = '#b98a5f',
    rotate = 4,
    scale = 1,
  }: { hull?: string; bands?: readonly [string, string]; shadow?: string; rotate?: number; scale?: number } = {},
): string =>
  group(
    [
      path('M-10 34q120 20 250-4q-70 30-160 26q-60-4-90-22z', shadow, { opacity: 0.6 }),
      path('M-34-34C-10-8 40 2 110 2C170 2 210-6 236-22C226 12 196 36 150 38H40C4 36-20 6-34-34z', hull),
      path('M-34-34C-10-8 40 2 110 2C170 2 210-6 236-22L233-14C206 4 168 12 110 12C40 12-12 0-31-25z', bands[0]),
      path('M-31-25C-12 0 40 12 110 12C168 12 206 4 233-14L230-7C204 12 168 19 110 19C44 19-8 10-28-18z', bands[1]),
      path('M-34-34C-10-8 40 2 110 2C170 2 210-6 236-22C200-14 160-10 110-10C50-10 0-18-34-34z', '#124a70'),
      path('M30-12L26 0H44L42-10zM92-10V2H110V-10zM160-11L164 1H180L176-13z', '#c98f54'),
      path('M-10 4a8 5 0 1 1 16 2a8 5 0 1 1-16-2z', '#fff'),
      path('M-4 5a3 3 0 1 1 6 .5a3 3 0 1 1-6-.5z', '#123540'),
      stroke('M40 30H160M26 24H176', '#175781', 1.6),
    ],
    { transform: place(x, y, { scale, rotate }) },
  );

/** A small two-masted sailing boat; 52 px high at scale 1. */
export const sailBoat = (
  x: number,
  y: number,
  {
    hull = '#7a3f35',
    sail = '#fff7e4',
    shade = '#e9d9c3',
    ...placed
  }: Placed & { hull?: string; sail?: string; shade?: string } = {},
): string =>
  group(
    [
      path('M-20-6q20 5 40 0l-6 9h-27z', hull),
      path('M-2-8V-54q-20 24-24 44zM2-8V-48q14 18 18 38z', sail),
      path('M-2-8V-54q-8 24-8 46z', shade),
    ],
    moored(x, y, placed),
  );

/** A Singapore bumboat by night, lanterns lit; 116 px long at scale 1. */
export const bumboat = (x: number, y: number, placed: Placed = {}): string =>
  group(
    [
      path('M-58-10C-40-4 30-4 58-14C54 2 40 8 24 8H-36C-48 6-56 0-58-10z', '#0b0d33'),
      path('M-58-10C-40-4 30-4 58-14L57-9C30 1-40 1-56-6z', '#e2503f'),
      path('M-34-6V-24H30V-8zM-38-24H34L30-29H-34z', '#1d1c58'),
      stroke('M-30-18H28', '#ffd991', 6, { dash: '7 4' }),
      path('M-47-5a3 3 0 1 1 5 1a3 3 0 1 1-5-1z', '#fff'),
      path(
        'M-36-30a3 3.5 0 1 1 6 0a3 3.5 0 1 1-6 0zM-3-30a3 3.5 0 1 1 6 0a3 3.5 0 1 1-6 0zM26-30a3 3.5 0 1 1 6 0a3 3.5 0 1 1-6 0z',
        '#ff6f5c',
      ),
      path(
        lensesPath([
          [-54, 14, 108, 3, 0.5],
          [-36, 21, 80, 2.6, 0.5],
        ]),
        '#ffb07a',
        { opacity: 0.6 },
      ),
    ],
    moored(x, y, placed),
  );

/** A plain ferry: open boat with an awning on posts and `travellers` sitters; 164 px long at scale 1. */
export const ferry = (
  x: number,
  y: number,
  {
    hull = '#5d3426',
    rail = '#c98a4a',
    awning = '#e8643f',
    shirts = ['#f2ead2', '#2f8f86', '#d9363e', '#3f6fa0'],
    ...placed
  }: Placed & { hull?: string; rail?: string; awning?: string; shirts?: readonly string[] } = {},
): string =>
  group(
    [
      path('M-80-16C-60-6 50-6 84-22C80 0 60 10 36 10H-50C-68 8-78-2-80-16z', hull),
      range(shirts.length)
        .map((i) => sitter(-40 + i * 26, -8, { scale: 0.9, shirt: shirts[i] ?? rail }))
        .join(''),
      path('M-80-16C-60-6 50-6 84-22L83-15C60 1-50 1-79-10z', rail),
      stroke('M-50-44V-8M52-44V-10', hull, 2.6),
      path('M-58-44Q0-56 60-44L56-39H-54z', awning),
    ],
    moored(x, y, placed),
  );

/** A Dubai abra: an open water taxi with four travellers under an awning; 164 px long at scale 1. */
export const abra = (x: number, y: number, placed: Placed = {}): string =>
  group(
    [
      path('M-80-16C-60-6 50-6 84-22C80 0 60 10 36 10H-50C-68 8-78-2-80-16z', '#241238'),
      path('M-80-16C-60-6 50-6 84-22L83-15C60 1-50 1-79-10z', '#b5643f'),
      path('M-52-46Q0-56 56-46V-40H-52z', '#f6dcb0'),
      path('M-52-46Q0-56 56-46Q0-50-52-46z', '#fff6e4'),
      stroke('M-46-40V-8M-14-42V-6M20-42V-6M50-40V-10', '#5d3a44', 2.6),
      path('M-38-8v-12q4-8 9 0v12zM-24-8v-12q4-8 9 0v12zM-4-8v-12q4-8 9 0v12zM28-8v-12q4-8 9 0v12z', '#3a1f4a'),
      path(
        'M-36-24a4 4.5 0 1 1 .1 0zM-22-24a4 4.5 0 1 1 .1 0zM-2-24a4 4.5 0 1 1 .1 0zM30-24a4 4.5 0 1 1 .1 0z',
        '#7a4a44',
      ),
      path(
        lensesPath([
          [-70, 16, 150, 5, 0.5],
          [-50, 26, 110, 4, 0.5],
        ]),
        '#140c38',
        { opacity: 0.55 },
      ),
    ],
    moored(x, y, placed),
  );
