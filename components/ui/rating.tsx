import { Star } from 'lucide-react';
import { everywhere } from '@/content/words/everywhere';
import { Icon } from './icon';

/** A rating from 4.4 to 4.9, with a star. */
export function Rating({ value }: { value: number }) {
  return (
    <span className="inline-flex items-center gap-1 text-small font-semibold">
      <Icon of={Star} size={16} className="fill-marigold text-marigold-deep" />
      <span className="sr-only">{`${everywhere.rated} `}</span>
      {value.toFixed(1)}
    </span>
  );
}
