/** For the unit tests of the loader as a whole: pages whose head holds it. */
import { testPage } from './test-page';

const files = ['/_next/static/pages/data.js', '/_next/static/chunks/core.js', '/_next/static/chunks/form.js'];
const nextPageScript = '/next-page.js';

interface Visit {
  query?: string;
  html?: string;
  connection?: { saveData?: boolean; effectiveType?: string } | undefined;
  campaigns?: boolean;
  counter?: string;
}

const paths = (selector: string, name: 'href' | 'src') =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(name));

export function testEntry() {
  const page = testPage();

  return {
    /** The page's data and the runtime, in their order. */
    files,
    /** Opens a page up to before its load event. */
    open: ({ query = '', html = '<main data-island><input></main>', connection, ...switches }: Visit = {}) => {
      const { campaigns = false, counter = '' } = switches;
      window.history.replaceState(null, '', `/${query}`);
      page.open(html);
      const script = document.createElement('script');
      Object.assign(script.dataset, { page: files[0], runtime: files.slice(1).join(' ') });
      jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
      Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
      Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] });
      Object.assign(globalThis, {
        CAMPAIGNS_ENABLED: campaigns,
        COUNTER: counter,
        COUNTED_USES: [['tel:', 'call']],
        NEXT_PAGE_SCRIPT: nextPageScript,
        CSS: { supports: () => true, escape: String },
      });
      jest.isolateModules(() => void jest.requireActual('./entry'));
    },
    load: () => window.dispatchEvent(new Event('load')),
    /** One idle moment. */
    idle: () => page.idle(),
    /** What was asked for ahead of its use. */
    prefetched: () => paths('link[rel=prefetch]', 'href'),
    /** What was asked for to run. */
    started: () => paths('link[rel=preload]', 'href'),
    /** Whether the script that prerenders the next page is there. */
    expectsNextPage: () => paths('script', 'src').includes(nextPageScript),
  };
}
