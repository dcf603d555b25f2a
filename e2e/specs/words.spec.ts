/** Words stay whole and pages no wider than their screen, from small phones to desktops, with the text as it is and half as large again. */
import type { Page } from '@playwright/test';
import { brokenWords, layOutWhole } from '../support/broken-words';
import { everyRoute, expect, long, pageSample, test } from '../support/site';

/** Every finding on pages, with where it is. */
async function findingsOn(page: Page, paths: readonly string[], widths: readonly number[]) {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await page.evaluate(layOutWhole);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const size of ['100%', '150%'])
        for (const word of await page.evaluate(brokenWords, size))
          found.push(`${path} at ${width} px, ${size}: ${word}`);
    }
  }
  return found;
}

/** Pages are looked at in so many tests, which run beside each other. */
const inParts = (paths: readonly string[], parts: number) =>
  Array.from({ length: parts }, (_, part) => paths.filter((_path, index) => index % parts === part));

for (const [part, paths] of inParts(pageSample, 4).entries())
  test(`no word is broken on a page of each kind, on a small phone and a tablet, part ${part + 1}`, async ({
    page,
  }) => {
    expect(await findingsOn(page, paths, [320, 768])).toEqual([]);
  });

for (const [part, paths] of inParts(everyRoute, 8).entries())
  test(`no word is broken on any page, part ${part + 1}`, long, async ({ page }) => {
    test.slow();
    expect(await findingsOn(page, paths, [320, 360, 768, 820, 1024, 1280])).toEqual([]);
  });
