import { ArrowLink } from '@/components/ui/arrow-link';
import { monthIds, months } from '@/content/ids/months';
import { collectionPages } from '@/content/pages/collections';
import { whenToGoPage } from '@/content/pages/when-to-go';
import { today } from '@/content/model/dates/build-day';
import { YearDates } from './year-dates';
import { datesId, YearTable } from './year-table';

const thisMonth = Number(today.slice(5, 7)) - 1;

/**
 * The style rules of the month that the URL names, or of the month of the build: they set `--tint` and the like for its link, its text and
 * its column (`year-chart.css`). Browsers without `:has()` show the whole year. The selectors name the elements: otherwise each tap would
 * re-match every element of the chart.
 */
const chosenMonth = monthIds
  .flatMap((id, index) => [
    [`:has(#${id}:target,#${datesId(id)}:target)`, index] as const,
    ...(index === thisMonth ? [[':not(:has(:target))', index] as const] : []),
  ])
  .map(([state, index]) => {
    const [part, cell] = [`:is(li,section,div):nth-child(${index + 1})`, `:is(th,td):nth-child(${index + 2})`];
    return `.year-chart${state} :is(.by-month>${part},tr>${cell})`;
  })
  .join();

const chosenStyle = `${chosenMonth}{--cell:table-cell;--text:block;--tint:var(--paper-deep);--edge-of:var(--ink)}`;

/** The year on a page: a choice of months, a text about the chosen one, the chart, and all festivals and peak dates below it. */
export function YearChart() {
  return (
    <div className="year-chart shell rhythm">
      <style href="year-chart" precedence="year">
        {chosenStyle}
      </style>
      <nav aria-label={whenToGoPage.chooser} className="relative z-1 print:hidden">
        <ul className="by-month flex flex-wrap gap-1.5">
          {monthIds.map((id) => (
            <li key={id}>
              <a href={`#${id}`}>
                <span aria-hidden="true">{months[id].slice(0, 3)}</span> <span className="sr-only">{months[id]}</span>
              </a>
            </li>
          ))}
        </ul>
        <a href="#dates" className="skip-link">
          {whenToGoPage.skip}
        </a>
      </nav>
      <div className="by-month print:columns-2">
        {monthIds.map((id) => {
          const page = collectionPages.find(({ month }) => month === id);
          return (
            <section key={id} id={id}>
              <h2 className="font-display text-heading">{months[id]}</h2>
              <p className="prose-measure mt-1 text-small">{whenToGoPage.notes[id]}</p>
              {page ? <ArrowLink href={page.path}>{page.name}</ArrowLink> : null}
            </section>
          );
        })}
      </div>
      <YearTable />
      <YearDates />
    </div>
  );
}
