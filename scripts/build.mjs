/**
 * `npm run build`: checks the content, draws missing pictures and exports the site. All steps use the same day, because departures change
 * at midnight in India.
 */
import { run } from './lib/run.mjs';

run(['run', 'check']);
run(['run', 'assets']);
run(['run', 'export', '--', '--build']);
