import type { LucideIcon } from 'lucide-react';

/** A line icon, hidden from screen readers because the text beside it says the same. `size` is in px. */
export function Icon({
  of: Drawing,
  size = 20,
  className = '',
}: {
  of: LucideIcon;
  size?: number;
  className?: string;
}) {
  return (
    <Drawing
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      strokeWidth={1.75}
      className={`shrink-0 ${className}`}
    />
  );
}
