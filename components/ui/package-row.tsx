import { formatDuration } from '@/content/duration';
import { formatRupees } from '@/content/money';
import { packagePath } from '@/content/routes';
import type { Tour } from '@/content/tours';

interface PackageRowProps {
  tour: Tour;
  place?: string;
}

/** A package as a line of a timetable: name, place and days, price per person. Stands for its card in long lists (`layoutOf`). */
export function PackageRow({ tour, place }: PackageRowProps) {
  return (
    <article id={tour.id} className="relative flex scroll-mt-28 items-baseline justify-between gap-4 border-b border-line py-3">
      <h3 className="min-w-0 font-semibold">
        <a href={packagePath(tour.id)} className="after:absolute after:inset-0 hover:text-lagoon">
          {tour.name}
        </a>
        <span className="block text-small font-normal text-ink-soft">
          {place ? `${place} · ` : null}
          {formatDuration(tour.days)}
        </span>
      </h3>
      <p className="shrink-0 font-semibold text-terracotta">{formatRupees(tour.price)}</p>
    </article>
  );
}
