/** Lists sentences that take two readings, for the authors of the content: `npm run check -- --words`. It refuses nothing. */
import { listTexts, monthTexts } from '../../content/catalogue/lists';
import { operator } from '../../content/catalogue/operator';
import { pageTexts } from '../../content/catalogue/page-texts';
import { prosePageTexts } from '../../content/catalogue/prose-pages';
import { allContent } from '../../content/checks/all-content';
import { line } from '../../content/schema/problems';

/** The most words of a sentence that can be read aloud in one breath, and the most numbers that a reader remembers. */
const limits = { words: 32, numbers: 3 } as const;
/** The fewest words of a sentence; shorter texts are labels. */
const fewestWords = 4;

const segmenter = new Intl.Segmenter('en-IN', { granularity: 'sentence' });
const countWords = (sentence: string) => sentence.split(/\s+/).length;
const countNumbers = (sentence: string) => sentence.match(/\d[\d,.:/]*/g)?.length ?? 0;

/** The sentences of a text, without labels. */
const sentencesOf = (text: string): string[] =>
  [...segmenter.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => countWords(sentence) >= fewestWords);

/** Every text of a record with the path of its field: 'plan.0.text'. */
function textsOf(value: unknown, field: string): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, field ? `${field}.${name}` : name));
}

/**
 * Measures the sentences of a collection's records, by id.
 * @param collection The name of the collection in the lines of the check.
 * @returns The number of sentences and words, and a line for each sentence over a limit: file, field, the exceeded limit, the sentence.
 */
export function readRecords(collection: string, records: Readonly<Record<string, unknown>>) {
  const found = Object.entries(records).flatMap(([id, record]) =>
    textsOf(record, '').flatMap(([field, text]) => sentencesOf(text).map((sentence) => ({ id, field, sentence }))),
  );
  return {
    sentences: found.length,
    words: found.reduce((sum, { sentence }) => sum + countWords(sentence), 0),
    hard: found.flatMap(({ id, field, sentence }) => {
      const [words, numbers] = [countWords(sentence), countNumbers(sentence)];
      const faults = [
        ...(words > limits.words ? [`has ${words} words`] : []),
        ...(numbers > limits.numbers ? [`has ${numbers} numbers`] : []),
      ];
      return faults.length > 0 ? [line(collection, id, field, `${faults.join(' and ')}: ${sentence}`)] : [];
    }),
  };
}

/** Measures all records with prose and returns the lines that `npm run check -- --words` prints. */
export function readContent(): string[] {
  const { trips, destinations, itineraryCards, statePages } = allContent(new Set());
  const byId = (records: readonly { readonly id: string }[]) => Object.fromEntries(records.map((one) => [one.id, one]));
  const collections: Record<string, Readonly<Record<string, unknown>>> = {
    trips: byId(trips),
    operator,
    destinations,
    states: statePages,
    itineraries: byId(itineraryCards),
    lists: byId(listTexts),
    months: byId(monthTexts),
    pages: pageTexts,
    'prose-pages': byId(prosePageTexts),
  };
  return Object.entries(collections).flatMap(([collection, records]) => {
    const { sentences, words, hard } = readRecords(collection, records);
    return [
      ...hard,
      `${collection}: ${sentences} sentences of ${(words / sentences).toFixed(1)} words, ${hard.length} over a limit`,
    ];
  });
}
