import { savesData } from './connection';

test.each([
  [undefined, false],
  [{}, false],
  [{ saveData: true, effectiveType: '4g' }, true],
  [{ saveData: false, effectiveType: '4g' }, false],
  [{ saveData: false, effectiveType: '3g' }, false],
  [{ effectiveType: '2g' }, true],
  [{ effectiveType: 'slow-2g' }, true],
])('a connection of %j saves data: %s', (connection, expected) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  expect(savesData()).toBe(expected);
});
