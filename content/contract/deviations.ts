export interface Deviation {
  /** The line of the contract that is given up, word for word as the failing test names it. */
  line: string;
  /** What the site has instead. */
  what: string;
  why: string;
  /** The day it was agreed, YYYY-MM-DD. */
  since: string;
}

/**
 * Lines of the customer's specification that the operator has moved on from. One entry retires one line of the contract, for example
 * `{ line: 'Seed catalogue: Kerala | Wayanad Adventure | 2D/1N | 9,300', what: '9,900 rupees', why: 'fares of the season', since: '2027-04-01' }`.
 */
export const deviations: readonly Deviation[] = [];
