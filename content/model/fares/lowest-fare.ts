/** The one rule for 'from' prices: trips are compared by what one person pays. */
import type { Trip } from '../../schema/types';

type Priced = Pick<Trip, 'basis' | 'price'>;

/** What one person pays of a price, before tax: half of a price for two, rounded up. In whole rupees. */
export const eachPays = ({ basis, price }: Priced): number => (basis === 'per couple' ? Math.ceil(price / 2) : price);

/** The trip for which one person pays least; undefined without trips. */
export const cheapestOf = <Of extends Priced>(some: readonly Of[]): Of | undefined =>
  [...some].sort((one, other) => eachPays(one) - eachPays(other))[0];

/** The lowest price for one person, in whole rupees before tax; undefined without trips. */
export function lowestFare(some: readonly Priced[]): number | undefined {
  const cheapest = cheapestOf(some);
  return cheapest && eachPays(cheapest);
}
