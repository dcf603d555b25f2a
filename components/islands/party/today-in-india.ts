import { dayInIndia } from '@/content/format/day-in-india';

/** The day in India, on which dates are over. */
export const todayInIndia = (): string => dayInIndia(Date.now());
