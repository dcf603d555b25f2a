import { SeasonKey, SeasonMarks } from '@/components/ui/season-marks';
import { YearDots, YearDotsHead } from '@/components/ui/year-dots';
import { monthIds, months, type MonthId } from '@/content/ids/months';
import { dateCountText, whenToGoPage } from '@/content/pages/when-to-go';
import { today } from '@/content/model/dates/build-day';
import { festivalsInMonth } from '@/content/model/dates/festivals';
import { yearParts, type YearRow } from '@/content/words/year-chart';
import { peaksInMonth } from '@/content/words/year-dates';
import { finderMonthPath } from '@/content/routes';

/** The id of the part of the page with the dates of a month. */
export const datesId = (month: MonthId) => `${month}-dates`;

const { caption, what, parts, dates } = whenToGoPage;

/** The rows with the numbers of festivals and peak dates, and the element that marks each. */
const dateRows = [
  { what: 'festivals', countIn: (month: MonthId) => festivalsInMonth(month, today).length, Mark: 'i' },
  { what: 'peaks', countIn: (month: MonthId) => peaksInMonth(month, today).length, Mark: 'b' },
] as const;

function DateRow({ what, countIn, Mark }: (typeof dateRows)[number]) {
  const counts = monthIds.map((month) => ({ month, count: countIn(month) }));
  if (counts.every(({ count }) => count === 0)) return null;
  const inMonths = counts.filter(({ count }) => count > 0).map(({ month }) => month);
  const strip = Mark === 'b' ? { best: inMonths, fair: [] } : { best: [], fair: inMonths };
  return (
    <tr>
      <th scope="row">
        {dates[what]}
        <YearDots {...strip} />
      </th>
      {counts.map(({ month, count }) => (
        <td key={month}>
          {count > 0 ? (
            <a href={`#${datesId(month)}`}>
              <span>{`${months[month]}: ${dateCountText(count, what)}`}</span> <Mark aria-hidden="true">{count}</Mark>
            </a>
          ) : null}
        </td>
      ))}
    </tr>
  );
}

function TripRow({ group, id, name, inMonth }: YearRow) {
  const best = monthIds.filter((month) => inMonth(month).best > 0);
  const fair = monthIds.filter((month) => inMonth(month).fair > 0 && !best.includes(month));
  return (
    <tr>
      <th scope="row">
        {name}
        <YearDots best={best} fair={fair} />
      </th>
      {monthIds.map((month) => {
        const count = inMonth(month);
        return (
          <td key={month}>
            {count.best + count.fair > 0 ? (
              <a href={finderMonthPath(group, id, month)}>
                <SeasonMarks label={whenToGoPage.inMonth(name, months[month])} count={count} />
              </a>
            ) : null}
          </td>
        );
      })}
    </tr>
  );
}

/** The year chart: festivals and peak dates, then places, kinds and sights, each with a link for every month in which it has trips. */
export function YearTable() {
  return (
    <table className="season-marks">
      <caption>
        {caption} <SeasonKey />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{what}</span>
            <YearDotsHead />
          </th>
          {monthIds.map((month) => (
            <th key={month} scope="col" abbr={months[month]}>
              {months[month].slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="dated">
        {dateRows.map((row) => (
          <DateRow key={row.what} {...row} />
        ))}
      </tbody>
      {yearParts.map(({ id, rows }) => (
        <tbody key={id}>
          <tr>
            <th scope="rowgroup" colSpan={1 + monthIds.length}>
              {parts[id]}
            </th>
          </tr>
          {rows.map((row) => (
            <TripRow key={row.id} {...row} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
