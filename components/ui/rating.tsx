import { Star } from 'lucide-react';

/** A rating from 4.4 to 4.9, with a star. */
export function Rating({ value }: { value: number }) {
  return (
    <span className="inline-flex items-center gap-1 text-small font-semibold">
      <Star aria-hidden="true" width={16} height={16} className="fill-marigold text-marigold-deep" />
      <span className="unseen">Rated </span>
      {value.toFixed(1)}
    </span>
  );
}
