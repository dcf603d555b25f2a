import {
  air, at, bananaLeaves, birds, cumulus, foliagePath, group, leafPaths, lensesPath, lerp, mound, palms, path, Pen,
  place, RAMPS, range, ridge, rng, sky, stroke, tuftPath, woman,
  type Leaf, type Point, type Ramp, type Scene,
} from '../kit';
import { person } from '../kit/parts-abroad';

const LIGHT: Ramp = { ...RAMPS.noon, sky: ['#1679b0', '#4fb0d2', '#a8dfe2', '#f3f3da'], haze: '#c6e6e0', deep: '#0b5687' };
const ROCK = { lit: '#f0e6cf', mid: '#cdbfae', shade: '#95909c', deep: '#5d6274', rust: '#d19a6c' };
const GREEN = { dark: '#1d5a45', mid: '#317d4a', lit: '#7fb84c' };
const GOLD = { lit: '#ffe890', mid: '#f3b62f', shade: '#c07a20', deep: '#8a4c1c' };
const STEPS = ['#e2453f', '#f5923c', '#f8cf3f', '#5fb550', '#2f8fcf', '#6a56b8', '#e463a0', '#f5f0e2', '#38b0a6'];

/** The cliff from its left shoulder over the summit to the right border, as one line. */
const crest = (right: number): Point[] => [
  [-60, 420], [-30, 372], [20, 344], [60, 352], [84, 292], [130, 236], [170, 228], [196, 158], [250, 124], [300, 128], [330, 84], [400, 66],
  [470, 84], [520, 62], [600, 78],
  [660, 60], [740, 84], [820, 66], [right, 92],
];

