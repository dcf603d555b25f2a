import fc from 'fast-check';
import { readQuery, subscribe, writeQuery } from './address';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('&', '#', '?a=b', '%', '%E0%A4%A', '+', '\n', '__proto__', '//evil.example', 'javascript:alert(1)'),
);
const name = fc.oneof(fc.constantFrom('state', 'search', '__proto__', 'constructor', 'a[b]'), text);

/** Back and Forward make the address the truth again. */
const travel = () => window.dispatchEvent(new PopStateEvent('popstate'));
let leave: () => void;

beforeEach(() => {
  leave = subscribe(() => {});
  window.history.replaceState(null, '', '/list');
  travel();
});
afterEach(() => {
  jest.restoreAllMocks();
  leave();
});

test('any value written under any name is read back, before and after Back, and its neighbours and the page stay', () => {
  fc.assert(
    fc.property(name, text, text, (parameter, value, neighbour) => {
      fc.pre(parameter !== 'neighbour' && value !== '');
      window.history.replaceState(null, '', `/list?neighbour=${encodeURIComponent(neighbour)}#here`);
      travel();
      writeQuery(parameter, value, '', 'replace');
      expect(readQuery(parameter)).toBe(value);
      travel();
      expect(readQuery(parameter)).toBe(value);
      expect(readQuery('neighbour')).toBe(neighbour);
      expect([window.location.pathname, window.location.hash]).toEqual(['/list', '#here']);
      writeQuery(parameter, '', '', 'replace');
      expect(window.location.search === '' || !new URLSearchParams(window.location.search).has(parameter)).toBe(true);
    }),
  );
});

test('whatever query stands in the address, reading it never throws', () => {
  fc.assert(
    fc.property(text, name, (query, parameter) => {
      window.history.replaceState(null, '', `/list?${query.replaceAll('#', '%23')}`);
      travel();
      const read = readQuery(parameter);
      expect(read === undefined || typeof read === 'string').toBe(true);
    }),
  );
});

test('where the browser refuses to write the address, the choice holds', () => {
  jest.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  fc.assert(
    fc.property(name, text, (parameter, value) => {
      writeQuery(parameter, value, 'fallback', 'push');
      expect(readQuery(parameter)).toBe(value);
    }),
  );
});
