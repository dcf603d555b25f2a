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