/** The limestone wall with its ledges, stains and growth. */
function cliff(right: number): string {
  const random = rng(14);
  const line = crest(right);
  const top = (x: number): number => {
    const i = Math.max(1, line.findIndex(([px]) => px >= x));
    const [a, b] = [at(line, i - 1), at(line, i)];
    return lerp(a[1], b[1], (x - a[0]) / (b[0] - a[0]));
  };
  const streaks = (n: number, width: Point, length: Point): Pen => {
    const pen = new Pen();
    for (const i of range(n)) {
      const x = lerp(0, right - 10, (i + random()) / n);
      const y = lerp(top(x) + 16, 470, random() ** 1.2);
      const [w, h] = [lerp(...width, random()), lerp(...length, random())];
      pen.polygon([[x, y], [x + w * 0.5, y + h * 0.3], [x + w * 0.36, y + h * 0.62], [x + w * 0.1, y + h], [x - w * 0.3, y + h * 0.7],
        [x - w * 0.16, y + h * 0.34]]);
    }
    return pen;
  };
  const trees = (seed: number, x0: number, x1: number, lift: number, height: number): string => {
    let data = '';
    for (let x = x0; x < x1; x += 40 + 50 * random()) {
      const w = 50 + 60 * random();
      data += foliagePath({ seed: seed + Math.round(x), x0: x, x1: x + w, y: Math.max(top(x), top(x + w)) + lift,
        height: height * (0.7 + 0.6 * random()), wavelength: 40, scallop: [6, 13], base: Math.max(top(x), top(x + w)) + lift + 8, under: 10,
        least: 0.5, envelope: mound(x, x + w) });
    }
    return data;
  };
  const fangs = [0, 1].map((tone) => {
    const pen = new Pen();
    for (const i of range(17)) {
      const a = Math.PI * (1.08 + (0.84 * (i + random() * 0.6)) / 17);
      const [x, y] = [351 + 84 * Math.cos(a), 258 + 96 * Math.sin(a)];
      const w = 5 + 7 * random();
      if (i % 3 === 0 ? tone : !tone) pen.polygon([[x - w, y - 8], [x + w, y - 8], [x + w * 0.3, y + 8 + 34 * random() ** 2]]);
    }
    return String(pen);
  });
  let tufts = '';
  for (const i of range(15)) {
    const x = 90 + random() * (right - 150);
    const y = lerp(top(x) + 60, 440, random());
    const w = 26 + 46 * random();
    if (Math.abs(x - 350) > 80 || y > 330) tufts += tuftPath(40 + i, x - w / 2, x + w / 2, y, 20 + 16 * random());
  }
  return [
    path(new Pen().polygon(line, false).line(right, 620).line(-90, 620).close(), ROCK.mid),
    // the buttresses: lit from the left
    path('M84 292L130 236L170 228L150 330L176 420L120 480L60 500L70 400z' +
      'M196 158L250 124L300 128L262 230L286 300L250 400L262 500L210 500L222 380L186 300z' + 'M330 84L400 66L436 74L402 120L420 170L330 176L300 200z' +
      'M470 84L520 62L552 66L520 170L548 260L520 380L540 500H470L486 360L452 240z' +
      'M600 78L660 60L690 68L650 190L676 300L640 420L660 500H590L612 340L580 220z' + 'M740 84L820 66L800 200L830 330L790 500H740L760 330L730 220z',
      ROCK.lit),
    path('M250 124L300 128L330 84L300 200L316 330L282 500H262L250 400L286 300L262 230z' +
      'M170 228L196 158L186 300L222 380L210 500H160L176 420L150 330z' + 'M436 74L470 84L452 240L486 360L470 500H430L452 380L420 250L440 170z' +
      'M552 66L600 78L580 220L612 340L590 500H540L520 380L548 260L520 170z' + 'M690 68L740 84L730 220L760 330L740 500H660L640 420L676 300L650 190z',
      ROCK.shade),
    path(streaks(20, [10, 22], [50, 150]), ROCK.shade, { opacity: 0.7 }), path(streaks(16, [5, 12], [60, 170]), ROCK.deep, { opacity: 0.55 }),
    path(streaks(10, [8, 18], [40, 120]), ROCK.rust, { opacity: 0.6 }),
    path(trees(3, -50, right, 10, 44), GREEN.dark), path(trees(70, -40, right, 4, 24), GREEN.mid),
    path(tufts, GREEN.mid),
    // the mouth of the cave: rim, dark, stone hanging from its roof
    path('M252 276C246 222 276 166 330 150C384 138 432 168 448 216C456 244 452 262 450 276z', ROCK.shade),
    path('M264 276C256 226 290 176 338 164C384 154 424 180 438 222C444 246 442 264 440 276z', '#2b3346'),
    path('M296 276C292 238 316 200 352 194C392 192 412 232 412 276z', '#171d30'),
    path(fangs[0] ?? '', ROCK.shade), path(fangs[1] ?? '', ROCK.mid),
    path(tuftPath(90, 268, 320, 178, 26) + tuftPath(91, 384, 440, 190, 28) + tuftPath(92, 400, 470, 272, 34) + tuftPath(95, 232, 306, 276, 36),
      GREEN.dark), path(tuftPath(93, 276, 310, 172, 16) + tuftPath(94, 394, 426, 184, 18), GREEN.lit),
  ].join('');
}

