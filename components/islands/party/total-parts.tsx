'use client';

import { formatRupees } from '@/content/format/money';
import { filled, filledFor } from '@/content/format/filled';
import type { PartyTotal, TotalTerms } from '@/content/model/fares/party-total';
import type { QuotedTrip } from '@/content/words/quotes';
import { payerOf } from '@/content/words/party';
import { parts } from '@/content/records/pages/party.json';

interface TotalPartsProps {
  trip: QuotedTrip;
  total: PartyTotal;
  /** The total of the same party on ordinary dates. */
  ordinary: number | undefined;
  terms: TotalTerms;
}

/** What a total is made of: who pays how much, the rooms, the taxes, and what the day costs more or less than others. */
export function TotalParts({ trip, total, ordinary, terms }: TotalPartsProps) {
  const { dated, fare, gst, tcs, rooms } = total;
  const more = ordinary === undefined ? 0 : total.total - ordinary;
  const rows: (readonly [label: string, rupees: number])[] = [
    ...total.parts.map(
      ({ who, count, each }) =>
        [
          count === 1 ? payerOf(who, trip) : filled(parts.row, { count, who: payerOf(who, trip) }),
          count * each,
        ] as const,
    ),
    ...(gst > 0 ? [[filled(parts.gst, { percent: terms.gst }), gst] as const] : []),
    ...(tcs > 0 ? [[filled(parts.tcs, { percent: terms.tcs }), tcs] as const] : []),
    [parts.total, fare + gst + tcs],
  ];
  return (
    <details className="text-small">
      <summary className="min-h-11 py-2.5 font-semibold text-lagoon underline underline-offset-4">
        {parts.heading}
      </summary>
      <dl className="total-parts">
        {rows.map(([label, rupees]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd translate="no">{formatRupees(rupees)}</dd>
          </div>
        ))}
      </dl>
      {rooms > 0 ? <p>{filledFor(parts.rooms, rooms)}</p> : null}
      {terms.gstIncluded ? <p>{parts.gstIncluded}</p> : null}
      {dated && more > 0 ? <p>{filled(parts.more, { name: dated.name ?? '', amount: formatRupees(more) })}</p> : null}
      {dated && more < 0 ? <p>{filled(parts.less, { amount: formatRupees(-more) })}</p> : null}
    </details>
  );
}
