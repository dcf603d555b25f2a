'use client';

import { useEffect, useRef } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { island } from '@/components/islands/island';
import { usualParty } from '@/content/model/choice';
import { done, failed, heading, open as openLabel } from '@/content/records/pages/party.json';
import { writeCardTotals } from './card-totals';
import { ChosenParty } from './chosen-party';
import { PartyFields } from './party-fields';
import { todayInIndia } from './today-in-india';
import { useChoice } from './use-choice';
import { useOpened } from './use-opened';
import { useQuotes } from './use-quotes';

/** Who travels and when, over a list of trips: with a choice, each card shows the party's total for its day. */
export const PartyBar = island('party-bar', function PartyBar() {
  const root = useRef<HTMLDivElement>(null);
  const { choice, refused, change } = useChoice();
  const [isOpen, setOpen] = useOpened(root);
  const { quotes, isFailed } = useQuotes(isOpen || choice !== undefined);

  useEffect(() => {
    if (quotes) writeCardTotals(quotes, choice, todayInIndia());
  }, [quotes, choice]);

  return (
    <div ref={root} className="needs-script mb-6">
      <ChosenParty
        choice={choice}
        refused={refused}
        isOpen={isOpen}
        onOpen={() => setOpen(!isOpen)}
        onClear={() => change(undefined)}
      />
      {choice || isOpen ? null : (
        <button type="button" className={buttonClasses('secondary')} onClick={() => setOpen(true)}>
          {openLabel}
        </button>
      )}
      {isOpen ? (
        <fieldset className="prose-measure mt-3 min-w-0 rounded-large border border-line bg-paper-raised p-4">
          <legend className="font-bold">{heading}</legend>
          <PartyFields choice={choice ?? usualParty} onChange={change} quotes={quotes} />
          <button
            type="button"
            className={buttonClasses('primary', 'mt-4')}
            onClick={() => {
              if (!choice) change(usualParty);
              setOpen(false);
            }}
          >
            {done}
          </button>
        </fieldset>
      ) : null}
      {isFailed ? (
        <p role="alert" className="text-small font-semibold">
          {failed}
        </p>
      ) : null}
    </div>
  );
});
