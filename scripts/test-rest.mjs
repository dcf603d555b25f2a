/** `npm run test:rest`, after `npm test`: what takes long in Chromium, and the other engines in what `npm test` exported. */
import { existsSync } from 'node:fs';
import { ensureOtherEngines } from './lib/browsers.mjs';
import { run } from './lib/run.mjs';

if (!existsSync('out-unconfigured/index.html') || !existsSync('out/index.html')) {
  console.error('There is no export to test: run npm test first, or npm run test:all.');
  process.exit(1);
}
const started = Date.now();
const engines = ensureOtherEngines();
run('npm', ['run', 'e2e', '--', ...['long', ...engines].map((name) => `--project=${name}`)], {
  OTHER_ENGINES: 'flows',
});
const seconds = Math.round((Date.now() - started) / 1000);
console.log(
  `The rest passed in ${seconds} s: the long walks in Chromium${engines.map((name) => `, ${name}`).join('')}.`,
);
