/** The day of the build. Pages list only dates that are not over by then. */
import { dayInIndia } from '../../format/day-in-india';
import type { Day } from './departures';

/**
 * @param epoch `SOURCE_DATE_EPOCH`: seconds since 1970, set for a reproducible build
 * @param now milliseconds since 1970, used if it is not set
 * @throws if `SOURCE_DATE_EPOCH` is not a whole number
 * @see https://reproducible-builds.org/specs/source-date-epoch/
 */
export function buildDay(epoch: string | undefined, now: number): Day {
  if (epoch !== undefined && epoch !== '' && !/^\d+$/.test(epoch))
    throw new Error(`SOURCE_DATE_EPOCH is '${epoch}', not whole seconds`);
  return dayInIndia(epoch ? Number(epoch) * 1000 : now);
}

/** The day of this build. */
export const today: Day = buildDay(process.env['SOURCE_DATE_EPOCH'], Date.now());
