/**
 * The inline style of a page is the site's style sheet without cascade layers and without rules that the page cannot use; the page must
 * look the same.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { destinationIds } from '../../content/ids/destinations';
import { destinationPath, routes } from '../../content/routes';
import { expect, laidOut, long, test } from '../support/site';

const chunks = '.export/_next/static/chunks/';
/** Next's original style sheet with its layers, to which no page links any more. */
const original = readdirSync(chunks)
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(chunks + file, 'utf8').replaceAll('../media/', '/_next/static/media/'))
  .join('\n');

const { home, about, contact, destinations, domestic, honeymoon, groupTours, allPackages, itineraries, bookNow } =
  routes;

/** `npm test` compares each of the first pages at one width, alternating between narrow and wide. */
const quick = [home, contact, allPackages, bookNow];
const others = [about, destinations, domestic, honeymoon, groupTours, itineraries];
const paths = [...quick, ...others, destinationPath(destinationIds[0]), '/no-such-page'];

/**
 * The position, size and style of every element as text, in document order: with the page's own style, then with each of `styles` in
 * its place. All of it happens in one task, so no script of the page can change an element between two readings.
 */
function appearances(styles: readonly string[]): string[][] {
  const properties =
    'display position color background-color font line-height letter-spacing margin padding border border-radius box-shadow opacity transform z-index overflow gap text-decoration-line text-align visibility object-fit cursor outline';
  const style = document.querySelector('head > style:last-of-type');
  if (!style?.textContent.includes('--paper')) throw new Error('the page’s style is not where it was');
  return [style.textContent, ...styles].map((css) => {
    style.textContent = css;
    return [...document.body.querySelectorAll('*')].map((element) => {
      const computed = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const values = properties.split(' ').map((name) => computed.getPropertyValue(name));
      return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')} ${values.join(' | ')}`;
    });
  });
}

for (const width of [360, 1280]) {
  for (const [index, path] of paths.entries()) {
    const isQuick = index < quick.length && (index % 2 === 0) === (width === 360);
    test(
      `${path} looks the same at ${width} px with the original style sheet`,
      isQuick ? {} : long,
      async ({ page }) => {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.goto(path);
        await laidOut(page);
        await page.evaluate(() => document.fonts.ready);
        const half = original.slice(0, original.length / 2);
        const [prepared, withOriginal, withHalf] = await page.evaluate(appearances, [original, half]);
        expect(withOriginal).toEqual(prepared);
        // The comparison has to fail with half of the style, otherwise it compares nothing.
        expect(withHalf).not.toEqual(prepared);
      },
    );
  }
}
