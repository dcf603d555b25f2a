/** Bundles the reader of asks with its vocabulary into one file, which the finder fetches when a visitor is about to ask. */
import { build } from 'esbuild';
import { vocabularyOf } from '../../../content/ask/vocabulary';
import { askFile } from '../../../content/routes';
import { makeFolder, sourceOf } from '../build-cache';

/** An ES module that exports `makeReading` (`components/islands/filters/load-query-parser.ts`). */
async function readerFile(vocabulary: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `import { queryParserOf } from './content/ask/query-parser';\nexport const makeReading = (onPage) => queryParserOf(${vocabulary}, onPage);`,
      resolveDir: '.',
      loader: 'ts',
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    charset: 'utf8',
    // The same target as that of the islands (`scripts/export/browser/compile-islands.ts`).
    target: 'es2020',
  });
  return outputFiles.map(({ text }) => text).join('');
}

export async function buildAsk(): Promise<void> {
  const vocabulary = JSON.stringify(vocabularyOf());
  await makeFolder('ask', [
    {
      path: askFile,
      sources: [vocabulary, sourceOf('content/ask', 'content/format', 'scripts/assets/ask')],
      make: () => readerFile(vocabulary),
    },
  ]);
}
