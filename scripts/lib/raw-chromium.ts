/**
 * A Chromium over its own protocol, for what Playwright switches off: prerendering, and the page cache of Back. Commands go through a pipe,
 * as text that ends with a zero byte.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { launchOptions } from './browsers.mjs';

type Parameters = Readonly<Record<string, unknown>>;

interface Message {
  id?: number;
  sessionId?: string;
  method?: string;
  params?: Parameters;
  result?: unknown;
  error?: { message: string };
}

interface Target {
  targetId: string;
  type: string;
  subtype?: string;
}

export interface RawTab {
  /** Sends a command to the page that is shown. */
  send: (method: string, params?: Parameters) => Promise<unknown>;
  /** The value of an expression in the page that is shown. */
  evaluate: (expression: string) => Promise<unknown>;
  close: () => Promise<void>;
}

/** How often a command is sent again while one page takes another's place: ten seconds. */
const mostTries = 500;

/** The messages of a pipe, one by one. */
function onMessages(output: Readable, take: (message: Message) => void): void {
  let rest = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) take(JSON.parse(part) as Message);
  });
}

/**
 * Opens one tab.
 * @param executablePath the browser, see `browsers.mjs`
 * @param setUp commands for each page of the tab, also those that are prerendered, before anything of it is loaded
 */
export async function openRawTab(
  executablePath: string,
  setUp: readonly (readonly [method: string, params?: Parameters])[],
): Promise<RawTab> {
  const profile = mkdtempSync(join(tmpdir(), 'tab-'));
  const { args } = launchOptions();
  // A browser without a window has no mouse; a page asks for one by media queries.
  const mouse =
    '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
  const options = [mouse, '--headless=new', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  // Chromium prerenders nothing when its background networking is switched off.
  const browser = spawn(executablePath, [...args.filter((arg) => !arg.includes('background')), ...options], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
  });
  const [, , , input, output] = browser.stdio as unknown as [null, null, null, Writable, Readable];

  const waiting = new Map<number, (message: Message) => void>();
  let last = 0;
  const send = (method: string, params: Parameters = {}, sessionId?: string) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(++last, ({ error, result }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      );
      input.write(`${JSON.stringify({ id: last, method, params, sessionId })}\0`);
    });

  const targets = new Map<string, Target>();
  const isShown = ({ type, subtype }: Target) => type === 'page' && subtype !== 'prerender';
  const shownSession = () => [...targets].findLast(([, target]) => isShown(target))?.[0];

  const attached = (sessionId: string, target: Target) => {
    targets.set(sessionId, target);
    // Not waited for: a page that is prerendered answers only once it runs.
    const start = target.type === 'page' ? [...setUp, ['Runtime.runIfWaitingForDebugger'] as const] : [];
    for (const [method, params] of start) send(method, params, sessionId).catch(() => undefined);
  };
  const follow = (method: string, params: Parameters) => {
    const target = params['targetInfo'] as Target;
    if (method === 'Target.attachedToTarget') attached(params['sessionId'] as string, target);
    if (method === 'Target.detachedFromTarget') targets.delete(params['sessionId'] as string);
    if (method !== 'Target.targetInfoChanged') return;
    for (const [session, { targetId }] of targets) if (targetId === target.targetId) targets.set(session, target);
  };
  onMessages(output, (message) => {
    const { id, method, params = {} } = message;
    if (id !== undefined) waiting.get(id)?.(message);
    else if (method?.startsWith('Target.')) follow(method, params);
  });

  await send('Target.setDiscoverTargets', { discover: true, filter: [{}] });
  const { targetId } = (await send('Target.createTarget', { url: 'about:blank', forTab: true })) as Target;
  const tab = (await send('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string };
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }, tab.sessionId);

  /** A page that takes another's place does so at any moment: a command that finds nobody goes to who is there then. */
  async function sendToShown(method: string, params?: Parameters): Promise<unknown> {
    for (let tries = 0; ; tries++) {
      const session = shownSession();
      try {
        if (session !== undefined) return await send(method, params, session);
      } catch (error) {
        if (!String(error).includes('Session with given id not found')) throw error;
      }
      if (tries === mostTries) throw new Error(`${method}: no page is shown`);
      await setTimeout(20);
    }
  }

  return {
    send: sendToShown,
    async evaluate(expression) {
      const options = { expression, awaitPromise: true, returnByValue: true };
      const { result } = (await sendToShown('Runtime.evaluate', options)) as { result: { value?: unknown } };
      return result.value;
    },
    async close() {
      const ended = once(browser, 'exit');
      await Promise.all([send('Browser.close'), ended]);
      // Its helpers may write for another moment.
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
