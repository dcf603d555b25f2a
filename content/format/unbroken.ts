/** Keeps a number and its unit on one line. */
import { monthIds, months } from '../ids/months';

const monthNames = monthIds.flatMap((id) => [months[id], months[id].slice(0, 3)]);

/** The words that count something right after a number: measures, times of day, dates, people and things that trips are counted by. */
const units = [
  ...['km', 'm', 'cm', 'kilometres?', 'metres?', 'hectares?', 'degrees?', 'kg', 'tonnes?', 'ml', 'KB', 'MB', 'steps?'],
  ...['h', 'min', 'hours?', 'minutes?', '[Dd]ays?', '[Nn]ights?', 'weeks?', 'months?', 'years?'],
  ...['am', 'pm', 'AM', 'PM', 'noon', 'midnight'],
  ...monthNames,
  ...['lakh', 'crore', 'million', 'rupees', 'baht'],
  ...['[Pp]eople', 'students?', 'travell?ers?', 'adults?', 'child(?:ren)?', 'rooms?', 'seats?'],
  ...['trips?', 'tours?', 'packages?', 'festivals?'],
];

const beforeUnit = new RegExp(`(?<=\\d) (?=(?:${units.join('|')})\\b)`, 'g');

/** The text with a no-break space between each number and its unit: '170 km', '10 April', '7:00 am'. */
export const unbroken = (text: string): string => text.replaceAll(beforeUnit, '\u00a0');
