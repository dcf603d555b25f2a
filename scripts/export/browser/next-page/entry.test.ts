/** The script that comes after the page as a whole. */
import { expectNextPage } from './expect-next-page';
import { workOffline } from './offline';

jest.mock('./expect-next-page', () => ({ expectNextPage: jest.fn() }));
jest.mock('./offline', () => ({ workOffline: jest.fn() }));

test.each([true, false])('with offline pages switched on: %s, it registers the worker or not', (isOn) => {
  jest.clearAllMocks();
  Object.assign(globalThis, { OFFLINE_ENABLED: isOn });
  jest.isolateModules(() => void jest.requireActual('./entry'));
  expect(jest.mocked(workOffline)).toHaveBeenCalledTimes(isOn ? 1 : 0);
  expect(jest.mocked(expectNextPage)).toHaveBeenCalledTimes(1);
});
