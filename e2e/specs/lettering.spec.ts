/** Contrast of the lettering on posters, which axe cannot see: the pixels around the glyphs, measured. */
import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { expect, long, pageRoutes, rawHtml, test } from '../support/site';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Line {
  text: string;
  color: string;
  /** WCAG asks less of large text: 24 px and up. */
  large: boolean;
  boxes: { x: number; y: number; width: number; height: number }[];
}

const linear = (value: number) =>
  value <= 0.04045 * 255 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4;
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const pixels = async (image: Buffer) => sharp(image).removeAlpha().raw().toBuffer({ resolveWithObject: true });
/** On a busy machine the browser now and then cannot take a picture, and can a moment later. */
const seen = async (page: Page) => pixels(await page.screenshot().catch(() => page.screenshot()));
type Pixels = Awaited<ReturnType<typeof pixels>>;

/** The contrast that all but one in a hundred of the pixels around the glyphs of a line keep. */
function contrastOf(line: Line, written: Pixels, blank: Pixels): number {
  const { width, height, channels } = blank.info;
  const at = (x: number, y: number) => (y * width + x) * channels;
  const isGlyph = (x: number, y: number) => {
    if (x < 0 || y < 0 || x >= width || y >= height) return false;
    const index = at(x, y);
    return (
      [0, 1, 2].reduce(
        (sum, channel) => sum + Math.abs((written.data[index + channel] ?? 0) - (blank.data[index + channel] ?? 0)),
        0,
      ) > 60
    );
  };
  const [red = 0, green = 0, blue = 0] = line.color.match(/\d+/g)?.map(Number) ?? [];
  const ink = luminance(red, green, blue);
  const found: number[] = [];
  for (const box of line.boxes) {
    const [left, right, top, bottom] = [box.x, box.x + box.width, box.y, box.y + box.height].map(Math.round) as [
      number,
      number,
      number,
      number,
    ];
    for (let y = top; y < Math.min(bottom, height); y++) {
      for (let x = left; x < Math.min(right, width); x++) {
        if (!isGlyph(x, y) && !isGlyph(x - 2, y) && !isGlyph(x + 2, y) && !isGlyph(x, y - 2) && !isGlyph(x, y + 2))
          continue;
        const index = at(x, y);
        const ground = luminance(blank.data[index] ?? 0, blank.data[index + 1] ?? 0, blank.data[index + 2] ?? 0);
        found.push((Math.max(ink, ground) + 0.05) / (Math.min(ink, ground) + 0.05));
      }
    }
  }
  return found.sort((a, b) => a - b)[Math.floor(found.length / 100)] ?? 0;
}

const lines = (page: Page): Promise<Line[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('.hero h1, .hero p')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        const { color, fontSize } = getComputedStyle(element);
        const boxes = [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
        return { text: element.textContent, color, large: parseFloat(fontSize) >= 24, boxes };
      }),
  );

const heroOf = (path: string) => /class="(hero [^"]*)"/.exec(rawHtml(path))?.[1];
const withPoster = pageRoutes.filter((path) => heroOf(path) !== undefined);

/** The scrim is one: of each kind of hero, the first page and the last stand for the others. */
const sample = new Set(
  [...new Set(withPoster.map(heroOf))].flatMap((hero) => {
    const alike = withPoster.filter((path) => heroOf(path) === hero);
    return [alike[0], alike.at(-1)];
  }),
);

for (const path of [...withPoster, '/no-such-page']) {
  const tag = withPoster.includes(path) && !sample.has(path) ? long : {};
  test(`the lettering of ${path} stands out from its poster`, tag, async ({ page }) => {
    for (const width of [360, 1280]) {
      // Opened anew at each size: the other drawing of the same poster would come in its own time.
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      await page.evaluate(async () => {
        await document.fonts.ready;
        await document.querySelector<HTMLImageElement>('.hero-picture')?.decode();
      });
      const found = await lines(page);
      const written = await seen(page);
      await page.evaluate(() =>
        document
          .querySelectorAll<HTMLElement>('.hero h1, .hero p')
          .forEach((element) => (element.style.color = 'transparent')),
      );
      const blank = await seen(page);
      for (const line of found) {
        expect(contrastOf(line, written, blank), `'${line.text}' at ${width} px`).toBeGreaterThanOrEqual(
          line.large ? 3 : 4.5,
        );
      }
      expect(found.length).toBeGreaterThan(0);
    }
  });
}
