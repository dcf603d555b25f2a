/** Reads the state of the site from the published site and the host. */
import { host, type HostCommit } from '../host';
import { changesOf, isLate, minutesToPublish, momentInWords, refusalIn, type Publishing, type Waiting } from './state';
import { counted } from './counted';

/** Reads what the published site says of itself; undefined if it cannot be reached. */
export async function readPublishing(): Promise<Publishing | undefined> {
  try {
    const response = await fetch('/admin/publishing.json', { cache: 'no-cache' });
    return response.ok ? ((await response.json()) as Publishing) : undefined;
  } catch {
    return undefined;
  }
}

const measuredKey = 'editor.minutes-to-publish';

/** The minutes from a save to its publication, by the newest publication that was timed. */
export function timeToPublish(published: Publishing): ReturnType<typeof minutesToPublish> {
  const time = minutesToPublish(published, Number(localStorage.getItem(measuredKey)) || undefined);
  if (time.isMeasured) localStorage.setItem(measuredKey, String(time.minutes));
  return time;
}

/** The reasons why the check refused a commit. */
async function refusalOf({ sha, comments }: HostCommit): Promise<string[]> {
  if (comments === 0) return [];
  return (await host.commentsOn(sha)).flatMap((comment) => refusalIn(comment) ?? []);
}

async function waitingOf(commit: HostCommit): Promise<Waiting> {
  const { sha, date, by, message } = commit;
  const [files, refused] = await Promise.all([host.filesOf(sha), refusalOf(commit)]);
  return { sha, date, by, message, files: changesOf(files), refused };
}

/** The number of the newest saves whose details are read: each takes two requests. */
const looked = 20;

/** The details of the newest saves, newest first. */
export const readWaiting = (commits: readonly HostCommit[]): Promise<Waiting[]> =>
  Promise.all(commits.slice(0, looked).map(waitingOf));

/** The state of the site in a line; undefined if the published site says nothing of it. */
export async function publicationLine(): Promise<{ text: string; isWrong: boolean } | undefined> {
  const published = await readPublishing();
  if (!published?.commit) return undefined;
  const { setAside, publishedAt, commit } = published;
  const waiting = await host.since(commit);
  const parts = [
    `Published ${momentInWords(publishedAt)}.`,
    ...(setAside.length > 0
      ? [`${setAside.length === 1 ? '1 entry is' : `${setAside.length} entries are`} refused.`]
      : []),
    ...(waiting.length > 0 ? [`${counted(waiting.length, 'save')} ${waiting.length === 1 ? 'waits' : 'wait'}.`] : []),
  ];
  return { text: parts.join(' '), isWrong: setAside.length > 0 || isLate(waiting, Date.now()) };
}
