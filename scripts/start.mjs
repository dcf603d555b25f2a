/**
 * `npm start`: installs what is missing, builds the site, serves it on http://localhost:3000 or the next port that is free. Another one is given by
 * `npm start -- 8080` or PORT.
 */
import { freePort, isFree } from './lib/ports.mjs';
import { ensurePackages, run } from './lib/run.mjs';

// Before the build, so that nobody waits for it in vain.
const given = process.argv[2] ?? process.env['PORT'];
const port = given ? Number(given) : await freePort(3000);
if (!(await isFree(port).catch(() => false))) {
  console.error(
    `Nothing can be served on port ${given}: give another, or none for the first that is free from 3000 on.`,
  );
  process.exit(1);
}

ensurePackages();
run(['run', 'build']);
run(['run', 'serve', '--', 'out', String(port)]);
