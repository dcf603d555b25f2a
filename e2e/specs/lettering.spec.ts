/** Measures the contrast of text on posters, which axe cannot see, from the pixels around the glyphs. */
import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { destinationIds } from '../../content/ids/destinations';
import { destinationPath, routes } from '../../content/routes';
import { expect, long, pageRoutes, rawHtml, test } from '../support/site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Line {
  text: string;
  color: string;
  /** WCAG requires less contrast for large text: 24 px and up. */
  large: boolean;
  boxes: { x: number; y: number; width: number; height: number }[];
}

type Colour = readonly [red: number, green: number, blue: number];

const luminance = (colour: Colour) =>
  colour
    .map((value) => (value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4))
    .reduce((sum, share, channel) => sum + share * ([0.2126, 0.7152, 0.0722][channel] ?? 0), 0);

/** Takes a screenshot. On a busy machine the first attempt occasionally fails, and the second succeeds. */
async function seen(page: Page) {
  const image = await page.screenshot().catch(() => page.screenshot());
  const { data, info } = await sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): Colour => {
    const index = (y * info.width + x) * info.channels;
    return [data[index] ?? 0, data[index + 1] ?? 0, data[index + 2] ?? 0];
  };
  return { at, width: info.width, height: info.height };
}
type Screen = Awaited<ReturnType<typeof seen>>;

/** The contrast that 99 of 100 pixels around the glyphs of a line reach. */
function contrastOf(line: Line, written: Screen, blank: Screen): number {
  const isGlyph = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= blank.width || y >= blank.height) return false;
    const before = blank.at(x, y);
    return written.at(x, y).reduce((sum, value, channel) => sum + Math.abs(value - (before[channel] ?? 0)), 0) > 60;
  };
  const [red = 0, green = 0, blue = 0] = line.color.match(/\d+/g)?.map(Number) ?? [];
  const ink = luminance([red, green, blue]);
  const found: number[] = [];
  for (const box of line.boxes) {
    const [left, top] = [Math.round(box.x), Math.round(box.y)];
    for (let y = top; y < Math.min(top + box.height, blank.height); y++) {
      for (let x = left; x < Math.min(left + box.width, blank.width); x++) {
        if (![0, -2, 2].some((by) => isGlyph(x + by, y) || isGlyph(x, y + by))) continue;
        const ground = luminance(blank.at(x, y));
        found.push((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
      }
    }
  }
  return found.sort((a, b) => a - b)[Math.floor(found.length / 100)] ?? 0;
}

/** The lines of text on the picture at the top; runs in the page. */
const lines = (): Line[] =>
  [...document.querySelectorAll<HTMLElement>('section:has(> picture) :is(h1, p)')]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { color, fontSize } = getComputedStyle(element);
      const boxes = [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
      return { text: element.textContent, color, large: parseFloat(fontSize) >= 24, boxes };
    });

/** The scrim is the same on every page, so `npm test` measures only these. */
const sample: readonly string[] = [routes.home, destinationPath(destinationIds[0])];
const withPoster = pageRoutes.filter((path) =>
  /<picture>(?:(?!<\/picture>).)*fetchPriority="high"/i.test(rawHtml(path)),
);

for (const path of [...withPoster, '/no-such-page']) {
  test(`text on the poster of ${path} has enough contrast`, sample.includes(path) ? {} : long, async ({ page }) => {
    for (const width of [360, 1280]) {
      // The page is opened again for each size, because the other drawing of its poster would load at an unknown time.
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready.then(() => undefined));
      await page
        .locator('main picture img')
        .first()
        .evaluate((image: HTMLImageElement) => image.decode());
      const found = await page.evaluate(lines);
      const written = await seen(page);
      await page.addStyleTag({ content: 'section:has(> picture) :is(h1, p) { color: transparent !important }' });
      const blank = await seen(page);
      for (const line of found)
        expect(contrastOf(line, written, blank), `'${line.text}' at ${width} px`).toBeGreaterThanOrEqual(
          line.large ? 3 : 4.5,
        );
      expect(found.length).toBeGreaterThan(0);
    }
  });
}