/** The rainbow stair: lanes between balustrades, each step a band of colour; people on it. */
function stairs(): string {
  const edge = (t: number, k: number): Point => {
    // t 0 at the foot, 1 in the mouth of the cave; k 0…1 across; the flight bends back on its landings
    const y = lerp(548, 250, 1 - (1 - t) ** 1.18);
    const half = lerp(98, 32, t ** 0.82);
    const middle = lerp(292, 352, t ** 0.9);
    return [middle + half * (2 * k - 1), y];
  };
  const pens = STEPS.map(() => new Pen());
  const n = 38;
  for (const i of range(n)) {
    for (const lane of range(4)) {
      const [k0, k1] = [lane / 4 + 0.012, (lane + 1) / 4 - 0.012];
      const colour = (i + (lane % 2 ? 4 : 0) + Math.floor(i / 10) * 2) % STEPS.length;
      at(pens, colour).polygon([edge(i / n, k0), edge(i / n, k1), edge((i + 0.82) / n, k1), edge((i + 0.82) / n, k0)]);
    }
  }
  const rail = (k: number): string => String(new Pen().soft(range(9).map((i): Point => {
    const [x, y] = edge(i / 8, k);
    return [x, y - lerp(9, 3, i / 8)];
  })));
  const landings = [0.26, 0.53, 0.78].map((t) => {
    const [a, b] = [edge(t, -0.03), edge(t, 1.03)];
    return `M${Math.round(a[0])} ${Math.round(a[1])}L${Math.round(b[0])} ${Math.round(b[1])}`;
  }).join('');
  const random = rng(6);
  const walkers = range(16).map((i): string => {
    const t = 0.04 + 0.9 * ((i + random()) / 16);
    const [x, y] = edge(t, 0.06 + 0.88 * random());
    const h = lerp(15, 5, t);
    const body = new Pen(1).move(x - h * 0.2, y).quad(x - h * 0.24, y - h * 0.8, x, y - h * 0.82);
    return String(body.quad(x + h * 0.24, y - h * 0.8, x + h * 0.2, y).close().circle(x, y - h * 0.92, h * 0.12));
  });
  return [
    path(new Pen().polygon([edge(0, -0.08), edge(0.5, -0.1), edge(1, -0.1), edge(1, 1.1), edge(0.5, 1.1), edge(0, 1.08)]), ROCK.deep),
    ...pens.map((pen, i) => path(pen, at(STEPS, i))),
    path(new Pen().polygon([edge(0, 0.5), edge(0, 1), edge(1, 1), edge(1, 0.5)]), '#3a2a5a', { opacity: 0.14 }),
    stroke(landings, '#f7efdc', 5), stroke(landings, ROCK.deep, 1.4, { opacity: 0.6 }),
    path(walkers.filter((_, i) => i % 3 === 0).join(''), '#fff3d6'), path(walkers.filter((_, i) => i % 3 === 1).join(''), '#2b3346'),
    path(walkers.filter((_, i) => i % 3 === 2).join(''), '#b5303f'),
    stroke([0, 0.25, 0.5, 0.75, 1].map((k) => rail(k)).join(''), '#fff6e0', 3), stroke([0.006, 0.5, 1].map((k) => rail(k)).join(''), '#c9a24c', 1.2),
  ].join('');
}

