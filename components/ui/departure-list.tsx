import { CalendarPlus } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { greetingFor } from '@/content/format/contact-links';
import { formatDate, formatShortDate } from '@/content/format/duration';
import { departureTerms, tripPage } from '@/content/pages/trip';
import type { Departure } from '@/content/queries/departures';
import { departureFile } from '@/content/routes';
import { WhatsappLink } from './whatsapp-link';

interface DepartureListProps {
  id: string;
  /** The trip's. */
  name: string;
  departures: readonly Departure[];
}

/** Dates that stand open; the later ones are folded, where they are more than a few. */
const mostOpen = 6;
const fewLater = 2;

function Dates({ id, name, departures }: DepartureListProps) {
  return (
    <ul className="text-small">
      {departures.map((departure) => (
        <li
          key={departure.leaves}
          className="flex flex-wrap items-center justify-between gap-x-2 border-b border-line leading-snug"
        >
          <span className="flex flex-[1_1_7rem] flex-wrap items-baseline gap-x-2.5 py-1">
            <strong className="font-semibold whitespace-nowrap">{formatShortDate(departure.leaves)}</strong>{' '}
            <span className="text-caption text-ink-soft">{departureTerms(departure)}</span>
          </span>{' '}
          <WhatsappLink
            message={greetingFor(name, tripPage.departures.leaving(formatShortDate(departure.leaves)))}
            about={`about ${formatShortDate(departure.leaves)}`}
            className="ml-auto inline-flex min-h-11 shrink-0 items-center gap-1.5 px-1 text-lagoon underline print:hidden"
          >
            {tripPage.ask}
          </WhatsappLink>{' '}
          <a
            href={departureFile(id, departure.leaves)}
            download
            className="inline-flex size-11 shrink-0 items-center justify-center text-lagoon print:hidden"
          >
            <Icon of={CalendarPlus} />
            <span className="sr-only">
              {tripPage.departures.calendar}: {formatShortDate(departure.leaves)}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The dates of a group trip that are on sale, each with a file for the visitor's calendar: the next ones open, the others folded. */
export function DepartureList({ id, name, departures }: DepartureListProps) {
  if (departures.length === 0) return <p>{tripPage.departures.none}</p>;
  const open = departures.length > mostOpen + fewLater ? mostOpen : departures.length;
  const later = departures.slice(open);
  const last = later.at(-1);
  return (
    <>
      <Dates id={id} name={name} departures={departures.slice(0, open)} />
      {last ? (
        <details className="border-b border-line">
          <summary className="min-h-11 cursor-pointer py-2.5 text-small font-semibold text-lagoon underline underline-offset-4">
            {tripPage.departures.later(later.length, formatDate(last.leaves))}
          </summary>
          <Dates id={id} name={name} departures={later} />
        </details>
      ) : null}
    </>
  );
}
