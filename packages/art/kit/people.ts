/** Small people for scale: two shapes and a head, 30 px tall at scale 1 (12 to 60 px in use). Feet on x, y. */
import type { Side } from './numbers';
import { path, place } from './path';

const SKIN = '#6a3b2f';
const HAIR = '#1d1522';

export interface WomanOptions {
  /** 1 is 30 px tall. Default 1. */
  scale?: number;
  /** Sari or dress, and its border or shawl. */
  sari: string;
  edge: string;
  skin?: string;
  /** The direction she faces. Default 1 (right). */
  facing?: Side;
}

/** A woman in a sari. */
export const woman = (x: number, y: number, { scale = 1, sari, edge, skin = SKIN, facing = 1 }: WomanOptions): string =>
  `<g transform="${place(x, y, { scaleX: facing * scale, scaleY: scale })}">` +
  path('M-4.5 0L-4-13Q-4.5-22 0-23Q5-22 4-12L6 0z', sari) +
  path('M-4-21Q1-25 3.5-21Q7-12 6.5-2L5-1Q3-12-3-18z', edge) +
  path('M-2.6-26.5a2.7 3 0 1 1 5.4 0a2.7 3 0 1 1-5.4 0z', skin) +
  path('M-2.8-27.5q.5-3 3.2-3q3 .5 2.6 4.5q1.5 1.5 0 3q-1.6 0-1.6-2.5q-1-2-4.2-2z', HAIR) +
  '</g>';

export interface ManOptions {
  /** 1 is 30 px tall. Default 1. */
  scale?: number;
  shirt: string;
  /** Dhoti or trousers. Default off-white. */
  dhoti?: string;
  skin?: string;
  /** Colour of a turban or cap; dark hair when left out. */
  hat?: string;
  facing?: Side;
}

/** A man in shirt and dhoti. */
export const man = (
  x: number,
  y: number,
  { scale = 1, shirt, dhoti = '#f7ecd2', skin = SKIN, hat = HAIR, facing = 1 }: ManOptions,
): string =>
  `<g transform="${place(x, y, { scaleX: facing * scale, scaleY: scale })}">` +
  path('M-4 0L-3.5-13H3.5L4.5 0H.8L0-8L-1 0z', dhoti) +
  path('M-4.2-12Q-4.8-22.5 0-23Q4.8-22.5 4.2-12z', shirt) +
  path('M-2.7-26.5a2.7 3 0 1 1 5.4 0a2.7 3 0 1 1-5.4 0z', skin) +
  path('M-2.9-27q0-3.5 3-3.5q3 0 3 3.5q-3-1.6-6 0z', hat) +
  '</g>';

/** A woman picking tea: a full basket on her back, hung from her brow. `leaves` is the green on top of the basket. */
export const teaPicker = (
  x: number,
  y: number,
  { scale = 1.9, facing = 1, leaves = '#8fc05a', ...dress }: WomanOptions & { leaves?: string },
): string => {
  const k = scale / 1.9;
  return (
    woman(x, y, { scale, facing, ...dress }) +
    `<g transform="${place(x - facing * 16 * k, y - 36 * k, { scale: k })}">${path('M-8 0q8-5 16 0l-3 16h-10z', '#c99a5a')}${path('M-9-1q9-9 18 0z', leaves)}</g>`
  );
};

/** A man seen to the waist, for boats: he ends at y; arms down. 24 px tall at scale 1. */
export const sitter = (
  x: number,
  y: number,
  { scale = 1, shirt, skin = SKIN, hat = HAIR, facing = 1 }: Omit<ManOptions, 'dhoti'>,
): string =>
  `<g transform="${place(x, y, { scaleX: facing * scale, scaleY: scale })}">` +
  path('M-6 0Q-7-14 0-15Q7-14 6 0z', shirt) +
  path('M-2.9-18.5a2.9 3.2 0 1 1 5.8 0a2.9 3.2 0 1 1-5.8 0z', skin) +
  path('M-3.1-19q0-3.7 3.2-3.7q3.2 0 3.2 3.7q-3.2-1.7-6.4 0z', hat) +
  '</g>';

/** A man on a camel's or horse's back: place him with the same x, y, scale as the animal. */
export const rider = (
  x: number,
  y: number,
  { scale = 1, robe, turban, facing = 1 }: { scale?: number; robe: string; turban: string; facing?: Side },
): string =>
  `<g transform="${place(x, y, { scaleX: facing * scale, scaleY: scale })}">` +
  path('M-12-42L-8-58Q-6-68 0-68Q6-68 7-58L9-42L4-34H-8z', robe) +
  path('M-4-72a4 4.5 0 1 1 8 0a4 4.5 0 1 1-8 0z', '#5d3428') +
  path('M-6-74q0-7 6-7q7 0 6 7q-6-3-12 0z', turban) +
  '</g>';
