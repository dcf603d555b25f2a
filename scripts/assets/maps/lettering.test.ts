import { breakName } from './lettering';

test.each([
  ['Himalayan Mountaineering Institute', 20, ['Himalayan', 'Mountaineering Institute']],
  ['Valley of the Flowers Base', 20, ['Valley of the', 'Flowers Base']],
  ['Thiruvananthapuram', 10, ['Thiruvananthapuram']],
  ['Fort Kochi', 10, ['Fort Kochi']],
])('%s on lines of %i letters: at the space that leaves both short, never in a word', (name, most, lines) => {
  expect(breakName(name, most, ({ length }) => length)).toEqual(lines);
});
