/**
 * `npm run edit`: the site as it will be published, on http://localhost:4000, and its editor on /admin, which there works on the files of this
 * folder without any account ('Work with Local Repository', in Chromium). The site is made again, in half a minute, after each change of what
 * makes it. It stands in out/. A request waits until it is made.
 */
import './lib/environment';
import { spawnSync } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { createServer } from 'node:http';
import { rawFolder } from './export/export-site';
import { readHostRules } from './hosting/read-host-rules';
import { exportServer } from './hosting/server';

const port = 4000;
/** Stands for a repository where none is configured: what is written goes into this folder either way. */
process.env['ADMIN_REPOSITORY'] ||= 'local/folder';

/** Milliseconds in which an editor may write several files. */
const settled = 200;

function make(why: string, ...flags: string[]): void {
  console.log(`edit: ${why}`);
  // Types are the editor's matter.
  const env = { ...process.env, TYPES_CHECKED: 'yes' };
  const args = ['--import', 'tsx', 'scripts/export.ts', ...flags];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit', env });
  console.log(status === 0 ? 'edit: made, reload' : 'edit: not made, see above; the next change tries again');
}

make('starts', ...(existsSync(`${rawFolder}/index.html`) ? [] : ['--build']));

let timer: NodeJS.Timeout | undefined;
for (const folder of ['app', 'components', 'content', 'scripts/admin', 'scripts/export'])
  watch(folder, { recursive: true }, (_event, file) => {
    if (file === null || /\.test\.|\.md$|~$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => make(`${folder}/${file} changed`, '--build'), settled);
  });

// The policy names the hashes of the scripts in the pages, so the headers are read for each request.
createServer((request, response) => {
  readHostRules('out')
    .then((rules) => exportServer('out', rules).emit('request', request, response))
    .catch((error: unknown) => response.writeHead(503).end(String(error)));
}).listen(port, () => console.log(`edit: http://localhost:${port} and /admin`));
