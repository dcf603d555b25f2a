import { act, renderHook } from '@testing-library/react';
import { countedEvent } from '@/components/ui/visit';
import { useUnknownWords } from './use-unknown-words';

const counted: string[] = [];
addEventListener(countedEvent, ({ detail }: CustomEventInit<string>) => void counted.push(detail ?? ''));

beforeEach(() => {
  jest.useFakeTimers();
  counted.length = 0;
});
afterEach(() => jest.useRealTimers());

const wait = () => act(() => jest.advanceTimersByTime(10_000));

test('counts each word once, after a pause, and nothing that may be a number, an address or a whole ask', () => {
  const { rerender } = renderHook(({ words }) => useUnknownWords(words, true), { initialProps: { words: ['xyz'] } });
  rerender({ words: ['Xyzzy', 'நதியோரம்', '9876543210', 'a@b.example', 'ab', 'r2d2', 'two words'] });
  expect(counted).toEqual([]);
  wait();
  expect(counted).toEqual(['unknown-word:xyzzy', 'unknown-word:நதியோரம்']);
  rerender({ words: [] });
  rerender({ words: ['xyzzy', 'plugh'] });
  wait();
  expect(counted.slice(2)).toEqual(['unknown-word:plugh']);
});

test('counts nothing unless the operator wants it', () => {
  renderHook(() => useUnknownWords(['xyzzy'], false));
  wait();
  expect(counted).toEqual([]);
});
