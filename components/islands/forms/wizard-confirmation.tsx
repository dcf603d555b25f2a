import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/ui/external-link';
import { buttonClasses } from '@/components/ui/button';
import { bookingHref, type BookingFacts } from '@/content/words/booking-link';
import { greeting, mailHref, whatsappHref } from '@/content/words/contact-links';
import { filled } from '@/content/format/filled';
import { formatRupees } from '@/content/format/money';
import {
  booking,
  bookingFields,
  childFields,
  forEachField,
  neededFields,
  plannersOrder,
} from '@/content/pages/booking';
import { totalParts } from '@/content/words/fare-words';
import { bookNowPath, homePath } from '@/content/routes';
import { absolute, site } from '@/content/site';
import { CopyText } from '../copy-text';
import { isPastDate, type BookingValues } from './booking-draft';
import { peopleOf, totalOf, travellersOf, type Totals } from './booking-total';
import { composeMessage } from './compose-message';

interface WizardConfirmationProps {
  values: BookingValues;
  totals: Totals;
  arrival: ReactNode;
  /** Shows a step again by its number. */
  onStep: (step: number) => void;
  /** Called when the visitor leaves for the home page. */
  onLeave: () => void;
}

const label = forEachField((field) => field.label);

const nameOf = ({ package: chosen }: BookingValues, { trips }: Totals) =>
  booking.packages.find(({ value }) => value === chosen)?.label ??
  trips.find(({ id }) => id === chosen)?.name ??
  chosen;

/** The total, if it can be computed. */
function sumOf(values: BookingValues, totals: Totals) {
  const chosen = totalOf(values, totals);
  return chosen && 'total' in chosen.answer ? { ...chosen, answer: chosen.answer } : undefined;
}

/** The values for the placeholders of the booking form's URL. */
function factsOf(values: BookingValues, totals: Totals): BookingFacts {
  const travellers = travellersOf(values);
  const sum = sumOf(values, totals);
  return {
    trip: nameOf(values, totals),
    ...(sum ? { id: sum.trip.id, total: sum.answer.total } : {}),
    ...(isPastDate(values.startDate) ? {} : { date: values.startDate }),
    ...(travellers ? { adults: travellers.adults, children: travellers.children.length } : {}),
    page: bookNowPath,
  };
}

/** All entered values as a message; '' if nothing was entered. */
function messageOf(values: BookingValues, totals: Totals): string {
  const sum = sumOf(values, totals);
  const words = {
    ...values,
    package: nameOf(values, totals),
    travelers: String(peopleOf(values) ?? values.travelers),
    children: childFields
      .flatMap((name) => totals.ages.find(({ value }) => value === values[name])?.label ?? [])
      .join('; '),
    total: sum ? `${formatRupees(sum.answer.total)} (${totalParts(sum.answer, sum.trip)})` : '',
  };
  const labels = { ...label, children: booking.children.legend, total: booking.total.label };
  const message = composeMessage(
    filled(booking.message.opening, { company: site.name }),
    plannersOrder.map((name) => [labels[name], words[name]]),
  );
  return message && `${message}\n${booking.message.page}: ${absolute(bookNowPath)}`;
}

/** Step 4: the confirmation, the next steps, and two ways to send the details to a person. */
export function WizardConfirmation({ values, totals, arrival, onStep, onLeave }: WizardConfirmationProps) {
  const { confirmed } = booking;
  const message = messageOf(values, totals);
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
        <h2 tabIndex={-1} className="step-heading font-display text-heading">
          {confirmed.heading}
        </h2>
        <p className="text-lead">{confirmed.text}</p>
        {missing.length > 0 ? (
          <p>
            {`${confirmed.missing} `}
            {missing.map(linkTo)}
          </p>
        ) : null}
        {isPastDate(values.startDate) ? (
          <p>
            {`${confirmed.past} `}
            {bookingFields.filter(({ name }) => name === 'startDate').map(linkTo)}
          </p>
        ) : null}
        <div className="flex flex-wrap gap-3">
          <ExternalLink href={chat} className={buttonClasses('primary')}>
            {confirmed.whatsapp}
          </ExternalLink>
          <ExternalLink href={bookingHref(factsOf(values, totals))} className={buttonClasses('secondary')}>
            {confirmed.form}
          </ExternalLink>
          <a href={mail} className={buttonClasses('secondary')}>
            {confirmed.mail}
          </a>
          <CopyText text={message} hrefs={[chat, mail]} />
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
          <a href={homePath} onClick={onLeave} className="inline-flex min-h-11 items-center text-lagoon underline">
            {confirmed.home}
          </a>
        </p>
      </div>
    </section>
  );
}
