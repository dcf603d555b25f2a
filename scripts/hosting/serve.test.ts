/** `npm run serve`: where it listens. Nothing does here: the ports may be taken. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const program = `
  import { Server } from 'node:http';
  Server.prototype.listen = function (port, listening) { console.log('port', port); listening(); return this; };
  await import(${JSON.stringify(pathToFileURL(resolve('scripts/serve.ts')).href)});
`;

function served(...args: string[]): string[] {
  const flags = ['--import', 'tsx', '--input-type=module', '--eval', program, '--', 'serve.ts', ...args];
  return spawnSync(process.execPath, flags, { encoding: 'utf8' }).stdout.trim().split('\n');
}

test.each([
  [[], 3000],
  [['elsewhere', '3101'], 3101],
])('with %j it listens on port %i', (args, port) => {
  expect(served(...args)).toEqual([`port ${port}`, expect.stringContaining(`http://localhost:${port} `)]);
});
