import { createRuntime } from './runtime';
import { testPage } from './test/page';

testPage();
const files = ['/_next/static/pages/data.js', '/_next/static/chunks/core.js', '/_next/static/chunks/form.js'];
const onFailure = jest.fn();
beforeEach(() => onFailure.mockReset());

const scripts = () => [...document.head.querySelectorAll('script')];
const links = () => [...document.head.querySelectorAll('link')];
const paths = (addresses: string[]) => addresses.map((address) => new URL(address).pathname);
const tried = () => paths(scripts().map(({ src }) => src));
const hasFailed = () => document.documentElement.hasAttribute('data-runtime-failed');

/** The outcome of the last requested script: it runs to its end, is truncated or throws, or fails to load. */
function end(how: 'ran' | 'broke' | 'lost'): void {
  const script = scripts().at(-1);
  if (how === 'ran') Object.assign(script ?? {}, { ran: 1 });
  script?.dispatchEvent(new Event(how === 'lost' ? 'error' : 'load'));
}

test('requests all files at once, and runs each once after the one before it', () => {
  const { start, prefetch } = createRuntime(files, onFailure);
  start();
  start();
  prefetch();
  const asked = links().map(({ rel, as, href }) => [rel, as, new URL(href).pathname]);
  expect(asked).toEqual(files.map((file) => ['preload', 'script', file]));
  for (const index of files.keys()) {
    expect(tried()).toEqual(files.slice(0, index + 1));
    end('ran');
  }
  start();
  expect(tried()).toEqual(files);
  expect(hasFailed()).toBe(false);
});

test.each(['lost', 'broke'] as const)(
  'fails on a file that %s twice, and tries it again at the next start, but none that has run',
  (how) => {
    const { start } = createRuntime(files, onFailure);
    start();
    end('ran');
    expect(hasFailed()).toBe(false);
    end(how);
    // The file is requested once more automatically, bypassing all caches.
    expect(hasFailed()).toBe(false);
    expect(scripts().at(-1)?.src).toMatch(/core\.js\?\d+$/);
    end(how);
    expect(hasFailed()).toBe(true);
    expect(onFailure).toHaveBeenCalledTimes(1);
    start();
    end('ran');
    end('ran');
    expect(tried()).toEqual([files[0], files[1], files[1], files[1], files[2]]);
  },
);

test('does not fail on a file that runs at its second try, and gives the next file a second try of its own', () => {
  const { start } = createRuntime(files, onFailure);
  start();
  end('broke');
  end('ran');
  end('lost');
  end('ran');
  end('ran');
  expect(tried()).toEqual([files[0], files[0], files[1], files[1], files[2]]);
  expect(scripts().map(({ src }) => src.includes('?'))).toEqual([false, true, false, true, false]);
  expect(hasFailed()).toBe(false);
});
