/** `npm start`: installs what is missing, builds the site, serves it on http://localhost:3000. */
import { ensurePackages, run } from './lib/run.mjs';

ensurePackages();
run('npm', ['run', 'build']);
run('npm', ['run', 'serve']);
