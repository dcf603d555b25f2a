/** The style in a page is the site's style sheet without cascade layers and without what the page cannot show: it must look the same. */
import { readFileSync, readdirSync } from 'node:fs';
import { destinationPath, routes } from '../../content/routes';
import { expect, laidOut, long, test } from '../support/site';

const chunks = '.export/_next/static/chunks/';
/** Next's own style sheet, layers and all; no page links to it any more. */
const original = readdirSync(chunks)
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(chunks + file, 'utf8').replaceAll('../media/', '/_next/static/media/'))
  .join('\n');

const paths = [
  routes.home,
  routes.about,
  routes.contact,
  routes.destinations,
  routes.domestic,
  routes.honeymoon,
  routes.groupTours,
  routes.allPackages,
  routes.itineraries,
  routes.bookNow,
  destinationPath('thailand'),
  '/no-such-page',
];

/** Every element's place, size and looks, as text, in the order of the page. */
function looks(): string[] {
  const kept = [
    'display',
    'position',
    'color',
    'background-color',
    'font-size',
    'font-weight',
    'font-family',
    'line-height',
    'letter-spacing',
    'margin',
    'padding',
    'border',
    'border-radius',
    'box-shadow',
    'opacity',
    'transform',
    'z-index',
    'overflow',
    'gap',
    'text-decoration-line',
    'text-align',
    'visibility',
    'object-fit',
    'cursor',
    'outline',
  ];
  // Next puts its announcer in when the runtime starts, which may be in between.
  return [...document.body.querySelectorAll('*:not(next-route-announcer)')].map((element) => {
    const style = getComputedStyle(element);
    const { x, y, width, height } = element.getBoundingClientRect();
    return `${element.tagName}.${element.getAttribute('class') ?? ''} ${[x, y, width, height].map(Math.round).join(' ')} ${kept.map((name) => style.getPropertyValue(name)).join(' | ')}`;
  });
}

for (const width of [360, 1280]) {
  for (const [index, path] of paths.entries()) {
    // `npm test` looks at each page in one of the two widths.
    const tag = (index % 2 === 0) === (width === 360) ? {} : long;
    test(`${path} looks the same at ${width} px with the original style sheet`, tag, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await laidOut(page);
      await page.evaluate(() => document.fonts.ready);
      const prepared = await page.evaluate(looks);
      await page.evaluate((css) => {
        const style = document.querySelector('head > style:last-of-type');
        if (!style?.textContent.includes('--paper')) throw new Error('the page’s style is not where it was');
        style.textContent = css;
      }, original);
      expect(await page.evaluate(looks)).toEqual(prepared);
      // With half of the style gone the comparison has to fail, or it compares nothing.
      await page.evaluate((css) => {
        const style = document.querySelector('head > style:last-of-type');
        if (style) style.textContent = css.slice(0, css.length / 2);
      }, original);
      expect(await page.evaluate(looks)).not.toEqual(prepared);
    });
  }
}
