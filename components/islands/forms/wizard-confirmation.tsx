import type { ReactNode } from 'react';
import { ExternalLink } from '@/components/ui/external-link';
import { buttonClasses } from '@/components/ui/button';
import { bookingHref } from '@/content/format/booking-link';
import { mailHref, whatsappHref } from '@/content/format/contact-links';
import { booking, bookingFields, forEachField, neededFields, pageLabel, plannersOrder } from '@/content/pages/booking';
import { routes } from '@/content/routes';
import { absolute, site } from '@/content/site';
import { CopyText } from '../copy-text';
import { isPastDate, type BookingValues } from './booking-draft';
import { composeMessage } from './compose-message';

interface WizardConfirmationProps {
  values: BookingValues;
  arrival: ReactNode;
  /** Shows a step again, by its number. */
  onStep: (step: number) => void;
  /** Called when the visitor leaves for the home page. */
  onLeave: () => void;
}

const label = forEachField((field) => field.label);

const packageOf = ({ package: chosen }: BookingValues) =>
  booking.packages.find(({ value }) => value === chosen)?.label ?? chosen;

/** What the booking form's address can take of it. */
const factsOf = (values: BookingValues) => ({
  trip: packageOf(values),
  ...(isPastDate(values.startDate) ? {} : { date: values.startDate }),
  // '5+' is no number.
  ...(/^\d$/.test(values.travelers) ? { adults: Number(values.travelers) } : {}),
  page: routes.bookNow,
});

/** All that was entered, in words; '' when nothing was. */
function messageOf(values: BookingValues): string {
  const words = { ...values, package: packageOf(values) };
  const message = composeMessage(
    'I have planned a booking on your site.',
    plannersOrder.map((name) => [label[name], words[name]]),
  );
  return message && `${message}\n${pageLabel}: ${absolute(routes.bookNow)}`;
}

/** Step 4: the confirmation, what happens next, and two ways for the details to reach a person. */
export function WizardConfirmation({ values, arrival, onStep, onLeave }: WizardConfirmationProps) {
  const { confirmed } = booking;
  const message = messageOf(values);
  const missing = bookingFields.filter(({ name }) => neededFields.some((one) => one === name) && !values[name].trim());
  const [chat, mail] = [whatsappHref(message || site.greeting), mailHref('Booking enquiry', message)];
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
          <ExternalLink href={bookingHref(factsOf(values))} className={buttonClasses('secondary')}>
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
          <a href={routes.home} onClick={onLeave} className="inline-flex min-h-11 items-center text-lagoon underline">
            {confirmed.home}
          </a>
        </p>
      </div>
    </section>
  );
}
