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
const open = (words?: string[]) => renderHook((props) => useUnknownWords(props.words), { initialProps: { words } });

test('counts each word after a pause, and nothing that may be a number, an address or a whole ask', () => {
  const { rerender } = open(['xyz']);
  rerender({ words: ['Xyzzy', 'நதியோரம்', '9876543210', 'a@b.example', 'ab', 'r2d2', 'two words'] });
  expect(counted).toEqual([]);
  wait();
  wait();
  expect(counted).toEqual(['unknown-word:xyzzy', 'unknown-word:நதியோரம்']);
});

test('counts nothing without words', () => {
  open();
  wait();
  expect(counted).toEqual([]);
});
