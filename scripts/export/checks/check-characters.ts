import { tamilWords } from '../../../content/format/letters';
import type { HtmlPage } from '../read-html';

/** Whether the typefaces, cut down by scripts/assets/typefaces/build.ts, have a character: that of headings and prices, and that of everything else. */
export interface Typefaces {
  display: (character: string) => boolean;
  text: (character: string) => boolean;
}

const notShown = new Set(['title', 'style', 'script']);

/** Characters that would stand out of a line in some other typeface, each once; Tamil is meant to. */
export function characterProblems(path: string, { elements }: HtmlPage, canShow: Typefaces): string[] {
  const missing = elements.flatMap(({ name, attributes, text }) => {
    if (notShown.has(name)) return [];
    const face = /\bfont-display\b/.test(attributes['class'] ?? '') ? 'display' : 'text';
    return Array.from(text)
      .filter((character) => !/\s/.test(character) && !tamilWords.test(character) && !canShow[face](character))
      .map(
        (character) =>
          `${path}: the ${face} typeface has no '${character}': add it in scripts/assets/typefaces/build.ts`,
      );
  });
  return [...new Set(missing)];
}
