/** Animals: one or two shapes each. */
import type { Side } from './numbers';
import { path, place, stroke } from './path';

/** A camel in silhouette, its hooves on x, y: 66 px tall at scale 1, head to the right (facing 1). */
export const camel = (
  x: number,
  y: number,
  colour: string,
  { scale = 1, facing = 1 }: { scale?: number; facing?: Side } = {},
): string =>
  path(
    'M-30 0l3-22c-4-5-5-12-2-18c5-4 10-2 13-1c3-8 7-13 13-13c6 1 9 6 11 12c5 0 9 1 12 3c6-3 8-10 8-18c0-4 2-7 6-8l10 1c3 1 4 4 2 5' +
      'l-8 1c-2 10-3 20-10 27c-3 4-6 6-8 6l1 14l2 11h-4l-3-12l-3-10l-1 22h-4l-1-24h-22l-4 12l-1 12h-4l1-14l-4 14z',
    colour,
    { transform: place(x, y, { scaleX: facing * scale, scaleY: scale }) },
  );

/** A reef fish about x, y, 35 px long at scale 1. */
export const fish = (
  x: number,
  y: number,
  body: string,
  fin: string,
  { scale = 1, facing = 1 }: { scale?: number; facing?: Side } = {},
): string =>
  `<g transform="${place(x, y, { scaleX: facing * scale, scaleY: scale })}">` +
  path('M-14 0C-8-9 6-9 12 0C6 9-8 9-14 0z', body) +
  path('M-12 0l-9-7q3 7 0 14zM-4-7q4-6 9-4l-2 5zM-2 7q3 5 7 3l-2-4z', fin) +
  path('M6-1.5a1.5 1.5 0 1 1 .1 0z', '#0b2540') +
  '</g>';

/** A sea turtle swimming to the right about x, y, 240 px long at scale 1. */
export const turtle = (
  x: number,
  y: number,
  { scale = 1, rotate = -10 }: { scale?: number; rotate?: number } = {},
): string =>
  `<g transform="${place(x, y, { scale, rotate })}">` +
  path(
    'M-60-6C-90-30-120-28-130-10C-110-14-90 0-62 10zM40-16C70-50 100-56 118-44C96-40 78-14 52 4z' +
      'M-52 14C-70 34-84 44-96 40C-88 26-76 12-58 4zM44 12C58 30 76 40 92 34C84 22 68 10 50 2z',
    '#3f7f5a',
  ) +
  path('M62-10C74-26 100-22 104-8C102 6 78 10 64 4z', '#5f9f6a') +
  path('M-66 0C-56-36 0-48 40-34C66-24 74-10 66 2C40 24-40 28-66 0z', '#2f5f4a') +
  path('M-58-4C-46-34 0-42 36-30C56-22 62-12 56-4C30 12-34 14-58-4z', '#8aa850') +
  stroke(
    'M-40-10L-20-30L6-34L24-14L4 4L-24 4zM24-14L52-14M6-34L10-40M-20-30L-26-36M-40-10L-58-6M-24 4L-30 14M4 4L8 14',
    '#2f5f4a',
    2.4,
  ) +
  path('M88-12a3 3 0 1 1 .1 0z', '#0b2540') +
  '</g>';
