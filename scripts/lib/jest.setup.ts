import '@testing-library/jest-dom';
import fc from 'fast-check';
import { randomTests } from './random-tests';

fc.configureGlobal({ seed: randomTests.seed, numRuns: 100 * randomTests.times });

// The DOM of the unit tests has no media queries; they run as for a visitor who asked for less motion.
if (typeof window !== 'undefined') {
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: false }), writable: true });
}
