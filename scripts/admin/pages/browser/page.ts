/** What all pages beside the editor do first: ask for the token, show what they read, and tell errors. */
import type { Repository } from '../../repository';
import { element, fill, link, paragraph, say } from './dom';
import { HostError, tokenOf } from './host';

declare const REPOSITORY: Repository;

/** Tells an error; where only another token helps, the way to it. */
export function tell(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error);
  say(text, 'failed', ...(error instanceof HostError && error.signIn ? [link('/admin/', 'Sign in')] : []));
}

/** Does something that may fail, and tells it. @param busy what is said meanwhile */
export async function attempt(busy: string, work: () => Promise<void>): Promise<void> {
  say(busy, 'busy');
  try {
    await work();
  } catch (error) {
    tell(error);
  }
}

let show: (into: HTMLElement) => Promise<void>;

/** Reads and shows the page once more. */
export async function refresh(): Promise<void> {
  const content = element('div', {});
  await show(content);
  fill(content);
}

/** Shows a page. @param read puts what it reads into an element */
export function start(read: (into: HTMLElement) => Promise<void>): void {
  if (REPOSITORY.isFolder) {
    fill(
      paragraph(
        'Here the editor works on the files of a folder. Its own forms copy and delete trips there; this page is for the published site.',
      ),
    );
    return;
  }
  if (!tokenOf(localStorage)) {
    fill(paragraph('You are not signed in on this device.'), element('p', {}, link('/admin/', 'Sign in')));
    return;
  }
  show = read;
  void attempt('Asking GitHub…', async () => {
    await refresh();
    say('', 'done');
  });
}

/** After a change: shows what is there now, and says what was done and what follows. */
export async function finish(what: string, ...more: readonly (Node | string)[]): Promise<void> {
  await refresh();
  say(`${what} It will be on the site in some minutes.`, 'done', ...more, link('/admin/today', 'What waits'));
}
