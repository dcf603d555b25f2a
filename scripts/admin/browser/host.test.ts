/** A Git host that answers late, is busy or unreachable, or refuses an expired token. */
import { execFileSync } from 'node:child_process';
import { blobId, hostFetch } from './host';

const api = 'https://git.example';
const contents = Buffer.from('{\n  "text": "நமஸ்தே"\n}\n').toString('base64');
const path = 'content/records/operator/notice.json';
const body = JSON.stringify({
  query: 'mutation { createCommitOnBranch(input: $input) { commit { oid } } }',
  variables: {
    input: {
      expectedHeadOid: 'a',
      branch: { repositoryNameWithOwner: 'marigold/site', branchName: 'main' },
      fileChanges: { additions: [{ path, contents }], deletions: [] },
    },
  },
});
const saving = { method: 'POST', body };
const made = (oid: string) => Response.json({ data: { createCommitOnBranch: { commit: { oid } } } });

/** The host's answer for the newest commit and a file in it. */
const newest = (file: string | null) =>
  Response.json({
    data: { repository: { ref: { target: { oid: 'b', file_0: file === null ? null : { oid: file } } } } },
  });

const isSave = (init?: RequestInit) => typeof init?.body === 'string' && init.body.includes('createCommitOnBranch');

/** A host that answers saves in order, and queries with the current file. */
function host(saves: readonly (() => Promise<Response>)[], file: () => string | null) {
  const asked = { saves: 0, looks: 0 };
  const ask: typeof fetch = (_, init) => {
    if (!isSave(init)) {
      asked.looks += 1;
      return Promise.resolve(newest(file()));
    }
    return saves[asked.saves++]?.() ?? Promise.reject(new Error('asked too often'));
  };
  return { asked, fetch: hostFetch(api, ask) };
}

const never = (init?: RequestInit) =>
  new Promise<Response>((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted'))));

test('computes the same id for a file as Git', async () => {
  const input = Buffer.from(contents, 'base64');
  expect(await blobId(contents)).toBe(
    execFileSync('git', ['hash-object', '--stdin'], { input, encoding: 'utf8' }).trim(),
  );
});

test.each<[number, string, string]>([
  [401, '{"message":"Bad credentials"}', 'a draft of what you typed is kept.'],
  [403, '{"message":"API rate limit exceeded for user ID 77."}', 'try again in 1 min. What you typed is still here.'],
  [502, '<html>Bad Gateway', 'try again in a few minutes. What you typed is still here.'],
])('passes on an answer of %i with %s in words, with what has become of the form', async (status, text, words) => {
  const asked = hostFetch(api, () => Promise.resolve(new Response(text, { status })));
  const answer = await asked(`${api}/api/v3/user`);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toEqual({ message: expect.stringContaining(words) as string });
});

test('explains the login page of a public Wi-Fi in words, and leaves other hosts alone', async () => {
  const page = () =>
    Promise.resolve(new Response('<html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } }));
  const ask = hostFetch(api, page);
  expect(await (await ask(`${api}/graphql`)).json()).toEqual({ message: expect.stringContaining('Wi-Fi') as string });
  expect(await (await ask('/admin/config.json')).text()).toBe('<html>');
});

test('explains the error of a query that is answered with status 200', async () => {
  const busy = () =>
    Promise.resolve(Response.json({ errors: [{ type: 'RATE_LIMITED', message: 'API rate limit exceeded' }] }));
  const answer = (await (await hostFetch(api, busy)(`${api}/graphql`)).json()) as { errors: { message: string }[] };
  expect(answer.errors[0]?.message).toContain('GitHub takes no more requests for now');
});

describe('a save', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('that is not answered waits for as long as the operator does, and the next one is sent again', async () => {
    let cancel = () => {};
    const onSave = jest.fn((end: () => void) => {
      cancel = end;
      return ended;
    });
    const ended = jest.fn();
    let saves = 0;
    const ask: typeof fetch = (_, init) => {
      if (!isSave(init)) return Promise.resolve(newest(null));
      saves += 1;
      return saves === 1 ? never(init) : Promise.resolve(made('c'));
    };
    const fetch = hostFetch(api, ask, { onSave });
    const told = expect(fetch(`${api}/graphql`, saving)).rejects.toThrow('You cancelled it: save again.');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(ended).not.toHaveBeenCalled();
    cancel();
    await told;
    expect(ended).toHaveBeenCalledTimes(1);
    expect(await (await fetch(`${api}/graphql`, saving)).json()).toMatchObject(await made('c').json());
    expect(saves).toBe(2);
  });

  test('whose reading has no answer after 20 seconds says so', async () => {
    const told = expect(hostFetch(api, (_, init) => never(init))(`${api}/graphql`)).rejects.toThrow(
      'has not answered for 20 seconds',
    );
    await jest.advanceTimersByTimeAsync(20_000);
    await told;
  });

  test('that breaks off without a commit is sent again', async () => {
    const saves = [() => Promise.reject(new Error('cut')), () => Promise.resolve(made('c'))];
    const { asked, fetch } = host(saves, () => null);
    await expect(fetch(`${api}/graphql`, saving)).rejects.toThrow('There is no connection to GitHub');
    expect(await (await fetch(`${api}/graphql`, saving)).json()).toMatchObject(await made('c').json());
    expect(asked).toEqual({ saves: 2, looks: 2 });
  });

  test('does not repeat a commit whose answer was lost', async () => {
    const id = await blobId(contents);
    const { asked, fetch } = host([() => Promise.reject(new Error('cut'))], () => id);
    expect(await (await fetch(`${api}/graphql`, saving)).json()).toMatchObject({
      data: { createCommitOnBranch: { commit: { oid: 'b', file_0: { oid: id } } } },
    });
    expect(asked).toEqual({ saves: 1, looks: 1 });
  });

  test('does not repeat a commit that appears later', async () => {
    let file: string | null = null;
    const { asked, fetch } = host([() => Promise.reject(new Error('cut'))], () => file);
    await expect(fetch(`${api}/graphql`, saving)).rejects.toThrow('There is no connection');
    file = await blobId(contents);
    expect(await (await fetch(`${api}/graphql`, saving)).json()).toMatchObject({
      data: { createCommitOnBranch: { commit: { oid: 'b' } } },
    });
    expect(asked).toEqual({ saves: 1, looks: 2 });
  });
});
