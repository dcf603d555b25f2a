/**
 * Drives Chromium by its DevTools protocol over a pipe, with messages that end with a zero byte. With Playwright attached to a page,
 * Chromium does not prerender for it ('PrerenderingDisabledByDevTools') and does not restore it from the back/forward cache.
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

interface Target {
  targetId: string;
  type: string;
  subtype?: string;
}

interface Message {
  id?: number;
  method?: string;
  params?: { sessionId: string; targetInfo: Target };
  result?: unknown;
  error?: { message: string };
}

export interface RawTab {
  /** Sends a command to the visible page. */
  send: (method: string, params?: Parameters) => Promise<unknown>;
  /** Evaluates an expression in the visible page. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Evaluates an expression in the page that is prerendered; undefined while there is none. */
  evaluateAhead: (expression: string) => Promise<unknown>;
  close: () => Promise<void>;
}

/** The most tries for a command while one page replaces another: ten seconds. */
const mostTries = 500;

function start(executablePath: string, profile: string) {
  // A headless browser has no mouse, which pages detect by media queries.
  const mouse =
    '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
  // Chromium does not prerender if background networking is disabled.
  const args = launchOptions().args.filter((arg) => !arg.includes('background'));
  const options = [...args, mouse, '--headless=new', '--remote-debugging-pipe', `--user-data-dir=${profile}`];
  const browser = spawn(executablePath, options, { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] });
  const [, , , input, output] = browser.stdio as unknown as [null, null, null, Writable, Readable];
  return { browser, input, output };
}

/** Calls a function with each message of Chromium. */
function onMessage(output: Readable, take: (message: Message) => void): void {
  let rest = '';
  output.setEncoding('utf8').on('data', (text: string) => {
    const parts = (rest + text).split('\0');
    rest = parts.pop() ?? '';
    for (const part of parts) take(JSON.parse(part) as Message);
  });
}

/** Chromium's answers while a page is not there yet, or no longer: it has not run the command. */
const isWithoutPage = (error: unknown) =>
  /Session with given id not found|Cannot find default execution context/.test(String(error));

const inExpression = (expression: string) => ({ expression, awaitPromise: true, returnByValue: true });
const valueIn = (answer: unknown) => (answer as { result: { value?: unknown } }).result.value;

/**
 * Opens one tab.
 * @param executablePath the browser, see `browsers.mjs`
 * @param setUp commands for each page of the tab, including prerendered ones, before it loads anything
 */
export async function openRawTab(
  executablePath: string,
  setUp: readonly (readonly [method: string, params?: Parameters])[],
): Promise<RawTab> {
  const profile = mkdtempSync(join(tmpdir(), 'tab-'));
  const { browser, input, output } = start(executablePath, profile);

  const waiting: ((message: Message) => void)[] = [];
  const send = (method: string, params: Parameters = {}, sessionId?: string) =>
    new Promise<unknown>((resolve, reject) => {
      const id = waiting.push(({ error, result }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result),
      );
      input.write(`${JSON.stringify({ id: id - 1, method, params, sessionId })}\0`);
    });

  /** The sessions of the tab's pages, by target. */
  const sessions = new Map<string, string>();
  /** The session of the page that was prerendered last. */
  let prerendered: string | undefined;
  function take({ id, method, params, ...answer }: Message): void {
    if (id !== undefined) waiting[id]?.(answer);
    if (method !== 'Target.attachedToTarget' || params?.targetInfo.type !== 'page') return;
    sessions.set(params.targetInfo.targetId, params.sessionId);
    if (params.targetInfo.subtype === 'prerender') prerendered = params.sessionId;
    // Not awaited, because a prerendered page responds only once it runs.
    for (const [name, options] of [...setUp, ['Runtime.runIfWaitingForDebugger'] as const])
      send(name, options, params.sessionId).catch(() => undefined);
  }
  onMessage(output, take);

  const { targetId } = (await send('Target.createTarget', { url: 'about:blank', forTab: true })) as Target;
  const tab = (await send('Target.attachToTarget', { targetId, flatten: true })) as { sessionId: string };
  await send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: true, flatten: true }, tab.sessionId);

  async function shownSession(): Promise<string | undefined> {
    const { targetInfos } = (await send('Target.getTargets')) as { targetInfos: Target[] };
    const shown = targetInfos.filter(({ targetId, subtype }) => sessions.has(targetId) && subtype !== 'prerender');
    return sessions.get(shown.at(-1)?.targetId ?? '');
  }

  /** A prerendered page may be activated at any moment; retry on the page that replaced the target. */
  async function sendToShown(method: string, params?: Parameters): Promise<unknown> {
    for (let tries = 0; tries < mostTries; tries++) {
      const session = await shownSession();
      try {
        if (session !== undefined) return await send(method, params, session);
      } catch (error) {
        if (!isWithoutPage(error)) throw error;
      }
      await setTimeout(20);
    }
    throw new Error(`${method}: no page is shown`);
  }

  return {
    send: sendToShown,
    evaluate: async (expression) => valueIn(await sendToShown('Runtime.evaluate', inExpression(expression))),
    async evaluateAhead(expression) {
      if (!prerendered) return undefined;
      try {
        return valueIn(await send('Runtime.evaluate', inExpression(expression), prerendered));
      } catch (error) {
        if (isWithoutPage(error)) return undefined;
        throw error;
      }
    },
    async close() {
      const ended = once(browser, 'exit');
      await Promise.all([send('Browser.close'), ended]);
      // Helper processes of the browser may write for another moment.
      await rm(profile, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}
