import { fetchedOnce } from '@/components/islands/fetched-once';
import { pricesFile } from '@/content/routes';
import type { Quotes } from '@/content/words/quotes';

const load = fetchedOnce<{ quotes: Quotes }>(pricesFile);

/** Fetches the prices of all trips. */
export const loadQuotes = async (): Promise<Quotes> => (await load()).quotes;
