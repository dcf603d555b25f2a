import { dayByDay } from '@/content/words/trip';
import type { ItineraryDay } from '@/content/schema/types';
import { DatedText } from './dated-text';

interface DayLineProps {
  plan: readonly ItineraryDay[];
  /** One level below the heading above the itinerary. */
  headings: 'h3' | 'h4';
}

/** An itinerary as a vertical line with a stop for each day: where the night is spent, the title and the text. */
export function DayLine({ plan, headings: Heading }: DayLineProps) {
  return (
    <ol>
      {plan.map(({ title, text, asOf, meals, overnight }, index) => (
        <li
          key={title}
          id={`day-${index + 1}`}
          className="group relative flex scroll-mt-28 gap-[min(1.25rem,5vw)] pb-8 last:pb-0"
        >
          <span
            aria-hidden="true"
            className="absolute top-10 bottom-0 left-[1.1875rem] w-0.5 bg-terracotta group-last:hidden"
          />
          <span className="grid size-10 shrink-0 place-items-center rounded-full border-2 border-terracotta bg-paper text-small font-bold text-terracotta">
            <span className="sr-only">{`${dayByDay.day} `}</span>
            {index + 1}
          </span>
          <div className="prose-measure pt-1">
            <p className="text-caption font-semibold text-terracotta">{overnight}</p>
            <Heading className="text-[min(1em,6.5vw)] leading-snug font-bold">{title}</Heading>
            <p className="mt-1 text-small text-ink-soft">
              <DatedText asOf={asOf}>{text}</DatedText>
            </p>
            <p className="mt-1 text-caption font-medium">{dayByDay.meals(meals.toLowerCase())}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
