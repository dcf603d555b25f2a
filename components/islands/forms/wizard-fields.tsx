import { SelectField, TextArea, TextField } from '@/components/ui/field';
import { formatShortDate } from '@/content/format/duration';
import { mostTravellers } from '@/content/model/choice';
import type { Day } from '@/content/model/dates/departures';
import { booking, childFields, forEachField, mostPlainChildren } from '@/content/pages/booking';
import { NearestDays } from '../party/nearest-days';
import { areMany, dayOf, peopleOf, unknownAge } from './booking-party';
import type { NamedTrip, Plan } from './booking-plan';
import { WizardTotal } from './wizard-total';

const label = forEachField((field) => field.label);
const choices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const counts = choices(Array.from({ length: mostTravellers - 4 }, (_, index) => String(index + 5)));

interface Option {
  value: string;
  label: string;
}

interface StepProps {
  /** Undefined in the exported HTML and before the first values are known. */
  plan: Plan | undefined;
  trips: readonly NamedTrip[];
  /** The ages of children to choose. */
  ages: readonly Option[];
  hydrated: boolean;
  /** The first day that a date picker offers: the day of the build. Phones offer earlier days all the same. */
  firstDay: Day;
  /** Sentences on the parts of the address that say nothing. */
  notices: readonly string[];
  onDay: (day: Day) => void;
}

/** The dates of a group. A chosen day on which it does not leave is among them, so that the field shows what was chosen. */
const datesOf = (leaves: readonly Day[], chosen: Day | undefined): Option[] =>
  [...(chosen && !leaves.includes(chosen) ? [chosen] : []), ...leaves]
    .sort()
    .map((day) => ({ value: day, label: formatShortDate(day) }));

/** The start date: a select for a group, which leaves on its own dates, or a date field. */
function DateField({ plan, firstDay, onDay }: StepProps) {
  const { leaves, refused } = plan ?? {};
  const field = {
    label: label.startDate,
    name: 'startDate',
    // A select and a date field in the same place: the new one begins with the day of the other.
    defaultValue: plan?.values.startDate,
    required: true,
    ...(refused ? { 'aria-invalid': true, 'aria-describedby': 'refused-day' } : {}),
  };
  return (
    <div>
      {leaves?.length ? (
        <SelectField
          key={plan?.trip?.id}
          {...field}
          prompt={booking.prompts.date}
          options={datesOf(leaves, plan && dayOf(plan.values))}
        />
      ) : (
        <TextField {...field} type="date" min={firstDay} />
      )}
      <p id="refused-day" role="status" className="mt-2 text-small text-alert empty:mt-0">
        {refused?.reason}
      </p>
      {refused?.nearest.length ? <NearestDays days={refused.nearest} onChoose={onDay} /> : null}
    </div>
  );
}

/** The field for a child appears when the one before it is filled; where scripts are off the first ones are shown. */
function ChildFields({ plan, ages, hydrated }: StepProps) {
  const { legend, none, unknownAge: unknownLabel } = booking.children;
  const people = plan ? (peopleOf(plan.values) ?? 0) : 0;
  const isOpen = (index: number) => {
    if (!hydrated) return true;
    if (!plan || people === 0) return false;
    const isFilled = (name: (typeof childFields)[number]) => plan.values[name] !== '';
    if (childFields.slice(index).some(isFilled)) return true;
    return index < people - 1 && childFields.slice(0, index).every(isFilled);
  };
  return (
    <fieldset hidden={!isOpen(0)} className="when-asked min-w-0">
      <legend className="mb-1 text-small font-semibold">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {childFields.slice(0, hydrated ? undefined : mostPlainChildren).map((name, index) => (
          <div key={name} hidden={!isOpen(index)}>
            <SelectField
              label={label[name]}
              name={name}
              prompt={none}
              options={[{ value: unknownAge, label: unknownLabel }, ...ages]}
            />
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function TripStep(props: StepProps) {
  const { plan, trips, hydrated, notices } = props;
  return (
    <>
      {notices.map((notice) => (
        <p key={notice} role="alert" className="text-small text-alert">
          {notice}
        </p>
      ))}
      <SelectField
        label={label.package}
        name="package"
        prompt={booking.prompts.package}
        options={booking.packages}
        group={{ label: booking.trips, options: trips.map(({ id, name }) => ({ value: id, label: name })) }}
        required
      />
      <SelectField
        label={label.travelers}
        name="travelers"
        prompt={booking.prompts.howMany}
        options={choices(booking.travelers)}
        required
      />
      <div hidden={hydrated && !(plan && areMany(plan.values))} className="when-asked">
        <SelectField
          label={label.people}
          name="people"
          prompt={booking.prompts.howMany}
          options={[...counts, booking.moreThanMost]}
          note={booking.optional}
        />
      </div>
      <ChildFields {...props} />
      <DateField {...props} />
      <div className="needs-script">
        <WizardTotal plan={plan} />
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
