import { runInNewContext } from 'node:vm';
import { site } from '../../../content/site';
import { compileLoader, compileWorker } from './compile';

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

test('the loader holds nothing of counting and campaigns unless they are switched on', () => {
  const traces = [/\/count|no-cors|doNotTrack|counted-event/, /utm_|gclid|campaign|Ref:/];
  const tracesWith = (counterUrl: string, campaigns: boolean) => {
    jest.replaceProperty(site, 'counterUrl', counterUrl);
    jest.replaceProperty<{ campaigns: boolean }, 'campaigns'>(site, 'campaigns', campaigns);
    const loader = compileLoader();
    return traces.map((trace) => trace.test(loader));
  };
  expect(tracesWith('', false)).toEqual([false, false]);
  expect(tracesWith('https://counter.example', false)).toEqual([true, false]);
  expect(tracesWith('', true)).toEqual([false, true]);
  jest.restoreAllMocks();
});
