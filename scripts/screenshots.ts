/**
 * `npx tsx scripts/screenshots.ts [path…]`: full-page screenshots of every exported page at 360×740 and 1280×800, light and dark, into .screenshots/
 * (not committed).
 */
import './lib/environment';
import { mkdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from './lib/browsers.mjs';
import { routesOf } from './lib/exported-pages';
import { readHostRules } from './hosting/read-host-rules';
import { exportServer } from './hosting/server';

const out = '.screenshots';
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];
const named = process.argv.slice(2);
const paths = named.length > 0 ? named : routesOf('out');

mkdirSync(out, { recursive: true });
const server = exportServer('out', await readHostRules('out')).listen(0);
const address = server.address();
const port = typeof address === 'object' && address ? address.port : 0;
const browser = await chromium.launch(launchOptions());

for (const viewport of sizes) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
    for (const path of paths) {
      const page = await context.newPage();
      await page.goto(`http://localhost:${port}${path}`);
      // A full-page screenshot needs the lazy pictures, too.
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
      });
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
      await page.screenshot({ path: `${out}/${name}-${viewport.width}-${colorScheme}.png`, fullPage: true });
      await page.close();
    }
    await context.close();
  }
}
await browser.close();
server.close();
console.log(`${paths.length * 4} pictures in ${out}/`);
