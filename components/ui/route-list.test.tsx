import { render, screen, within } from '@testing-library/react';
import { routeOf } from '@/content/queries/route';
import { RouteList } from './route-list';

const leg = (from: string, to: string) => ({ from, to, km: 1, hours: 1, by: 'car' as const });

test('the stops stand in order, with their numbers and nights, and the way back is said', () => {
  render(
    <RouteList route={routeOf({ plan: [{ legs: [leg('kochi', 'munnar')] }, { legs: [leg('munnar', 'kochi')] }] })} />,
  );
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['1 Kochi', '2 Munnar, 1 night', 'and back to Kochi']);
});
