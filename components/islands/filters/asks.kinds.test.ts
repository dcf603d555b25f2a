/** Asks by kind, with what must be understood, in the words of `understoodIn`, and what no ask of the kind may mean. */
import kinds from '@/content/ask/asks-by-kind.json';
import { understoodIn } from './test/understood';

test.each(Object.entries(kinds))('understands %s', (_kind, { never, asks }) => {
  for (const [text = '', wanted = ''] of asks) {
    const understood = understoodIn(text);
    const wrong = understood.filter((one) => never.some((start) => one.startsWith(start)));
    expect([text, understood, wrong]).toEqual([text, expect.arrayContaining(wanted.split(' ')), []]);
  }
});
