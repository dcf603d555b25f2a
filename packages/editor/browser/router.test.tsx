/** Addresses of screens, and leaving a form with changes. */
import { act, render, screen, waitFor } from '@testing-library/react';
import { go, leaveGuard, routeOf, useRoute } from './router';

test.each([
  ['', { folder: 'trips' }],
  ['#main', { folder: 'trips' }],
  ['#/today', { folder: 'today' }],
  ['#/trips/kerala-package', { folder: 'trips', id: 'kerala-package' }],
  ['#/trips/kerala-package/history', { folder: 'trips', id: 'kerala-package', screen: 'history' }],
  ['#/trips/goa/field=plan.3.text', { folder: 'trips', id: 'goa', screen: 'field=plan.3.text' }],
])('reads the address “%s”', (hash, route) => {
  expect(routeOf(hash)).toEqual(route);
});

const Shown = () => <p>{useRoute().folder}</p>;

/** Follows a link or the browser's own buttons. */
const follow = (hash: string) =>
  act(async () => {
    location.hash = hash;
    await Promise.resolve();
  });

test('asks before a form with changes is left by a link or by the browser, and only then', async () => {
  location.hash = '#/trips';
  render(<Shown />);
  await follow('#/prices');
  expect(await screen.findByText('prices')).toBeVisible();

  let mayLeave = false;
  const ask = jest.fn(() => Promise.resolve(mayLeave));
  leaveGuard(ask);
  await follow('#/today');
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect([location.hash, screen.getByText('prices')]).toEqual(['#/prices', expect.anything()]);
  expect(await go('#/today')).toBe(false);

  mayLeave = true;
  await follow('#/today');
  expect(await screen.findByText('today')).toBeVisible();
  await follow('#/trips');
  expect(await screen.findByText('trips')).toBeVisible();
  expect(ask).toHaveBeenCalledTimes(3);
});

test('asks no more after the guard is removed', async () => {
  const ask = jest.fn(() => false);
  leaveGuard(ask)();
  expect(await act(() => go('#/help'))).toBe(true);
  expect(ask).not.toHaveBeenCalled();
});
