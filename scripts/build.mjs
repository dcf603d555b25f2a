/** `npm run build`: checks the content, draws what is missing and exports the site, all on one day: departures come and go at midnight in India. */
import { run } from './lib/run.mjs';

run(['run', 'check']);
run(['run', 'assets']);
run(['run', 'export', '--', '--build']);
