/**
 * `npm run screenshots [path…]`: every page of the exported folder at 360×740 and 1280×800, light and dark, whole, into .screenshots/
 * (not committed), for looking at.
 */
import './environment';
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser.mjs';
import { routesOf } from './pages';
import { exportServer } from './server';

const out = '.screenshots';
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const named = process.argv.slice(2);
const paths = named.length > 0 ? named : routesOf('out');

mkdirSync(out, { recursive: true });
const server = exportServer('out').listen(0);
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;
const browser = await chromium.launch(launchOptions());

for (const viewport of sizes) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
    for (const path of paths) {
      const page = await context.newPage();
      await page.goto(`http://localhost:${String(port)}${path}`);
      // Pictures below the fold load when they come near; a whole-page shot wants them all.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      });
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
      await page.screenshot({ path: `${out}/${name}-${String(viewport.width)}-${colorScheme}.png`, fullPage: true });
      await page.close();
    }
    await context.close();
  }
}
await browser.close();
server.close();
console.log(`${String(paths.length * 4)} pictures in ${out}/`);
