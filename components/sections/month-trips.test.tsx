import { render, screen } from '@testing-library/react';
import { collectionPages } from '@/content/pages/collections';
import { whenToGoPage } from '@/content/pages/when-to-go';
import { tripsByMonth } from '@/content/queries/trips-by-month';
import { statePath, tripPath } from '@/content/routes';
import { MonthTrips } from './month-trips';

test.each(tripsByMonth.map((month) => [month.name, month] as const))(
  '%s says what it is like, and leads to its own page, its states and its trips',
  (name, month) => {
    render(<MonthTrips {...month} />);
    expect(screen.getByRole('heading', { level: 2, name })).toBeVisible();
    expect(screen.getByText(whenToGoPage.notes[month.id])).toBeVisible();
    const page = collectionPages.find((one) => one.month === month.id);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      ...(page ? [page.path] : []),
      ...month.places.flatMap(({ state, trips }) => [
        ...(state ? [statePath(state)] : []),
        ...trips.map(({ id }) => tripPath(id)),
      ]),
    ]);
  },
);
