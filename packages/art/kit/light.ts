/** Times of day: one light for a whole poster. */

/** The colours of one light. */
export interface Ramp {
  /** Zenith, upper, lower, horizon. */
  sky: readonly [string, string, string, string];
  /** The disc of sun or moon. */
  sun: string;
  /** The colour of the air: mix far planes towards it. */
  haze: string;
  /** The tint of lit surfaces. */
  lit: string;
  /** The tint of shaded surfaces. */
  shade: string;
  /** The foreground frame; never pure black. */
  ink: string;
  /** The deep zenith behind a title in `wide` and `tall`; derived from sky[0] when left out. */
  deep?: string;
}

const ramp = (
  sky: Ramp['sky'],
  sun: string,
  haze: string,
  lit: string,
  shade: string,
  ink: string,
  deep: string,
): Ramp => ({ sky, sun, haze, lit, shade, ink, deep });

/** Ramps to start from. `{ ...RAMPS.golden, sky: [...] }` is a variation of one. */
export const RAMPS = {
  dawn: ramp(
    ['#6f7fb5', '#b99cc0', '#f2b8a6', '#fde4c3'],
    '#fff4d8',
    '#f0c4b8',
    '#ffe9cf',
    '#6d5a94',
    '#33284f',
    '#454a8e',
  ),
  noon: ramp(
    ['#1c7fb6', '#54b2d3', '#a9dde0', '#f1f1d8'],
    '#fffbe6',
    '#c3e4e2',
    '#fff8df',
    '#2b5f7a',
    '#0f3b43',
    '#0d5c92',
  ),
  golden: ramp(
    ['#3c8490', '#a3b995', '#f6c76f', '#fbe0a0'],
    '#fff1c4',
    '#f3c77e',
    '#ffdf9a',
    '#6b3a4c',
    '#2b1a2c',
    '#145b68',
  ),
  dusk: ramp(
    ['#2a2059', '#7b347f', '#dd5d6c', '#ffb066'],
    '#ffe0a0',
    '#d9697a',
    '#ffb27a',
    '#3d2460',
    '#170f2e',
    '#1f1850',
  ),
  night: ramp(
    ['#060a24', '#131d58', '#333f8f', '#7c62ad'],
    '#fdf6d8',
    '#39408c',
    '#b9c4f2',
    '#10163f',
    '#05081c',
    '#050820',
  ),
  monsoon: ramp(
    ['#5f7f83', '#94b5ab', '#cfe0c8', '#eff0d6'],
    '#fbf8e0',
    '#c9dcc9',
    '#eef3c8',
    '#2f5753',
    '#12302d',
    '#285e62',
  ),
  alpine: ramp(
    ['#2163a5', '#5fa0d0', '#b5dae8', '#f4f0df'],
    '#fffbe8',
    '#bfd8e6',
    '#fffaf0',
    '#4d6ea6',
    '#16263f',
    '#194c90',
  ),
} as const satisfies Record<string, Ramp>;
