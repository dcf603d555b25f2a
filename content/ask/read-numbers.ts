/** Reads prices and lengths: '10 to 15 thousand per head', '2 nights 3 days'. Pure functions. */
import { boundOf, isWord, isYear, leastMoney, number, numberOf, pause, unit, type Found, type View } from './segments';

/** After a bound, a number from here on is a price: 'under 300'. */
const leastBound = 100;
/** A larger number is no length. */
const mostDays = 30;

/** An amount of money: '₹ 1 lakh', '20 k', '15000 rupees', '1 lakh 20 thousand', 'a lakh'. */
function amountOf({ some, shape }: View, from: number, end: number) {
  const typed = shape.slice(from, end);
  const factorOf = (letters: string) => (letters.includes('L') ? 100_000 : letters.includes('T') ? 1_000 : 1);
  const sum = some
    .slice(from, end)
    .reduce((all, segment, index) => all + (numberOf(segment) ?? 0) * factorOf(typed.charAt(index + 1)), 0);
  const factor = factorOf(typed);
  const rupees = sum || factor;
  return { rupees, factor, isMoney: /[uTL]/.test(typed) || (rupees >= leastMoney && !isYear(rupees)) };
}

const amount = `(u?(?:${number}T[_&]?[z$]|(?:${number}L)?${number}T|${number}L?|_?L)u?)`;
const prices = new RegExp(`^((?:[HJ]${pause})?(?:B${pause})?B?)${amount}(?:([t_&]?)${amount}(?!${unit}))?`);
const hasUnit = new RegExp(`^${unit}`);
/** Kilometres, steps and hours, which are never rupees. */
const isMeasured = /^[KGI]/;
/** Words that say whether it is for each. */
const shares = new RegExp(`^(?:${pause}[HJ])*`);

/** Parses 'under 12k', '20000 ke andar', 'between 10 and 15 thousand', 'budget 20000 per head'. */
export function priceAt(view: View): Found | undefined {
  const { some, shape } = view;
  const [typed, lead = '', one = '', joint = '', two = ''] = prices.exec(shape) ?? [];
  if (typed === undefined) return undefined;
  let at = lead.length + one.length;
  let bound = boundOf(some[lead.indexOf('B')], 'before');
  const first = amountOf(view, lead.length, at);
  const next = two ? amountOf(view, at + joint.length, typed.length) : undefined;
  const low = next && !first.isMoney ? first.rupees * next.factor : first.rupees;
  const isSpan = next?.isMoney && next.rupees > low && low >= leastBound;
  if (isMeasured.test(shape.slice(at))) return undefined;
  // A number of days or people is not money, whatever precedes it.
  if (!isSpan && !first.isMoney && (hasUnit.test(shape.slice(at)) || !(bound && first.rupees >= leastBound)))
    return undefined;
  if (isSpan) at = typed.length;
  const after = boundOf(some[at], 'after');
  if (after) {
    bound = after;
    at++;
  }
  const [shared = ''] = shares.exec(shape.slice(at)) ?? [];
  const kind = bound === 'at-least' ? 'over' : bound === 'around' ? 'around' : 'under';
  return {
    length: at + shared.length,
    part: {
      price: {
        isEach: /H[^J]*$/.test(lead + shared),
        id: (each) => (isSpan ? `from-${each(low)}-to-${each(next.rupees)}` : `${kind}-${each(low)}`),
      },
    },
  };
}

/** A week of a month is a date, not a length. '2 nights 3 days' gives the same length twice. */
const lengths = new RegExp(
  `^(B${pause})?(?:W|(?:${number}([t_&]?${number}(?=[dq]))?([dqw])|w(?!${pause}M))(?:${pause}${number}(?!\\3)([dq]))?)`,
);

const priceAhead = new RegExp(`^(?:B${pause})+u?${number}`);

/** Parses '3 days', '2n3d', '4 to 5 days', 'under 5 days', 'a week', 'weekend'. */
export function lengthAt({ some, shape }: View): Found | undefined {
  const [typed = '', , span, kind = 'w', other] = lengths.exec(shape) ?? [];
  const found = (id: string, length = typed.length): Found => ({ length, part: { choices: { days: [id] } } });
  if (typed.endsWith('W')) return found('under-2');
  const [first = 1, ...others] = some.slice(0, typed.length).flatMap((segment) => numberOf(segment) ?? []);
  const last = span ? (others[0] ?? 0) : first;
  if (!typed || Math.max(first, last) > mostDays || (span && last <= first)) return undefined;
  const toDays = (days: number) => (kind === 'q' ? days + 1 : days);
  const again = kind === 'q' && other ? others.at(-1) : undefined;
  const [from, to] = kind === 'w' ? [7 * first - 1, 7 * last] : [again ?? toDays(first), again ?? toDays(last)];
  // '3 din mein' gives no bound: 'mein' means 'within' only after a price. '3 days budget 20000' has that of the price.
  const next = some[typed.length];
  const isOfNext = isWord(next, 'filler:') || priceAhead.test(shape.slice(typed.length));
  const behind = isOfNext ? undefined : boundOf(next, 'after');
  const bound = behind ?? boundOf(some[0], 'before');
  const exact = from === to ? `exactly-${from}` : `from-${from}-to-${to}`;
  const id =
    bound === 'at-most'
      ? `under-${to}`
      : bound === 'at-least'
        ? `over-${from}`
        : bound === 'around'
          ? `from-${Math.max(1, from - 1)}-to-${to + 1}`
          : exact;
  return found(id === 'exactly-1' ? 'one-day' : id, typed.length + (behind ? 1 : 0));
}

/** Fewer steps than these are no steps to climb; more are as many as a trip 'with few' may have (`fewSteps` in `content/words/finder.ts`). */
const fewSteps = 100;
const steps = new RegExp(`^(B?)${pause}${number}G`);

/** Parses 'less than 50 steps'. Steps that are merely named, '1000 steps ok', are no limit. */
export function stepsAt({ some, shape }: View): Found | undefined {
  const [typed, lead] = steps.exec(shape) ?? [];
  if (!typed) return undefined;
  const most = numberOf(some[typed.length - 2]) ?? 0;
  const isLimit = (lead && boundOf(some[0], 'before') === 'at-most') || most === 0;
  return { length: typed.length, part: isLimit ? { choices: { steps: [most < fewSteps ? 'none' : 'few'] } } : {} };
}

const clock = new RegExp(`^(?:[BQ@t]${pause})?${number}${number}?U+`);

/** Parses 'train after 6 pm', by which trips cannot be filtered. */
export function clockAt({ shape }: View): Found | undefined {
  const [typed] = clock.exec(shape) ?? [];
  return typed === undefined ? undefined : { length: typed.length, part: { say: 'clock' } };
}
