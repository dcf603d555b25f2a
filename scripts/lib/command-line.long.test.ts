/** Every command with arguments prints its usage, and names unknown arguments. */
import { spawnSync } from 'node:child_process';

const commands = [
  'bench',
  'check-content',
  'deploy-s3',
  'edit',
  'endings',
  'export',
  'launch-check',
  'serve',
  'set-aside',
];
const scripts = commands.map((name) => `scripts/${name}.ts`);

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', script, ...args], { encoding: 'utf8' });

// One start of each command tells that it reads its arguments with `commandLine`.
test.each(scripts)('names an argument that %s does not know, explains it, and does nothing', (script) => {
  const { status, stdout, stderr } = run(script, '--hlep');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/(^Unknown option '--hlep'.*|^)\s*npm run [\w:-]+.*\n {2}\S/s);
  expect(stderr).not.toMatch(/^ {4}at /m);
});

test.each(['--help', '-h'])('explains a command at %s', (flag) => {
  const { status, stdout, stderr } = run('scripts/serve.ts', flag);
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^npm run [\w:-]+.*\n {2}\S/);
});
