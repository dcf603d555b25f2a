import { taxSentence } from '@/content/words/taxes';

/** The taxes on top of the prices of a list, in one sentence. */
export function TaxNote({ trips, onDark = false }: { trips: readonly { abroad: boolean }[]; onDark?: boolean }) {
  const abroad = trips.filter((trip) => trip.abroad).length;
  const which = abroad === 0 ? 'india' : abroad === trips.length ? 'abroad' : 'both';
  return <p className={`text-caption ${onDark ? 'text-cream-soft' : 'text-ink-soft'}`}>{taxSentence(which)}</p>;
}
