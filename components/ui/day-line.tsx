interface Day {
  day: number;
  /** Where: shown over the title. */
  over: string;
  title: string;
  text: string;
}

/** An itinerary as a railway line: a stop for each day. */
export function DayLine({ days }: { days: readonly Day[] }) {
  return (
    <ol>
      {days.map(({ day, over, title, text }) => (
        <li key={day} className="group relative flex gap-5 pb-7 last:pb-0">
          <span aria-hidden="true" className="absolute top-10 bottom-0 left-[1.1875rem] w-0.5 bg-terracotta group-last:hidden" />
          <span className="grid size-10 shrink-0 place-items-center rounded-full border-2 border-terracotta bg-paper text-small font-bold text-terracotta">
            <span className="unseen">Day </span>
            {day}
          </span>
          <div className="pt-1">
            <p className="text-caption font-semibold text-terracotta">{over}</p>
            <h4 className="font-bold">{title}</h4>
            <p className="mt-1 text-small text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
