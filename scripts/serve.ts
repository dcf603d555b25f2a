/** Serves the exported folder on http://localhost:3000: `tsx scripts/serve.ts [folder] [port]`. */
import './environment';

const [folder = 'out', port = '3000'] = process.argv.slice(2);
const { exportServer } = await import('./server');

exportServer(folder).listen(Number(port), () =>
  console.log(`The site is on http://localhost:${port} (Ctrl+C stops it)`),
);
