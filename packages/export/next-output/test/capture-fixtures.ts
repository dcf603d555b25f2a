/**
 * Run `tsx packages/export/next-output/test/capture-fixtures.ts` after `npm run build`: it stores one page of each kind from the raw export for
 * the tests, with the version of Next that wrote it. Head and scripts stay as Next wrote them; of the body only the scripts are stored.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from '../../../../scripts/lib/write-files';
import { rawFolder } from '../../export-site';
import { readHtml } from '../../read-html';
import { fixtureFolder, fixturePages } from './fixtures';
import { nextVersion } from '../parse-page';

function withoutMarkup(html: string): string {
  const body = html.indexOf('<body>') + '<body>'.length;
  const scripts = readHtml(html).elements.filter(({ name, start }) => name === 'script' && start > body);
  return `${html.slice(0, body)}${scripts.map(({ start, end }) => html.slice(start, end)).join('')}</body></html>\n`;
}

rmSync(fixtureFolder, { recursive: true, force: true });
writeFiles(fixtureFolder, { 'next-version.txt': `${nextVersion()}\n` });
for (const [name, file] of Object.entries(fixturePages))
  writeFiles(fixtureFolder, { [`${name}.html`]: withoutMarkup(readFileSync(join(rawFolder, file), 'utf8')) });
