import { act, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { anyText, readable } from '@/scripts/lib/test/any-text';
import { changeQuery, partOf, readState, type ParameterSet } from '@/content/model/filter/parameters';
import { readControls } from './read-controls';
import { useAddressState } from './use-address-state';

const ids = ['a', 'b-2', 'c'] as const;
const choices = ids.map((id) => ({ id, label: id }));
const parameters = {
  one: { kind: 'one', legend: '', choices, fallback: 'a' },
  several: { kind: 'several', legend: '', choices },
  text: { kind: 'text' },
} as const satisfies ParameterSet;
const nothing = { one: 'a', several: [], text: '' } as const;

const state = fc.record({ one: fc.constantFrom(...ids), several: fc.subarray([...ids]), text: anyText.map(readable) });

const open = (address: string) => {
  window.history.replaceState(null, '', address);
  return renderHook(() => useAddressState(parameters));
};

/** Runs the timers, because the URL is written a moment after the state changes. */
const written = () => act(() => jest.runAllTimers());

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  document.body.replaceChildren();
});

test('reads back any state it writes, before and after Back, and keeps other parameters and the page', () => {
  fc.assert(
    fc.property(state, anyText, (wanted, other) => {
      const others = new URLSearchParams({ other }).toString();
      const { result: hook, unmount } = open(`/list?${others}#here`);
      act(() => hook.current[1](wanted));
      expect(hook.current[0]).toEqual(wanted);
      written();
      act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
      expect(hook.current[0]).toEqual(wanted);
      expect([window.location.pathname, window.location.hash]).toEqual(['/list', '#here']);
      act(() => hook.current[1](nothing));
      written();
      expect(window.location.search).toBe(`?${others}`);
      // A mounted hook would render again at every step of the following runs.
      unmount();
    }),
  );
});

test('keeps only known choices of any query in the address', () => {
  const query = fc.array(fc.tuple(fc.constantFrom('one', 'several', 'text', '__proto__', 'x'), anyText));
  fc.assert(
    fc.property(query, anyText, (pairs, rest) => {
      const asked = `${new URLSearchParams(pairs).toString()}&${rest.replaceAll('#', '%23')}`;
      const { result, unmount } = open(`/list?${asked}`);
      const { one, several } = result.current[0];
      expect(ids).toContain(one);
      expect(ids).toEqual(expect.arrayContaining([...several]));
      unmount();
    }),
  );
});

test('makes a choice, also with a text, a history step that Back undoes, and typing alone none', () => {
  const { result: hook } = open('/list');
  const before = window.history.length;
  for (const [change, steps] of [
    [{ text: 'goa' }, 0],
    [{ one: 'c' }, 1],
    [{ one: 'b-2', text: '' }, 2],
  ] as const) {
    act(() => hook.current[1](change));
    written();
    expect(window.history.length).toBe(before + steps);
  }
});

describe('before hydration', () => {
  const controls = `<input type="radio" name="one" value="a" checked /><input type="radio" name="one" value="c" aria-label="c" />
    <input type="checkbox" name="several" value="a" /><input type="checkbox" name="several" value="b-2" aria-label="b" />
    <input name="text" aria-label="text" />`;

  test('adopts what was chosen and typed, and writes it to the address without a history step', async () => {
    document.body.innerHTML = controls;
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('radio', { name: 'c' }));
    await user.click(screen.getByRole('checkbox', { name: 'b' }));
    await user.type(screen.getByRole('textbox'), 'goa');
    const before = window.history.length;
    expect(open('/list?one=a').result.current[0]).toEqual({ one: 'c', several: ['b-2'], text: 'goa' });
    written();
    expect(window.location.search).toBe('?one=c&several=b-2&text=goa');
    expect(window.history.length).toBe(before);
  });

  test('adopts a choice that the loader set from the address and the visitor changed back', () => {
    document.body.innerHTML = controls;
    screen.getByRole('radio', { name: 'c' }).setAttribute('data-from-address', '');
    expect(open('/list?one=c').result.current[0].one).toBe('a');
    written();
    expect(window.location.search).toBe('');
  });
});

test('takes only its own parameters from a query string', () => {
  expect(partOf(parameters, '?other=1&several=c&one=b-2&several=a&toString=1')).toBe('several=c&one=b-2&several=a');
  expect(partOf(parameters, '?other=1')).toBe('');
});

test('takes the first known choice of a single parameter, and all of a multiple one, once each and in the order of the choices', () => {
  expect(readState(parameters, '?one=x&one=c&one=b-2')).toEqual({ one: 'b-2', several: [], text: '' });
  expect(readState(parameters, '?several=c&several=x&several=a&several=c').several).toEqual(['a', 'c']);
  expect(readState(parameters, '?text=goa&text=diu').text).toBe('goa');
});

test('leaves parameters alone that a change does not name', () => {
  const before = '?several=a&other=1&one=c&text=goa';
  expect(changeQuery(parameters, before, { several: ['b-2', 'c'] })).toBe(
    'several=b-2&other=1&one=c&text=goa&several=c',
  );
  expect(changeQuery(parameters, before, { one: 'a', text: '' })).toBe('several=a&other=1');
  expect(changeQuery(parameters, before, { text: undefined } as object)).toBe(before.slice(1));
  expect(changeQuery(parameters, before, { nobody: 'x' } as object)).toBe(before.slice(1));
});

test('reads fields and selects by value, and buttons only if they are checked', () => {
  const page = document.createElement('div');
  page.innerHTML = `<select name="one"><option>a</option><option selected>b-2</option></select>
    <input type="checkbox" name="several" value="a"><input type="checkbox" name="several" value="c" checked>
    <input type="search" name="text" value="goa"><button name="text" value="diu"></button>`;
  expect(readControls(parameters, page)).toEqual({ one: 'b-2', several: ['c'], text: 'goa' });
  page.innerHTML = '<input type="radio" name="one" value="c"><input type="radio" name="one" value="a" checked>';
  expect(readControls(parameters, page)).toEqual({});
});
