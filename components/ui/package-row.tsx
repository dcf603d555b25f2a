import { formatDuration } from '@/content/duration';
import { formatRupees } from '@/content/money';
import { packagePath } from '@/content/routes';
import type { Tour } from '@/content/tours';

interface PackageRowProps {
  tour: Tour;
  place: string | undefined;
  /** What the price is for. */
  basis: string;
}

/** A package as a line of a timetable: name, place and days, price. Stands for its card in very long lists (`layoutOf`). */
export function PackageRow({ tour, place, basis }: PackageRowProps) {
  return (
    <article
      id={tour.id}
      className="relative flex h-full scroll-mt-28 items-baseline justify-between gap-4 border-b border-line py-3"
    >
      <h3 className="min-w-0 font-semibold">
        <a href={packagePath(tour.id)} className="after:absolute after:inset-0 hover:text-lagoon">
          {tour.name}
        </a>
        <span className="block text-small font-normal text-ink-soft">
          {place ? `${place} · ` : null}
          {formatDuration(tour.days)}
        </span>
      </h3>
      <p className="shrink-0 text-right font-semibold text-terracotta">
        {formatRupees(tour.price)}
        <span className="block text-caption font-normal text-ink-soft">{basis}</span>
      </p>
    </article>
  );
}
