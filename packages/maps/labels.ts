/** Places names beside their signs, without overlaps and, if possible, away from lines. */
import { at, rng } from '../art/index';
import { boxAt, distance, grown, holds, inBox, overlap } from './geometry';
import type { Box, Point } from './marks';
import type { Block, Placed } from './names';

/** A name to be placed. */
export interface Spot extends Block {
  at: Point;
  /** The radius of the place's sign. */
  radius: number;
}

export interface Ground {
  /** The area in which names are allowed. */
  frame: Box;
  /** Boxes that no name may cover. */
  taken: readonly Box[];
  /** Points of lines, which names should avoid. */
  lines: readonly Point[];
  /** Points of rivers, which names should avoid if that costs little. */
  streams: readonly Point[];
  /** Returns whether a point is on land: a name should not cross a coast. */
  isLand: (point: Point) => boolean;
}

type Candidate = Placed & { cost: number };
type Choice = Candidate | undefined;

/** The gap in units between a sign and its name. */
const gap = 3;
/** The cost of each point of a line under a name, in units of distance. */
const lineCost = 5;
/** The cost of each point of a river under a name, and of a coast under it. */
const waterCost = { stream: 0.5, coast: 8 } as const;
/** The cost of a name within these units of another place's sign, which it could be taken to name. */
const besideOther = { units: 4, cost: 6 } as const;
/** The distances from the sign to try; names at any but the first have a leader. */
const distances = [0, 12, 24, 38, 54, 72, 92] as const;
const directions = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);

function candidate({ at: [x, y], radius, ...block }: Spot, angle: number, far: number): Candidate {
  const { width, height } = block;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  // The box touches the circle around the sign with a side or a corner.
  const reach = radius + gap + far;
  const round = (v: number) => (Math.abs(v) < 0.2 ? 0 : Math.sign(v));
  const [sideX, sideY] = [round(dx), round(dy)];
  const middle: Point = [x + dx * reach + (sideX * width) / 2, y + dy * reach + (sideY * height) / 2];
  const box = boxAt(middle, width / 2, height / 2);
  const side = sideX > 0 ? 'left' : sideX < 0 ? 'right' : 'middle';
  // Beside the sign costs less than above or below it, and right less than left.
  const cost = far * 1.2 + Math.abs(dy) * 3 + (dx < -0.2 ? 1.5 : 0) + (sideX !== 0 && sideY !== 0 ? 1.5 : 0);
  if (far === 0) return { ...block, box, side, cost };
  const end: Point = [x + dx * (reach - 1), y + dy * (reach - 1)];
  return { ...block, box, side, cost, leader: [[x + dx * radius, y + dy * radius], end] };
}

/** Points along a leader, dense enough to detect what it crosses. */
const leaderPoints = ({ leader }: Placed): Point[] => {
  if (!leader) return [];
  const [[x1, y1], [x2, y2]] = leader;
  const steps = Math.ceil(distance(...leader) / 4);
  return Array.from({ length: steps }, (_, i): Point => {
    const share = (i + 1) / steps;
    return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
  });
};

const crosses = (name: Placed, boxes: readonly Box[]): boolean =>
  leaderPoints(name).some((point) => boxes.some((box) => inBox(box, point)));

/** Returns whether a coast runs under a box, so that its edges are partly on land and partly on water. */
function isOverCoast({ left, top, right, bottom }: Box, isLand: (point: Point) => boolean): boolean {
  const first = isLand([left, top]);
  const xs = [0, 0.25, 0.5, 0.75, 1].map((share) => left + (right - left) * share);
  return xs.some((x) => isLand([x, top]) !== first || isLand([x, bottom]) !== first);
}

/** The candidates of a spot at the given distances, the cheapest first: boxes inside the frame that cover no sign. */
function candidatesOf(spot: Spot, ground: Ground, away: readonly number[]): Candidate[] {
  const { frame, taken, lines, streams, isLand } = ground;
  const others = taken.filter((box) => !inBox(box, spot.at));
  return away
    .flatMap((far) => directions.map((angle) => candidate(spot, angle, far)))
    .filter(({ box }) => holds(frame, box) && !taken.some((other) => overlap(box, other)))
    .filter((tried) => !crosses(tried, taken))
    .map((tried) => {
      const clear = grown(tried.box, 1);
      const crossed = lines.filter((point) => inBox(clear, point)).length;
      const beside = others.filter((other) => overlap(other, grown(tried.box, besideOther.units))).length;
      const water =
        streams.filter((point) => inBox(tried.box, point)).length * waterCost.stream +
        (isOverCoast(tried.box, isLand) ? waterCost.coast : 0);
      return { ...tried, cost: tried.cost + crossed * lineCost + beside * besideOther.cost + water };
    })
    .sort((a, b) => a.cost - b.cost);
}

const clash = (a: Placed, b: Placed): boolean =>
  overlap(grown(a.box, 1), b.box) || crosses(a, [b.box]) || crosses(b, [a.box]);

/** Places the spots in the given order, each at its cheapest candidate that is still free; undefined if none is. */
function inOrder(order: readonly number[], choices: readonly Candidate[][]): Choice[] {
  const placed: Choice[] = choices.map(() => undefined);
  for (const index of order)
    placed[index] = at(choices, index).find((tried) => !placed.some((other) => other && clash(tried, other)));
  return placed;
}

/** The number of orders to try; the cheapest result is used. */
const orders = 14;
/** The cost of a name without a place. */
const lost = 1000;

const costOf = (names: readonly Choice[]) => names.reduce((sum, name) => sum + (name?.cost ?? lost), 0);

/** The indices in a random order, with the names that found no place first. */
const reordered = (placed: readonly Choice[], random: () => number): number[] =>
  placed
    .map((name, index) => ({ index, rank: name ? random() : -1 }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ index }) => index);

/** Finds a box for each name, in the order of the spots; undefined if there is none. Deterministic for the same spots. */
export function placeNames(spots: readonly Spot[], ground: Ground): (Placed | undefined)[] {
  const choices = spots.map((spot) => candidatesOf(spot, ground, distances));
  const random = rng(11);
  let best = inOrder([...spots.keys()], choices);
  let latest = best;
  for (let tried = 1; tried < orders; tried += 1) {
    latest = inOrder(reordered(latest, random), choices);
    if (costOf(latest) < costOf(best)) best = latest;
  }
  return best;
}

/** A box for a name next to its sign, with no line under it; undefined if there is none. */
export const placeBeside = (spot: Spot, ground: Ground): Placed | undefined =>
  candidatesOf(spot, ground, [0]).find(({ box }) => !ground.lines.some((point) => inBox(box, point)));
