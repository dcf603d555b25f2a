import { FestivalRows } from '@/components/ui/festival-rows';
import { monthIds, months } from '@/content/ids/months';
import { datesInMonth, whenToGoPage } from '@/content/pages/when-to-go';
import { today } from '@/content/model/dates/build-day';
import { datesId } from './year-table';

/** Festivals and peak dates by month, below the chart that counts them. */
export function YearDates() {
  return (
    <section id="dates" className="deferred mt-12 scroll-mt-24">
      <h2 className="font-display text-heading">{whenToGoPage.dates.heading}</h2>
      <div className="by-month gap-x-10 lg:columns-2">
        {monthIds.map((id) => (
          <div key={id} id={datesId(id)} className="scroll-mt-24 break-inside-avoid pb-2">
            <FestivalRows heading={months[id]} festivals={datesInMonth(id, today)} />
          </div>
        ))}
      </div>
    </section>
  );
}
