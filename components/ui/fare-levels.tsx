import { capitalised } from '@/content/format/capitalised';
import { formatShortDate } from '@/content/format/duration';
import { formatRupees } from '@/content/format/money';
import { usualParty } from '@/content/model/choice';
import { printedOnRequest } from '@/content/model/fares/peaks';
import { fareLevels, tariffOf, type FareLevel } from '@/content/model/fares/trip-totals';
import { fareTexts, levelText, onRequestTexts, parties } from '@/content/words/fares';
import { levelsHeading, payerOf } from '@/content/words/party';
import { monthsNote, startMonths } from '@/content/words/start-months';
import { Fold } from './fold';
import type { Trip } from '@/content/schema/types';

/** The dates of a level as the heading of a column: 'Ordinary dates', 'Christmas and New Year', 'Thu, 25 Feb 2027'. */
const columnOf = ({ days }: FareLevel): string =>
  days.length === 0
    ? fareTexts.ordinary
    : [...new Set(days.map(({ name, from }) => name ?? formatShortDate(from)))].join('; ');

/**
 * What two travellers pay on ordinary days and on those with another price. With a choice of the visitor, `writePageTotal` writes their own
 * totals.
 */
function Levels({ trip, levels }: { trip: Trip; levels: readonly FareLevel[] }) {
  const row = 'flex flex-wrap justify-between gap-x-6 border-b border-line py-2';
  return (
    <>
      <p data-levels="" className="text-small font-semibold">
        {levelsHeading(usualParty)}
      </p>
      <dl className="text-small">
        {levels.map(({ days, fares }, index) => (
          <div key={index} data-until={days.at(-1)?.until} className={row}>
            <dt className="flex-[1_1_9rem]">
              {days.length === 0
                ? fareTexts.ordinary
                : days.map((dated) => (
                    <span key={dated.from} className="block" data-until={dated.until}>
                      {`${levelText(dated)} `}
                    </span>
                  ))}
            </dt>
            <dd
              translate="no"
              data-level={days.map(({ from, until }) => `${from}/${until}`).join(' ')}
              className="ml-auto font-semibold text-terracotta tabular-nums"
            >
              {formatRupees(fares.find(({ id }) => id === 'two')?.total ?? 0)}
            </dd>
          </div>
        ))}
        {onRequestTexts(printedOnRequest(trip)).map((days) => (
          <div key={days} className={row}>
            <dt className="flex-[1_1_9rem]">{days}</dt>
            <dd className="ml-auto text-right">{fareTexts.onRequest.price}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

interface FareTableProps {
  /** Over the names of the rows. */
  first: string;
  levels: readonly FareLevel[];
  rows: readonly { name: string; sums: readonly number[] }[];
}

/** A table of rupees with a column for each level. It scrolls if longer words need more space, instead of widening the page. */
function FareTable({ first, levels, rows }: FareTableProps) {
  return (
    <div className="w-0 min-w-full overflow-x-auto">
      <table className="fares">
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {levels.map((level, index) => (
              <th key={index} scope="col">
                {columnOf(level)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, sums }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {sums.map((rupees, index) => (
                <td key={index} translate="no">
                  {formatRupees(rupees)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/**
 * Folded: what each kind of traveller pays on the days of each level, from which the fare of any party can be added up, and the totals of
 * the usual parties.
 */
function Tariff({ trip, levels }: { trip: Trip; levels: readonly FareLevel[] }) {
  const { heading, who, party } = fareTexts.tariff;
  const payers = tariffOf(trip, levels).map((row) => ({ name: capitalised(payerOf(row.who, trip)), sums: row.fares }));
  const totals = (levels[0]?.fares ?? []).map(({ id }, row) => ({
    name: parties[id],
    sums: levels.map(({ fares }) => fares[row]?.total ?? 0),
  }));
  return (
    <Fold summary={heading}>
      <FareTable first={who} levels={levels} rows={payers} />
      <p className="mt-2 mb-3 text-caption text-ink-soft">{fareTexts.tariffNote(trip)}</p>
      <FareTable first={party} levels={levels} rows={totals} />
    </Fold>
  );
}

/** The months in which a trip starts and their prices, folded. A group has its dates instead. */
function Months({ trip }: { trip: Trip }) {
  const rows = startMonths(trip);
  const { heading, columns } = fareTexts.months;
  if (rows.length === 0) return null;
  return (
    <Fold summary={heading}>
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
              <th scope="row">{month}</th>
              <td className="whitespace-normal! text-ink!">{days}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-2 text-caption text-ink-soft">{monthsNote(trip)}</p>
    </Fold>
  );
}

/** The prices of a trip by level: the total of one party on each kind of date, and folded the fares of everyone and the months. */
export function FareLevels({ trip }: { trip: Trip }) {
  const levels = fareLevels(trip);
  return (
    <>
      <Levels trip={trip} levels={levels} />
      <div className="mt-2 divide-y divide-line border-b border-line">
        <Tariff trip={trip} levels={levels} />
        {/* Paper has the same in the levels above. */}
        <div className="print:hidden">
          <Months trip={trip} />
        </div>
      </div>
    </>
  );
}
