/**
 * `npm run preview [route]`: pages as they will be published, on http://localhost:4000, each prepared when it is asked for. After a change
 * - in scripts/export or scripts/hosting the server starts again by itself: reload;
 * - in app, components or content Next builds again by itself, which is said when it begins and ends: then reload.
 * Pictures, typefaces and PDFs are made by `npm run assets`; `npm run check` looks at the content.
 */
import './lib/environment';
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { buildRaw, rawFolder } from './export/build-raw';

/** Milliseconds in which an editor may write several files. */
const settled = 200;

// Types are the editor's and the build's matter.
process.env['TYPES_CHECKED'] = 'yes';

function build(why: string): void {
  console.log(`preview: ${why}: Next builds`);
  const started = performance.now();
  const isBuilt = buildRaw();
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(
    isBuilt ? `preview: built in ${seconds} s, reload` : 'preview: not built, see above; the next change tries again',
  );
}

if (!existsSync(join(rawFolder, 'index.html'))) build('no export yet');

let timer: NodeJS.Timeout | undefined;
for (const folder of ['app', 'components', 'content']) {
  watch(folder, { recursive: true }, (_event, file) => {
    if (file === null || /\.test\.|\.md$|~$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => build(join(folder, file)), settled);
  });
}

// The browser's scripts are read as text, which tsx does not see by itself.
const browserScripts = ['--include', 'scripts/export/browser/**/*.ts'];
const server = ['watch', '--clear-screen=false', ...browserScripts, 'scripts/export/preview/serve.ts'];
spawn(process.execPath, ['node_modules/tsx/dist/cli.mjs', ...server, ...process.argv.slice(2)], {
  stdio: 'inherit',
}).on('exit', (code) => process.exit(code ?? 0));
