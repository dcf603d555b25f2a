import { colour } from '@/content/colours';

const turns = (count: number) => Array.from({ length: count }, (_, index) => (index * 360) / count);

/**
 * The operator's logo: a marigold from above, with two rings of petals. It is hidden from screen readers, because the name is beside it.
 */
export function Marigold({ size = 40 }: { size?: number }) {
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="-50 -50 100 100" className="shrink-0">
      {turns(12).map((angle) => (
        <path
          key={angle}
          d="M0 0C-15-12-15-40 0-48C15-40 15-12 0 0"
          fill={colour('petal')}
          transform={`rotate(${angle})`}
        />
      ))}
      {turns(10).map((angle) => (
        <path
          key={angle}
          d="M0 0C-11-8-12-28 0-34C12-28 11-8 0 0"
          fill={colour('marigold')}
          transform={`rotate(${angle + 15})`}
        />
      ))}
      {turns(8).map((angle) => (
        <path
          key={angle}
          d="M0 0C-7-5-7-17 0-21C7-17 7-5 0 0"
          fill={colour('petal-inner')}
          transform={`rotate(${angle})`}
        />
      ))}
      <circle r="6" fill={colour('petal-heart')} />
    </svg>
  );
}
