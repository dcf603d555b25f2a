import { formatDate } from '@/content/format/duration';
import { formatRupees } from '@/content/format/money';
import { greetingFor, whatsappHref } from '@/content/words/contact-links';
import { sharesBeforeTcs } from '@/content/words/fare-words';
import { datedText, fareTexts, onRequestTexts, parties } from '@/content/words/fares';
import { printedOnRequest } from '@/content/model/fares/peaks';
import { fareLevels, type FareLevel } from '@/content/model/fares/trip-totals';
import { bookTripPath } from '@/content/routes';
import { monthsNote, startMonths } from '@/content/words/start-months';
import { ExternalLink } from './external-link';
import type { Trip } from '@/content/schema/types';

/** The usual parties on days of the same price: fare, taxes and total of each, what each person pays, and the number of rooms. */
function Level({ trip, level: { days, fares } }: { trip: Trip; level: FareLevel }) {
  const { columns, asked, askName } = fareTexts;
  const day = days[0] && formatDate(days[0].from);
  // Fares that include GST have no column of zeros.
  const hasGst = fares.some(({ gst }) => gst > 0);
  return (
    <table className="fares">
      <thead>
        <tr>
          {[
            columns.party,
            columns.fare,
            ...(hasGst ? [columns.gst] : []),
            ...(trip.abroad ? [columns.tcs] : []),
            columns.total,
          ].map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fares.map(({ id, ...sums }) => (
          <tr key={id}>
            <th scope="row" abbr={parties[id]} className="font-normal">
              <ExternalLink
                href={whatsappHref(greetingFor(trip.name, asked(parties[id], formatRupees(sums.total), day)))}
                about={askName(day)}
                className="inline-flex min-h-11 min-w-11 items-center text-lagoon underline print:min-h-0 print:no-underline"
              >
                {parties[id]}
              </ExternalLink>{' '}
              <span className="fare-shares">{sharesBeforeTcs(sums, trip)}</span>
            </th>
            {[sums.fare, ...(hasGst ? [sums.gst] : []), ...(trip.abroad ? [sums.tcs] : []), sums.total].map(
              (rupees, index) => (
                <td key={index} translate="no">
                  {formatRupees(rupees)}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const fold = 'min-h-11 py-2 text-small font-semibold text-lagoon underline underline-offset-4';

/** The months in which a trip starts and their prices, folded. A group has its dates instead. */
function Months({ trip }: { trip: Trip }) {
  const rows = startMonths(trip);
  const { heading, columns } = fareTexts.months;
  if (rows.length === 0) return null;
  return (
    <details>
      <summary className={fold}>{heading}</summary>
      <table className="fares">
        <thead>
          <tr>
            <th scope="col">{columns.month}</th>
            <th scope="col">{columns.days}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ month, days }) => (
            <tr key={month}>
              <th scope="row" className="font-normal">
                {month}
              </th>
              <td className="whitespace-normal! font-normal! text-ink!">{days}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-caption text-ink-soft">{monthsNote(trip)}</p>
    </details>
  );
}

/**
 * The prices that usual parties pay for a trip, to the rupee, on ordinary days and on those with another price, folded
 * by their dates.
 */
export function FareTable({ trip }: { trip: Trip }) {
  const { ordinary, others, note, hint } = fareTexts;
  const levels = fareLevels(trip);
  const onRequest = onRequestTexts(printedOnRequest(trip));
  return (
    // The table scrolls if longer words need more space, instead of widening the page.
    <div className="fare-tables grid w-0 min-w-full gap-4 overflow-x-auto">
      {levels.map((level, index) => (
        <details key={index} data-until={level.days.at(-1)?.until}>
          <summary className={fold}>
            {index === 0
              ? ordinary
              : level.days.map((dated) => (
                  <span key={dated.from} className="block" data-until={dated.until}>
                    {`${datedText(dated, trip)} `}
                  </span>
                ))}
          </summary>
          <Level trip={trip} level={level} />
        </details>
      ))}
      <Months trip={trip} />
      {onRequest.length > 0 ? (
        <div className="text-small">
          <h3 className="font-semibold">{fareTexts.onRequest.heading}</h3>
          <ul>
            {onRequest.map((days) => (
              <li key={days}>{days}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className="print:hidden">
        <a href={bookTripPath(trip.id)} className="inline-flex min-h-11 items-center text-lagoon underline">
          {others}
        </a>
      </p>
      <p className="text-caption text-ink-soft">{note(trip)}</p>
      <p className="text-caption text-ink-soft print:hidden">{hint}</p>
    </div>
  );
}
