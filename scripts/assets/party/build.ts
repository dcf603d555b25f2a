/** The prices of all trips with what computes totals from them, which pages fetch once a visitor has chosen who travels or when. */
import { pricesFile } from '../../../content/routes';
import { quoteData } from '../../../content/words/quote-data';
import { browserModule } from '../browser-module';
import { makeFolder, sourceOf } from '../build-cache';

/** Writes an ES module that exports `quotes` (`components/islands/party/load-quotes.ts`). */
export async function buildParty(): Promise<void> {
  const data = JSON.stringify(quoteData());
  await makeFolder('party', [
    {
      path: pricesFile,
      sources: [
        data,
        sourceOf('content/format', 'content/model', 'content/words', 'content/records/pages', 'scripts/assets/party'),
      ],
      make: () =>
        browserModule(`import { quotesOf } from './content/words/quotes';\nexport const quotes = quotesOf(${data});`),
    },
  ]);
}
