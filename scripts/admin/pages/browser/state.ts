/** The state of the site, worked out from what the published site and the Git host say. */

/** `/admin/publishing.json`, which the export writes. */
export interface Publishing {
  publishedAt: string;
  /** Unknown where the site was built without its history. */
  commit?: string;
  /** Files whose newest state the check refused: the site shows their last good one. */
  setAside: { file: string; reasons: string[] }[];
}

export interface Waiting {
  sha: string;
  /** When it was saved. */
  date: string;
  by: string;
  message: string;
  files: { file: string; what: 'added' | 'changed' | 'deleted' }[];
  /** What the check said of it. */
  refused: string[];
}

/** Where nothing else is known. `scripts/admin/DECISIONS.md` says where the number is from. */
const usualMinutes = 6;

const minute = 60_000;
const hour = 60 * minute;
/** The workflow is stopped then. */
const longest = 30 * minute;

/**
 * How long it took from a save to the site. One that came later than a run may take was no answer to the save: it was the night's.
 * @param saved when the published commit was made
 * @param last what was found here before
 */
export function minutesToPublish(
  saved?: string,
  publishedAt?: string,
  last?: number,
): { minutes: number; isMeasured: boolean } {
  const took = saved && publishedAt ? Date.parse(publishedAt) - Date.parse(saved) : NaN;
  if (took > 0 && took < longest) return { minutes: Math.max(1, Math.ceil(took / minute)), isMeasured: true };
  return last === undefined ? { minutes: usualMinutes, isMeasured: false } : { minutes: last, isMeasured: true };
}

/** Whether something has waited for a day. */
export const isLate = (waiting: readonly Pick<Waiting, 'date'>[], now: number): boolean =>
  waiting.some(({ date }) => now - Date.parse(date) > 24 * hour);

/** The lines of a comment on a commit in which the check says what it refuses (`operator-words.ts`); undefined where it is another's comment. */
export function refusalIn(comment: string): string[] | undefined {
  if (!/^\*\*(This|Published, but)/.test(comment)) return undefined;
  const lines = comment.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));
  const plain = (text: string) => text.replace(/\\([\\`*_[\]<>~])/g, '$1').replaceAll('**', '');
  return (lines.length > 0 ? lines : [comment]).map(plain);
}

/** The records that a request to the Git host writes, by their files; none where it does something else. */
export function savedFiles(body: unknown): string[] {
  if (typeof body !== 'string' || !body.includes('createCommitOnBranch')) return [];
  const { variables } = JSON.parse(body) as {
    variables: { input: { fileChanges: { additions: { path: string }[] } } };
  };
  return variables.input.fileChanges.additions.map(({ path }) => path).filter((path) => path.endsWith('.json'));
}

const kinds: Readonly<Record<string, 'added' | 'changed' | 'deleted'>> = { added: 'added', removed: 'deleted' };

/** What a commit did to files, from the host's answer; a file that was renamed is one that is gone and one that is new. */
export const filesOf = (
  files: readonly { filename: string; status: string; previous_filename?: string }[],
): Waiting['files'] =>
  files.flatMap(({ filename, status, previous_filename: previous }) => [
    ...(status === 'renamed' && previous ? [{ file: previous, what: 'deleted' as const }] : []),
    { file: filename, what: status === 'renamed' ? ('added' as const) : (kinds[status] ?? 'changed') },
  ]);

const moment = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** 'Fri 27/11/2026, 10:09', in India. */
export function momentInWords(iso: string): string {
  const part = (type: string) => moment.formatToParts(new Date(iso)).find((one) => one.type === type)?.value ?? '';
  return `${part('weekday')} ${part('day')}/${part('month')}/${part('year')}, ${part('hour')}:${part('minute')}`;
}
