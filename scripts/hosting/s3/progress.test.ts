import { Progress } from './progress';

function written(terminal: { isTTY: boolean; columns?: number }, report: (progress: Progress) => void): string {
  let text = '';
  report(new Progress({ ...terminal, write: (part) => (text += part) }));
  return text;
}

test('on a terminal one line is overwritten and cleared at the end', () => {
  const clear = '\r\u001B[2K';
  const text = written({ isTTY: true, columns: 10 }, (progress) => {
    progress.step('[1/2] one');
    progress.step('[2/2] a long name');
    progress.line('done');
    progress.clear();
  });
  expect(text).toBe(`${clear}[1/2] one${clear}[2/2] a l${clear}done\n`);
});

test('elsewhere each step is a line', () => {
  const text = written({ isTTY: false }, (progress) => {
    progress.step('one');
    progress.clear();
  });
  expect(text).toBe('one\n');
});
