import { CreateBucketCommand } from '@aws-sdk/client-s3';
import type { HostRules } from '../headers';
import { run } from './command';
import { credentials, LocalS3 } from './local-s3';
import { firstVersion, folderOf, removeSampleFolders, siteRules } from './sample-site';

const s3 = new LocalS3();
const environment = { ...process.env };

/** Runs the command without a terminal. */
const command = (...args: string[]) => commandIn(siteRules, ...args);

/** @param rules what the exported folder says of headers and redirects */
const commandIn = (rules: HostRules, ...args: string[]) => commandOn({}, rules, ...args);

async function commandOn(terminal: { isTTY?: boolean }, rules: HostRules, ...args: string[]) {
  const written = { stdout: '', stderr: '' };
  const stream = (name: keyof typeof written) => ({ ...terminal, write: (text: string) => (written[name] += text) });
  const code = await run(args, () => Promise.resolve(rules), { stdout: stream('stdout'), stderr: stream('stderr') });
  return { code, ...written };
}

const folder = () => ['--folder', folderOf(firstVersion)];
const server = () => ['--endpoint', s3.endpoint, '--region', 'us-east-1'];

beforeAll(async () => {
  await s3.start();
});
beforeEach(() => {
  process.env = { ...environment, ...credentials };
});
afterAll(async () => {
  process.env = environment;
  removeSampleFolders();
  await s3.stop();
});

test.each([
  ['no bucket', [], 'no bucket given: npm run deploy:s3 -- --bucket <name>'],
  ['an unknown flag', ['--bukket', 'x'], "Unknown option '--bukket' (--help lists the flags)"],
  ['a flag without its value', ['--bucket'], "Option '--bucket <value>' argument missing (--help lists the flags)"],
  ['an argument that is not a flag', ['site'], "Unexpected argument 'site' (--help lists the flags)"],
  [
    'an endpoint that is no address',
    ['--bucket', 'x', '--endpoint', 'localhost'],
    '--endpoint localhost is not an address: it starts with https://',
  ],
  [
    'a folder that is not there',
    ['--bucket', 'x', '--folder', 'no/such/folder'],
    'no/such/folder has no index.html: npm run build makes it',
  ],
])('%s is one line and exit 1', async (_what, args, line) => {
  expect(await command(...args)).toEqual({ code: 1, stdout: '', stderr: `deploy: ${line}\n` });
});

test('a folder without index.html is one line and exit 1', async () => {
  const empty = folderOf({ 'about.html': 'About' });
  const line = `deploy: ${empty} has no index.html: npm run build makes it\n`;
  expect(await command('--bucket', 'x', '--folder', empty)).toEqual({ code: 1, stdout: '', stderr: line });
});

test('a missing bucket is one line and exit 1', async () => {
  const line = `deploy: there is no bucket "nowhere" at ${s3.endpoint}\n`;
  const args = ['--bucket', 'nowhere', ...server(), ...folder()];
  expect(await command(...args)).toMatchObject({ code: 1, stderr: line });
  // On a terminal nothing is left of the step before it.
  const { stdout, stderr } = await commandOn({ isTTY: true }, siteRules, ...args);
  expect([stdout.endsWith('\r\u001B[2K'), stderr]).toEqual([true, line]);
});

test('missing or unknown credentials are one line and exit 1', async () => {
  process.env['AWS_ACCESS_KEY_ID'] = 'STRANGER';
  const refused = {
    code: 1,
    stderr: expect.stringMatching(/^deploy: S3 refused: The AWS Access Key Id .* \(InvalidAccessKeyId\)\n$/) as string,
  };
  expect(await command('--bucket', 'x', ...server(), ...folder())).toMatchObject(refused);

  delete process.env['AWS_ACCESS_KEY_ID'];
  // Without the profile of the person who runs the tests and the role of the machine.
  Object.assign(process.env, {
    AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
    AWS_CONFIG_FILE: '/dev/null',
    AWS_EC2_METADATA_DISABLED: 'true',
  });
  const none = 'deploy: no AWS credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE\n';
  expect(await command('--bucket', 'x', ...server(), ...folder())).toMatchObject({ code: 1, stderr: none });
});

test('a missing region and a server that does not answer are one line and exit 1', async () => {
  delete process.env['AWS_REGION'];
  process.env['AWS_CONFIG_FILE'] = '/dev/null';
  const noRegion = 'deploy: no region: give --region or set AWS_REGION\n';
  expect(await command('--bucket', 'x', ...folder())).toMatchObject({ code: 1, stderr: noRegion });
  const closed = ['--endpoint', 'http://127.0.0.1:1', '--region', 'us-east-1'];
  const unreachable = 'deploy: cannot reach http://127.0.0.1:1 (ECONNREFUSED)\n';
  expect(await command('--bucket', 'x', ...closed, ...folder())).toMatchObject({ code: 1, stderr: unreachable });
});

test('the website is configured with --configure, and without a terminal each step is a line', async () => {
  await s3.client().send(new CreateBucketCommand({ Bucket: 'site' }));
  const deploySite = async (...flags: string[]) =>
    (await command('--bucket', 'site', ...server(), ...folder(), ...flags)).stdout;
  const dryRun = await deploySite('--dry-run', '--configure');
  expect(dryRun).toMatch(/would add _next\/static\/both\.js\n[^]*would add about\n/);
  expect(dryRun).toMatch(/\nwould configure the bucket as a website\n12 to upload, 0 unchanged, 0 to delete\n$/);

  expect(await deploySite()).toMatch(
    /\n\[1\/12\] add _next\/static\/\S+\n[^]*\n12 uploaded, 0 unchanged, 0 deleted\n$/,
  );
  expect((await s3.visit('site', '/')).body).toContain('NoSuchWebsiteConfiguration');
  expect(await deploySite('--configure')).toMatch(/0 uploaded, 12 unchanged, 0 deleted\n$/);
  expect(await s3.visit('site', '/')).toMatchObject({ status: 200, body: firstVersion['index.html'] });
});

test('the headers for CloudFront are printed as JSON, the flags as help', async () => {
  const headers = await command('--print-headers');
  expect(headers).toMatchObject({ code: 0, stderr: '' });
  expect(JSON.parse(headers.stdout)).toHaveProperty('SecurityHeadersConfig.ContentTypeOptions.Override', true);
  expect((await command('--help')).stdout).toContain('--configure');
});

test('a header that one policy cannot hold is named beside the JSON', async () => {
  const pdf = { path: '/itineraries/*', headers: { 'X-Robots-Tag': 'noindex' } };
  const { stdout, stderr } = await commandIn(
    { headers: [...siteRules.headers, pdf], redirects: [] },
    '--print-headers',
  );
  expect(stderr).toMatch(/^deploy: X-Robots-Tag of \/itineraries\/\* .+\n$/);
  expect(stdout).not.toContain('X-Robots-Tag');
});

test('a fault of the command itself is thrown whole', async () => {
  const broken = () => Promise.reject(new Error('broken'));
  const nowhere = { write: () => true };
  await expect(run(['--print-headers'], broken, { stdout: nowhere, stderr: nowhere })).rejects.toThrow('broken');
});

test.each([['--print-headers'], ['--bucket']])(
  '%s of a folder without header rules is one line and exit 1',
  async (flag) => {
    const none = { headers: [], redirects: [] };
    const line = 'deploy: out has no _headers: npm run build makes it\n';
    expect(await commandIn(none, flag, ...(flag === '--bucket' ? ['x'] : []))).toEqual({
      code: 1,
      stdout: '',
      stderr: line,
    });
  },
);
