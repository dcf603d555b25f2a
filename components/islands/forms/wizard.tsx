'use client';

import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { mailHref } from '@/content/contact-links';
import { booking } from '@/content/pages/booking';
import { bookingValues, clearDraft, fillEmptyFields, loadDraft, saveDraft, type BookingValues } from './booking-draft';
import { slideIn } from './motion';
import { useIsland } from './use-island';
import { useLive } from './use-live';
import { useQueryValue } from './use-query-value';
import { WizardConfirmation } from './wizard-confirmation';
import { WizardFields } from './wizard-fields';
import { WizardProgress } from './wizard-progress';

const lastStep = booking.steps.length;
const confirmation = String(lastStep + 1);

/** The address knows steps 1 to 3, and step 4 only after Confirm Booking. */
function acceptStep(text: string): string {
  if (text === confirmation) return loadDraft()?.confirmed ? confirmation : '1';
  return booking.steps.some((_, index) => text === String(index + 1)) ? text : '1';
}

interface WizardProps {
  /** Picture of the confirmation, rendered on the server. */
  arrival: ReactNode;
  /** Ways on for visitors without a script. */
  handOff: ReactNode;
}

/**
 * The booking wizard: three steps and a confirmation, one of them on the screen at a time. It calls no service (specification, section 7);
 * Next Step is never blocked. Without a script it is one plain form. The step lives in the address, what is typed in the tab's storage.
 */
export function Wizard({ arrival, handOff }: WizardProps) {
  const live = useLive();
  const root = useRef<HTMLDivElement>(null);
  useIsland(root);
  const form = useRef<HTMLFormElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const shown = useRef<number>(null);
  const [address, setAddress] = useQueryValue({ name: 'step', fallback: '1', accept: acceptStep });
  const [values, setValues] = useState<BookingValues>();
  const step = Number(address);

  useEffect(() => {
    const draft = loadDraft();
    if (!form.current) return;
    if (draft) fillEmptyFields(form.current, draft.values);
    setValues(bookingValues(form.current));
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = step;
    if (before === null || before === step || !stage.current) return;
    slideIn(stage.current, step > before ? 1 : -1);
    stage.current.querySelector<HTMLElement>('[data-step]:not([hidden]) .step-heading')?.focus();
  }, [step]);

  const remember = (confirmed: boolean) => {
    if (!form.current) return;
    const now = bookingValues(form.current);
    setValues(now);
    saveDraft({ values: now, confirmed });
    return now;
  };

  const move = (steps: 1 | -1) => setAddress(String(step + steps));

  const confirm = () => {
    // The specification asks for this line: the wizard makes no call, it only logs the entered data.
    console.log('Booking details', remember(true));
    setAddress(confirmation);
  };

  return (
    <div ref={root} className="wizard" data-island="draft">
      <WizardProgress step={step} />
      <div ref={stage}>
        <form
          ref={form}
          action={mailHref('Booking enquiry')}
          method="post"
          encType="text/plain"
          // A required field of a step that is not on the screen would stop Enter without a word.
          noValidate={live}
          onInput={() => remember(false)}
          onSubmit={(event) => {
            // Enter in a field moves on, as the button does.
            event.preventDefault();
            if (step < lastStep) move(1);
          }}
        >
          <WizardFields step={step} live={live} />
          <div className="without-script mt-6 grid gap-4" hidden={live}>
            <button type="submit" className={buttonClasses()}>
              {booking.plainForm}
            </button>
            {handOff}
          </div>
          <div className="needs-script mt-8 flex flex-wrap gap-3" hidden={step > lastStep}>
            {step > 1 ? (
              <button type="button" className={buttonClasses('secondary')} onClick={() => move(-1)}>
                {booking.previous}
              </button>
            ) : null}
            {step < lastStep ? (
              <button type="button" className={buttonClasses()} onClick={() => move(1)}>
                {booking.next}
              </button>
            ) : (
              <button type="button" className={buttonClasses()} onClick={confirm}>
                {booking.confirm}
              </button>
            )}
          </div>
        </form>
        {step > lastStep && values ? (
          <WizardConfirmation values={values} arrival={arrival} onLeave={clearDraft} />
        ) : null}
      </div>
    </div>
  );
}
