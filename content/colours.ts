import { readFileSync } from 'node:fs';

/** The style sheet is read as text at build time, so it stays the one place where a colour is written. */
const css = readFileSync('app/globals.css', 'utf8');

/** The colours of the first block with this opening, by name. */
function coloursOf(opening: RegExp): ReadonlyMap<string, string> {
  const [, block = ''] = new RegExp(`${opening.source}([^}]*)`).exec(css) ?? [];
  return new Map(
    [...block.matchAll(/--(?:color-)?([\w-]+): (#[\da-f]{6}|var\(--[\w-]+\));/g)].map(([, name = '', value = '']) => [
      name,
      value,
    ]),
  );
}

const always = coloursOf(/@theme \{/);
const times = {
  day: coloursOf(/:root \{/),
  night: coloursOf(/@media screen and \(prefers-color-scheme: dark\) \{\s*:root \{/),
};

/** All colours as text, for the sources of whatever is drawn in them. */
export const colourSource = JSON.stringify([always, times.day, times.night].map((colours) => [...colours]));

/**
 * A colour of `app/globals.css` as hex, for what reads no custom properties: the browser's bar, icons, drawings, maps, PDFs.
 * @param name of its custom property, without `--` and `color-`
 * @throws when the style sheet has no such colour
 */
export function colour(name: string, time: keyof typeof times = 'day'): string {
  const value = times[time].get(name) ?? always.get(name);
  if (!value) throw new Error(`app/globals.css has no colour '${name}'`);
  const [, other] = /^var\(--(?:color-)?(.+)\)$/.exec(value) ?? [];
  return other ? colour(other, time) : value;
}
