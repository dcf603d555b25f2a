import { festivals as texts } from '../records/pages/formats.json';
import { formatDate, formatMonth } from './duration';
import { filled } from './filled';
import { joined } from './joined';

interface Dated {
  first: string;
  last: string;
  sure: 'certain' | 'to a day' | 'about';
}

/** '30 September to 9 October 2027', with the year once if it is the same. */
function span({ first, last, sure }: Dated): string {
  const from = formatDate(first);
  const begin = first.slice(0, 4) === last.slice(0, 4) ? from.slice(0, -' 2027'.length) : from;
  const short = first.slice(0, 7) === last.slice(0, 7) ? String(Number(first.slice(8))) : begin;
  const days = filled(texts.span, { first: short, last: formatDate(last) });
  return sure === 'about' ? filled(texts.about, { days }) : days;
}

/** The days of a festival, '15 and 22 January 2027; 6 February 2027', and whether each may be a day earlier or later. */
export function festivalDates(dated: readonly Dated[]): string {
  const monthOf = ({ first, last }: Dated) => (first === last ? first.slice(0, 7) : first);
  const dates = [...new Set(dated.map(monthOf))].map((month) => {
    const days = dated.filter((one) => monthOf(one) === month);
    const long = days.find(({ first, last }) => first !== last);
    return long
      ? span(long)
      : `${joined(days.map(({ first }) => String(Number(first.slice(8)))))} ${formatMonth(month)}`;
  });
  const days = dates.join('; ');
  return dated.every(({ sure }) => sure === 'to a day') ? filled(texts.doubt, { days }) : days;
}
