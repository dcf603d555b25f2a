/** Dates that only the operator can price, so that it is reminded of them. */
import { festivalDates } from '../format/festival-dates';
import { isGroup } from '../catalogue/trips';
import { applies, isPriced, type PeakTable } from '../model/fares/peaks';
import { daysAvoided } from '../model/dates/avoided-days';
import { line } from '../schema/problems';
import type { Trip } from '../schema/types';

/** A line for each peak without a price: trips that start then are “price on request”. @param today YYYY-MM-DD */
export const unpricedPeaks = (dates: PeakTable['dates'], today: string): string[] =>
  dates.flatMap((peak, index) =>
    isPriced(peak) || peak.until < today
      ? []
      : [
          line(
            'operator',
            'peaks',
            `dates.${index}`,
            `${peak.name}, ${peak.from} to ${peak.until}, has neither rupees nor percent: trips that start then are “price on request”`,
          ),
        ],
  );

const areFull = /\b(?:fills?(?! early)|is full|rooms|sell out)\b/;

/**
 * A line for each private trip whose rooms are full at a festival, if no peak has its days: it is sold then at its ordinary price. Groups
 * have a price for each date. @param today YYYY-MM-DD
 */
export const crowdsAtOrdinaryPrice = (
  trips: readonly Trip[],
  { dates, completeUntil }: PeakTable,
  today: string,
): string[] =>
  trips
    .filter((trip) => !isGroup(trip))
    .flatMap((trip) =>
      trip.avoids.flatMap((avoided, index) => {
        if (avoided.must || !areFull.test(avoided.because)) return [];
        const missed = daysAvoided(avoided).find(
          ({ first, last }) =>
            last >= today &&
            first <= completeUntil &&
            !dates.some((peak) => applies(peak, trip) && peak.from <= last && first <= peak.until),
        );
        const problem = (name: string, when: string) =>
          `${name}, ${when}, fills rooms, and no peak has its days: enter a peak, or keep the ordinary price`;
        return missed ? [line('trips', trip.id, `avoids.${index}`, problem(missed.name, festivalDates([missed])))] : [];
      }),
    );
