/**
 * `npm start`: installs missing packages, builds the site and serves it on http://localhost:3000 or the next free port. `npm start -- 8080`
 * or PORT sets another port.
 */
import { freePort, isFree } from './lib/ports.mjs';
import { ensurePackages, run } from './lib/run.mjs';

// Check the port before the build, so that nobody waits for the build in vain.
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
