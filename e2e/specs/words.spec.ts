/** Words stay whole and pages no wider than their screen, from small phones to desktops, with the text as it is and half as large again. */
import type { Page } from '@playwright/test';
import { everyRoute, expect, long, pageSample, test } from '../support/site';

/** The words that stand on two lines, in the page and in its open menu, and by how much the page is wider than the screen. A mail address may break. */
const findings = (page: Page, textSize: string) =>
  page.evaluate((size) => {
    const root = document.documentElement;
    root.style.fontSize = size;
    const range = document.createRange();
    const isBroken = (text: Text, word: RegExpExecArray) => {
      range.setStart(text, word.index);
      range.setEnd(text, word.index + word[0].length);
      const [first, ...others] = range.getClientRects();
      return others.some(({ top, width }) => width > 0 && Math.abs(top - (first?.top ?? top)) > 2);
    };
    const brokenIn = (part: Element) => {
      const found: string[] = [];
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
        range.selectNodeContents(text);
        const isSeen = text.parentElement?.checkVisibility() && !text.parentElement.closest('.sr-only');
        if (!isSeen || range.getClientRects().length < 2) continue;
        for (const word of text.data.matchAll(/[^\s/‐–—-]{2,}/g))
          if (!word[0].includes('@') && isBroken(text, word)) found.push(word[0]);
      }
      return found;
    };
    const found = brokenIn(document.body);
    if (root.scrollWidth > innerWidth) found.push(`${root.scrollWidth - innerWidth} px too wide`);
    const menu = document.querySelector<HTMLDetailsElement>('.phone-menu');
    if (menu?.checkVisibility()) {
      menu.open = true;
      found.push(...brokenIn(menu));
      menu.open = false;
    }
    return found;
  }, textSize);

/** Every finding on pages, with where it is. */
async function findingsOn(page: Page, paths: readonly string[], widths: readonly number[]) {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(async () => {
      await document.fonts.ready;
      delete document.documentElement.dataset['deferLayout'];
      for (const part of document.querySelectorAll<HTMLDetailsElement>('main details')) part.open = true;
    });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const size of ['100%', '150%'])
        for (const finding of await findings(page, size)) found.push(`${path} at ${width} px, ${size}: ${finding}`);
    }
  }
  return found;
}

test('no word is broken on a page of each kind, on a small phone and a tablet', async ({ page }) => {
  test.slow();
  expect(await findingsOn(page, pageSample, [320, 768])).toEqual([]);
});

/** Pages are looked at in so many tests, which run beside each other. */
const parts = 8;

for (let part = 0; part < parts; part++) {
  test(`no word is broken on any page, part ${part + 1} of ${parts}`, long, async ({ page }) => {
    test.slow();
    const paths = everyRoute.filter((_, index) => index % parts === part);
    expect(await findingsOn(page, paths, [320, 360, 768, 820, 1024, 1280])).toEqual([]);
  });
}
