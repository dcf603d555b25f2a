import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/ui/external-link';
import { buttonClasses } from '@/components/ui/button';
import { bookingHref } from '@/content/words/booking-link';
import { greeting, mailHref, whatsappHref } from '@/content/words/contact-links';
import { booking, bookingFields, forEachField, neededFields } from '@/content/pages/booking';
import { homePath } from '@/content/routes';
import { CopyText } from '../copy-text';
import { factsOf, messageOf } from './booking-message';
import { nameOf, noTotalOf, whenOf, whoOf, type Plan } from './booking-plan';
import { PlanParts, PlanTotal } from './wizard-total';

interface WizardConfirmationProps {
  plan: Plan;
  arrival: ReactNode;
  /** Shows a step again by its number. */
  onStep: (step: number) => void;
  /** Called when the visitor leaves for the home page. */
  onLeave: () => void;
}

const label = forEachField((field) => field.label);

/** All that was chosen, as a list; what is not known is left out. */
function Sum({ plan }: { plan: Plan }) {
  const { name, phone, email, address } = plan.values;
  const rows: (readonly [term: string, details: ReactNode])[] = [
    [label.package, nameOf(plan)],
    [label.travelers, whoOf(plan)],
    [label.startDate, whenOf(plan)],
    [
      booking.total.label,
      plan.quote?.fare ? (
        <>
          <PlanTotal plan={plan} />
          <PlanParts plan={plan} />
        </>
      ) : (
        noTotalOf(plan)
      ),
    ],
    [booking.confirmed.contact, [name, phone, email, address].filter((text) => text.trim()).join(', ')],
  ];
  const known = rows.filter(([, details]) => details !== '');
  return known.length === 0 ? null : (
    <dl className="grid gap-3">
      {known.map(([term, details]) => (
        <div key={term}>
          <dt className="text-small font-semibold">{term}</dt>
          <dd className="wrap-anywhere">{details}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Step 4: what is not sent yet with the ways to send it, the confirmation with all that was chosen, and the next steps. */
export function WizardConfirmation({ plan, arrival, onStep, onLeave }: WizardConfirmationProps) {
  const { confirmed } = booking;
  const { values, refused } = plan;
  const message = messageOf(plan);
  const missing = bookingFields.filter(({ name }) => neededFields.some((one) => one === name) && !values[name].trim());
  const [chat, mail] = [whatsappHref(message || greeting()), mailHref(booking.message.subject, message)];
  const linkTo = ({ name, label: text, step }: (typeof bookingFields)[number]) => (
    <a
      key={name}
      href={`?step=${step + 1}`}
      onClick={(event) => {
        event.preventDefault();
        onStep(step + 1);
      }}
      className="mr-3 inline-flex min-h-11 items-center text-lagoon underline"
    >
      {text}
    </a>
  );
  return (
    <section data-step={4} className="overflow-hidden rounded-large border border-line bg-paper-raised">
      {arrival}
      <div className="grid gap-5 p-6 md:p-10">
        {/* The focus begins here, above the heading: what is not sent must not be missed. */}
        <p tabIndex={-1} className="step-heading text-lead font-semibold">
          {confirmed.notSent}
        </p>
        {missing.length > 0 ? (
          <p>
            {`${confirmed.missing} `}
            {missing.map(linkTo)}
          </p>
        ) : null}
        {refused ? (
          <p>
            {`${refused.reason === booking.pastDate ? confirmed.past : refused.reason} `}
            {bookingFields.filter(({ name }) => name === 'startDate').map(linkTo)}
          </p>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <ExternalLink href={chat} className={buttonClasses('primary')}>
            {confirmed.whatsapp}
          </ExternalLink>
          <ExternalLink href={bookingHref(factsOf(plan))} className={buttonClasses('secondary')}>
            {confirmed.form}
          </ExternalLink>
          <a href={mail} className={buttonClasses('secondary')}>
            {confirmed.mail}
          </a>
          <CopyText text={message} hrefs={[chat, mail]} />
        </div>
        <h2 className="font-display text-heading">{confirmed.heading}</h2>
        <p className="text-lead">{confirmed.text}</p>
        <Sum plan={plan} />
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
          <a href={homePath} onClick={onLeave} className="inline-flex min-h-11 items-center text-lagoon underline">
            {confirmed.home}
          </a>
        </p>
      </div>
    </section>
  );
}
