/**
 * `npm run test:rest`, after `npm test`: runs the long unit tests, the long tests in Chromium and the tests in the other installed engines, on
 * the export of `npm test`. The editor's tests build a copy with other content.
 */
import { existsSync } from 'node:fs';
import { otherEngines } from './lib/browsers.mjs';
import { run } from './lib/run.mjs';

if (!existsSync('out/index.html')) {
  console.error('There is no export to test: run npm test first.');
  process.exit(1);
}
const started = Date.now();
const { found, missing } = otherEngines();
run(['run', 'unit', '--', '--selectProjects', 'long']);
run(['run', 'e2e', '--', ...['long', 'editor', ...found].map((name) => `--project=${name}`)], {
  OTHER_ENGINES: 'flows',
});
const seconds = Math.round((Date.now() - started) / 1000);
console.log(
  `Passed in ${seconds} s: the long unit tests, and the long walks and the editor in Chromium${found.map((name) => `, ${name}`).join('')}.`,
);
console.log(missing.length > 0 ? `NOT TESTED: ${missing.join('; ')}.` : 'No engine was left out.');
