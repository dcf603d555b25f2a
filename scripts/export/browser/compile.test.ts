import { runInNewContext } from 'node:vm';
import { site } from '../../../content/site';
import { kib } from '../../check/budgets';
import { brotli } from '../../lib/weight';
import { compileLoader } from './compile-loader';
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

describe('the loader', () => {
  const weight = (loader: string) => brotli(Buffer.from(loader)).length;
  const loaderWith = (counterUrl: string, campaigns: boolean) => {
    jest.replaceProperty(site, 'counterUrl', counterUrl);
    jest.replaceProperty<{ campaigns: boolean }, 'campaigns'>(site, 'campaigns', campaigns);
    return compileLoader();
  };
  const counter = 'https://counter.example';
  const plain = loaderWith('', false);

  afterEach(() => jest.restoreAllMocks());

  test('holds nothing of counting and campaigns unless they are switched on', () => {
    const traces = [/\/count|no-cors|doNotTrack|counted-event/, /utm_|gclid|campaign|Ref:/];
    expect(traces.map((trace) => trace.test(plain))).toEqual([false, false]);
    expect(traces.map((trace) => trace.test(loaderWith(counter, false)))).toEqual([true, false]);
    expect(traces.map((trace) => trace.test(loaderWith('', true)))).toEqual([false, true]);
  });

  test('weighs at most 2.4 KB with both, and counting at most 500 bytes', () => {
    expect(weight(loaderWith(counter, false)) - weight(plain)).toBeLessThanOrEqual(500);
    expect(weight(loaderWith(counter, true))).toBeLessThanOrEqual(2.4 * kib);
  });
});
