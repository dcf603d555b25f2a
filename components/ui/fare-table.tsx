import { formatRupees } from '@/content/format/money';
import { greetingFor, whatsappHref } from '@/content/format/contact-links';
import { tripPage } from '@/content/pages/trip';
import { fareTable, type FareSource } from '@/content/queries/fares';
import { ExternalLink } from './external-link';

const cell = 'py-2 pl-[0.6em] text-right align-baseline whitespace-nowrap tabular-nums';

/** What one, two and three adults and a family pay for a trip, to the rupee, with the tax that comes on top. */
export function FareTable({ trip }: { trip: FareSource & { name: string } }) {
  const { columns, note, hint, asked } = tripPage.fares;
  return (
    <>
      {/* Its letters stop growing where four columns would be wider than a phone; in longer words it scrolls, and widens nothing around it. */}
      <div className="w-0 min-w-full overflow-x-auto">
        <table className="w-full border-collapse text-[min(0.8125rem,4.7vw)] sm:text-small">
          <thead>
            <tr className="border-b-2 border-ink text-left">
              <th scope="col" className="py-2 font-semibold">
                {columns.party}
              </th>
              {[columns.fare, columns.tax, columns.total].map((heading) => (
                <th key={heading} scope="col" className={`${cell} font-semibold`}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fareTable(trip).map(({ id, label, fare, tax, total }) => (
              <tr key={id} className="border-b border-line">
                <th scope="row" abbr={label} className="text-left align-baseline font-normal">
                  <ExternalLink
                    href={whatsappHref(greetingFor(trip.name, asked(label, formatRupees(total))))}
                    about={tripPage.fares.askName}
                    className="inline-flex min-h-11 items-center py-1 text-lagoon underline print:min-h-0 print:no-underline"
                  >
                    {label}
                  </ExternalLink>
                </th>
                <td translate="no" className={`${cell} text-ink-soft`}>
                  {formatRupees(fare)}
                </td>
                <td translate="no" className={`${cell} text-ink-soft`}>
                  {formatRupees(tax)}
                </td>
                <td translate="no" className={`${cell} font-semibold text-terracotta`}>
                  {formatRupees(total)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="mt-3 text-caption text-ink-soft">{note(trip.abroad)}</p>
      <p className="text-caption text-ink-soft print:hidden">{hint}</p>
    </>
  );
}
