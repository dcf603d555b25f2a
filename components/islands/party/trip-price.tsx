'use client';

import { useEffect, useMemo, useRef } from 'react';
import { buttonClasses } from '@/components/ui/button';
import { ExternalLink } from '@/components/ui/external-link';
import { island } from '@/components/islands/island';
import { filled } from '@/content/format/filled';
import { formatRupees } from '@/content/format/money';
import { usualParty, type Choice } from '@/content/model/choice';
import { choiceInMessage, peopleText } from '@/content/words/party';
import type { Quote, Quotes } from '@/content/words/quotes';
import { greetingFor, whatsappHref } from '@/content/words/contact-links';
import {
  ask,
  butBecause as butBecauseText,
  done,
  failed,
  heading,
  open as openLabel,
  openForTwo,
  total as totalWords,
} from '@/content/records/pages/party.json';
import { Calendar, type CalendarFestival } from './calendar';
import { writeCardTotals } from './card-totals';
import { ChosenParty } from './chosen-party';
import { NearestDays } from './nearest-days';
import { PartyFields } from './party-fields';
import { TotalParts } from './total-parts';
import { todayInIndia } from './today-in-india';
import { useChoice } from './use-choice';
import { useOpened } from './use-opened';
import { useQuotes } from './use-quotes';
import { writePageTotal } from './page-total';

interface TripPriceProps {
  id: string;
  name: string;
  festivals: readonly CalendarFestival[];
  /** True for a trip that is sold to two people only: they choose a day, and who travels is never asked. */
  isForTwo: boolean;
}

/** Two people on the chosen day, whoever travels on other trips. */
const forTwo = ({ day, month }: Choice): Choice => ({ ...usualParty, day, month });

/** The total for who travels, or why there is none. */
const Answer = ({ quote, people }: { quote: Quote | undefined; people: string }) => (
  <div role="status">
    {quote ? (
      quote.kind === 'total' && quote.fare ? (
        <>
          <p className="text-small font-semibold">{totalWords.heading}</p>
          <p>
            <strong translate="no" className="font-display text-heading font-normal text-terracotta">
              {formatRupees(quote.fare.total)}
            </strong>{' '}
            <span>{people}</span>
          </p>
        </>
      ) : (
        <p className="font-semibold">{quote.reason ?? quote.text}</p>
      )
    ) : null}
    {quote?.butBecause ? <p className="text-small">{filled(butBecauseText, { because: quote.butBecause })}</p> : null}
  </div>
);

/** The way to ask for a price that the site does not have. */
const AskUs = ({ text }: { text: string }) => (
  <p>
    <ExternalLink href={whatsappHref(text)} className="inline-flex min-h-11 items-center text-lagoon underline">
      {ask}
    </ExternalLink>
  </p>
);

/** Writes the totals into the cards of the page and beside its price. */
function useTotalsOnPage(quotes: Quotes | undefined, id: string, choice: Choice | undefined, today: string): void {
  useEffect(() => {
    if (!quotes) return;
    writeCardTotals(quotes, choice, today);
    writePageTotal(quotes, id, choice, today);
  }, [quotes, choice, id, today]);
}

/** The total of a trip for who travels, on their day, beside its price: the first step of the wizard, shown on the trip's page. */
export const TripPrice = island('trip-price', function TripPrice({ id, name, festivals, isForTwo }: TripPriceProps) {
  const root = useRef<HTMLDivElement>(null);
  const { choice: chosen, refused, change } = useChoice();
  const choice = useMemo(() => (isForTwo ? chosen && forTwo(chosen) : chosen), [chosen, isForTwo]);
  const [isOpen, setOpen] = useOpened(root);
  const { quotes, isFailed } = useQuotes(isOpen || choice !== undefined);
  const today = todayInIndia();
  const quote = choice && quotes?.quote(id, choice, today);
  const trip = quotes?.tripOf(id);
  useTotalsOnPage(quotes, id, choice, today);

  const ordinary =
    choice?.day && quote?.fare?.dated
      ? quotes?.quote(id, { ...choice, day: undefined, month: undefined }, today)?.total
      : undefined;
  const near = [quote?.nearest?.before, quote?.nearest?.after].filter((day) => day !== undefined);
  const close = () => {
    if (!choice) change(usualParty);
    setOpen(false);
  };
  const calendar = quotes ? (
    <Calendar
      id={id}
      choice={choice ?? usualParty}
      quotes={quotes}
      today={today}
      festivals={festivals}
      onChoose={(day) => change({ ...(chosen ?? usualParty), day, month: undefined })}
    />
  ) : (
    <p aria-busy="true" className="party-calendar" />
  );
  return (
    <div ref={root} className="needs-script trip-price">
      <Answer quote={quote} people={choice ? peopleText(choice) : ''} />
      {chosen && near.length > 0 ? <NearestDays days={near} onChoose={(day) => change({ ...chosen, day })} /> : null}
      {choice && quote && quote.kind !== 'total' && quote.kind !== 'ages' ? (
        <AskUs text={`${greetingFor(name)} ${choiceInMessage(choice)}`} />
      ) : null}
      <ChosenParty
        choice={choice}
        refused={refused}
        isOpen={isOpen}
        onOpen={() => (isOpen ? close() : setOpen(true))}
        onClear={() => change(undefined)}
      />
      {quote?.fare && trip && quotes ? (
        <TotalParts trip={trip} total={quote.fare} ordinary={ordinary} terms={quotes.terms} />
      ) : null}
      {choice || isOpen ? null : (
        <button type="button" className={buttonClasses('secondary', 'w-full')} onClick={() => setOpen(true)}>
          {isForTwo ? openForTwo : openLabel}
        </button>
      )}
      {isOpen ? (
        <fieldset className="mt-3 min-w-0">
          <legend className="font-bold">{isForTwo ? openForTwo : heading}</legend>
          {isForTwo ? (
            calendar
          ) : (
            <PartyFields choice={choice ?? usualParty} onChange={change} quotes={quotes}>
              {calendar}
            </PartyFields>
          )}
          <button type="button" className={buttonClasses('primary', 'mt-4 w-full')} onClick={close}>
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
