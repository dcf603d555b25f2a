import { formatRupees } from '@/content/money';

interface PriceProps {
  /** Whole rupees. */
  rupees: number;
  /** What the price is for: 'per person', 'per couple'. */
  basis: string;
  /** The price before the saving, struck through. */
  original?: number;
}

/** A price, the first thing the eye should find on a card, with what it is for. */
export function Price({ rupees, basis, original }: PriceProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 leading-none">
      <strong className="font-display text-[1.875rem] font-normal text-terracotta">{formatRupees(rupees)}</strong>
      {original ? (
        <s className="text-small text-ink-soft">
          <span className="unseen">instead of </span>
          {formatRupees(original)}
        </s>
      ) : null}
      <span className="text-caption text-ink-soft">{basis}</span>
    </p>
  );
}
