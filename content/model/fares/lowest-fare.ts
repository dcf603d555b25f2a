import type { Trip } from '../../schema/types';

/** The lowest price per person of some trips, in rupees; undefined if none is sold per person. */
export function lowestFare(some: readonly Pick<Trip, 'basis' | 'price'>[]): number | undefined {
  const fares = some.flatMap(({ basis, price }) => (basis === 'per person' ? price : []));
  return fares.length > 0 ? Math.min(...fares) : undefined;
}
