/**
 * For the unit tests of the loader: a page on which nothing of an earlier test listens, and idle moments that a test decides on. After each test
 * it ends what has begun to listen to document and window in it, and empties the page.
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
    // What watches the page while it is parsed ends.
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
    /** One idle moment: runs what waits for it, not what that asks for in turn. */
    idle() {
      for (const task of idleTasks.splice(0)) task();
    },
  };
}

/** The first element of a selector; throws when the page has none. */
export function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector} in the page`);
  return element;
}
