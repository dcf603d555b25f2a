/** The marks that a map consists of, for both writers: `svg.ts` for pages, `scripts/assets/pdf/map.ts` for print. */
import { colour } from '../../content/colours';

/** A point of a sheet, with y downwards. */
export type Point = readonly [x: number, y: number];

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A colour of the site, for the light and the dark scheme. */
const ofSite = (name: string) => [colour(name), colour(name, 'night')] as const;

/** Colours by use, for the light and the dark scheme. Print uses the light ones. */
export const tones = {
  water: ['#a3d0ca', '#0f2347'],
  ripple: ['#86bab8', '#23406d'],
  river: ['#8fc4c2', '#3f6aa6'],
  shallow: ['#c4e3d6', '#193559'],
  shore: ['#b98f58', '#565d92'],
  land: ['#f8ebcd', '#272b50'],
  salt: ['#fffdf8', '#454b80'],
  hill: ['#e9cf9c', '#3d437a'],
  shade: ['#cfa96d', '#31366a'],
  snow: [colour('paper-raised'), '#b9c1e6'],
  paper: ofSite('paper-raised'),
  rule: ofSite('line'),
  country: ['#eec88a', '#565d92'],
  ink: ofSite('ink'),
  sea: ['#1a5a63', '#8fb4d6'],
  soft: ['#5a5a6e', '#c3bbac'],
  road: ['#a63c12', colour('terracotta', 'night')],
  rail: ofSite('ink'),
  boat: ofSite('lagoon'),
  flight: ofSite('ink-soft'),
  foot: ofSite('leaf'),
  onStop: [colour('cream'), colour('paper', 'night')],
  // Tones of the map of India, in the planes of a poster.
  beyond: ['#d5e2d0', '#16264a'],
  beyondShade: ['#bdd2c4', '#101d3c'],
  far: ['#c5d6ca', '#1e3157'],
  farShade: ['#b3c8c0', '#192a4e'],
  plain: ['#f8e6b8', '#3a4070'],
  fields: ['#dfe2a6', '#35507a'],
  desert: ['#f5cc85', '#504a74'],
  plateau: ['#f1c391', '#47406e'],
  forest: ['#a8c68d', '#2b5468'],
  peak: ['#c9b8d2', '#7f84b8'],
  peakShade: ['#9c8bb8', '#565c94'],
  deep: ['#7fb9b6', '#0a1b3a'],
} as const satisfies Record<string, readonly [day: string, night: string]>;

export type Tone = keyof typeof tones;

/** A drawn shape: SVG path data that is filled, stroked, or both. */
export interface Shape {
  path: string;
  fill?: Tone;
  line?: Tone;
  /** The width of the line in units. */
  width?: number;
  /** The lengths of dashes and gaps in units; a dash of 0 is a dot. */
  dash?: readonly number[];
  /** True for square line ends; they are round otherwise. */
  isSquare?: true;
}

/** One line of lettering. It takes exactly `width`, whatever font the device has. */
export interface Lettering {
  text: string;
  /** The left end of the baseline. */
  at: Point;
  size: number;
  width: number;
  isBold: boolean;
  tone: Tone;
  /** The tone of a halo around the letters, so that lines may pass under a name. */
  halo?: Tone;
}

/** Shapes that are visible only inside `clip`. */
export interface Clipped {
  clip: string;
  shapes: readonly Shape[];
}

export type Mark = Shape | Lettering | Clipped;

/** A complete drawing. */
export interface Drawing {
  width: number;
  height: number;
  marks: readonly Mark[];
}
