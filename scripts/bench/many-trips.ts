/**
 * `npx tsx scripts/bench/many-trips.ts <folder> [2000]`: copies this repository to a new folder, makes that many trips of its own ones there, and
 * exports / and /trips to `<folder>/out`, for `npm run bench -- interactions asks --folder <folder>/out`. It needs the drawn assets.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const [folder, count = '2000'] = process.argv.slice(2);
if (!folder) throw new Error('name a folder that does not exist yet');
const target = resolve(folder);
const inCopy = (...names: string[]) => join(target, ...names);
const run = (file: string, ...args: string[]) =>
  execFileSync(file, args, {
    cwd: target,
    stdio: 'inherit',
    env: { ...process.env, TYPES_CHECKED: 'yes', EXPORT_FOLDER: '.export' },
  });

mkdirSync(target);
const notCopied = ['node_modules', '.git', '.next', '.export', 'out'];
for (const name of readdirSync('.').filter((name) => !notCopied.includes(name)))
  cpSync(name, inCopy(name), { recursive: true });
// Turbopack refuses a link to packages outside the project; hard links take no space.
execFileSync('cp', ['-al', 'node_modules', inCopy('node_modules')]);

for (const route of readdirSync(inCopy('app'), { withFileTypes: true }))
  if (route.isDirectory() && !/^(trips$|_)/.test(route.name)) rmSync(inCopy('app', route.name), { recursive: true });

const trips = inCopy('content/records/trips');
const files = readdirSync(trips);
for (let index = files.length; index < Number(count); index++) {
  const file = files[index % files.length] ?? '';
  const number = Math.floor(index / files.length) + 1;
  const trip = JSON.parse(readFileSync(join(trips, file), 'utf8')) as Record<string, unknown>;
  trip['name'] = `${String(trip['name']).slice(0, 43)} ${number}`;
  trip['summary'] = `${number} ${String(trip['summary'])}`.slice(0, 112);
  writeFileSync(join(trips, file.replace('.json', `-${number}.json`)), JSON.stringify(trip));
}

run('npx', 'next', 'build');
writeFileSync(
  inCopy('many.ts'),
  `import { buildAsk } from './scripts/assets/ask/build';
import { exportSite } from './packages/export/index';
await buildAsk();
await exportSite('.export', 'out');`,
);
run('npx', 'tsx', 'many.ts');
cpSync(inCopy('public/ask'), inCopy('out/ask'), { recursive: true });
