import { DeployProblem } from './deploy-problem';
import { readOptions } from './options';

const defaults = {
  bucket: 'site',
  region: undefined,
  endpoint: undefined,
  prefix: '',
  folder: 'out',
  dryRun: false,
  configure: false,
};

test('a bucket alone deploys the folder out into its root', () => {
  expect(readOptions(['--bucket', 'site'])).toEqual({ kind: 'deploy', options: defaults });
});

test('every flag is passed on', () => {
  const flags = ['--region', 'ap-south-1', '--endpoint', 'http://localhost:9000', '--folder', 'elsewhere'];
  expect(readOptions(['--bucket', 'site', ...flags, '--prefix', 'a/b', '--dry-run', '--configure'])).toEqual({
    kind: 'deploy',
    options: {
      bucket: 'site',
      region: 'ap-south-1',
      endpoint: 'http://localhost:9000',
      prefix: 'a/b',
      folder: 'elsewhere',
      dryRun: true,
      configure: true,
    },
  });
});

test.each([
  ['x', 'x'],
  ['x/', 'x'],
  ['/x', 'x'],
  ['//x/y//', 'x/y'],
  ['/', ''],
])('--prefix %s is the folder "%s"', (given, prefix) => {
  expect(readOptions(['--bucket', 'site', '--prefix', given])).toEqual({
    kind: 'deploy',
    options: { ...defaults, prefix },
  });
});

test.each([
  [['--help', '--print-headers'], { kind: 'help' }],
  [['--print-headers'], { kind: 'printHeaders', folder: 'out' }],
  [['--print-headers', '--folder', 'elsewhere'], { kind: 'printHeaders', folder: 'elsewhere' }],
])('%j needs no bucket', (args, command) => {
  expect(readOptions(args)).toEqual(command);
});

test.each([
  [[]],
  [['--bucket', '']],
  [['--bucket', 'site', '--endpoint', 'ftp://localhost']],
  [['--bucket', 'site', '--endpoint', 'localhost?from=http://localhost']],
  [['--bucket', 'site', 'out']],
])('%j is a problem with one line', (args) => {
  expect(() => readOptions(args)).toThrow(DeployProblem);
  expect(() => readOptions(args)).toThrow(/^[^\n]+$/);
});
