import { SelectField, TextArea, TextField } from '@/components/ui/field';
import { booking, childFields, forEachField } from '@/content/pages/booking';
import type { BookingValues } from './booking-draft';
import { peopleOf, type Totals } from './booking-total';
import { WizardTotal } from './wizard-total';

const label = forEachField((field) => field.label);
const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const [, , , , many] = booking.travelers;
const counts = Array.from({ length: booking.most - 4 }, (_, index) => String(index + 5));

interface DateFieldProps {
  /** The first day that a date picker offers: the day of the build. Phones offer earlier days all the same. */
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

interface StepProps extends DateFieldProps {
  values: BookingValues | undefined;
  totals: Totals;
  hydrated: boolean;
}

/** The field for a child appears when the one before it is filled; where scripts are off all are shown. */
function ChildFields({ values, totals, hydrated }: Omit<StepProps, keyof DateFieldProps>) {
  const { legend, none } = booking.children;
  const people = values ? (peopleOf(values) ?? 0) : 0;
  const isOpen = (index: number) => {
    if (!hydrated) return true;
    if (childFields.slice(index).some((name) => values?.[name])) return true;
    return index < people - 1 && childFields.slice(0, index).every((name) => values?.[name]);
  };
  return (
    <fieldset hidden={!isOpen(0)} className="when-asked min-w-0">
      <legend className="mb-1 text-small font-semibold">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {childFields.map((name, index) => (
          <div key={name} hidden={!isOpen(index)}>
            <SelectField label={label[name]} name={name} prompt={none} options={totals.ages} />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function TripStep(props: StepProps) {
  const { values, totals, hydrated } = props;
  const trips = totals.trips.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      <SelectField
        label={label.package}
        name="package"
        prompt={booking.prompts.package}
        options={booking.packages}
        group={{ label: booking.trips, options: trips }}
        required
      />
      <SelectField
        label={label.travelers}
        name="travelers"
        prompt={booking.prompts.howMany}
        options={choices(booking.travelers)}
        required
      />
      <div hidden={hydrated && values?.travelers !== many} className="when-asked">
        <SelectField
          label={label.people}
          name="people"
          prompt={booking.prompts.howMany}
          options={choices(counts)}
          note={booking.optional}
        />
      </div>
      <ChildFields {...props} />
      <DateField firstDay={props.firstDay} isPast={props.isPast} />
      <div className="needs-script">
        <WizardTotal values={values} totals={totals} />
      </div>
    </>
  );
}

function YouStep() {
  return (
    <>
      <TextField label={label.name} name="name" autoComplete="name" required />
      <TextField label={label.email} name="email" type="email" inputMode="email" autoComplete="email" required />
      <TextField label={label.phone} name="phone" type="tel" inputMode="tel" autoComplete="tel" required />
      <TextArea label={label.address} name="address" autoComplete="street-address" rows={3} required />
    </>
  );
}

function WishesStep() {
  return (
    <TextArea
      label={label.requirements}
      name="requirements"
      note={booking.optional}
      rows={6}
      placeholder={booking.prompts.requirements}
    />
  );
}

const steps = [TripStep, YouStep, WishesStep] as const;

/** The fields of all three steps. They all stay in the page: a step that is not current is only hidden, and keeps its values. */
export function WizardFields({ step, ...props }: StepProps & { step: number }) {
  return booking.steps.map(({ id, label: heading }, index) => {
    const Step = steps[index] ?? WishesStep;
    return (
      <fieldset key={id} data-step={index + 1} hidden={props.hydrated && index + 1 !== step} className="mb-6 min-w-0">
        <legend>
          {/* The span takes the focus, because Firefox does not focus a legend. */}
          <span className="step-heading mb-4 block text-title font-bold" tabIndex={-1}>
            {heading}
          </span>
        </legend>
        <div className="grid gap-4">
          <Step {...props} />
        </div>
      </fieldset>
    );
  });
}
