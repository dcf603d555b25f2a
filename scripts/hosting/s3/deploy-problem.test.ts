import { DeployProblem, describeError } from './deploy-problem';

const error = (name: string, message: string, more: object = {}) => Object.assign(new Error(message), { name }, more);
const place = { bucket: 'site', endpoint: undefined };
const local = { bucket: 'site', endpoint: 'http://localhost:9000' };

test.each<[string, unknown, string]>([
  ['something that is no error', 'broken', 'broken'],
  ['a problem with words of its own', new DeployProblem('out has no index.html'), 'out has no index.html'],
  ['no bucket', error('NoSuchBucket', 'x'), 'there is no bucket "site"'],
  [
    'no credentials',
    error('CredentialsProviderError', 'x'),
    'no AWS credentials: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or AWS_PROFILE',
  ],
  ['no region', error('Error', 'Region is missing'), 'no region: give --region or set AWS_REGION'],
  ['a code of the network', error('Error', '', { code: 'ENOTFOUND' }), 'cannot reach S3 (ENOTFOUND)'],
  ['a code in the message', error('Error', 'connect ETIMEDOUT 1.2.3.4'), 'cannot reach S3 (ETIMEDOUT)'],
  ['anything else', error('SlowDown', 'Please wait.\nRequest id 1'), 'SlowDown: Please wait.'],
])('%s is one line', (_what, thrown, line) => {
  expect(describeError(thrown, place)).toBe(line);
});

test.each([
  'AccessDenied',
  'Forbidden',
  '403',
  'InvalidAccessKeyId',
  'SignatureDoesNotMatch',
  'ExpiredToken',
  'InvalidToken',
])('%s is S3’s refusal, in its own words', (name) => {
  expect(describeError(error(name, 'Not you.\nHost id 1'), place)).toBe(`S3 refused: Not you. (${name})`);
});

test.each(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'ECONNRESET'])('%s means no way there', (code) => {
  expect(describeError(error('Error', '', { code }), local)).toBe(`cannot reach ${local.endpoint} (${code})`);
});

test('a bucket is looked for on the server that was given', () => {
  expect(describeError(error('NoSuchBucket', ''), local)).toBe('there is no bucket "site" at http://localhost:9000');
});
