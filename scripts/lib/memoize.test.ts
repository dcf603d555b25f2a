import { memoize } from './memoize';

test('each result is worked out once', () => {
  const make = jest.fn((key: string) => key.toUpperCase());
  const remembered = memoize(make);
  expect(['goa', 'bali', 'goa'].map(remembered)).toEqual(['GOA', 'BALI', 'GOA']);
  expect(make.mock.calls).toEqual([['goa'], ['bali']]);
});
