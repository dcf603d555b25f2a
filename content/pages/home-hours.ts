/** The office hours of the home page. */
export interface Hours {
  days: string;
  time: string;
}

/** The two readings of the specification, of which each page shows its own (decisions). */
const specified: Readonly<Record<'contact' | 'home', readonly Hours[]>> = {
  contact: [
    { days: 'Monday to Saturday', time: '9:00 AM to 8:00 PM' },
    { days: 'Sunday', time: '10:00 AM to 6:00 PM' },
  ],
  home: [
    { days: 'Monday to Saturday', time: '9:00 AM - 10:00 PM' },
    { days: 'Sunday', time: 'Holiday' },
  ],
};

const inOneText = (hours: readonly Hours[]) => hours.map(({ days, time }) => `${days}: ${time}`).join('\n');

/**
 * Returns the specification's own reading until the operator changes the hours, and then the operator's.
 * @param emergencySupport When travellers are helped outside of the hours; empty if that is not printed.
 */
export function homeHours(hours: readonly Hours[], emergencySupport: string): readonly Hours[] {
  const isUnchanged = inOneText(hours) === inOneText(specified.contact);
  const emergency = { days: 'Emergency support', time: emergencySupport };
  return [...(isUnchanged ? specified.home : hours), ...(emergencySupport === '' ? [] : [emergency])];
}
