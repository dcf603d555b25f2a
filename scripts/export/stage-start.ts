/**
 * Spreads the start of the runtime, so that a tap in the middle of it is soon answered. Next evaluates its whole runtime in one task: 160 to
 * 340 ms at 4× CPU. Half of that was reading it, which browsers can do beforehand and beside the page, and half of what is left is React
 * DOM, which can have a task of its own: 40 to 60 ms for each of the two.
 *
 * It knows what it expects of Next 16's and Turbopack's output and throws, naming what was different, when a new version writes something else.
 */
import { runInNewContext } from 'node:vm';
import { unexpectedIn } from './unexpected';

type ModuleId = string | number;

/** What a page tells Turbopack: the chunks to wait for, and what to evaluate then. */
interface Entry {
  otherChunks: readonly string[];
  runtimeModuleIds: readonly ModuleId[];
}

const fail = unexpectedIn('stage-start.ts');

const entryPush = /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/;

function readEntry(script: string): Entry {
  const written = entryPush.exec(script)?.[1];
  const entry = written === undefined ? undefined : (JSON.parse(written) as Partial<Entry>);
  if (!Array.isArray(entry?.otherChunks) || !Array.isArray(entry.runtimeModuleIds))
    return fail(`the entry ${script.slice(0, 120)}`);
  return entry as Entry;
}

/** Paths of the chunks that a page's entry waits for: the framework's. */
export const chunksOf = (script: string): string[] => readEntry(script).otherChunks.map((chunk) => `/_next/${chunk}`);

/**
 * The id of the one module in these chunks that holds a text.
 * @param chunks texts of Turbopack's chunks: each pushes an array of its script, and of modules as ids with a function behind them
 */
export function moduleHolding(text: string, chunks: readonly string[]): ModuleId {
  const found = new Set<ModuleId>();
  for (const chunk of chunks) {
    const scope: { TURBOPACK: unknown[] } = { TURBOPACK: [] };
    runInNewContext(chunk, Object.assign(scope, { globalThis: scope }));
    const [pushed] = scope.TURBOPACK;
    if (!Array.isArray(pushed)) return fail(`a chunk that pushes no modules: ${chunk.slice(0, 80)}`);
    pushed.forEach((factory: unknown, index) => {
      const id: unknown = pushed[index - 1];
      if (
        typeof factory === 'function' &&
        String(factory).includes(text) &&
        (typeof id === 'number' || typeof id === 'string')
      )
        found.add(id);
    });
  }
  const [id, ...others] = found;
  if (id === undefined || others.length > 0) return fail(`${String(found.size)} modules hold ${text}`);
  return id;
}

/** React DOM gives itself this name. */
export const reactDom = 'rendererPackageName:"react-dom"';

/**
 * A page's entry that evaluates a module first, and what the page names in a later task.
 * @param script the entry as Next wrote it
 * @param first the module; whatever it needs is evaluated with it
 */
export function inSteps(script: string, first: ModuleId): string {
  const { runtimeModuleIds, ...entry } = readEntry(script);
  const steps = JSON.stringify([first, ...runtimeModuleIds]);
  const factory = `e=>{let s=${steps},n=()=>{e.r(s.shift());s.length&&setTimeout(n)};n()}`;
  return `(t=>{t.push([document.currentScript,"steps",${factory}]);t.push(${JSON.stringify({ ...entry, runtimeModuleIds: ['steps'] })})})(globalThis.TURBOPACK||(globalThis.TURBOPACK=[]));`;
}

/** Chrome reads scripts from this size on while they arrive, beside the page (Blink's script streamer); smaller ones it reads in the page's way. */
const streamedFrom = 30 * 1024;

const readAll = '//# allFunctionsCalledOnLoad\n';

/** A chunk with the note that all its functions are needed (V8's explicit compile hints, Chrome 136): they are read with it, not one by one at their first call. */
export const withReadAll = (chunk: string): string =>
  chunk.length < streamedFrom || chunk.startsWith(readAll) ? chunk : readAll + chunk;
