/**
 * The site's facts about the operator's business, and who confirmed them. `npm run launch-check` names the unconfirmed ones. None of this
 * is printed.
 */
import { operator } from '../catalogue/operator';
import type { Operator } from '../schema/operator';

type Fact = Operator['confirmations']['facts'][number];

export const operatorFacts: readonly Fact[] = operator.confirmations.facts;

/** A line for each unconfirmed fact, with the words that claim it. */
export const unconfirmedFacts = (facts: readonly Fact[] = operatorFacts): string[] =>
  facts
    .filter(({ confirmed }) => confirmed === undefined)
    .map(({ records, what, claims = [] }) => {
      const words = claims.length > 0 ? ` ('${claims.join("', '")}')` : '';
      return `${records}: ${what}${words}`;
    });
