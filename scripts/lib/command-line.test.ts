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

test.each(scripts)('explains %s at --help', (script) => {
  const { status, stdout, stderr } = run(script, '--help');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^npm run [\w:-]+.*\n {2}\S/);
});

test.each(scripts)('names an argument that %s does not know, and does nothing', (script) => {
  const { status, stdout, stderr } = run(script, '--hlep');
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toMatch(/(^Unknown option '--hlep'.*|^)\s*npm run /s);
  expect(stderr).not.toMatch(/^ {4}at /m);
});
