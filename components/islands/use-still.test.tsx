import { act, renderHook } from '@testing-library/react';
import { useStill } from './use-still';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const follow = (milliseconds: number) =>
  renderHook(({ value }) => useStill(value, milliseconds), { initialProps: { value: '' } });

test('a value is followed when it has kept still, not before', () => {
  const { result, rerender } = follow(300);
  for (const value of ['m', 'my', 'mys']) {
    rerender({ value });
    act(() => jest.advanceTimersByTime(299));
    expect(result.current).toBe('');
  }
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe('mys');
});

test('without a pause it is followed at once', () => {
  const { result, rerender } = follow(0);
  rerender({ value: 'm' });
  expect(result.current).toBe('m');
});
