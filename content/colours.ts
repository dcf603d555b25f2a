import { readFileSync } from 'node:fs';

/** Read as text, when the site is built: so the style sheet stays the one place where a colour is written, and no step writes CSS before it. */
const css = readFileSync('app/globals.css', 'utf8');

/** The colours of the first block that opens so, by their names. */
function coloursOf(opening: RegExp): ReadonlyMap<string, string> {
  const [, block = ''] = new RegExp(`${opening.source}([^}]*)`).exec(css) ?? [];
  return new Map(
    [...block.matchAll(/--(?:color-)?([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', hex = '']) => [name, hex]),
  );
}

const always = coloursOf(/@theme \{/);
const times = {
  day: coloursOf(/:root \{/),
  night: coloursOf(/@media \(prefers-color-scheme: dark\) \{\s*:root \{/),
};

/** All of them as text: a part of the sources of what is drawn in them. */
export const colourSource = JSON.stringify([always, times.day, times.night].map((colours) => [...colours]));

/**
 * A colour of `app/globals.css` as hex, for what reads no custom properties: the browser's bar, icons, drawings, maps, PDFs.
 * @param name of its custom property, without `--` and `color-`
 * @throws when the style sheet has no such colour
 */
export function colour(name: string, time: keyof typeof times = 'day'): string {
  const hex = times[time].get(name) ?? always.get(name);
  if (!hex) throw new Error(`app/globals.css has no colour '${name}'`);
  return hex;
}
