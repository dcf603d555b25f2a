import type { ReactNode } from 'react';
import { SelectField, TextArea, TextField } from '@/components/ui/field';
import { booking, forEachField } from '@/content/pages/booking';

const label = forEachField((field) => field.label);
const travelers = booking.travelers.map((value) => ({ value, label: value }));

const fields: readonly ReactNode[] = [
  <>
    <SelectField label={label.package} name="package" prompt="Choose a package" options={booking.packages} required />
    <SelectField label={label.travelers} name="travelers" prompt="How many" options={travelers} required />
    <TextField label={label.startDate} name="startDate" type="date" required />
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
export function WizardFields({ step, hydrated }: { step: number; hydrated: boolean }) {
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
