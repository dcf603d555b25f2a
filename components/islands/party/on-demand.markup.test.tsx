import { keepChoice, keptKey } from './kept-choice';

const mark = '<div data-island="party-bar" data-file="/party.js"><button>Open</button></div>';
const files = () => [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).pathname);

/** Starts the module anew, as a page does. */
function open(address: string, html = mark): void {
  jest.resetModules();
  document.head.replaceChildren();
  // Observers of earlier pages watch their own body.
  document.documentElement.replaceChild(document.createElement('body'), document.body);
  document.body.innerHTML = html;
  window.history.replaceState(null, '', address);
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- the module keeps what it has asked for
  (require('./on-demand') as { loadOnDemand: () => void }).loadOnDemand();
}

beforeEach(() => window.sessionStorage.clear());

test('fetches nothing before somebody chooses', () => {
  open('/list?kind=hills&month=dec');
  expect(files()).toEqual([]);
});

test.each(['adults=2', 'ages=5', 'date=2098-12-24', 'month=2098-12'])(
  'fetches its file if the address has %s',
  (part) => {
    open(`/list?kind=hills&${part}`);
    expect(files()).toEqual(['/party.js']);
  },
);

test('fetches its file once when its button was pressed, and again after a failure', async () => {
  open('/list');
  const root = document.querySelector('[data-file]');
  const press = async () => {
    root?.setAttribute('aria-busy', 'true');
    await Promise.resolve();
  };
  await press();
  await press();
  expect(files()).toEqual(['/party.js']);
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  expect([files(), root?.hasAttribute('aria-busy')]).toEqual([[], false]);
  await press();
  expect(files()).toEqual(['/party.js']);
});

test('adds the kept choice to an address that names none, and leaves one that does', () => {
  keepChoice('adults=3&date=2098-12-24');
  open('/list?kind=hills');
  jest.useFakeTimers().runAllTimers();
  jest.useRealTimers();
  expect(files()).toEqual(['/party.js']);
  open('/list?adults=2');
  expect(window.location.search).toBe('?adults=2');
  expect(window.sessionStorage.getItem(keptKey)).toBe('adults=3&date=2098-12-24');
});

test('leaves pages without prices alone', () => {
  keepChoice('adults=3');
  open('/about', '<p>Text</p>');
  expect([window.location.search, files()]).toEqual(['', []]);
});
