/**
 * `tsx scripts/export/next-output/capture-fixtures.ts`, after `npm run build`: keeps one page of a kind from the raw export for the tests, with the version of
 * Next that wrote it. Of the body only the scripts are kept; head and scripts are as Next wrote them.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rawFolder } from '../export-site';
import { readHtml } from '../read-html';
import { nextVersion } from './parse-page';

const folder = 'scripts/export/next-output/fixtures';

/** By their names in the tests: a page with islands, one of many, the not-found page, the redirect. */
const pages = {
  islands: 'book-now.html',
  trip: 'packages/mahabalipuram-shore-temple.html',
  'not-found': '404.html',
  redirect: 'plan-custom-trip.html',
};

function withoutMarkup(html: string): string {
  const body = html.indexOf('<body>') + '<body>'.length;
  const scripts = readHtml(html).elements.filter(({ name, start }) => name === 'script' && start > body);
  return `${html.slice(0, body)}${scripts.map(({ start, end }) => html.slice(start, end)).join('')}</body></html>\n`;
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
writeFileSync(join(folder, 'next-version.txt'), `${nextVersion()}\n`);
for (const [name, file] of Object.entries(pages))
  writeFileSync(join(folder, `${name}.html`), withoutMarkup(readFileSync(join(rawFolder, file), 'utf8')));
