/** The stand-in refuses what GitHub's published schemas refuse, and reads and writes a real repository. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gitIn, type Git } from './git';
import { graphqlApi } from './graphql';
import { restApi } from './rest';

const slug = 'marigold/site';
let root: string;
let git: Git;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stand-in-'));
  writeFileSync(join(root, 'a.json'), '{}\n');
  git = gitIn(root);
});
afterEach(() => rmSync(root, { recursive: true }));

const inRepository = (fields: string) => `{ repository(owner: "marigold", name: "site") { ${fields} } }`;
const graphql = (query: string, variables = {}) => graphqlApi(git, slug, 'operator', () => [])({ query, variables });
const rest = (path: string) => restApi(git, slug, 'operator', () => [])('GET', path);

const mutation =
  'mutation ($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid } } }';
const commit = (expectedHeadOid: string, contents = Buffer.from('[]\n').toString('base64')) =>
  graphql(mutation, {
    input: {
      branch: { repositoryNameWithOwner: slug, branchName: 'main' },
      expectedHeadOid,
      message: { headline: 'A change' },
      fileChanges: { additions: [{ path: 'b/b.json', contents }], deletions: [{ path: 'a.json' }] },
    },
  });

test('reads texts, and nothing where there is nothing', () => {
  const query = inRepository(
    'ref(qualifiedName: "refs/heads/main") { target { oid } } other: ref(qualifiedName: "refs/heads/other") { name } ' +
      'a: object(expression: "main:a.json") { ... on Blob { text } } b: object(expression: "main:b.json") { __typename }',
  );
  expect(graphql(query)).toEqual({
    faults: [],
    body: { data: { repository: { ref: { target: { oid: git.head() } }, other: null, a: { text: '{}\n' }, b: null } } },
  });
});

test('commits once, and not on another commit than the expected one', () => {
  const head = git.head();
  expect(commit(head).faults).toEqual([]);
  expect(git.filesOf('HEAD').map(({ path }) => path)).toEqual(['a.json', 'b/b.json']);
  expect(commit(head)).toMatchObject({ faults: [], body: { errors: [{ type: 'STALE_DATA' }] } });
  expect(git.commits('HEAD')).toHaveLength(2);
});

test.each([
  ['a field that GitHub has not got', inRepository('branch(name: "main") { name }'), {}],
  ['an argument of another type', inRepository('ref(qualifiedName: 1) { name }'), {}],
  ['a variable of another type', mutation, { input: { branch: 'main' } }],
])('refuses %s', (_, query, variables) => {
  expect(graphql(query, variables).faults).not.toEqual([]);
});

test('refuses requests of the REST API that GitHub has not got', () => {
  expect(rest(`/repos/${slug}/commits?sha=main&path=a.json&per_page=100`).faults).toEqual([]);
  for (const path of ['commits?branch=main', 'commits?per_page=250', 'no-such-thing'])
    expect(rest(`/repos/${slug}/${path}`).faults).toHaveLength(1);
});

test('gives the commits between two in pages, oldest first', () => {
  const first = git.head();
  for (let at = 1; at <= 101; at++) git.commitAll(`Change ${at}`);
  const page = (number: number) =>
    (
      rest(`/repos/${slug}/compare/${first}...main?per_page=100&page=${number}`).body as {
        commits: { commit: { message: string } }[];
      }
    ).commits.map(({ commit: { message } }) => message);
  expect([page(1).length, page(1)[0], page(2).length, page(2).at(-1)]).toEqual([100, 'Change 1', 1, 'Change 101']);
});
