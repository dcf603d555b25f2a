import { formatRupees } from '@/content/format/money';
import { greetingFor, whatsappHref } from '@/content/format/contact-links';
import { fareTexts, onRequestTexts, partsText, peakText } from '@/content/pages/fares';
import { fareTable } from '@/content/queries/fares';
import { printedOnRequest, printedPeaks } from '@/content/queries/peaks';
import type { Trip } from '@/content/queries/trips';
import { ExternalLink } from './external-link';

const cell = 'py-2 pl-[0.6em] text-right align-baseline whitespace-nowrap tabular-nums';

/** The fares of a trip for each party, to the rupee: the parts, the taxes on top, the total, and the dates that cost more. */
export function FareTable({ trip }: { trip: Trip }) {
  const { columns, note, hint, asked, askName, peaks: peakHeading } = fareTexts;
  const peaks = printedPeaks(trip);
  const onRequest = onRequestTexts(printedOnRequest(trip));
  return (
    <>
      {/* The font size is limited so that four columns fit a phone; with longer words the table scrolls instead of widening the page. */}
      <div className="w-0 min-w-full overflow-x-auto">
        <table className="w-full border-collapse text-[min(0.8125rem,4.7vw)] sm:text-small">
          <thead>
            <tr className="border-b-2 border-ink text-left">
              <th scope="col" className="py-2 font-semibold">
                {columns.party}
              </th>
              {[columns.fare, columns.gst, ...(trip.abroad ? [columns.tcs] : []), columns.total].map((heading) => (
                <th key={heading} scope="col" className={`${cell} font-semibold`}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fareTable(trip).map(({ id, label, parts, fare, gst, tcs, total }) => {
              const sum = partsText(parts);
              return (
                <tr key={id} className="border-b border-line">
                  <th scope="row" abbr={label} className="text-left align-baseline font-normal">
                    <ExternalLink
                      href={whatsappHref(greetingFor(trip.name, asked(label, formatRupees(total))))}
                      about={askName}
                      className="inline-flex min-h-11 items-center py-1 text-lagoon underline print:min-h-0 print:no-underline"
                    >
                      {label}
                    </ExternalLink>{' '}
                    {sum ? <span className="block pb-2 text-ink-soft">{sum}</span> : null}
                  </th>
                  {[fare, gst, ...(trip.abroad ? [tcs] : [])].map((rupees, index) => (
                    <td key={index} translate="no" className={`${cell} text-ink-soft`}>
                      {formatRupees(rupees)}
                    </td>
                  ))}
                  <td translate="no" className={`${cell} font-semibold text-terracotta`}>
                    {formatRupees(total)}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-caption text-ink-soft">{note(trip)}</p>
      {peaks.length > 0 ? (
        <>
          <p className="mt-3 text-small font-semibold">{peakHeading}</p>
          <ul className="mt-1 grid gap-1 text-small">
            {peaks.map((peak) => (
              <li key={`${peak.from} ${peak.name}`}>{peakText(peak, trip.basis)}</li>
            ))}
          </ul>
        </>
      ) : null}
      {onRequest.length > 0 ? (
        <>
          <p className="mt-3 text-small font-semibold">{fareTexts.onRequest.heading}</p>
          <ul className="mt-1 grid gap-1 text-small">
            {onRequest.map((days) => (
              <li key={days}>{days}</li>
            ))}
          </ul>
        </>
      ) : null}
      <p className="mt-3 text-caption text-ink-soft print:hidden">{hint}</p>
    </>
  );
}
