import { changeQuery, partOf, readControls, readState, type ParameterSet } from './parameters';

const choices = ['a', 'b', 'c'].map((id) => ({ id, label: id }));
const parameters = {
  one: { kind: 'one', legend: '', choices, fallback: 'a' },
  several: { kind: 'several', legend: '', choices },
  text: { kind: 'text' },
} as const satisfies ParameterSet;

test('of a query string only what is about the parameters is their part', () => {
  expect(partOf(parameters, '?other=1&several=c&one=b&several=a&toString=1')).toBe('several=c&one=b&several=a');
  expect(partOf(parameters, '?other=1')).toBe('');
});

test('of one parameter the first known choice counts, of several all, each once and in the order of the choices', () => {
  expect(readState(parameters, '?one=x&one=c&one=b')).toEqual({ one: 'b', several: [], text: '' });
  expect(readState(parameters, '?several=c&several=x&several=a&several=c').several).toEqual(['a', 'c']);
  expect(readState(parameters, '?text=goa&text=diu').text).toBe('goa');
});

test('a change leaves what it does not name', () => {
  const before = '?several=a&other=1&one=c&text=goa';
  expect(changeQuery(parameters, before, { several: ['b', 'c'] })).toBe('several=b&other=1&one=c&text=goa&several=c');
  expect(changeQuery(parameters, before, { one: 'a', text: '' })).toBe('several=a&other=1');
  expect(changeQuery(parameters, before, { text: undefined } as object)).toBe(before.slice(1));
  expect(changeQuery(parameters, before, { nobody: 'x' } as object)).toBe(before.slice(1));
});

test('fields and lists of choices are read as they stand, buttons only if they are checked', () => {
  const page = document.createElement('div');
  page.innerHTML = `<select name="one"><option>a</option><option selected>b</option></select>
    <input type="checkbox" name="several" value="a"><input type="checkbox" name="several" value="c" checked>
    <input type="search" name="text" value="goa"><button name="text" value="diu"></button>`;
  expect(readControls(parameters, page)).toEqual({ one: 'b', several: ['c'], text: 'goa' });
  page.innerHTML = '<input type="radio" name="one" value="c"><input type="radio" name="one" value="a" checked>';
  expect(readControls(parameters, page)).toEqual({});
});
