import { buttonClasses } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { FormNotice } from '@/components/ui/form-notice';
import { formNotices } from '@/content/pages/documents/form-notices';
import { valuesOf, type BookingFacts } from '@/content/words/booking-link';
import { choiceFields, formTarget } from '@/content/words/booking-template';
import { bookingForm } from '@/content/words/booking-form';
import { filled } from '@/content/format/filled';
import { tripPage } from '@/content/words/trip';
import { inNewTab } from '@/content/words/controls';
import { today } from '@/content/model/dates/build-day';
import { dateOptions, monthOptions, monthsOf } from '@/content/words/booking-options';
import { closedText } from '@/content/words/closed-days';
import { isBookable, type Departure, type Day } from '@/content/model/dates/departures';
import type { MonthId, Trip } from '@/content/schema/types';
import { site } from '@/content/site';

interface BookingFormProps {
  facts: BookingFacts;
  /** Months in which the trip is at its best. */
  best: readonly MonthId[];
  /** The dates of a group trip; the visitor chooses one that can be booked instead of a month. */
  departures?: readonly Departure[] | undefined;
  /** The days of the year on which the trip cannot start. */
  cannotStart?: Trip['cannotStart'];
  className?: string;
  /** The day of the build; tests set another one. */
  day?: Day;
}

const counts = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => ({ value: String(from + index), label: String(from + index) }));

/** The fields of a trip that the template has placeholders for and a native form can fill. */
function fieldsFor({ best, departures: all, cannotStart = [], day = today }: BookingFormProps) {
  const departures = all?.filter(isBookable);
  const { date, month, adults, children } = choiceFields(site.bookingUrl);
  const { labels, notSure } = bookingForm;
  const months = departures ? monthsOf(departures) : monthOptions(day, best, { cannotStart });
  return [
    ...(date && departures?.length
      ? [
          {
            name: date,
            label: labels.date,
            prompt: notSure,
            options: dateOptions(departures),
          },
        ]
      : []),
    // No month is asked for when a date is, because the date includes it.
    ...(month && !(date && departures) && months.length > 0
      ? [
          {
            name: month,
            label: labels.month,
            prompt: notSure,
            options: months,
          },
        ]
      : []),
    ...(adults ? [{ name: adults, label: labels.adults, options: counts(1, 12), defaultValue: '2' }] : []),
    ...(children ? [{ name: children, label: labels.children, options: counts(0, 8), defaultValue: '0' }] : []),
  ];
}

/**
 * When and with whom to travel: a native form that opens the booking form with the answers filled in. Renders nothing if the template has a
 * placeholder for none of them.
 */
export function BookingForm(props: BookingFormProps) {
  const fields = fieldsFor(props);
  if (fields.length === 0) return null;
  const closed = props.departures ? undefined : closedText(props, props.day ?? today);
  // Without a script the form cannot change the price with the date, so it sends none if dates have prices of their own.
  const isPriced = props.departures?.some(({ price, onRequest }) => price ?? onRequest);
  const { action, hidden } = formTarget(site.bookingUrl, {
    ...valuesOf(props.facts),
    ...(isPriced ? { price: '' } : {}),
  });
  return (
    <form
      aria-label={bookingForm.name}
      action={action}
      method="get"
      target="_blank"
      rel="noopener noreferrer"
      className={`grid gap-3 print:hidden ${props.className ?? ''}`}
    >
      {hidden.map(({ name, value }) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <div className="flex flex-wrap items-end gap-3">
        {fields.map((field) => (
          <SelectField
            key={field.name}
            {...field}
            wrapperClass={'prompt' in field ? 'w-full sm:w-auto sm:max-w-sm sm:grow' : 'grow sm:grow-0'}
          />
        ))}
        <button type="submit" className={buttonClasses('primary', 'w-full sm:w-auto')}>
          {bookingForm.submit}
          <span className="sr-only">{` ${filled(tripPage.bookFor, { trip: props.facts.trip ?? '' })} ${inNewTab}`}</span>
        </button>
      </div>
      {closed ? <p className="text-small">{closed}</p> : null}
      <FormNotice className="">{formNotices.booking}</FormNotice>
    </form>
  );
}
