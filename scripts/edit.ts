/**
 * `npm run edit`: serves the editor on http://localhost:4000/admin, or the next free port, where it works on the files of this folder
 * without an account, and then the site with its current content. The pages are those of `next dev`, so a change is visible seconds after
 * it is saved.
 */
import './lib/environment';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { buildEditor, type Repository } from '../packages/editor/index';
import { folderHost } from './edit/folder-host';
import { frontServer } from './edit/front-server';
import { adminSecurityPolicy } from './hosting/content-security-policy';
import { headerRules } from './hosting/headers';
import { exportServer } from './hosting/server';
import { commandLine } from './lib/command-line.mjs';
import { filesIn } from './lib/files-in';
import { freePort } from './lib/ports.mjs';
import { writeFiles } from './lib/write-files';

commandLine(
  'npm run edit\n  Shows the site with the content of this folder, and its editor on /admin. Ctrl+C ends it.',
  {},
);

/** The file with the address of a running command: the development server can run only once in a folder. */
const openFile = '.next/edit.json';

function openAlready(): string | undefined {
  if (!existsSync(openFile)) return undefined;
  const { pid, address } = JSON.parse(readFileSync(openFile, 'utf8')) as { pid: number; address: string };
  try {
    process.kill(pid, 0);
    return address;
  } catch {
    return undefined;
  }
}

const open = openAlready();
if (open) {
  console.log(`edit: is open already, in another window: ${open} and /admin`);
  process.exit(0);
}

const port = await freePort(4000);
const address = `http://localhost:${port}`;
const repository: Repository = { name: 'this/folder', branch: '', apiRoot: address, isFolder: true };

/** The time in milliseconds in which the editor may write several files. */
const settled = 200;

/**
 * Runs a script of the project and waits for its end.
 * @returns The reasons for its failure, one line each; only the message of a stack trace.
 */
async function problemsOf(script: string): Promise<readonly string[]> {
  const child = spawn(process.execPath, ['--import', 'tsx', script], { stdio: ['ignore', 'ignore', 'pipe'] });
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const output = await text(child.stderr);
  if ((await ended) === 0) return [];
  const reason = /^\w*Error: .*/m.exec(output)?.[0];
  return reason ? [reason] : output.trim().split('\n');
}

/** Pictures, maps and PDFs of changed content, drawn in one run after the other. */
let drawn: Promise<void> = Promise.resolve();
async function draw(): Promise<void> {
  for (const problem of await problemsOf('scripts/assets.ts')) console.error(`edit: not drawn: ${problem}`);
}

const names = () => filesIn('content').join('\n');
let known = '';

/** Checks the current content and returns its problems. */
async function look(): Promise<readonly string[]> {
  const refused = await problemsOf('scripts/check-content.ts');
  for (const problem of refused) console.error(`edit: refused: ${problem}`);
  if (refused.length > 0) return refused;
  drawn = drawn.then(draw);
  // The page of a new trip needs its pictures and files.
  if (names() !== known) await drawn;
  known = names();
  console.log('edit: shown');
  return [];
}

const admin = mkdtempSync(join(tmpdir(), 'edit-'));
await buildEditor(admin, repository);
writeFiles(admin, { '404.html': 'There is no such file in the editor.' });

let problems: Promise<readonly string[]> = Promise.resolve([]);
let isReady = false;
const inner = await freePort(port + 1);
const policy = adminSecurityPolicy(repository.apiRoot);
const rules = { headers: headerRules('', { policy, others: [] }), redirects: [] };
const front = frontServer({
  admin: exportServer(admin, rules),
  host: folderHost('.'),
  port: inner,
  problems: () => problems,
  isReady: () => isReady,
});
await new Promise<void>((listening) => void front.listen(port, 'localhost', listening));
console.log(`edit: the editor is at ${address}/admin (Ctrl+C ends it), and the site will be at ${address}`);

mkdirSync('.next', { recursive: true });
writeFileSync(openFile, JSON.stringify({ pid: process.pid, address }));

// The check and the drawings take most of a minute, and the editor needs neither.
problems = look();
await problems;
const flags = ['node_modules/next/dist/bin/next', 'dev', '--port', String(inner)];
// Its output is not printed, because the development server shows its errors in the page.
const server = spawn(process.execPath, flags, { stdio: ['ignore', 'pipe', 'ignore'] });
server.stdout.on('data', (part: Buffer) => {
  if (isReady || !part.includes('Ready')) return;
  isReady = true;
  console.log(`edit: the site is at ${address}`);
});

function end(status: number): never {
  server.removeAllListeners('exit').kill();
  for (const path of [admin, openFile]) rmSync(path, { recursive: true, force: true });
  process.exit(status);
}
server.on('exit', () => {
  console.error('edit: the pages are not served any more: does `npm run dev` serve this folder already?');
  end(1);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => end(0));

let changes = 0;
/** Checks only the last of several quick changes; requests wait for the result from the first change on. */
async function lookAfterChange(): Promise<readonly string[]> {
  const change = ++changes;
  await setTimeout(settled);
  return change === changes ? look() : problems;
}

// Each folder is watched separately: on Linux a recursive watch loses files that an editor replaces, and the editor in the browser replaces
// files.
const folders = filesIn('content').map((path) => `content/${path}`);
for (const folder of ['content', ...folders].filter((path) => statSync(path).isDirectory()))
  watch(folder, (_event, file) => {
    if (file === null || /\.test\.|\.md$|~$/.test(file)) return;
    problems = lookAfterChange();
  });
