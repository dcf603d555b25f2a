import { ArrowLink } from '@/components/ui/arrow-link';
import { FestivalRows } from '@/components/ui/festival-rows';
import { SeasonKey, SeasonMarks } from '@/components/ui/season-marks';
import { Section } from '@/components/ui/section';
import { months, type MonthId } from '@/content/ids/months';
import { collectionTexts } from '@/content/pages/collections/texts';
import { datesInMonth, whenToGoPage } from '@/content/pages/when-to-go';
import { today } from '@/content/model/dates/build-day';
import { yearParts } from '@/content/words/year-chart';
import { finderMonthPath, monthPath } from '@/content/routes';

/** One month of the year chart: every row with trips in the month, with their number, and its dates. */
export function MonthColumn({ month }: { month: MonthId }) {
  return (
    <Section
      id="month"
      heading={collectionTexts.column(months[month])}
      aside={<ArrowLink href={monthPath(month)}>{collectionTexts.wholeYear}</ArrowLink>}
    >
      <div className="month-column season-marks">
        <p>
          <SeasonKey />
        </p>
        {yearParts.map(({ id, rows }) => (
          <div key={id}>
            <h3>{whenToGoPage.parts[id]}</h3>
            <ul>
              {rows.map(({ group, id: choice, name, inMonth }) => {
                const count = inMonth(month);
                if (count.best + count.fair === 0) return null;
                return (
                  <li key={choice}>
                    <a href={finderMonthPath(group, choice, month)}>
                      {name}
                      <SeasonMarks label="" count={count} />
                    </a>
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
      <FestivalRows heading={whenToGoPage.dates.heading} festivals={datesInMonth(month, today)} />
    </Section>
  );
}
