/** The common start of all pages beside the editor: they check for a token, show what they read, and report errors. */
import type { Repository } from '../../repository';
import { element, fill, link, paragraph, say } from './dom';
import { HostError, tokenOf } from './host';

declare const REPOSITORY: Repository;

/** Shows an error, with a link to sign in if only another token helps. */
function showError(error: unknown): void {
  const text = error instanceof Error ? error.message : String(error);
  say(text, 'failed', ...(error instanceof HostError && error.signIn ? [link('/admin/', 'Sign in')] : []));
}

/**
 * Runs an action and shows its error if it fails.
 * @param busy The status text while it runs.
 */
export async function attempt(busy: string, work: () => Promise<void>): Promise<void> {
  say(busy, 'busy');
  try {
    await work();
  } catch (error) {
    showError(error);
  }
}

let show: (into: HTMLElement) => Promise<void>;

/** Reads the data again and renders the page. */
async function refresh(): Promise<void> {
  const content = element('div', {});
  await show(content);
  fill(content);
}

/**
 * Starts a page.
 * @param read Renders its data into an element.
 */
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
    fill(paragraph('You are not signed in on this device.'), paragraph(link('/admin/', 'Sign in')));
    return;
  }
  show = read;
  void attempt('Asking GitHub…', async () => {
    await refresh();
    say('', 'done');
  });
}

/** Refreshes the page after a change, and says what was done and what happens next. */
export async function finish(what: string, ...more: readonly (Node | string)[]): Promise<void> {
  await refresh();
  say(`${what} It will be on the site in some minutes.`, 'done', ...more, link('/admin/today', 'What waits'));
}
