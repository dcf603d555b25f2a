export interface Deviation {
  /** The retired line of the contract, word for word as the failing test names it. */
  line: string;
  /** The replacement on the site. */
  what: string;
  why: string;
  /** The day of the agreement, YYYY-MM-DD. */
  since: string;
}

/**
 * Lines of the customer's specification that the operator no longer follows. One entry retires one line of the contract, for example `{
 * line: 'Seed catalogue: Kerala | Wayanad Adventure | 2D/1N | 9,300', what: '9,900 rupees', why: 'fares of the season', since: '2027-04-01'
 * }`.
 */
export const deviations: readonly Deviation[] = [];
