/** The bar above the editor with the state of the site, and the message after a save. */
import { watchPhotos } from './choose-photos';
import { element, link } from './dom';
import { tokenOf } from './host';
import { readCommits, readPublishing } from './read-state';
import { isLate, minutesToPublish, momentInWords, savedFiles } from './state';

const status = document.querySelector('#state');

const counted = (count: number, one: string, more: string) => (count === 1 ? `1 ${one}` : `${count} ${more}`);

async function showState(): Promise<void> {
  if (!tokenOf(localStorage)) return;
  const published = await readPublishing();
  if (!published) return;
  const { commits } = await readCommits(published);
  const waits = commits.map(({ commit }) => ({ date: commit.committer?.date ?? '' }));
  const isWrong = published.setAside.length > 0 || isLate(waits, Date.now());
  status?.classList.toggle('failed', isWrong);
  status?.replaceChildren(
    `Published ${momentInWords(published.publishedAt)}. `,
    ...(published.setAside.length > 0
      ? [`${counted(published.setAside.length, 'entry is', 'entries are')} refused. `]
      : []),
    ...(waits.length > 0 ? [`${counted(waits.length, 'save waits', 'saves wait')}. `] : []),
    ...(isWrong ? [link('/admin/today', 'See why')] : []),
  );
}

/**
 * Shows, until it is closed, when a save will be on the site.
 * @param path The path of the saved file.
 */
async function showSaved(path: string): Promise<void> {
  const published = await readPublishing();
  const { minutes } = published ? (await readCommits(published)).time : minutesToPublish();
  // The table of all pages is fetched only now, and is gone if a newer version of the editor was published meanwhile.
  const page = await import('./entries').then(({ pageOf }) => pageOf(path)).catch(() => undefined);
  const saved = document.querySelector<HTMLElement>('#saved');
  const close = element('button', { type: 'button', popovertarget: 'saved', popovertargetaction: 'hide' }, 'Close');
  saved?.replaceChildren(
    element('b', {}, 'Saved. '),
    `It will be on the site in about ${minutes} minutes. `,
    ...(page ? [element('a', { href: page, target: '_blank' }, 'See the page'), ' '] : []),
    link('/admin/today', 'What waits'),
    ' ',
    close,
  );
  saved?.showPopover();
  await showState();
}

function quietly(work: Promise<void>): void {
  // The editor itself reports that the host cannot be reached.
  work.catch(() => undefined);
}

// The editor would open every link in a new tab.
for (const part of document.querySelectorAll('#bar, #saved'))
  part.addEventListener('mousedown', (event) => {
    event.stopPropagation();
  });

let isShown = false;
function showStateOnce(): void {
  if (isShown || !tokenOf(localStorage)) return;
  isShown = true;
  quietly(showState());
}

// The editor's own event for saves comes only after it has fetched a library from another host, so saves are detected in requests.
const ask = window.fetch.bind(window);
window.fetch = async (...request) => {
  const response = await ask(...request);
  const [path] = response.ok ? savedFiles(request[1]?.body) : [];
  if (path !== undefined) quietly(showSaved(path));
  else if (response.ok) showStateOnce();
  return response;
};
showStateOnce();
watchPhotos();
