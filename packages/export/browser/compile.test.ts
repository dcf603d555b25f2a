import { runInNewContext } from 'node:vm';
import { sharedModules } from '../../../components/islands/shared-modules';
import { site } from '../../../content/site';
import { compileLoader, compileWorker } from './compile';
import { islandCompiler } from './compile-islands';

/** The events that the worker listens to, when it is run in isolation. */
function heardBy(worker: string): string[] {
  const names: string[] = [];
  runInNewContext(worker, { self: { addEventListener: (name: string) => names.push(name) } });
  return names.sort();
}

test('compiles the worker to one self-contained script, which handles no fetch when it is disabled', () => {
  expect(heardBy(compileWorker(true))).toEqual(['activate', 'fetch', 'install', 'message']);
  expect(heardBy(compileWorker(false))).toEqual(['activate', 'install']);
});

test('compiles scripts to one line of JavaScript for browsers of 2018', () => {
  expect(compileWorker(true)).not.toMatch(/\n|\?\.\D|\?\?/);
});

test('leaves counting and campaigns out of the loader unless they are enabled', () => {
  const traces = [/\/count|no-cors|doNotTrack|counted-event/, /campaign|Ref:/];
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

const files = islandCompiler();
const namesOf = (names: readonly string[]) => files(names).map(({ path }) => path.split('/').at(-2));

test('loads React and the islands of the header in one file, then one file for each other island', () => {
  expect(namesOf(['nav-dropdown', 'phone-menu', 'home-form', 'card-filter'])).toEqual([
    'core',
    'home-form',
    'card-filter',
  ]);
  expect(namesOf(['nav-dropdown'])).toEqual(['core']);
  expect(namesOf([])).toEqual([]);
});

test('stops the build at an island that is not in the list', () => {
  expect(() => files(['nowhere'])).toThrow(
    "a page has an island 'nowhere', which components/islands/shared-modules.ts",
  );
});

test('takes React from the core file, and sets its flag only when it has run to its end', () => {
  const { text = '' } = files(['home-form'])[1] ?? {};
  const currentScript: { ran?: number } = {};
  const made = { island: () => ({}), hydrateIslands: () => {}, createContext: () => ({}), forwardRef: () => ({}) };
  const modules = Object.fromEntries(sharedModules.map((name) => [name, made]));
  expect(() => void runInNewContext(text, { islandModules: undefined, document: { currentScript } })).toThrow();
  expect(currentScript.ran).toBeUndefined();
  runInNewContext(text, { islandModules: modules, document: { currentScript } });
  expect(currentScript.ran).toBe(1);
  expect(text).toContain('require("react")');
});
