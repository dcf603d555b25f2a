/** Trains and road vehicles. */
import { range, type Side } from './numbers';
import { path, Pen, place, short, stroke } from './path';

export interface CoachesOptions {
  /** Length and height of a coach. Default 58 and 22. */
  length?: number;
  height?: number;
  body: string;
  /** The stripe below the windows. */
  band: string;
  roof: string;
  /** Default warm light. */
  windows?: string;
  /** px each coach sits lower than the one before. Default 0. */
  slope?: number;
}

/** A row of railway coaches from x to the right, wheels on y. */
export const coaches = (
  x: number,
  y: number,
  count: number,
  { length: l = 58, height: h = 22, body, band, roof, windows = '#ffe9b0', slope = 0 }: CoachesOptions,
): string =>
  range(count)
    .map(
      (i) =>
        `<g transform="${place(x + i * (l + 4), y + slope * i)}">` +
        path(new Pen().rect(0, -h - 4, l, h), body) +
        path(`M-2 ${-h - 4}Q${l / 2} ${-h - 11} ${l + 2} ${-h - 4}z`, roof) +
        stroke(`M4 ${short(-h * 0.62 - 4)}H${l - 3}`, windows, h * 0.36, { dash: '7 3.5' }) +
        stroke(`M0 ${short(-h * 0.24 - 4)}H${l}`, band, 2.5) +
        stroke(`M6-1.5H${l - 4}`, '#1c1722', 5, { round: true, dash: `0 9 0 ${l - 32} 0 9` }) +
        stroke(`M-4-5H${l + 4}`, '#1c1722', 2) +
        '</g>',
    )
    .join('');

/** A small hill-railway steam engine with its wheels on y, 74 px long at scale 1; faces left (-1) or right (1). `colours` body, lining, dark parts. */
export const steamEngine = (
  x: number,
  y: number,
  scale: number,
  [body, band, dark]: readonly [string, string, string],
  facing: Side = -1,
): string =>
  `<g transform="${place(x, y, { scaleX: -facing * scale, scaleY: scale })}">` +
  path('M0-6H60V-30Q60-34 56-34H44V-26H14Q4-26 4-16z', body) +
  path('M38-6V-44H66V-6z', body) +
  path('M34-44Q52-52 70-44V-41H34z', dark) +
  path('M44-39H58V-26H44z', '#ffe9b0') +
  path('M12-26V-40L9-44H21L18-40V-26z', dark) +
  path('M24-26q0-8 5-8t5 8z', band) +
  stroke('M4-16H38M66-12H38', band, 2.4) +
  path('M0-6L-8 0H6L8-6z', '#b5342c') +
  stroke('M10-3.5a6 6 0 1 0 .1 0zM27-3.5a6 6 0 1 0 .1 0zM48-3.5a6 6 0 1 0 .1 0z', dark, 3) +
  stroke('M10 2.5H52', '#cfcad6', 2) +
  path('M-1-21a4.5 4.5 0 1 1 5 4.5z', '#ffe08a') +
  '</g>';

/** Puffs of smoke, steam or dust, one path: each x, y, radius. */
export function smoke(
  puffs: readonly (readonly [x: number, y: number, r: number])[],
  colour: string,
  opacity: number,
): string {
  const pen = new Pen();
  for (const puff of puffs) pen.circle(...puff);
  return path(pen, colour, { opacity });
}

/** An auto-rickshaw with its wheels on y, 96 px long at scale 1, facing right (1) or left (-1). */
export const autoRickshaw = (
  x: number,
  y: number,
  {
    scale = 1,
    facing = 1,
    body = '#f2b52f',
    hood = '#23402f',
  }: { scale?: number; facing?: Side; body?: string; hood?: string } = {},
): string =>
  `<g transform="${place(x, y, { scaleX: facing * scale, scaleY: scale })}">` +
  path('M-50 4q66-9 110 0z', '#2a1640', { opacity: 0.6 }) +
  path('M-44-4V-22Q-44-28-36-30L-22-32V-58Q-20-64-12-64H30Q42-64 46-52L50-20V-4z', body) +
  path('M-22-58Q-20-64-12-64H30Q42-64 46-52L47-46H-22z', hood) +
  path('M-16-44H6V-22H-16zM12-44H38L42-22H12z', '#3a2148') +
  path('M-12-22v-12q6-9 12 0v12z', '#d8563f') +
  path('M20-22v-12q6-9 12 0v12z', '#6f9fd0') +
  path('M-7-34a5 5 0 1 1 .1 0zM25-34a5 5 0 1 1 .1 0z', '#6a3b2f') +
  path('M-44-20h94v5h-94z', hood) +
  path('M-34-8a9 9 0 1 0 .1 0zM34-8a9 9 0 1 0 .1 0z', '#1d1226') +
  path('M-34-3a4 4 0 1 0 .1 0zM34-3a4 4 0 1 0 .1 0z', '#cfc3c8') +
  path('M-47-20a4 4 0 1 0 .1 0z', '#fff3c4') +
  '</g>';
