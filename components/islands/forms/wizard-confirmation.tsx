import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/ui/external-link';
import { buttonClasses } from '@/components/ui/button';
import { whatsappHref } from '@/content/format/contact-links';
import { booking, bookingFields } from '@/content/pages/booking';
import { routes } from '@/content/routes';
import { site } from '@/content/site';
import type { BookingValues } from './booking-draft';
import { composeMessage } from './compose-message';

interface WizardConfirmationProps {
  values: BookingValues;
  arrival: ReactNode;
  /** Called when the visitor leaves for the home page. */
  onLeave: () => void;
}

/** Step 4: the confirmation, what happens next, and two ways for the details to reach a person. */
export function WizardConfirmation({ values, arrival, onLeave }: WizardConfirmationProps) {
  const { confirmed, packages } = booking;
  const words = { ...values, package: packages.find(({ value }) => value === values.package)?.label ?? values.package };
  const message = composeMessage(
    'I have planned a booking on your site.',
    bookingFields.map(({ name, label }) => [label, words[name]]),
  );
  return (
    <section data-step={4} className="overflow-hidden rounded-large border border-line bg-paper-raised">
      {arrival}
      <div className="grid gap-5 p-6 md:p-10">
        <h2 tabIndex={-1} className="step-heading font-display text-heading">
          {confirmed.heading}
        </h2>
        <p className="text-lead">{confirmed.text}</p>
        <div className="flex flex-wrap gap-3">
          <ExternalLink href={whatsappHref(message || site.greeting)} className={buttonClasses('primary')}>
            {confirmed.whatsapp}
          </ExternalLink>
          <ExternalLink href={site.bookingUrl} className={buttonClasses('secondary')}>
            {confirmed.form}
          </ExternalLink>
        </div>
        <h3 className="text-title font-bold">{confirmed.stepsHeading}</h3>
        <ol className="grid gap-3">
          {confirmed.steps.map((text, index) => (
            <li key={text} className="flex gap-3">
              <span
                className="grid size-8 shrink-0 place-items-center rounded-full bg-ink font-bold text-paper"
                aria-hidden="true"
              >
                {index + 1}
              </span>
              {text}
            </li>
          ))}
        </ol>
        <p>
          <a href={routes.home} onClick={onLeave} className="inline-flex min-h-11 items-center text-lagoon underline">
            {confirmed.home}
          </a>
        </p>
      </div>
    </section>
  );
}
