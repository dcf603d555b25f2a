/** Serves the exported folder on http://localhost:3000: `tsx scripts/serve.ts [folder] [port]`. */
import { readHostRules } from './hosting/read-host-rules';
import { exportServer } from './hosting/server';

const [folder = 'out', port = '3000'] = process.argv.slice(2);

exportServer(folder, await readHostRules(folder)).listen(Number(port), () =>
  console.log(`The site is on http://localhost:${port} (Ctrl+C stops it)`),
);
