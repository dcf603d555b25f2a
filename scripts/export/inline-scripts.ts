import { allTrips } from '../../content/catalogue/trips';
import { goToBookingForm, hidePastDates, oneFullView, onMissingPath } from '../../app/_html/inline-scripts';
import { compileLoader } from './browser/compile';
import { speculationRules } from './browser/next-page/speculation-rules';

/** The scripts that stand in prepared pages as text, or are put there by a script: the same on every page, so that one header names them all. */
export const inlineScripts = (): string[] => [
  compileLoader(),
  speculationRules,
  onMissingPath,
  goToBookingForm,
  hidePastDates,
  ...(allTrips.some(({ photos }) => photos.length > 1) ? [oneFullView] : []),
];
