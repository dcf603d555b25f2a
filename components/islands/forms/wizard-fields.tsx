import type { ReactNode } from 'react';
import { SelectField, TextArea, TextField } from '@/components/ui/field';
import { booking, forEachField } from '@/content/pages/booking';

const label = forEachField((field) => field.label);
const travelers = booking.travelers.map((value) => ({ value, label: value }));

interface DateFieldProps {
  /** The first day that browsers with a calendar offer: the day of the build. Phones offer earlier ones all the same. */
  firstDay: string;
  isPast: boolean;
}

function DateField({ firstDay, isPast }: DateFieldProps) {
  return (
    <div>
      <TextField
        label={label.startDate}
        name="startDate"
        type="date"
        min={firstDay}
        required
        {...(isPast ? { 'aria-invalid': true, 'aria-describedby': 'past-date' } : {})}
      />
      <p id="past-date" role="status" className="mt-2 text-small text-alert empty:mt-0">
        {isPast ? booking.pastDate : null}
      </p>
    </div>
  );
}

const fieldsOf = (date: DateFieldProps): readonly ReactNode[] => [
  <>
    <SelectField label={label.package} name="package" prompt="Choose a package" options={booking.packages} required />
    <SelectField label={label.travelers} name="travelers" prompt="How many" options={travelers} required />
    <DateField {...date} />
  </>,
  <>
    <TextField label={label.name} name="name" autoComplete="name" required />
    <TextField label={label.email} name="email" type="email" inputMode="email" autoComplete="email" required />
    <TextField label={label.phone} name="phone" type="tel" inputMode="tel" autoComplete="tel" required />
    <TextArea label={label.address} name="address" autoComplete="street-address" rows={3} required />
  </>,
  <TextArea
    key="requirements"
    label={label.requirements}
    name="requirements"
    note="optional"
    rows={6}
    placeholder="Vegetarian or Jain meals, a cot, a slow pace, a birthday on the way"
  />,
];

/** The fields of all three steps. They stay in the page: a step that is not on the screen is only hidden, and keeps what was typed. */
export function WizardFields({ step, hydrated, ...date }: { step: number; hydrated: boolean } & DateFieldProps) {
  const fields = fieldsOf(date);
  return booking.steps.map(({ id, label: heading }, index) => (
    <fieldset key={id} data-step={index + 1} hidden={hydrated && index + 1 !== step} className="mb-6 min-w-0">
      <legend>
        {/* Not the legend itself: in Firefox it does not take the focus. */}
        <span className="step-heading mb-4 block text-title font-bold" tabIndex={-1}>
          {heading}
        </span>
      </legend>
      <div className="grid gap-4">{fields[index]}</div>
    </fieldset>
  ));
}
