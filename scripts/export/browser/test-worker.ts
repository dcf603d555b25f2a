/** For the unit tests: the service worker as a whole, in a scope of its own. */
export const origin = 'https://site.example';

/** A worker that has just been started, and what a browser may tell it. */
export async function startWorker({ offline = true } = {}) {
  const listeners = new Map<string, (event: unknown) => void>();
  const scope = {
    addEventListener: (name: string, listener: (event: unknown) => void) => void listeners.set(name, listener),
    skipWaiting: jest.fn(() => Promise.resolve()),
    registration: {
      navigationPreload: { enable: jest.fn(() => Promise.reject(new Error('not now'))) },
      unregister: jest.fn(() => Promise.resolve(true)),
    },
    location: { origin },
  };
  Object.assign(globalThis, { self: scope, OFFLINE_ENABLED: offline });
  await jest.isolateModulesAsync(async () => {
    await import('./service-worker');
  });
  /** Sends an event and waits for all that it starts. */
  const send = async (name: string, fields: object = {}) => {
    const tasks: unknown[] = [];
    listeners.get(name)?.({ waitUntil: (task: unknown) => tasks.push(task), ...fields });
    await Promise.all(tasks);
    return tasks;
  };
  return { scope, listeners, send };
}
