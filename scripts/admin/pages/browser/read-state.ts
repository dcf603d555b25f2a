/** Reads the state of the site from the published site and the Git host. */
import { ask, since, type HostCommit } from './host';
import { filesOf, minutesToPublish, refusalIn, type Publishing, type Waiting } from './state';

export async function readPublishing(): Promise<Publishing | undefined> {
  try {
    const response = await fetch('/admin/publishing.json', { cache: 'no-cache' });
    return response.ok ? ((await response.json()) as Publishing) : undefined;
  } catch {
    return undefined;
  }
}

const measuredKey = 'admin.minutes-to-publish';

/** The number of the newest unpublished commits whose details are read. */
const looked = 20;

/** The reasons why the check refused a commit. */
async function refusalOf({ sha, commit }: HostCommit): Promise<string[]> {
  if (commit.comment_count === 0) return [];
  const comments = await ask<{ body: string }[]>(`/commits/${sha}/comments?per_page=100`);
  return comments.flatMap(({ body }) => refusalIn(body) ?? []);
}

async function waitingOf(one: HostCommit): Promise<Waiting> {
  const [{ files = [] }, refused] = await Promise.all([ask<HostCommit>(`/commits/${one.sha}`), refusalOf(one)]);
  const { message, author, committer } = one.commit;
  return { sha: one.sha, date: committer?.date ?? '', by: author?.name ?? '', message, files: filesOf(files), refused };
}

/** The published commit, and the commits since. */
export async function readCommits({ commit, publishedAt }: Publishing) {
  const { base_commit: base, commits } = commit ? await since(commit) : { base_commit: undefined, commits: [] };
  const last = Number(localStorage.getItem(measuredKey)) || undefined;
  const time = minutesToPublish(base?.commit.committer?.date, publishedAt, last);
  if (time.isMeasured) localStorage.setItem(measuredKey, String(time.minutes));
  return { time, commits };
}

/** The details of the newest commits, newest first. */
export const readWaiting = (commits: readonly HostCommit[]): Promise<Waiting[]> =>
  Promise.all([...commits].reverse().slice(0, looked).map(waitingOf));
