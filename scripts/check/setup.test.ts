import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setupFindings } from './setup';

/** The answers of the server that mocks GitHub and the site, by method and path; 404 for all other requests. */
let answers: Record<string, [status: number, body: object]> = {};
let ends: string | undefined;
const asked: (string | undefined)[] = [];
const host = createServer((request, response) => {
  asked.push(request.headers.authorization);
  const [status, body] = answers[`${request.method} ${request.url}`] ?? [404, {}];
  if (ends) response.setHeader('GitHub-Authentication-Token-Expiration', ends);
  response.writeHead(status).end(JSON.stringify(body));
});
const address = () => `http://localhost:${(host.address() as AddressInfo).port}`;
beforeAll(() => new Promise<void>((listening) => void host.listen(0, listening)));
afterAll(() => void host.close());

const today = new Date('2027-01-01T12:00:00Z');
const whole = {
  NEXT_PUBLIC_BOOKING_URL: 'set',
  NEXT_PUBLIC_FORM_ENDPOINT: 'set',
  NEXT_PUBLIC_FORM_ACCESS_KEY: 'set',
  ADMIN_REPOSITORY: 'owner/site',
  ADMIN_TOKEN: 'secret',
};
const repository = '/repos/owner/site';

async function missingWith(environment: Readonly<Record<string, string>>): Promise<string[]> {
  const named = { name: 'owner/site', branch: 'main', apiRoot: address() };
  const all = { NEXT_PUBLIC_SITE_URL: address(), ...environment };
  const findings = await setupFindings(all, environment['ADMIN_REPOSITORY'] ? named : undefined, today);
  return findings.filter(({ isMissing }) => isMissing).map(({ text }) => text);
}

beforeEach(() => {
  ends = '2027-03-31 10:00:00 UTC';
  answers = {
    [`GET ${repository}`]: [200, { private: true }],
    [`GET ${repository}/branches/main`]: [200, {}],
    [`POST ${repository}/git/blobs`]: [201, {}],
    'GET /admin/publishing.json': [200, { publishedAt: '2027-01-01T00:00:00Z' }],
  };
});

test('finds nothing missing in a complete setup, and sends the token without printing it', async () => {
  expect(await missingWith(whole)).toEqual([]);
  expect(asked).toContain('Bearer secret');
});

test.each<[string, () => void, RegExp]>([
  ['a token that has ended', () => (answers[`GET ${repository}`] = [401, {}]), /^the token has ended/],
  [
    'a token for another repository',
    () => (answers[`GET ${repository}`] = [404, {}]),
    /^the token does not reach .* owner\/site/,
  ],
  ['a public repository', () => (answers[`GET ${repository}`] = [200, { private: false }]), /^owner\/site is public/],
  ['an empty repository', () => (answers[`GET ${repository}/branches/main`] = [404, {}]), /no branch main/],
  ['a token that only reads', () => (answers[`POST ${repository}/git/blobs`] = [403, {}]), /Contents, read and write/],
  ['a token that ends soon', () => (ends = '2027-01-20 10:00:00 UTC'), /^the token ends on 2027-01-20/],
  ['a token that never ends', () => (ends = undefined), /^the token never ends/],
  ['a site without the editor', () => (answers['GET /admin/publishing.json'] = [404, {}]), /has no editor/],
])('names %s', async (_what, change, expected) => {
  change();
  expect(await missingWith(whole)).toEqual([expect.stringMatching(expected)]);
});

test('looks for values in the repository, if the token may read them, and in the environment', async () => {
  expect(await missingWith({ ...whole, NEXT_PUBLIC_FORM_ENDPOINT: '', S3_BUCKET: 'site' })).toEqual([
    'NEXT_PUBLIC_FORM_ENDPOINT, as a variable of the repository, or on Netlify',
    'AWS_REGION, as a variable of the repository, or on Netlify',
    'AWS_ROLE_ARN, as a variable of the repository, or on Netlify',
  ]);
  const variables = ['NEXT_PUBLIC_FORM_ENDPOINT', 'S3_BUCKET', 'AWS_REGION'].map((name) => ({ name }));
  answers[`GET ${repository}/actions/variables?per_page=100`] = [200, { variables }];
  expect(await missingWith({ ...whole, NEXT_PUBLIC_FORM_ENDPOINT: '' })).toEqual([
    'AWS_ROLE_ARN, as a variable of the repository',
  ]);
});

test('says that it could not ask without a token', async () => {
  expect(await missingWith({ ...whole, ADMIN_TOKEN: '' })).toEqual([
    expect.stringMatching(/^repository and token are not asked/),
  ]);
  expect(await missingWith({ ...whole, ADMIN_REPOSITORY: '' })).toContainEqual(
    expect.stringMatching(/^ADMIN_REPOSITORY, as /),
  );
});
