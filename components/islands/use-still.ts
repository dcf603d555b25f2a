import { useEffect, useState } from 'react';

/**
 * Follows a value once it has not changed for a while.
 * @param milliseconds how long that is; 0 follows at once
 */
export function useStill<T>(value: T, milliseconds: number): T {
  const [still, setStill] = useState(value);
  useEffect(() => {
    // At once needs no timer, nor the second drawing that it would cause.
    if (milliseconds === 0) return undefined;
    const timer = setTimeout(() => setStill(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return milliseconds === 0 ? value : still;
}
