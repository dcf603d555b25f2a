/** Headings break into as many lines in what stands for the display typeface as in the typeface itself: nothing under them moves when it arrives. */
import { readFileSync } from 'node:fs';
import { hasMoved } from '../scripts/bench/aims';
import { readTimings } from '../scripts/bench/page-timings';
import { standIns } from '../scripts/export/stand-ins';
import { decoded, everyRoute, expect, pageRoutes, phone, rawHtml, test } from './site';

/** The CSS px across of the Android phones and iPhones of the last years, and of phones as laboratories show them, with the face that stands in there. */
const devices = {
  'NotoSerif-Regular': { family: 'Rozha on Android', phones: [360, 384, 393, 412, 430] },
  'Times New Roman': { family: 'Rozha elsewhere', phones: [375, 390, 393, 402, 414, 428, 430, 440] },
  LiberationSerif: { family: 'Rozha on Linux', phones: [360, 375, 390, 393] },
} as const;
const pages = everyRoute
  .map((path) => ({
    path,
    heading: decoded(/<h1 class="[^"]*\btext-display\b[^"]*">([^<]+)<\/h1>/.exec(rawHtml(path))?.[1]),
    css: /<style>([\s\S]*?)<\/style>/.exec(rawHtml(path))?.[1] ?? '',
  }))
  .filter(({ heading }) => heading !== '');

for (const { local, file } of standIns) {
  const { family, phones } = devices[local];
  test(`no heading takes another number of lines on a phone while ${local} stands in`, async ({ page }) => {
    expect(pages.length).toBeGreaterThan(130);
    const headings = pages.map(({ path, heading, css }) => ({
      path,
      heading,
      scale: new RegExp(`font-family:['"]?${family}['"]?;[^}]*size-adjust:([\\d.]+%)`).exec(css)?.[1] ?? 'none',
    }));
    expect(headings.filter(({ scale }) => scale === 'none')).toEqual([]);
    await page.goto('/about');
    // Font files given as bytes ask the network for nothing, which the site's policy would refuse.
    await page.evaluate(
      async ({ file, scales }) => {
        const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
        for (const scale of scales) {
          const face = new FontFace(`Stand-in ${scale}`, bytes.buffer);
          Object.assign(face, { sizeAdjust: scale });
          document.fonts.add(await face.load());
        }
        await document.fonts.load('40px rozha');
      },
      { file: readFileSync(file, 'base64'), scales: [...new Set(headings.map(({ scale }) => scale))] },
    );
    const different: string[] = [];
    for (const width of phones) {
      await page.setViewportSize({ width, height: 740 });
      different.push(
        ...(await page.evaluate(
          ({ headings, width }) => {
            const element = document.querySelector('h1');
            if (!element) throw new Error('no heading');
            const linesIn = (family: string) => {
              element.style.fontFamily = family;
              const range = document.createRange();
              range.selectNodeContents(element);
              return Math.round(
                range.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
              );
            };
            return headings
              .filter(({ heading, scale }) => {
                element.textContent = heading;
                return linesIn('') !== linesIn(`'Stand-in ${scale}'`);
              })
              .map(({ path }) => `${path} at ${String(width)}`);
          },
          { headings, width },
        )),
      );
    }
    expect(different).toEqual([]);
  });
}

/** What stood in for a while has the typefaces' place. On a machine with none of the fonts known to stand in, there is nothing to see. */
test('typefaces that come late move nothing', async ({ browser }) => {
  test.slow();
  const context = await browser.newContext({ ...phone, deviceScaleFactor: 2 });
  const page = await context.newPage();
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    // The page may be gone by now.
    await route.continue().catch(() => undefined);
  });
  await page.goto('/about');
  const stands = await page.evaluate(
    async (locals) => {
      const found = await Promise.all(
        locals.map((local) =>
          new FontFace('Found', `local('${local}')`).load().then(
            () => true,
            () => false,
          ),
        ),
      );
      return found.includes(true);
    },
    standIns.map(({ local }) => local),
  );
  test.skip(!stands, 'no font of this machine is one that stands in on phones or on Linux');
  const moved: string[] = [];
  for (const path of pageRoutes) {
    await page.goto(path);
    await page.evaluate(async () => {
      await document.fonts.ready;
      // A frame for the typefaces, and one in which what moved is told.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    });
    const { cls } = await readTimings(page);
    if (hasMoved(cls)) moved.push(`${path}: ${cls.toFixed(4)}`);
  }
  await context.close();
  expect(moved).toEqual([]);
});
