/**
 * What stands for the display typeface until it arrives is scaled so that the heading of each page breaks into as many lines in either: else
 * everything under the heading jumps. One scale for all pages leaves a sixth of them a phone on which theirs breaks differently.
 */
import { openFont } from '../open-font';
import { remembered } from '../remembered';
import { unexpectedIn } from './unexpected';

/** Room for a heading on a phone `width` CSS px wide, in font sizes: `shell` less its padding over `--text-display`, both in app/globals.css. */
export const roomOn = (width: number): number => (width - 32) / Math.max(40, 28 + 0.036 * width);
const narrowest = roomOn(320);
const widest = roomOn(480);
/** How far from the scale in the style sheet one may go before letters look too large or small, and in which steps. */
const scales = { away: 0.08, step: 0.0025 };

const fontsource = (name: string) => `node_modules/@fontsource/${name}-latin-400-normal.woff2`;
/** The file of the display typeface itself. */
export const displayFile = fontsource('rozha-one/files/rozha-one');
/** What stands in, by the name under which a device knows it, and how many CSS px those devices are across that were sold most of late. */
export const standIns = [
  { local: 'NotoSerif-Regular', file: fontsource('noto-serif/files/noto-serif'), phones: [360, 384, 393, 412, 430] },
  // On iPhones; Tinos was drawn to its widths.
  { local: 'Times New Roman', file: fontsource('tinos/files/tinos'), phones: [375, 390, 393, 402, 414, 428, 430, 440] },
  // On Linux, where laboratories look at pages as on phones; the same font as Tinos by another name. No scale suits every heading at 412 too.
  { local: 'LiberationSerif', file: fontsource('tinos/files/tinos'), phones: [360, 375, 390, 393] },
] as const;
type StandIn = (typeof standIns)[number];

/** Widths of a text in a font, in its font size. */
const widthIn = remembered((file) => {
  const font = openFont(file);
  return remembered((text) => font.layout(text).advanceWidth / font.unitsPerEm);
});

/** Lines break at spaces and behind hyphens and dashes. */
const piecesOf = (text: string): string[] => text.match(/[^\s–—-]+[–—-]*\s*|[–—-]+\s*/g) ?? [];

const widthOf = (file: string, pieces: readonly string[]) => widthIn(file)(pieces.join('').trimEnd());

/** How many lines a text takes where there is room for `width`; infinitely many where its longest word does not fit. */
function linesAt(width: number, file: string, pieces: readonly string[]): number {
  let lines = 1;
  let from = 0;
  for (let to = 1; to <= pieces.length; to += 1) {
    if (widthOf(file, pieces.slice(from, to)) <= width) continue;
    if (widthOf(file, pieces.slice(to - 1, to)) > width) return Infinity;
    lines += 1;
    from = to - 1;
  }
  return lines;
}

/** The least room in which a text takes one line, two lines, and so on, in font sizes; each is the width of some run of its words. */
export function leastRooms(text: string, file: string): number[] {
  const pieces = piecesOf(text);
  const runs = pieces
    .flatMap((_, from) =>
      pieces.slice(from).map((_piece, length) => widthOf(file, pieces.slice(from, from + length + 1))),
    )
    .sort((a, b) => a - b);
  return pieces.map((_, index) => runs.find((width) => linesAt(width, file, pieces) <= index + 1) ?? 0);
}

const within = (width: number) => Math.min(Math.max(width, narrowest), widest);
const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Kerning and rounding may take this much more or less room, in font sizes: one px. */
const slack = 0.025;

/** Of the scales around `written`, the nearest among those under which the fewest phones see the text break into another number of lines. */
export function scaleFor(text: string, { file, phones }: StandIn, written: number): number {
  const [wanted, found] = [leastRooms(text, displayFile), leastRooms(text, file)];
  const rooms = phones.flatMap((phone) => [-slack, 0, slack].map((more) => roomOn(phone) + more));
  const amiss = (scale: number) => {
    const scaled = found.map((least) => least * scale);
    const breaks = (leasts: readonly number[], room: number) => leasts.filter((least) => least > room).length;
    const onPhones = sum(rooms.map((room) => Math.abs(breaks(wanted, room) - breaks(scaled, room))));
    const between = sum(wanted.map((least, index) => Math.abs(within(least) - within(scaled[index] ?? 0))));
    // Phones of these widths first, then whatever lies between.
    return onPhones + between / 100;
  };
  const steps = Math.round(scales.away / scales.step);
  let best = { scale: written, amiss: amiss(written) };
  for (let step = 1; step <= steps; step += 1) {
    for (const scale of [written - step * scales.step, written + step * scales.step]) {
      if (amiss(scale) < best.amiss - 1e-9) best = { scale, amiss: amiss(scale) };
    }
  }
  return best.scale;
}

const anyFace = /@font-face\s*\{[^}]*\}/g;
const isDisplay = /font-family:\s*['"]?rozha\b/i;
const plainHeading = /<h1\b[^>]*>([^<]+)<\/h1>/;

const fail = unexpectedIn('stand-ins.ts');

/** Scales a stand-in; its letters keep their place on the line. */
function scaledFace(face: string, standIn: StandIn, heading: string): string {
  const written = Number(/size-adjust:\s*([\d.]+)%/.exec(face)?.[1] ?? fail('a stand-in without size-adjust')) / 100;
  const factor = scaleFor(heading, standIn, written) / written;
  if (factor === 1) return face;
  return face.replace(
    /(size-adjust|ascent-override|descent-override):\s*([\d.]+)%/g,
    (_whole, property: string, percent: string) => {
      const value = property === 'size-adjust' ? Number(percent) * factor : Number(percent) / factor;
      return `${property}:${value.toFixed(2)}%`;
    },
  );
}

/**
 * A page's style sheet with the display typeface's stand-ins scaled for the page's heading.
 * @throws when the page has no heading of plain text, or its style sheet another set of stand-ins than this step knows
 */
export function withStandIns(css: string, html: string): string {
  const heading = plainHeading.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? fail('no h1 of plain text');
  let found = 0;
  const scaled = css.replace(anyFace, (face) => {
    const standIn = standIns.find(({ local }) => new RegExp(`local\\(['"]?${local}['"]?\\)`).test(face));
    if (!standIn || !isDisplay.test(face)) return face;
    found += 1;
    return scaledFace(face, standIn, heading);
  });
  if (found !== standIns.length) fail(`${String(found)} stand-ins for the display typeface`);
  return scaled;
}
