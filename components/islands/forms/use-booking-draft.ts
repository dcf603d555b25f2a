'use client';

import { useEffect, useRef, useState } from 'react';
import { currentQuery } from '@/components/islands/query-store';
import { filled } from '@/content/format/filled';
import { mostTravellers, type Choice } from '@/content/model/choice';
import { booking, bookingFields } from '@/content/pages/booking';
import { refused as refusals } from '@/content/records/pages/party.json';
import { todayInIndia } from '../party/today-in-india';
import { useQuotes } from '../party/use-quotes';
import { bookingValues, fieldOf, fillEmptyFields, loadDraft, saveDraft, type BookingDraft } from './booking-draft';
import { openingOf } from './booking-opening';
import type { NamedTrip } from './booking-plan';

/** Fills the first day in and focuses its field, because the pressed button disappears. Returns whether there is such a field. */
function fillDay(form: HTMLFormElement, day: string): boolean {
  const field = fieldOf(form, 'startDate');
  if (!field) return false;
  field.value = day;
  field.focus();
  return true;
}

/**
 * The fields of the booking and their draft: what the address and the session storage have at first, then what is typed; with the prices for
 * it, and notices about what could not be adopted.
 */
export function useBookingDraft(
  hydrated: boolean,
  trips: readonly NamedTrip[],
  ages: readonly { value: string }[],
  changeChoice: (choice: Choice) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState<BookingDraft>();
  const [notices, setNotices] = useState<readonly string[]>([]);
  const { quotes, isFailed } = useQuotes(trips.some(({ id }) => id === draft?.values.package));

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

  const keepDraft = (confirmed: boolean) => {
    if (!form.current) return;
    const now = { values: bookingValues(form.current), confirmed };
    setDraft(now);
    saveDraft(now);
    return now.values;
  };

  const chooseDay = (day: string) => {
    if (form.current && fillDay(form.current, day)) keepDraft(false);
  };

  return { form, draft, notices, setNotices, keepDraft, chooseDay, quotes, isFailed };
}
