import type { readingOf, Reading } from '@/content/ask/reading';
import { askFile } from '@/content/routes';

/** Creates the reader from data on the page. */
export type MakeReading = (onPage: Parameters<typeof readingOf>[1]) => Reading;

let loading: Promise<MakeReading> | undefined;
let tries = 0;

/**
 * Fetches the reader of asks once; after a failure the next call tries again. The file is separate, so bundlers must not resolve the
 * import.
 */
export function loadReading(): Promise<MakeReading> {
  if (loading) return loading;
  // Browsers cache a failed import by its URL.
  const address = tries++ > 0 ? `${askFile}?try=${tries}` : askFile;
  const file = import(/* turbopackIgnore: true */ address) as Promise<{ makeReading: MakeReading }>;
  loading = file.then(({ makeReading }) => makeReading);
  loading.catch(() => (loading = undefined));
  return loading;
}
