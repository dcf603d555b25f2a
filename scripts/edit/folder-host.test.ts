import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderHost } from './folder-host';

const notice = 'content/records/operator/notice.json';
const offer = 'content/records/operator/offer.json';
const photo = 'content/records/photos/tea.jpg';
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'folder-'));
  mkdirSync(join(root, 'content/records/operator'), { recursive: true });
  writeFileSync(join(root, notice), 'first');
});
afterEach(() => rmSync(root, { recursive: true }));

const git = (...parameters: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=A', '-c', 'user.email=a@b.in', ...parameters]);

test('writes, removes and reads files, and refuses to write over what another program wrote meanwhile', async () => {
  const host = folderHost(root);
  const { head } = await host.read([notice]);
  await host.commit('Say more', head, { write: { [offer]: 'new', [photo]: { base64: 'AAEC' } }, remove: [notice] });
  expect((await host.readFolder('content/records/operator')).texts).toEqual({ [offer]: 'new' });
  expect([...readFileSync(join(root, photo))]).toEqual([0, 1, 2]);
  const { head: later } = await host.read([]);
  writeFileSync(join(root, offer), 'of another program');
  await expect(async () => host.commit('Again', later, { write: { [offer]: 'mine' }, remove: [] })).rejects.toThrow();
  expect(readFileSync(join(root, offer), 'utf8')).toBe('of another program');
});

test('has the saves since the start as history, before that of git', async () => {
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message=Begin');
  const host = folderHost(root);
  const say = async (text: string) =>
    host.commit(`Say ${text}`, (await host.read([])).head, { write: { [notice]: text }, remove: [] });
  const [second, third] = [await say('second'), await say('third')];
  const history = await host.commitsOf(notice, 9);
  expect(history.map(({ message }) => message)).toEqual(['Say third', 'Say second', 'Begin']);
  expect(await host.commitsOf(offer, 9)).toEqual([]);
  const textAt = async (revision: string) => (await host.readAt(revision, [notice]))[notice];
  expect([await textAt(third.sha), await textAt(second.sha), await textAt(`${second.sha}^`)]).toEqual([
    'third',
    'second',
    'first',
  ]);
  expect(await textAt(history[2]?.sha ?? '')).toBe('first');
  expect(await host.filesOf(second.sha)).toEqual([{ path: notice, status: 'modified' }]);
  expect(await host.filesOf(history[2]?.sha ?? '')).toEqual([{ path: notice, status: 'added' }]);
});
