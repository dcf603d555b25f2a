import { keysOf } from './keys-of';

test('the keys of a record come in the order in which they are written', () => {
  expect(keysOf({ north: 1, east: undefined, south: 0 })).toEqual(['north', 'east', 'south']);
});
