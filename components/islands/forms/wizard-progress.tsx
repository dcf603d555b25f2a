import { booking } from '@/content/pages/booking';

/** The current step and the steps to come: a line with a stop for each step, like a railway map. */
export function WizardProgress({ step }: { step: number }) {
  return (
    <ol aria-label={booking.progress.name} className="needs-script mb-8 flex">
      {booking.steps.map(({ id, label }, index) => {
        const at = index + 1;
        const reached = at <= step;
        return (
          <li key={id} aria-current={at === step ? 'step' : undefined} className="relative flex-1 text-small">
            {index > 0 ? (
              <span
                aria-hidden="true"
                className={`absolute top-4 right-[calc(50%+1rem)] left-[calc(-50%+1rem)] h-1 -translate-y-1/2 ${reached ? 'bg-marigold' : 'bg-line'}`}
              />
            ) : null}
            <span className="relative flex flex-col items-center gap-1.5 text-center">
              <span
                data-reached={reached || undefined}
                className={`stop grid size-8 place-items-center rounded-full border-2 font-bold ${reached ? 'border-ink bg-marigold text-on-marigold' : 'border-edge bg-paper-raised text-ink-soft'}`}
              >
                {at}
              </span>{' '}
              <span className={at === step ? 'font-semibold' : 'text-ink-soft'}>
                {label}
                {at < step ? <span className="sr-only">{` ${booking.progress.done}`}</span> : null}
              </span>
            </span>
          </li>
        );
      })}
    </ol>
  );
}
