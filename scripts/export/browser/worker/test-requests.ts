/** For the unit tests: requests to the worker. */
import type { FetchEvent } from './scope';

/** A request, and a promise of all that goes on behind the answer. */
export function ask(path: string, preload?: Response | Error) {
  const tasks: Promise<unknown>[] = [];
  const event = Object.assign(new Event('fetch'), {
    request: new Request(`https://site.example${path}`),
    preloadResponse: preload instanceof Error ? Promise.reject(preload) : Promise.resolve(preload),
    waitUntil: (task: Promise<unknown>) => void tasks.push(task),
    respondWith: () => undefined,
  }) satisfies FetchEvent;
  return { event, settled: () => Promise.all(tasks) };
}

export const text = async (answer: Promise<Response>) => (await answer).text();
