import { render, screen, within } from '@testing-library/react';
import { routeOf } from '@/content/queries/route';
import { dayOf, leg } from '@/content/test-trips';
import { RouteList } from './route-list';

test('the stops stand in order, with their numbers and nights, and the way back is said', () => {
  render(<RouteList route={routeOf({ plan: [dayOf(leg('kochi', 'munnar')), dayOf(leg('munnar', 'kochi'))] })} />);
  const items = within(screen.getByRole('list')).getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['1 Kochi', '2 Munnar, 1 night', 'and back to Kochi']);
});
