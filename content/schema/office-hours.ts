/**
 * Clock times in the operator's hours: '9:00 AM to 8:00 PM', '10 am – 6 pm', '09:00 to 17:30'. Words such as 'Holiday' and '24/7' contain
 * none.
 */
const clock = /\b(\d{1,2})(?:[:.](\d{2}))?\s*([ap])\.?m\b|\b(\d{1,2})[:.](\d{2})\b/gi;

/** The minute of the day; undefined if the time does not exist. */
function minuteOf([, hour = '', minutes = '0', half = '', hour24, minutes24]: RegExpMatchArray): number | undefined {
  const [h, m] = [Number(hour24 ?? hour), Number(minutes24 ?? minutes)];
  if (m > 59 || (half ? h < 1 || h > 12 : h > 24)) return undefined;
  if (!half) return h * 60 + m;
  return ((h % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + m;
}

/** The problem of office hours; undefined if they are valid. They may end at midnight. */
export function hoursProblem(text: string): string | undefined {
  const times = [...text.matchAll(clock)];
  const minutes = times.map(minuteOf);
  const missing = times[minutes.indexOf(undefined)];
  if (missing) return `has a time that no day has, ${missing[0]}: write it as 9:00 AM to 8:00 PM`;
  const [from = 0, until = 0] = minutes;
  return times.length === 2 && (until || 24 * 60) <= from
    ? `ends before it begins, ${text}: write it as 9:00 AM to 8:00 PM`
    : undefined;
}
