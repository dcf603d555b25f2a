'use client';

import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { countEvent } from '@/components/ui/visit';
import { mailHref } from '@/content/words/contact-links';
import { booking } from '@/content/pages/booking';
import {
  bookingValues,
  clearDraft,
  fillEmptyFields,
  isPastDate,
  loadDraft,
  saveDraft,
  type BookingDraft,
} from './booking-draft';
import type { Totals } from './booking-total';
import { slideIn } from '@/components/islands/motion';
import { island } from '@/components/islands/island';
import { useHydrated } from '../use-hydrated';
import { useAddressState } from '../filters/use-address-state';
import { WizardConfirmation } from './wizard-confirmation';
import { WizardFields } from './wizard-fields';
import { WizardProgress } from './wizard-progress';

const lastStep = booking.steps.length;
const confirmation = lastStep + 1;

/** The step in the URL: `?step=2`. */
const parameters = {
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
  totals: Totals;
  /** The day of the build. */
  firstDay: string;
  /** The picture of the confirmation, rendered on the server. */
  arrival: ReactNode;
  /** The ways to send the form for visitors without a script. */
  handOff: ReactNode;
}

/**
 * The booking wizard: three steps and a confirmation, one of which is shown at a time. It calls no service (specification, section 7), and
 * Next Step is never blocked. Without a script it is one plain form. The step is in the URL, the typed values are in the session storage.
 */
export const Wizard = island(
  'wizard',
  function Wizard({ totals, firstDay, arrival, handOff }: WizardProps) {
    const hydrated = useHydrated();
    const form = useRef<HTMLFormElement>(null);
    const stage = useRef<HTMLDivElement>(null);
    const shown = useRef<number>(null);
    const [{ step: named }, change] = useAddressState(parameters);
    const [draft, setDraft] = useState<BookingDraft>();
    // The confirmation is shown only after Confirm Booking.
    const step = Number(named) < confirmation || draft?.confirmed ? Number(named) : 1;

    useEffect(() => {
      const stored = loadDraft();
      if (!form.current) return;
      // A link on a trip's page chooses its trip; a stored draft is newer and takes precedence.
      const asked = new URLSearchParams(window.location.search).get('package');
      const given = stored?.values ?? (asked ? { package: asked } : undefined);
      if (given) fillEmptyFields(form.current, given);
      setDraft({ values: bookingValues(form.current), confirmed: stored?.confirmed ?? false });
    }, []);

    useLayoutEffect(() => {
      const before = shown.current;
      shown.current = step;
      if (before === null || before === step || !stage.current) return;
      slideIn(stage.current, step > before ? 1 : -1);
      stage.current.querySelector<HTMLElement>('[data-step]:not([hidden]) .step-heading')?.focus();
    }, [step]);

    const keepDraft = (confirmed: boolean) => {
      if (!form.current) return;
      const now = { values: bookingValues(form.current), confirmed };
      setDraft(now);
      saveDraft(now);
      return now.values;
    };

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
            onInput={() => keepDraft(false)}
            onSubmit={(event) => {
              // Enter in a field moves on, like the button.
              event.preventDefault();
              if (step < lastStep) goTo(step + 1);
            }}
          >
            <WizardFields
              step={step}
              hydrated={hydrated}
              firstDay={firstDay}
              isPast={isPastDate(draft?.values.startDate)}
              values={draft?.values}
              totals={totals}
            />
            <div className="without-script mt-6 grid gap-4" hidden={hydrated}>
              <button type="submit" className={buttonClasses()}>
                {booking.plainForm}
              </button>
              {handOff}
            </div>
            {step > lastStep ? null : (
              <div className="needs-script mt-8 flex flex-wrap gap-3">
                {step > 1 ? (
                  <button type="button" className={buttonClasses('secondary')} onClick={() => goTo(step - 1)}>
                    {booking.previous}
                  </button>
                ) : null}
                {step < lastStep ? (
                  <button type="button" className={buttonClasses()} onClick={() => goTo(step + 1)}>
                    {booking.next}
                  </button>
                ) : (
                  <button type="button" className={buttonClasses()} onClick={confirm}>
                    {booking.confirm}
                  </button>
                )}
              </div>
            )}
          </form>
          {step > lastStep && draft ? (
            <WizardConfirmation
              values={draft.values}
              totals={totals}
              arrival={arrival}
              onStep={goTo}
              onLeave={clearDraft}
            />
          ) : null}
        </div>
      </div>
    );
  },
  ['arrival'],
);
