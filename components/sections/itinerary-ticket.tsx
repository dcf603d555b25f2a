import { Download } from 'lucide-react';
import { buttonClasses } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Poster } from '@/components/ui/poster';
import { formatDuration, formatPeople } from '@/content/format/duration';
import { itinerariesPage } from '@/content/pages/lists';
import { itineraryFile } from '@/content/routes';
import type { ItineraryCard } from '@/content/schema/types';

/** A downloadable itinerary: place, length, number of people, and its four highlights as stops on a line. */
export function ItineraryTicket({ card }: { card: ItineraryCard }) {
  const { id, destination, days, people, picture, highlights } = card;
  return (
    <article
      id={id}
      className="flex h-full scroll-mt-28 flex-wrap overflow-hidden rounded-large border border-line bg-paper-raised"
    >
      <div className="flex-[2_1_10rem]">
        <Poster picture={picture} className="h-full" />
      </div>
      <div className="flex flex-[3_1_15rem] flex-col gap-4 p-5">
        <div>
          <h3 className="text-title font-bold">{destination}</h3>
          <p className="mt-1 text-small text-ink-soft">
            {formatDuration(days)} · {formatPeople(people)}
          </p>
        </div>
        <ol className="border-l-2 border-terracotta pl-4 text-small">
          {highlights.map((highlight) => (
            <li
              key={highlight}
              className="relative py-1 before:absolute before:top-2.5 before:-left-[1.3125rem] before:size-2 before:rounded-full before:bg-terracotta"
            >
              {highlight}
            </li>
          ))}
        </ol>
        <a href={itineraryFile(id)} download className={buttonClasses('primary', 'mt-auto')}>
          <Icon of={Download} />
          <span>
            {itinerariesPage.action}
            <span className="sr-only"> {destination}</span> {itinerariesPage.file}
          </span>
        </a>
      </div>
    </article>
  );
}
