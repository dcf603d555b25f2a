import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import type { ParameterSet } from './parameters';
import { useAddressState } from './use-address-state';

const ids = ['a', 'b-2', 'c'] as const;
const choices = ids.map((id) => ({ id, label: id }));
const parameters = {
  one: { kind: 'one', legend: '', choices, fallback: 'a' },
  several: { kind: 'several', legend: '', choices },
  text: { kind: 'text' },
} as const satisfies ParameterSet;

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('&', '#', '?a=b', '%', '%E0%A4%A', '+', '\n', '__proto__', '//evil.example', 'javascript:alert(1)'),
);
const state = fc.record({ one: fc.constantFrom(...ids), several: fc.subarray([...ids]), text: anyText });

/** Back and Forward make the address the truth again. */
const travel = () => act(() => void window.dispatchEvent(new PopStateEvent('popstate')));

const open = (address: string) => {
  window.history.replaceState(null, '', address);
  return renderHook(() => useAddressState(parameters)).result;
};

/** The address follows a moment after the state. */
const written = () => act(() => jest.runAllTimers());

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  document.body.replaceChildren();
});

test('any state written is read back, before and after Back, and other parameters and the page stay', () => {
  fc.assert(
    fc.property(state, anyText, (wanted, other) => {
      const hook = open(`/list?other=${encodeURIComponent(other)}#here`);
      act(() => hook.current[1](wanted));
      expect(hook.current[0]).toEqual(wanted);
      written();
      travel();
      expect(hook.current[0]).toEqual(wanted);
      expect(new URLSearchParams(window.location.search).get('other')).toBe(other);
      expect([window.location.pathname, window.location.hash]).toEqual(['/list', '#here']);
    }),
  );
});

test('the state of a page without parameters leaves none in the address', () => {
  fc.assert(
    fc.property(state, (wanted) => {
      const hook = open('/list');
      act(() => hook.current[1](wanted));
      act(() => hook.current[1]({ one: 'a', several: [], text: '' }));
      written();
      expect(window.location.search).toBe('');
    }),
  );
});

test('whatever query stands in the address, the state holds known choices alone', () => {
  const query = fc.array(fc.tuple(fc.constantFrom('one', 'several', 'text', '__proto__', 'x'), anyText));
  fc.assert(
    fc.property(query, anyText, (pairs, rest) => {
      const { one, several, text } = open(
        `/list?${new URLSearchParams(pairs).toString()}&${rest.replaceAll('#', '%23')}`,
      ).current[0];
      expect(ids).toContain(one);
      expect(ids).toEqual(expect.arrayContaining([...several]));
      expect(typeof text).toBe('string');
    }),
  );
});

test('where the browser refuses to write the address, the choice holds until Back', () => {
  const hook = open('/list?one=c');
  jest.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('too often', 'SecurityError');
  });
  act(() => hook.current[1]({ one: 'b-2' }));
  act(() => hook.current[1]({ several: ['c'] }));
  written();
  expect(hook.current[0]).toEqual({ one: 'b-2', several: ['c'], text: '' });
  expect(window.location.search).toBe('?one=c');
  travel();
  expect(hook.current[0]).toEqual({ one: 'c', several: [], text: '' });
});

test('a choice is a step that Back undoes, also together with a text; typing alone is not', () => {
  const hook = open('/list');
  const before = window.history.length;
  act(() => hook.current[1]({ text: 'goa' }));
  written();
  expect(window.history.length).toBe(before);
  act(() => hook.current[1]({ one: 'c' }));
  written();
  expect(window.history.length).toBe(before + 1);
  act(() => hook.current[1]({ one: 'b-2', text: '' }));
  written();
  expect(window.history.length).toBe(before + 2);
});

test('the same choice again pushes no second step with the same address', () => {
  const push = jest.spyOn(window.history, 'pushState');
  const hook = open('/list?text=goa');
  act(() => hook.current[1]({ one: 'c' }));
  act(() => hook.current[1]({ one: 'c' }));
  act(() => hook.current[1]({ text: 'goa', several: [] }));
  written();
  expect(push.mock.calls.map(([, , url]) => String(url))).toEqual(['http://localhost/list?text=goa&one=c']);
});

describe('before hydration', () => {
  const controls = `<input type="radio" name="one" value="a" checked /><input type="radio" name="one" value="c" aria-label="c" />
    <input type="checkbox" name="several" value="a" /><input type="checkbox" name="several" value="b-2" aria-label="b" />
    <input name="text" aria-label="text" />`;

  test('what was chosen and typed is adopted, and stands in the address without a new step', async () => {
    document.body.innerHTML = controls;
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('radio', { name: 'c' }));
    await user.click(screen.getByRole('checkbox', { name: 'b' }));
    await user.type(screen.getByRole('textbox'), 'goa');
    const before = window.history.length;
    expect(open('/list?one=a').current[0]).toEqual({ one: 'c', several: ['b-2'], text: 'goa' });
    written();
    expect(window.location.search).toBe('?one=c&several=b-2&text=goa');
    expect(window.history.length).toBe(before);
  });

  test('controls that nobody touched leave the address as it is', () => {
    document.body.innerHTML = controls;
    const query = '?one=c&several=a&text=tea%20hills';
    expect(open(`/list${query}`).current[0]).toEqual({ one: 'c', several: ['a'], text: 'tea hills' });
    written();
    expect(window.location.search).toBe(query);
  });

  test('a choice that the loader took from the address and the visitor set back is adopted too', () => {
    document.body.innerHTML = controls;
    screen.getByRole('radio', { name: 'c' }).setAttribute('data-from-address', '');
    expect(open('/list?one=c').current[0].one).toBe('a');
    written();
    expect(window.location.search).toBe('');
  });
});
