import type { readingOf, Reading } from '@/content/ask/reading';
import { askFile } from '@/content/routes';

/** A function from what the page has to the reader. */
export type MakeReading = (onPage: Parameters<typeof readingOf>[1]) => Reading;

let loading: Promise<MakeReading> | undefined;
let tries = 0;

/** Fetches the reader of asks, once; after a failure the next call tries again. Bundlers leave the import alone: the file is one of its own. */
export function loadReading(): Promise<MakeReading> {
  if (loading) return loading;
  // A browser remembers of an address that it could not be imported.
  const address = tries++ > 0 ? `${askFile}?try=${tries}` : askFile;
  const file = import(/* turbopackIgnore: true */ address) as Promise<{ makeReading: MakeReading }>;
  loading = file.then(({ makeReading }) => makeReading);
  loading.catch(() => (loading = undefined));
  return loading;
}
