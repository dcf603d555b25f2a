/** @jest-environment node */
import { runInNewContext } from 'node:vm';
import { chunksOf, inSteps, moduleHolding, withReadAll } from './stage-start';

const entryOf = (entry: object) =>
  `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${JSON.stringify(entry)});`;
const entry = entryOf({ otherChunks: ['static/chunks/a.js', 'static/chunks/b.js'], runtimeModuleIds: [94553] });

/** A chunk as Turbopack writes it. */
const chunk = (...modules: readonly string[]) =>
  `(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push(["object"==typeof document?document.currentScript:void 0,${modules.join(',')}]);`;
const named = `(e,t,n)=>{"use strict";n.injected={rendererPackageName:"react-dom"}}`;
const mark = 'rendererPackageName:"react-dom"';

test('the framework’s chunks are those that the entry waits for', () => {
  expect(chunksOf(entry)).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/b.js']);
});

test('a module is found by a text that only it holds', () => {
  const chunks = [chunk('71645', 'e=>{}'), chunk('50740', 'e=>{e.i(71645)}', '46480', '8733', named, '18800', 'e=>{}')];
  expect(moduleHolding(mark, chunks)).toBe(8733);
});

test.each([
  ['no module holds the text', () => moduleHolding(mark, [chunk('1', 'e=>{}')]), '0 modules hold rendererPackageName'],
  [
    'two modules hold the text',
    () => moduleHolding(mark, [chunk('1', named), chunk('2', named)]),
    '2 modules hold rendererPackageName',
  ],
  [
    'a chunk is written in another way',
    () => moduleHolding(mark, ['console.log(1)']),
    'a chunk that pushes no modules: console.log(1)',
  ],
  [
    'an entry is written in another way',
    () => inSteps('self.TURBOPACK.push({})', 1),
    'the entry self.TURBOPACK.push({})',
  ],
  ['an entry names no modules', () => inSteps(entryOf({ otherChunks: [] }), 1), 'the entry (globalThis["TURBOPACK"]'],
  [
    'an entry names no chunks',
    () => chunksOf(entryOf({ runtimeModuleIds: [1] })),
    'the entry (globalThis["TURBOPACK"]',
  ],
])('where %s the build stops with a line that says so', (_what, build, message) => {
  expect(build).toThrow(message);
});

test('the first module is evaluated when the chunks are there, the page’s own entry in a task of its own', () => {
  const pushed: unknown[] = [];
  const tasks: (() => void)[] = [];
  const scope = { TURBOPACK: pushed };
  runInNewContext(inSteps(entry, 46480), {
    globalThis: scope,
    document: { currentScript: 'script' },
    setTimeout: (task: () => void) => tasks.push(task),
  });
  const [[script, id, factory], rest] = pushed as [
    [unknown, unknown, (context: { r: (id: number) => void }) => void],
    unknown,
  ];
  expect([script, id]).toEqual(['script', 'steps']);
  expect(rest).toEqual({ otherChunks: ['static/chunks/a.js', 'static/chunks/b.js'], runtimeModuleIds: ['steps'] });

  const evaluated: number[] = [];
  factory({ r: (module) => void evaluated.push(module) });
  expect(evaluated).toEqual([46480]);
  while (tasks.length > 0) tasks.shift()?.();
  expect(evaluated).toEqual([46480, 94553]);
});

test('what a browser reads while it arrives is read whole, once; less than that is left alone', () => {
  const long = chunk('1', `e=>{${' '.repeat(30 * 1024)}}`);
  expect(withReadAll(long)).toBe(`//# allFunctionsCalledOnLoad\n${long}`);
  expect(withReadAll(withReadAll(long))).toBe(withReadAll(long));
  expect(withReadAll(chunk('1', 'e=>{}'))).toBe(chunk('1', 'e=>{}'));
});
