import { dayByDay } from '@/content/words/trip';
import type { ItineraryDay } from '@/content/schema/types';
import { DatedText } from './dated-text';
import { Fold } from './fold';

interface DayLineProps {
  plan: readonly ItineraryDay[];
  /** One level below the heading above the itinerary. */
  headings: 'h3' | 'h4';
}

/** An itinerary as a list of days: each says where the night is, its title, its meals and its drive, and opens to its text. */
export function DayLine({ plan, headings: Heading }: DayLineProps) {
  return (
    <ol className="days">
      {plan.map(({ title, text, asOf, meals, overnight, legs }, index) => (
        <li key={title} id={`day-${index + 1}`} className="scroll-mt-28">
          <Fold
            isOpen
            isFirst={index === 0}
            summary={
              <>
                <span className="text-caption text-terracotta">{`${dayByDay.day} ${index + 1} · ${overnight}`}</span>
                <Heading className="text-[min(1em,6.5vw)] leading-snug">{title}</Heading>
                <span className="text-caption font-medium">
                  {[dayByDay.meals(meals.toLowerCase()), dayByDay.drive({ legs })].filter(Boolean).join(' · ')}
                </span>
              </>
            }
          >
            <p className="prose-measure pb-4 text-small text-ink-soft">
              <DatedText asOf={asOf}>{text}</DatedText>
            </p>
          </Fold>
        </li>
      ))}
    </ol>
  );
}
