'use client';

import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { countEvent } from '@/components/ui/visit';
import { withChoice } from '@/content/model/choice';
import { mailHref } from '@/content/words/contact-links';
import { booking } from '@/content/pages/booking';
import { clearDraft } from './booking-draft';
import { tripParameter } from './booking-opening';
import { inAddress } from './booking-party';
import { planOf, type NamedTrip } from './booking-plan';
import { slideIn } from '@/components/islands/motion';
import { island } from '@/components/islands/island';
import { useHydrated } from '../use-hydrated';
import { useAddressState } from '../filters/use-address-state';
import { todayInIndia } from '../party/today-in-india';
import { useChoice } from '../party/use-choice';
import { useBookingDraft } from './use-booking-draft';
import { WizardConfirmation } from './wizard-confirmation';
import { WizardFields } from './wizard-fields';
import { WizardProgress } from './wizard-progress';

const lastStep = booking.steps.length;
const confirmation = lastStep + 1;

/** The step and the trip in the URL: `?step=2&package=bali`. */
const parameters = {
  [tripParameter]: { kind: 'text' },
  step: {
    kind: 'one',
    legend: 'Step',
    choices: [...booking.steps.map(({ label }) => label), booking.confirmed.heading].map((label, index) => ({
      id: String(index + 1),
      label,
    })),
    fallback: '1',
  },
} as const;

interface WizardProps {
  trips: readonly NamedTrip[];
  /** The ages of children to choose. */
  ages: readonly { value: string; label: string }[];
  /** The day of the build. */
  firstDay: string;
  /** The picture of the confirmation, rendered on the server. */
  arrival: ReactNode;
  /** The ways to send the form for visitors without a script. */
  handOff: ReactNode;
}

/** Slides in another step, and moves the focus to its heading. */
function useSlideIn(stage: RefObject<HTMLElement | null>, step: number): void {
  const shown = useRef<number>(null);
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = step;
    if (before === null || before === step || !stage.current) return;
    slideIn(stage.current, step > before ? 1 : -1);
    stage.current.querySelector<HTMLElement>('[data-step]:not([hidden]) .step-heading')?.focus();
  }, [stage, step]);
}

interface ButtonsProps {
  step: number;
  onStep: (step: number) => void;
  onConfirm: () => void;
}

/** The buttons that lead to the steps before and behind. */
const WizardButtons = ({ step, onStep, onConfirm }: ButtonsProps) => (
  <div className="needs-script mt-8 flex flex-wrap gap-3">
    {step > 1 ? (
      <button type="button" className={buttonClasses('secondary')} onClick={() => onStep(step - 1)}>
        {booking.previous}
      </button>
    ) : null}
    {step < lastStep ? (
      <button type="button" className={buttonClasses()} onClick={() => onStep(step + 1)}>
        {booking.next}
      </button>
    ) : (
      <button type="button" className={buttonClasses()} onClick={onConfirm}>
        {booking.confirm}
      </button>
    )}
  </div>
);

/**
 * The booking wizard: three steps and a confirmation, one of which is shown at a time. It calls no service (specification, section 7), and
 * Next Step is never blocked. Without a script it is one plain form. The step, the trip, who travels and when are in the URL, and all values
 * are in the session storage.
 */
export const Wizard = island(
  'wizard',
  function Wizard({ trips, ages, firstDay, arrival, handOff }: WizardProps) {
    const hydrated = useHydrated();
    const stage = useRef<HTMLDivElement>(null);
    const [address, change] = useAddressState(parameters);
    const { choice: chosen, change: changeChoice } = useChoice();
    const booked = useBookingDraft(hydrated, trips, ages, changeChoice);
    const { form, draft, notices, setNotices, keepDraft, chooseDay, quotes, isFailed } = booked;
    const today = todayInIndia();
    const plan = draft && planOf(draft.values, { trips, quotes, isFailed, month: chosen?.month, today });
    // The confirmation is shown only after Confirm Booking.
    const step = Number(address.step) < confirmation || draft?.confirmed ? Number(address.step) : 1;

    // The address follows the fields, also when Back returns to an earlier address.
    const shared = inAddress(plan?.choice, today);
    useEffect(() => {
      if (!draft) return;
      if (draft.values.package !== address[tripParameter]) change({ [tripParameter]: draft.values.package });
      if (withChoice('', shared) !== withChoice('', chosen)) changeChoice(shared);
    });

    useSlideIn(stage, step);

    const goTo = (next: number) => change({ step: String(next) });

    const confirm = () => {
      // The specification asks for this line: the wizard makes no call and only logs the entered data.
      console.log('Booking details', keepDraft(true));
      countEvent('wizard-confirmed');
      goTo(confirmation);
    };

    return (
      <div className="wizard">
        <WizardProgress step={step} />
        <div ref={stage}>
          <form
            ref={form}
            action={mailHref(booking.message.subject)}
            method="post"
            encType="text/plain"
            // A required field in a hidden step would block Enter without a visible message.
            noValidate={hydrated}
            onInput={() => {
              keepDraft(false);
              setNotices([]);
            }}
            onSubmit={(event) => {
              // Enter in a field moves on, like the button.
              event.preventDefault();
              if (step < lastStep) goTo(step + 1);
            }}
          >
            <WizardFields
              step={step}
              hydrated={hydrated}
              plan={plan}
              trips={trips}
              ages={ages}
              firstDay={firstDay}
              notices={notices}
              onDay={chooseDay}
            />
            <div className="without-script mt-6 grid gap-4" hidden={hydrated}>
              <button type="submit" className={buttonClasses()}>
                {booking.plainForm}
              </button>
              {handOff}
            </div>
            {step > lastStep ? null : <WizardButtons step={step} onStep={goTo} onConfirm={confirm} />}
          </form>
          {step > lastStep && plan ? (
            <WizardConfirmation plan={plan} arrival={arrival} onStep={goTo} onLeave={clearDraft} />
          ) : null}
        </div>
      </div>
    );
  },
  ['arrival'],
);
