import { render, screen, within } from '@testing-library/react';
import { formatRupees } from '@/content/format/money';
import { tripPage } from '@/content/pages/trip';
import { fareTable } from '@/content/queries/fares';
import { trips } from '@/content/queries/trips';
import { FareTable } from './fare-table';

test.each([false, true])('each party has its fare, its tax and its total under their names; abroad: %s', (abroad) => {
  const trip = trips.find((one) => one.abroad === abroad);
  if (!trip) throw new Error('there is no such trip');
  render(<FareTable trip={trip} />);
  const { party, fare, tax, total } = tripPage.fares.columns;
  const [head, ...rows] = screen.getAllByRole('row');
  const textsOf = (row: HTMLElement, role: string) =>
    within(row)
      .getAllByRole(role)
      .map(({ textContent }) => textContent);
  expect(head && textsOf(head, 'columnheader')).toEqual([party, fare, tax, total]);
  expect(rows.map((row) => [...textsOf(row, 'rowheader'), ...textsOf(row, 'cell')])).toEqual(
    fareTable(trip).map((line) => [line.label, ...[line.fare, line.tax, line.total].map(formatRupees)]),
  );
  expect(screen.getByText(tripPage.fares.note(abroad))).toBeVisible();
});