/** Lord Murugan in gold, upright, the vel in his right hand, the left on his hip; feet on 0,0; 322 px tall. Light from the left. */
function murugan(): string {
  const swags = 'M-33-148Q-24-122-4-140M33-148Q24-122 4-140M-36-132Q-28-96-4-118M36-132Q28-96 4-118';
  return [
    // pedestal: lotus on tiers
    path('M-92 46H92V30H-92z', '#b5483c'), path('M-82 30H82V14H-82z', '#f5ead2'),
    path('M20 30H82V14H30zM30 46H92V30H30z', '#8a4a5c', { opacity: 0.45 }), stroke('M-88 38H88', GOLD.lit, 4, { dash: '9 5' }),
    stroke('M-78 22H78', '#2f8f9f', 6, { dash: '12 6' }),
    path(`M-66 14${'q6-18 13.2 0'.repeat(10)}z`, '#e58aa0'), path('M-66 6H66V14H-66z', '#d0637f'),
    // vel
    path('M-76 10V-268H-71V10z', GOLD.shade), path('M-76 10V-268H-74V10z', GOLD.lit),
    path('M-73.5-342Q-58-306-60-290Q-62-276-71-270H-76Q-85-276-87-290Q-89-306-73.5-342z', GOLD.mid),
    path('M-73.5-342Q-89-306-87-290Q-85-276-76-270H-73.5z', GOLD.lit),
    stroke('M-80-292q6.5-5 13 0', GOLD.deep, 1.6), path(new Pen(1).circle(-73.5, -266, 6, 4), GOLD.mid),
    // legs in the dhoti
    path('M-30 2Q-30-8-18-9H-6L-6 2zM30 2Q30-8 18-9H6L6 2z', GOLD.shade),
    path('M-33-152C-40-110-36-60-28-8L-5-8Q-3-50 0-74Q3-50 5-8L28-8C36-60 40-110 33-152z', GOLD.mid),
    path('M-33-152C-40-110-36-60-28-8L-18-8Q-26-70-20-150z', GOLD.lit), path('M33-152C40-110 36-60 28-8L12-8Q14-80 16-152z', GOLD.shade),
    path('M0-74Q3-50 5-8L9-8Q8-70 4-100z', GOLD.deep),
    stroke('M-26-20Q-16-14-5-18M-30-46Q-16-38-4-44M-33-74Q-18-64-3-72M28-20Q16-14 5-18M31-46Q16-38 4-44', GOLD.deep, 1.4, { opacity: 0.6 }),
    stroke('M-28-12H-6M6-12H28', GOLD.lit, 4),
    path('M-9-146H9L15-34Q0-26-15-34z', GOLD.shade), path('M-9-146H-2L-4-31Q-10-31-15-34z', GOLD.lit),
    stroke('M0-146L1-31M5-146L9-32', GOLD.deep, 1.2),
    // torso
    path('M-30-160C-28-178-40-196-50-216Q-34-232-10-232H10Q34-232 50-216C40-196 28-178 30-160z', GOLD.mid),
    path('M-30-160C-28-178-40-196-50-216Q-34-232-16-232Q-26-200-16-160z', GOLD.lit),
    path('M30-160C28-178 40-196 50-216Q42-226 28-230Q24-196 12-160z', GOLD.shade),
    stroke('M-16-186Q0-178 16-186M-2-176V-164', GOLD.deep, 1.4, { opacity: 0.5 }),
    // arms: the right holds the vel, the left rests on the hip
    path('M-50-218Q-62-212-66-192Q-72-176-70-164Q-60-158-54-166Q-52-180-42-196z', GOLD.mid),
    path('M-50-218Q-62-212-66-192Q-72-176-70-164Q-66-161-62-162Q-60-190-46-206z', GOLD.lit),
    path('M-70-164Q-82-178-80-196L-66-196Q-66-182-56-170z', GOLD.mid), path('M-82-194q0-12 9-12q9 0 9 12q-9 6-18 0z', GOLD.lit),
    stroke('M-81-190H-66M-81-198H-65M-81-202H-65', GOLD.deep, 1.2),
    path('M50-218Q66-210 74-186Q80-172 76-164Q62-150 34-146L32-158Q52-162 60-172Q52-192 42-200z', GOLD.shade),
    path('M50-218Q66-210 74-186L66-182Q60-198 46-206zM76-166Q62-150 34-146L33-152Q56-156 70-168z', GOLD.mid),
    path('M36-160Q24-160 22-150Q24-142 36-145z', GOLD.mid),
    stroke('M-62-198L-50-190M62-198L52-190M-74-178l8 6M50-154l4-9', GOLD.deep, 3),
    // belt, swags, necklaces, garland
    path('M-35-164H35L36-148H-36z', GOLD.lit), path('M-8-168H8V-144H-8z', GOLD.mid), stroke('M-35-156H35', GOLD.deep, 2, { dash: '3 3' }),
    stroke(swags, GOLD.deep, 4.4), stroke(swags, GOLD.lit, 2.4),
    stroke('M-22-228Q0-196 22-228M-30-226Q0-176 30-226', GOLD.deep, 6),
    stroke('M-22-228Q0-198 22-228M-30-226Q0-178 30-226', GOLD.lit, 3.6, { dash: '4 1' }),
    stroke('M-38-222C-42-150-30-92 0-86C30-92 42-150 38-222', GOLD.deep, 7, { opacity: 0.8 }),
    stroke('M-38-222C-42-150-30-92 0-86C30-92 42-150 38-222', GOLD.lit, 5, { dash: '5 2' }), path('M-6-88h12l3 16q-9 6-18 0z', GOLD.lit),
    // head: calm face, earrings, crown in tiers
    path('M-9-240H9V-226Q0-220-9-226z', GOLD.shade), path('M-20-254q-8 2-7 12q4 6 9 0zM20-254q8 2 7 12q-4 6-9 0z', GOLD.shade),
    path('M-26-242a4 5 0 1 0 8 0zM18-242a4 5 0 1 0 8 0z', GOLD.lit),
    path('M-17-266Q-20-240-8-234Q0-229 8-234Q20-240 17-266z', GOLD.mid), path('M-17-266Q-20-240-8-234Q-4-231-1-230Q-8-250-6-266z', GOLD.lit),
    path('M17-266Q20-240 8-234Q4-231 2-230Q12-248 11-266z', GOLD.shade),
    stroke('M-12-257q4-3 8 0M4-257q4-3 8 0M-5-240q5 3 10 0', GOLD.deep, 1.6), stroke('M-12-252q4 3 8 0M4-252q4 3 8 0', GOLD.deep, 1.2),
    path('M-1-254h2.5l1.5 8h-5z', GOLD.shade), path('M-1.5-264h3v6h-3z', '#c8382f'),
    path('M-22-264H22L19-278L15-292L11-304L6-314L0-326L-6-314L-11-304L-15-292L-19-278z', GOLD.mid),
    path('M-22-264H-8L-4-318L-6-314L-11-304L-15-292L-19-278z', GOLD.lit), path('M22-264H8L4-300L0-326L6-314L11-304L15-292L19-278z', GOLD.shade),
    stroke('M-21-268H21M-19-279H19M-15-292H15M-11-304H11', GOLD.deep, 2), stroke('M-20-273H20M-17-285H17M-12-298H12', GOLD.lit, 3, { dash: '3 2' }),
    path('M-34-262q4-18 14-18l-2 16zM34-262q-4-18-14-18l2 16z', GOLD.shade),
  ].join('');
}

