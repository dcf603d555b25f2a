/** The page around the finder, /trips: every trip of every list. The finder's own texts are apart, because the browser loads them. */
import { pageTexts } from '../catalogue/page-texts';
import { filled } from '../format/filled';
import { keysOf } from '../ids/keys-of';

const { sort, suits, compare, ...text } = pageTexts.finder;

export const tripsPage = {
  ...text,
  linkForTwo: (count: number) => filled(text.linkForTwo, { count }),
  linkWithCount: (count: number) => filled(text.linkWithCount, { count }),
  /** The reasons why a trip suits the party, and its steps, on the most demanding day. @param hours '4 h 30 min', or empty */
  whySuits: (hours: string, km: number) =>
    filled(suits.onFoot, { drive: hours ? filled(suits.byCar, { hours }) : suits.noDrives, km }),
  whySteps: (steps: number) =>
    steps > 0 ? filled(suits.steps, { steps: steps.toLocaleString('en-IN') }) : suits.noSteps,
  /** @param choice its label @param most the limits of a day: hours on the road, km on foot, steps */
  noteElders: (choice: string, most: { drive: number; walkingKm: number; steps: number }) =>
    filled(text.noteElders, { choice, hours: most.drive, km: most.walkingKm, steps: most.steps }),
};

const { legend, ...orders } = sort;

/** The sort orders of the finder, as a parameter of its address. */
export const finderSort = {
  kind: 'one',
  legend,
  choices: keysOf(orders).map((id) => ({ id, label: orders[id] })),
  fallback: 'best',
} as const;

/** The labels of the comparison's rows in their order; `compareFacts` returns the values. */
export const compareRows: readonly string[] = Object.values(compare.rows);
