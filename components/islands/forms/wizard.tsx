'use client';

import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { countEvent } from '@/components/ui/visit';
import { filled } from '@/content/format/filled';
import { mostTravellers, withChoice } from '@/content/model/choice';
import { mailHref } from '@/content/words/contact-links';
import { booking, bookingFields } from '@/content/pages/booking';
import { refused as refusals } from '@/content/records/pages/party.json';
import {
  bookingValues,
  clearDraft,
  fieldOf,
  fillEmptyFields,
  loadDraft,
  saveDraft,
  type BookingDraft,
} from './booking-draft';
import { openingOf, tripParameter } from './booking-opening';
import { inAddress } from './booking-party';
import { planOf, type NamedTrip } from './booking-plan';
import { slideIn } from '@/components/islands/motion';
import { island } from '@/components/islands/island';
import { currentQuery } from '@/components/islands/query-store';
import { useHydrated } from '../use-hydrated';
import { useAddressState } from '../filters/use-address-state';
import { todayInIndia } from '../party/today-in-india';
import { useChoice } from '../party/use-choice';
import { useQuotes } from '../party/use-quotes';
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

/**
 * The booking wizard: three steps and a confirmation, one of which is shown at a time. It calls no service (specification, section 7), and
 * Next Step is never blocked. Without a script it is one plain form. The step, the trip, who travels and when are in the URL, and all values
 * are in the session storage.
 */
export const Wizard = island(
  'wizard',
  function Wizard({ trips, ages, firstDay, arrival, handOff }: WizardProps) {
    const hydrated = useHydrated();
    const form = useRef<HTMLFormElement>(null);
    const stage = useRef<HTMLDivElement>(null);
    const shown = useRef<number>(null);
    const [address, change] = useAddressState(parameters);
    const { choice: chosen, change: changeChoice } = useChoice();
    const [draft, setDraft] = useState<BookingDraft>();
    const [notices, setNotices] = useState<readonly string[]>([]);
    const { quotes, isFailed } = useQuotes(trips.some(({ id }) => id === draft?.values.package));
    const today = todayInIndia();
    const plan = draft && planOf(draft.values, { trips, quotes, isFailed, month: chosen?.month, today });
    // The confirmation is shown only after Confirm Booking.
    const step = Number(address.step) < confirmation || draft?.confirmed ? Number(address.step) : 1;

    useEffect(() => {
      // The first render has the fields of the exported HTML only.
      if (!hydrated || !form.current) return;
      const stored = loadDraft();
      const opening = openingOf(currentQuery(), stored, {
        packages: [...booking.packages.map(({ value }) => value), ...trips.map(({ id }) => id)],
        ages: ages.map(({ value }) => value),
        today: todayInIndia(),
      });
      fillEmptyFields(form.current, opening.values);
      const values = bookingValues(form.current);
      // A confirmation counts only for the trip and the party that were confirmed.
      const isSame = bookingFields.every(({ name }) => stored?.values[name] === values[name]);
      const now = { values, confirmed: isSame && stored?.confirmed === true };
      setDraft(now);
      if (stored) saveDraft(now);
      if (opening.choice) changeChoice(opening.choice);
      setNotices([
        ...(opening.isTripUnknown ? [booking.unknownTrip] : []),
        ...opening.refused.map((why) => filled(refusals[why], { most: mostTravellers })),
      ]);
    }, [hydrated, trips, ages, changeChoice]);

    // The address follows the fields, also when Back returns to an earlier address.
    const shared = inAddress(plan?.choice, today);
    useEffect(() => {
      if (!draft) return;
      if (draft.values.package !== address[tripParameter]) change({ [tripParameter]: draft.values.package });
      if (withChoice('', shared) !== withChoice('', chosen)) changeChoice(shared);
    });

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

    const chooseDay = (day: string) => {
      const field = form.current && fieldOf(form.current, 'startDate');
      if (!field) return;
      field.value = day;
      // The pressed button disappears.
      field.focus();
      keepDraft(false);
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
          {step > lastStep && plan ? (
            <WizardConfirmation plan={plan} arrival={arrival} onStep={goTo} onLeave={clearDraft} />
          ) : null}
        </div>
      </div>
    );
  },
  ['arrival'],
);
