import { everywhere } from '@/content/words/everywhere';
import { totalText } from '@/content/words/taxes';
import { formatRupees } from '@/content/format/money';

interface PriceProps {
  /** Whole rupees. */
  rupees: number;
  /** The basis of the price: 'per person', 'per couple'. */
  basis: string;
  /** True if it is taxed as a tour abroad. */
  abroad: boolean;
  /** The price before the saving, struck through. */
  original?: number;
  /** True to put the basis below the price, where it does not move when the price's typeface arrives. */
  stacked?: boolean;
}

/** A price with its basis and the total with tax: the most prominent text of a card. */
export function Price({ rupees, basis, abroad, original, stacked = false }: PriceProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 leading-none">
      <strong
        translate="no"
        className="font-display text-[1.875rem] font-normal wrap-anywhere text-terracotta lg:wrap-break-word"
      >
        {formatRupees(rupees)}
      </strong>{' '}
      {original ? (
        <s className="text-small text-ink-soft">
          <span className="sr-only">{`${everywhere.prices.instead} `}</span>
          <span translate="no">{`${formatRupees(original)} `}</span>
        </s>
      ) : null}
      <span className={`text-caption text-ink-soft ${stacked ? 'mt-1.5 basis-full' : ''}`}>{basis}</span>{' '}
      <span className="mt-1.5 basis-full text-caption">{totalText(rupees, abroad)}</span>
    </p>
  );
}
