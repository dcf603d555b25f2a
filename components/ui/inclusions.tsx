import { Check } from 'lucide-react';
import { Icon } from './icon';

/** The inclusions of the price, each with a tick. */
export function Inclusions({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-1.5 text-small">
      {items.map((item) => (
        <li key={item} className="flex gap-2">
          <Icon of={Check} size={18} className="mt-0.5 text-leaf" />
          {item}
        </li>
      ))}
    </ul>
  );
}
