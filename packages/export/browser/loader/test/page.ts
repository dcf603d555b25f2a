/**
 * Test support for the loader: a page without the listeners of earlier tests, and idle periods that a test controls. After each test it
 * removes the listeners added to document and window, and empties the page.
 */
export function testPage() {
  let idleTasks: (() => void)[] = [];
  const listening: (() => void)[] = [];

  beforeEach(() => {
    jest.useFakeTimers();
    idleTasks = [];
    Object.assign(window, { requestIdleCallback: jest.fn((task: () => void) => idleTasks.push(task)) });
    for (const target of [document, window]) {
      const listen = target.addEventListener.bind(target);
      const spy = (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | object) => {
        listen(type, listener, options);
        listening.push(() => target.removeEventListener(type, listener, options));
      };
      jest.spyOn(target, 'addEventListener').mockImplementation(spy);
    }
  });

  afterEach(() => {
    // Stops the observers that run while the page is parsed.
    document.dispatchEvent(new Event('DOMContentLoaded'));
    for (const end of listening.splice(0)) end();
    jest.restoreAllMocks();
    jest.useRealTimers();
    for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name);
    document.head.innerHTML = '';
    document.body.innerHTML = '';
    window.history.replaceState(null, '', '/');
    window.sessionStorage.clear();
  });

  return {
    /** Fills a new body. */
    open(html: string) {
      document.body = document.createElement('body');
      document.body.innerHTML = html;
    },
    /** Runs the tasks of one idle period, but not those that they schedule. */
    idle() {
      for (const task of idleTasks.splice(0)) task();
    },
  };
}

/** The first element that matches a selector; throws if there is none. */
export function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector} in the page`);
  return element;
}
