/** `npm run serve -- [folder] [port]`: serves the exported folder on http://localhost:3000; a single number is a port. */
import { existsSync } from 'node:fs';
import { readHostRules } from './hosting/read-host-rules';
import { exportServer } from './hosting/server';
import { commandLine } from './lib/command-line.mjs';

const usage = `npm run serve -- [folder] [port]
  Serves an exported folder, out/ unless another is named, on port 3000 or the one that is given.`;
const { positionals } = commandLine(usage, { allowPositionals: true });
const isPort = (text: string) => /^\d+$/.test(text);
const folder = positionals.find((text) => !isPort(text)) ?? 'out';
const port = positionals.find(isPort) ?? '3000';
if (!existsSync(`${folder}/index.html`)) {
  console.error(`serve: ${folder} is no exported site: npm run build makes out/`);
  process.exit(1);
}

exportServer(folder, await readHostRules(folder)).listen(Number(port), () =>
  console.log(`The site is on http://localhost:${port} (Ctrl+C stops it)`),
);
