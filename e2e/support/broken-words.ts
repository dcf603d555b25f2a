/** Finds words that are broken onto two lines and pages wider than the screen, in every engine. These functions run in a page. */

/** Lays out the whole page, with its fonts loaded and its details open. */
export async function layOutWhole(): Promise<void> {
  await document.fonts.ready;
  delete document.documentElement.dataset['deferLayout'];
  for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) part.open = true;
}

/** The width by which the page exceeds the screen. @param textSize the font size of the root, such as `200%` */
export function excessWidth(textSize: string): number {
  document.documentElement.style.fontSize = textSize;
  return document.documentElement.scrollWidth - innerWidth;
}

/**
 * The words that are broken onto two lines, in the page and in its open menu, and the width by which the page exceeds the screen. Email and
 * web addresses may break.
 * @param textSize the font size of the root, such as `150%`
 */
export function brokenWords(textSize: string): string[] {
  const root = document.documentElement;
  root.style.fontSize = textSize;
  const range = document.createRange();
  const isBroken = (text: Text, word: RegExpExecArray) => {
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    // After a hyphen at the end of a line WebKit has another box, of zero width.
    const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 0);
    return others.some(({ top }) => Math.abs(top - (first?.top ?? top)) > 2);
  };
  const brokenIn = (part: Element) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      range.selectNodeContents(text);
      if (!text.parentElement?.checkVisibility() || range.getClientRects().length < 2) continue;
      for (const word of text.data.matchAll(/[^\s/‐–—-]{2,}/g))
        if (!/@|[a-z]\.[a-z]/i.test(word[0]) && isBroken(text, word)) found.push(word[0]);
    }
    return found;
  };
  const found = brokenIn(document.body);
  if (root.scrollWidth > innerWidth) found.push(`${root.scrollWidth - innerWidth} px too wide`);
  const menu = document.querySelector<HTMLDetailsElement>('header details');
  if (menu?.checkVisibility()) {
    menu.open = true;
    found.push(...brokenIn(menu));
    menu.open = false;
  }
  return found;
}