/** The gate at the foot of the stair: an arch with painted figures. */
const gate = (): string =>
  [
    path('M-112 0V-62H-86V0zM86 0V-62H112V0z', '#f5ead2'), path('M98 0V-62H112V0zM-94 0V-62H-86V0z', '#b79aa8'),
    stroke('M-99-6V-58M99-6V-58', '#2f8f9f', 8, { dash: '10 5' }),
    path('M-120-62H120V-76H-120z', '#d0483f'), stroke('M-116-69H116', '#f8cf3f', 5, { dash: '8 4' }),
    path('M-110-76Q-84-100-60-92Q0-126 60-92Q84-100 110-76z', '#38a0b0'), path('M20-76Q40-104 60-92Q84-100 110-76z', '#2b6f8f'),
    path('M-24-80Q-20-112 0-126Q20-112 24-80z', '#f8cf3f'), path('M4-124Q20-110 24-80H10z', '#d08a2f'),
    path('M-8-82Q-10-104 0-110Q10-104 8-82z', '#8a3f6c'), path(new Pen(1).circle(0, -102, 4), '#f0b06c'),
    stroke('M-102-82L-60-96M60-96L102-82', '#f5ead2', 9, { dash: '4 7' }),
    stroke('M-100-84L-62-97M62-97L100-84', '#e463a0', 5, { dash: '3 8', dashOffset: 6 }),
    path('M-104-76q4-16 12-22q8 6 12 22zM80-76q4-16 12-22q8 6 12 22z', '#f5923c'),
  ].join('');

/** A long-tailed macaque sitting on the wall, looking left; 120 px tall. */
const macaque = (): string =>
  [
    path('M26-4Q60 0 58 50Q56 96 72 120L62 122Q44 96 46 52Q46 14 18 6z', '#6d5a52'),
    path('M-26 2Q-34-22-22-42Q-22-74-2-80Q26-78 34-44Q42-16 36 2z', '#8f7a6a'), path('M-4-80Q26-78 34-44Q42-16 36 2H14Q26-40-4-80z', '#5f4c4c'),
    path('M-24-8Q-28-40-14-60Q-4-46-10-4z', '#cbb79c'),
    path('M-28 4Q-44-2-38-14Q-26-34-8-30Q6-24 2-8Q-6 6-28 4z', '#7d685c'), path('M-44 6Q-48-4-36-6H-14V4z', '#5a4644'),
    path('M-16-62Q-34-44-36-22L-44-16L-40-10L-28-16Q-20-36-6-50z', '#8f7a6a'), path('M-46-18q-6 0-6 8q6 6 12 0z', '#f0b04c'),
    path('M-32-100Q-34-124-8-126Q16-126 16-104Q16-84-4-80Q-22-80-32-100z', '#8f7a6a'),
    path('M-2-126Q16-124 16-104Q16-86-2-80Q8-100-2-126z', '#5f4c4c'),
    path('M-36-102Q-38-114-24-116Q-10-114-10-100Q-12-84-26-84Q-38-88-36-102z', '#e0b79c'),
    path('M-40-96Q-34-102-26-98Q-22-88-30-86Q-40-88-40-96z', '#cf9f86'), path('M-33-107a2.2 2.6 0 1 1 .1 0zM-20-107a2.2 2.6 0 1 1 .1 0z', '#2a1c26'),
    stroke('M-37-113Q-28-118-15-113M-37-90Q-31-88-27-91', '#5f4c4c', 2),
    path('M6-112q12-6 14 6q-4 10-14 6z', '#c99a86'),
  ].join('');

