import { runInNewContext } from 'node:vm';
import { compileWorker } from './compile-worker';

/** What the worker listens to, run by itself. */
function heardBy(worker: string): string[] {
  const names: string[] = [];
  runInNewContext(worker, { self: { addEventListener: (name: string) => names.push(name) } });
  return names.sort();
}

test('the worker is one script with all it needs; switched off, it hears of no page', () => {
  expect(heardBy(compileWorker(true))).toEqual(['activate', 'fetch', 'install', 'message']);
  expect(heardBy(compileWorker(false))).toEqual(['activate', 'install']);
});

test('scripts are compiled to one line of JavaScript that browsers of 2018 know', () => {
  expect(compileWorker(true)).not.toMatch(/\n|\?\.\D|\?\?/);
});
