/** Compares the recorded days of festivals with the sun and the moon, and the computation with published days. */
import { festivals } from '../../content/catalogue/festivals';
import { daysAfter } from '../../content/model/dates/departures';
import { dayBy } from './test/almanac';
import { festivalRules, type DayRule } from './test/festival-rules';

const computed = festivals.flatMap(({ id, days }) =>
  (festivalRules[id] ?? []).map((rules, at) => ({ id, rules, on: days[at]?.on ?? [] })),
);

test.each(computed)('records $id on the days that the sun and the moon give', ({ rules: [rule, ruleOfLast], on }) => {
  expect(on).not.toEqual([]);
  for (const { first, last = first } of on)
    expect([dayBy(rule, first), ruleOfLast ? dayBy(ruleOfLast, last) : first]).toEqual([first, last]);
});

test('says who named the days that neither a rule nor the date itself gives', () => {
  const withoutRule = festivals
    .filter(({ id }) => !festivalRules[id])
    .flatMap(({ id, days }) => days.map((one) => ({ id, ...one })));
  const sameEachYear = (on: readonly { first: string }[]) => new Set(on.map(({ first }) => first.slice(5))).size === 1;
  const unnamed = withoutRule.filter(({ source, on }) => source === undefined && !sameEachYear(on));
  expect(unnamed.map(({ id }) => id)).toEqual([]);
});

/** The rule by which a festival, or one of its days, is computed. */
function ruleOf(id: string, at = 0, which: 'first' | 'last' = 'first'): DayRule {
  const rule = festivalRules[id]?.[at]?.[which === 'first' ? 0 : 1];
  if (!rule) throw new Error(`${id} is not computed`);
  return rule;
}

/**
 * Published days: of 2023 to 2026 from the holiday lists of the Government of India and of the states, as they were observed; of 2027 and
 * 2028 from timeanddate.com; the bathing days of Prayagraj as the Government of Uttar Pradesh announced them, and the last of each three
 * except Paush Purnima as announced for Haridwar. The record of Holi explains 2023 and 2026. Thaipusam was a day later in 2023, by its full
 * moon.
 */
const published: readonly [name: string, rule: DayRule, days: string][] = [
  ['Diwali', ruleOf('diwali'), '2023-11-12 2024-10-31 2025-10-20 2026-11-08 2027-10-29 2028-10-17'],
  ['Deepavali of Tamil Nadu', ruleOf('deepavali'), '2023-11-12 2024-10-31 2025-10-20 2026-11-08'],
  ['Vaikunta Ekadasi', ruleOf('vaikunta-ekadasi'), '2023-01-02 2023-12-23 2025-01-10 2025-12-30'],
  ['Thaipusam', ruleOf('thaipusam'), '2024-01-25 2025-02-11 2026-02-01 2027-01-22 2028-02-09'],
  ['Chaitra Navratri', ruleOf('navratri'), '2023-03-22 2024-04-09 2025-03-30 2026-03-19 2027-04-07'],
  ['Akshaya Tritiya', ruleOf('akshaya-tritiya'), '2023-04-22 2024-05-10 2025-04-30 2026-04-19'],
  ['Bhai Dooj', ruleOf('bhai-dooj'), '2024-11-03 2025-10-23'],
  ['Sawan, in the north', ruleOf('sawan'), '2023-07-04 2024-07-22 2025-07-11'],
  ['Easter', ruleOf('easter', 0, 'last'), '2023-04-09 2024-03-31 2025-04-20 2026-04-05 2027-03-28 2028-04-16'],
  ['Chinese New Year', ruleOf('chinese-new-year'), '2023-01-22 2024-02-10 2025-01-29 2026-02-17 2027-02-06 2028-01-26'],
  ['the night of the full moon', ruleOf('girivalam'), '2024-04-23 2025-01-13 2025-12-04'],
  ['Dussehra', ruleOf('dussehra'), '2023-10-24 2024-10-12 2025-10-02 2026-10-20 2027-10-09 2028-09-27'],
  ['Navaratri', ruleOf('mysuru-dasara'), '2024-10-03 2025-09-22 2026-10-11 2027-09-30 2028-09-19'],
  ['Ganesh Chaturthi', ruleOf('ganesh-chaturthi'), '2024-09-07 2025-08-27 2026-09-14 2027-09-04 2028-08-23'],
  ['Holi', ruleOf('holi'), '2024-03-25 2025-03-14 2027-03-22 2028-03-11'],
  ['Guru Nanak Jayanti', ruleOf('guru-nanak-jayanti'), '2024-11-15 2025-11-05 2026-11-24 2027-11-14 2028-11-02'],
  ['Shivaratri', ruleOf('maha-shivaratri'), '2024-03-08 2025-02-26 2026-02-15 2027-03-06 2028-02-23'],
  ['Pongal', ruleOf('pongal'), '2023-01-15 2024-01-15 2025-01-14 2026-01-14 2027-01-15 2028-01-15'],
  ['Onam', ruleOf('onam'), '2023-08-29 2024-09-15 2025-09-05 2026-08-26 2027-09-12 2028-09-01'],
  ['Ram Navami', ruleOf('ram-navami'), '2023-03-30 2024-04-17 2025-04-06 2026-03-26 2027-04-15 2028-04-03'],
  ['Buddha Purnima', ruleOf('buddha-purnima'), '2023-05-05 2024-05-23 2025-05-12 2026-05-01 2027-05-20 2028-05-08'],
  ['Rath Yatra', ruleOf('rath-yatra'), '2023-06-20 2024-07-07 2025-06-27 2026-07-16'],
  ['Karthigai Deepam', ruleOf('karthigai-deepam', 0, 'last'), '2023-11-26 2024-12-13 2025-12-03 2026-11-24'],
  ['Paush Purnima', ruleOf('magh-mela', 1), '2024-01-25 2025-01-13 2026-01-03'],
  ['Mauni Amavasya', ruleOf('magh-mela', 2), '2025-01-29 2026-01-18 2027-02-06'],
  ['Vasant Panchami', ruleOf('magh-mela', 3), '2025-02-03 2026-01-23 2027-02-11'],
  ['Maghi Purnima', ruleOf('magh-mela', 4), '2025-02-12 2026-02-01 2027-02-20'],
];

test.each(published)('computes the published days of %s', (_, rule, text) => {
  const days = text.split(' ');
  expect(days.map((day) => dayBy(rule, day))).toEqual(days);
});

/** Days from the lists of the Government of India, which remark for each that the moon decides. */
test.each([
  ['eid-al-fitr', ['2023-04-22', '2024-04-11', '2025-03-31', '2026-03-21']],
  ['eid-al-adha', ['2023-06-29', '2024-06-17', '2025-06-07', '2026-05-27']],
] as const)('computes %s to within a day', (id, days) => {
  for (const day of days) expect([-1, 0, 1].map((off) => daysAfter(day, off))).toContain(dayBy(ruleOf(id), day));
});
