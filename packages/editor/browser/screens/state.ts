/** Derives the state of the site from the answers of the published site and the host. */
import { folderPath } from '../folders';
import type { ChangedFile } from '../host';

/** The contents of `/admin/publishing.json`, which the export writes. */
export interface Publishing {
  publishedAt: string;
  /** The published commit and the time of its save; undefined if the site was built without its history. */
  commit?: string;
  savedAt?: string;
  /** Files whose newest state the check refused: the site shows their last valid state. */
  setAside: { file: string; reasons: string[]; field?: string }[];
}

/** A save that is not on the site yet. */
export interface Waiting {
  sha: string;
  date: string;
  by: string;
  message: string;
  files: { file: string; what: 'added' | 'changed' | 'deleted' }[];
  /** The reasons of the check, if it refused the save. */
  refused: string[];
}

/** The estimate if nothing was measured. It was never measured at GitHub: install, build and upload take about as long elsewhere. */
const usualMinutes = 6;

const minute = 60_000;
const hour = 60 * minute;
/** The time limit of the workflow. */
const longest = 30 * minute;

/**
 * The minutes from a save to its publication. A publication later than a workflow may take did not follow the save: it was the nightly one.
 * @param last The last measured value.
 */
export function minutesToPublish(
  { savedAt = '', publishedAt }: Pick<Publishing, 'savedAt' | 'publishedAt'>,
  last?: number,
): { minutes: number; isMeasured: boolean } {
  const took = Date.parse(publishedAt) - Date.parse(savedAt);
  if (took > 0 && took < longest) return { minutes: Math.max(1, Math.ceil(took / minute)), isMeasured: true };
  return last === undefined ? { minutes: usualMinutes, isMeasured: false } : { minutes: last, isMeasured: true };
}

/** Whether a save has waited for more than a day. */
export const isLate = (waiting: readonly Pick<Waiting, 'date'>[], now: number): boolean =>
  waiting.some(({ date }) => now - Date.parse(date) > 24 * hour);

/** The lines of the check's comment on a commit that name what it refuses (`operator-words.ts`); undefined for other comments. */
export function refusalIn(comment: string): string[] | undefined {
  if (!/^\*\*(This|Published, but)/.test(comment)) return undefined;
  const lines = comment.split('\n').flatMap((line) => (line.startsWith('- ') ? [line.slice(2)] : []));
  const plain = (text: string) => text.replace(/\\([\\`*_[\]<>~])/g, '$1').replaceAll('**', '');
  return (lines.length > 0 ? lines : [comment]).map(plain);
}

const kinds: Readonly<Record<string, 'added' | 'changed' | 'deleted'>> = { added: 'added', removed: 'deleted' };

/**
 * The changes of a commit to files. A renamed file is one deleted and one added file. A deletion also writes the redirect, which is not
 * listed.
 */
export const changesOf = (files: readonly ChangedFile[]): Waiting['files'] =>
  files
    .flatMap(({ path, status, previous }) => [
      ...(status === 'renamed' && previous ? [{ file: previous, what: 'deleted' as const }] : []),
      { file: path, what: status === 'renamed' ? ('added' as const) : (kinds[status] ?? 'changed') },
    ])
    .filter(({ file }) => file !== `${folderPath('operator')}/moved.json`);

const moment = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** A moment in Indian time: 'Fri 27/11/2026, 10:09'. */
export function momentInWords(iso: string): string {
  const parts = moment.formatToParts(new Date(iso));
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
  return `${part('weekday')} ${part('day')}/${part('month')}/${part('year')}, ${part('hour')}:${part('minute')}`;
}
