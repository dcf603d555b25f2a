import { renderHook } from '@testing-library/react';
import { useHydrated } from './use-hydrated';

test('in a page that runs its script it is true, and stays so', () => {
  const { result, rerender } = renderHook(() => useHydrated());
  expect(result.current).toBe(true);
  rerender();
  expect(result.current).toBe(true);
});
