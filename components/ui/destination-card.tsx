import { formatDayRange } from '@/content/format/duration';
import { placePage } from '@/content/words/shared';
import { destinationPath } from '@/content/routes';
import type { Destination } from '@/content/schema/types';
import { Chips } from './chips';
import { Poster } from './poster';
import { Rating } from './rating';

/** The number of highlights on a destination's card, followed by the number of further ones (specification, section 9). */
const mostHighlights = 3;

/** A card that links to the page of a destination. */
export function DestinationCard({ destination }: { destination: Destination }) {
  const { id, name, subtitle, duration, rating, highlights, picture } = destination;
  const more = highlights.length - mostHighlights;
  return (
    <article className="walk-in group relative h-full">
      <div className="overflow-hidden rounded-large">
        <Poster picture={picture} zooms />
      </div>
      <div className="mt-3 grid gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="font-display text-[1.75rem] leading-tight wrap-anywhere">
            <a href={destinationPath(id)} className="after:absolute after:inset-0 hover:text-lagoon">
              {name}
            </a>
          </h3>
          <Rating value={rating} />
        </div>
        <p className="text-small text-ink-soft">
          {subtitle}&nbsp;· <span className="whitespace-nowrap">{formatDayRange(duration)}</span>
        </p>
        <div className="flex flex-wrap items-center gap-1.5">
          <Chips items={highlights} most={mostHighlights} />
          {more > 0 ? (
            <span className="text-caption font-semibold text-ink-soft">{placePage.moreHighlights(more)}</span>
          ) : null}
        </div>
      </div>
    </article>
  );
}
