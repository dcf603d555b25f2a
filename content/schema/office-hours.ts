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

interface Line {
  days: string;
  time: string;
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The weekdays that 'Monday to Saturday', 'Sat & Sun' or 'Sunday' name, from Monday on; none for 'Emergency support'. */
function weekdaysIn(days: string): readonly string[] {
  const named = [...days.matchAll(/\b(mon|tue|wed|thu|fri|sat|sun)/gi)].map(([short]) =>
    weekdays.findIndex((day) => day.toLowerCase().startsWith(short.toLowerCase())),
  );
  const [from = 0, until = 0] = named;
  const isRange = named.length === 2 && /\bto\b|[-–]/.test(days);
  return isRange ? weekdays.slice(from, until + 1) : named.flatMap((index) => weekdays[index] ?? []);
}

/** Hours that mean the same are alike, however they are written. */
function plainHours(time: string): string {
  const minutes = [...time.matchAll(clock)].map(minuteOf);
  return minutes.length > 0 ? minutes.join(' to ') : time.trim().toLowerCase();
}

/** The two readings of the specification, which stand on the site as they are (home page, Contact page). */
const agreed = [
  ['9:00 AM - 10:00 PM', '9:00 AM to 8:00 PM'],
  ['Holiday', '10:00 AM to 6:00 PM'],
].map((times) => times.map(plainHours).join());

/**
 * Weekdays on which the two pages say different hours, by the place of their line in the list of the Contact page. Somebody changed one and
 * forgot the other.
 */
export function hoursThatDiffer(home: readonly Line[], contact: readonly Line[]): { index: number; problem: string }[] {
  return contact.flatMap(({ days, time }, index) => {
    const own = weekdaysIn(days);
    const other = home.find(
      (line) =>
        weekdaysIn(line.days).some((day) => own.includes(day)) &&
        plainHours(line.time) !== plainHours(time) &&
        !agreed.includes([line.time, time].map(plainHours).join()),
    );
    return other
      ? [
          {
            index,
            problem: `says ${time}, and “On the home page” says ${other.time} for ${other.days}: change the one that is not right`,
          },
        ]
      : [];
  });
}
