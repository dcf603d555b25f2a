'use client';

import { buttonClasses } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { WhatsappMark } from '@/components/ui/whatsapp-mark';
import { whatsappHref, whatsappShareHref } from '@/content/words/contact-links';
import { finder } from '@/content/words/finder-page';
import { tripPath } from '@/content/routes';
import { CopyText } from '../copy-text';
import { Comparison, mostCompared, type ComparedTrip } from './comparison';
import { listMessage } from './list-message';
import { listId } from './shortlist-names';

export interface ListedTrip extends ComparedTrip {
  /** Days and price as text. */
  readonly terms: string;
  /** What the chosen party pays on its day, or why it has no total. */
  readonly total?: string;
}

interface YourListProps {
  /** At least one trip. */
  trips: readonly ListedTrip[];
  /** The titles of the comparison's rows. */
  rows: readonly string[];
  /** Adds who travels and when to a query string, once it is chosen. */
  withChoice: (query: string) => string;
  /** Who travels and when, in words. */
  party: string | undefined;
  /** True if the comparison is open from the beginning. */
  isComparing: boolean;
  onRemove: (id: string) => void;
}

const { list } = finder;

/** The rows of the comparison, with the totals of the chosen party before all others. */
const comparedWithTotals = (rows: readonly string[], trips: readonly ListedTrip[], party: string | undefined) =>
  party
    ? {
        rows: [party, ...rows],
        trips: trips.map(({ total = '', ...trip }) => ({ ...trip, facts: [total, ...trip.facts] })),
        isPriced: true,
      }
    : { rows, trips };

/** The shortlist, which does not depend on the filters: to compare, share and ask about. */
export function YourList({ trips, rows, withChoice, party, isComparing, onRemove }: YourListProps) {
  const compared = trips.slice(0, mostCompared);
  const send = whatsappShareHref(listMessage(list.sendGreeting, trips, withChoice));
  const question = listMessage(list.askGreeting, trips, withChoice);
  return (
    <section
      aria-labelledby={`${listId}-heading`}
      className="mb-8 grid grid-cols-1 gap-3 rounded-large border border-line bg-paper-raised p-4 md:p-6"
    >
      <h3 id={`${listId}-heading`} className="font-display text-title">
        {list.heading}
      </h3>
      <ul>
        {trips.map(({ id, name, terms, total }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 border-b border-line">
            <p className="min-w-0 flex-1 basis-40 py-2 leading-snug">
              <a
                href={[tripPath(id), withChoice('')].filter(Boolean).join('?')}
                className="inline-flex min-h-6 items-center font-semibold text-lagoon underline"
              >
                {name}
              </a>
              <span className="block text-small text-ink-soft">{terms}</span>
              {total ? <strong className="block text-small font-semibold">{total}</strong> : null}
            </p>
            <button
              type="button"
              onClick={() => onRemove(id)}
              className="min-h-11 shrink-0 text-small font-semibold text-lagoon underline"
            >
              {list.remove}
              <span className="sr-only"> {name}</span>
            </button>
          </li>
        ))}
      </ul>
      {compared.length > 1 ? (
        <details open={isComparing}>
          <summary className={buttonClasses('primary', 'w-full md:w-auto')}>
            {list.compare(compared.length, trips.length)}
          </summary>
          <Comparison {...comparedWithTotals(rows, compared, party)} />
          {trips.length > compared.length ? <p className="mt-2 text-small text-ink-soft">{list.more}</p> : null}
        </details>
      ) : (
        <p className="text-small text-ink-soft">{list.alone}</p>
      )}
      <div className="flex flex-wrap gap-2.5">
        <ExternalLink href={send} className={buttonClasses('secondary')}>
          <WhatsappMark />
          {list.send}
        </ExternalLink>
        <ExternalLink href={whatsappHref(question)} className={buttonClasses('secondary')}>
          <WhatsappMark />
          {list.ask}
        </ExternalLink>
        <CopyText text={question} hrefs={[send, whatsappHref(question)]} />
      </div>
    </section>
  );
}