export const scene: Scene = {
  draw(doc) {
    const { x0, x1 } = doc;
    const wide = doc.format === 'wide';
    const s = doc.pick(0, { wide: 210, tall: -6 });
    const low = doc.pick(0, { tall: 44 });
    doc.add(
      sky(doc, LIGHT, { horizon: 430 }),
      cumulus(doc, [[90, 150, 190, 60, 5], [-30, 230, 200, 46, 8], [doc.pick(-200, { wide: 480 }), 90, 200, 60, 14], [980, 60, 160, 40, 11]]),
      ridge(doc, air(doc, LIGHT, '#2f7a70', 0.5), { seed: 8, y: 420, height: 90, wavelength: 200, base: 620 }),
      path(foliagePath({ seed: 14, x0: x0 - 10, x1: s + 130, y: 470, height: 90, wavelength: 110, scallop: [6, 14], base: 620, least: 0.3 }),
        air(doc, LIGHT, '#2a6a50', 0.22, 0.5)),
      palms(doc, 8, [[20, 360, 90, 0.7, 10], [60, 392, 70, 0.6, -8], [-120, 400, 80, 0.62, 8], [-200, 380, 100, 0.66, -8],
        [160, 380, 90, 0.66, 8]].filter(([x]) => wide || (x ?? 0) < 30).map(([a, b, c, d, e]) => [a ?? 0, b ?? 0, c ?? 0, d ?? 1, e ?? 0] as const),
        { dark: wide ? '#17594e' : '#246a50', lit: '#6fae4c', bark: '#5d5a4c' }),
      group(cliff(x1 - s + 30), { transform: place(s, low) }),
    );
    // the square at the foot
    doc.add(
      path(new Pen().move(x0 - 10, 520 + low * 0.6).quad(s + 200, 536 + low * 0.4, x1 + 10, 520 + low * 0.6).line(x1 + 10, 612).line(x0 - 10, 612)
        .close(), '#e9c79a'),
      path(foliagePath({ seed: 4, x0: x0 - 10, x1: s + 190, y: 534 + low * 0.5, height: 60, wavelength: 70, scallop: [5, 12], base: 540 + low * 0.5,
        least: 0.35 }) + foliagePath({ seed: 9, x0: s + 396, x1: s + 600, y: 538 + low * 0.5, height: 50, wavelength: 60, scallop: [5, 11],
        base: 540 + low * 0.5, least: 0.4 }) +
          foliagePath({ seed: 6, x0: s + 596, x1: x1 + 10, y: 534 + low * 0.5, height: 80, wavelength: 70, scallop: [5, 12], base: 540 + low * 0.5,
          least: 0.4 }), GREEN.dark),
      path(foliagePath({ seed: 24, x0: x0 - 10, x1: s + 180, y: 538 + low * 0.5, height: 26, wavelength: 50, scallop: [5, 10], base: 544 + low * 0.5,
        least: 0.35 }) + foliagePath({ seed: 26, x0: s + 610, x1: x1 + 10, y: 538 + low * 0.5, height: 34, wavelength: 50, scallop: [5, 10],
        base: 544 + low * 0.5, least: 0.4 }) +
          foliagePath({ seed: 29, x0: s + 400, x1: s + 600, y: 542 + low * 0.5, height: 26, wavelength: 40, scallop: [5, 9], base: 544 + low * 0.5,
          least: 0.4 }), GREEN.mid),
      group(stairs(), { transform: place(s, low * 0.5) }),
      stroke(new Pen().move(x0, 560 + low * 0.4).line(x1, 560 + low * 0.4).move(x0, 582).line(x1, 582), '#c99a72', 2, { dash: '60 4', opacity: 0.7 }),
      group(gate(), { transform: place(s + 292, 556 + low * 0.5, { scale: 0.98 }) }),
      path(new Pen().polygon([[s + 452, 562], [s + 640, 562], [s + 820, 600], [s + 640, 604]]), '#7a4a5c', { opacity: 0.35 }),
      group(murugan(), { transform: place(s + 524, doc.pick(520, { tall: 528 }), { scale: doc.pick(1.06, { tall: 1 }) }) }),
    );
    // pilgrims and pigeons in the square
    const people = [[212, 586, 1.15, '#f5b03c', '#d9363e'], [236, 590, 1.1, '#e463a0', '#f8cf3f'], [398, 582, 1.05, '#38a0a6', '#f5f0e2'],
      [420, 588, 1.1, '#f5c83c', '#d0483f']] as const;
    const random = rng(3);
    const pigeons = new Pen(1);
    for (const i of range(22)) {
      const [x, y] = [s + 150 + 300 * random(), 582 + 18 * random()];
      pigeons.move(x - 5, y).quad(x - 2, y - 4, x + 3, y - 3).line(x + 5, y - 5 + (i % 2)).line(x + 5, y - 2).quad(x + 2, y + 1, x - 5, y).close();
    }
    doc.add(
      path(lensesPath(people.map(([x, y]) => [s + x, y + 1, 40, 4, 0.3])), '#7a4a5c', { opacity: 0.4 }),
      people.map(([x, y, scale, sari, edge]) => woman(s + x, y, { scale, sari, edge })),
      person(s + 336, 594, { scale: 1.2, top: '#f4f0e6', bottom: '#3f5f86', legs: 'shorts', head: 'straw', arms: 'photo', facing: 1,
        skin: '#c98f6c' }),
      person(s + 360, 592, { scale: 1.2, top: '#2f8f6a', bottom: '#e9d9b0', legs: 'sarong', skin: '#6a3b2f' }),
      path(pigeons, '#5d6274'),
      birds('#4a5268', [[s + 230, 430, 0.8], [s + 250, 420, 0.6, 1], [s + 272, 436, 0.7, -1], [s + 186, 452, 0.6], [s + 160, 300, 0.5, 1],
        [s + 142, 312, 0.5]]),
    );
    // the macaque on the painted wall, leaves behind it
    const e = x1;
    const leaves: Leaf[] = [
      [e + 20, 560, -2, 150, 24, -0.7], [e - 10, 540, -1.7, 140, 20, -0.6], [e + 30, 500, -2.3, 160, 26, -0.7], [e - 60, 560, -2.1, 90, 14, -0.7],
    ];
    doc.add(
      bananaLeaves(leaves, '#123f3a', '#23694a'),
      stroke(leaves.map((leaf) => leafPaths(...leaf)[0]).join(''), '#8fc05a', 1, { opacity: 0.4 }),
      path(`M${e - 190} 612V566H${e + 10}V612z`, '#23506a'), path(`M${e - 202} 566Q${e - 204} 550 ${e - 190} 548H${e + 10}V566z`, '#38a0a6'),
      path(`M${e - 196} 552Q${e - 192} 548 ${e - 186} 548H${e + 10}V553H${e - 196}z`, '#a8e0d2'),
      stroke(`M${e - 176} 612V570M${e - 136} 612V570M${e - 96} 612V570M${e - 56} 612V570M${e - 16} 612V570`, '#123f5a', 9),
      group(macaque(), { transform: place(e - doc.pick(92, { tall: 72 }), 550, { scale: doc.pick(0.92, { tall: 0.8 }) }) }),
    );
  },
};
