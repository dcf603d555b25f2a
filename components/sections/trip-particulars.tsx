/** The parts of a trip's page that only the operator can fill in: each is absent if its record is empty. */
import { ExternalLink } from '@/components/ui/external-link';
import { LabelledRows } from '@/components/ui/labelled-rows';
import { textColumns } from '@/components/ui/list-layout';
import { formatMonth } from '@/content/format/duration';
import type { FactRow } from '@/content/words/trip-facts';
import { particulars, speaksLine } from '@/content/words/trip-particulars';
import type { Leader, Trip } from '@/content/schema/types';
import { Part } from './trip-part';

interface TripRowsProps {
  id: string;
  heading: string;
  rows: readonly FactRow[];
  /** Under the rows. */
  note?: string | undefined;
}

export function TripRows({ id, heading, rows, note }: TripRowsProps) {
  if (rows.length === 0) return null;
  return (
    <Part id={id} heading={heading}>
      <LabelledRows rows={rows} labels="wide" />
      {note ? <p className="mt-3 text-caption text-ink-soft">{note}</p> : null}
    </Part>
  );
}

export function TripLeader({ leader }: { leader: Leader | undefined }) {
  if (!leader) return null;
  return (
    <Part id="leader" heading={particulars.leader}>
      <p className="leading-snug font-semibold">{leader.name}</p>
      <p className="prose-measure mt-1 wrap-anywhere text-small text-ink-soft">
        {[leader.about, speaksLine(leader)].filter(Boolean).join(' ')}
      </p>
    </Part>
  );
}

/**
 * Quotations from travellers' reviews on other sites, each with a link to its source. There is no average: the operator chose which ones to
 * quote.
 */
export function TripReviews({ reviews }: Pick<Trip, 'reviews'>) {
  if (reviews.length === 0) return null;
  return (
    <Part id="reviews" heading={particulars.reviews}>
      <ul className={textColumns}>
        {reviews.map(({ name, month, text, source, url }, index) => (
          <li key={index}>
            <figure>
              <blockquote className="prose-measure wrap-anywhere text-small text-ink-soft">{`“${text}”`}</blockquote>
              <figcaption className="mt-1 flex flex-wrap items-center gap-x-2.5 text-caption">
                <strong className="font-semibold">{name}</strong> {formatMonth(month)}{' '}
                <ExternalLink
                  href={url}
                  about={particulars.readOf(name)}
                  className="inline-flex min-h-11 items-center text-lagoon underline"
                >
                  {particulars.read(source)}
                </ExternalLink>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Part>
  );
}
