/** The types of a worker's scope that are used here: TypeScript's library for workers conflicts with the one for pages. */
export interface ExtendableEvent extends Event {
  waitUntil(task: Promise<unknown>): void;
}

export interface FetchEvent extends ExtendableEvent {
  request: Request;
  /** The response to a navigation that the browser preloaded while the worker started, if it did. */
  preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

export interface WorkerScope {
  location: { origin: string };
  registration: {
    /** Undefined in browsers before 2022. */
    navigationPreload?: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableEvent & { data: unknown }) => void): void;
}
