/** The office hours of the home page. */
import type { PageTexts } from '../catalogue/page-texts';

export interface Hours {
  days: string;
  time: string;
}

const inOneText = (hours: readonly Hours[]) => hours.map(({ days, time }) => `${days}: ${time}`).join('\n');

/**
 * Returns the home page's own reading of the hours in the specification until the operator changes the hours, and then the operator's
 * (decisions).
 * @param emergencySupport When travellers are helped outside of the hours; empty if that is not printed.
 */
export function homeHours(
  hours: readonly Hours[],
  emergencySupport: string,
  { hours: own, emergency }: Pick<PageTexts['home']['contact'], 'hours' | 'emergency'>,
): readonly Hours[] {
  const isUnchanged = inOneText(hours) === inOneText(own.instead);
  const support = { days: emergency, time: emergencySupport };
  return [...(isUnchanged ? own.shown : hours), ...(emergencySupport === '' ? [] : [support])];
}
