import { render, screen, within } from '@testing-library/react';
import { greetingFor, whatsappHref } from '@/content/format/contact-links';
import { formatRupees } from '@/content/format/money';
import { inNewTab } from '@/content/pages/controls';
import { tripPage } from '@/content/pages/trip';
import { fareTable } from '@/content/queries/fares';
import { someTrip } from '@/content/test-trips';
import { FareTable } from './fare-table';

test.each([false, true])(
  'each party has its fare, its tax and its total under their names, and its own message; abroad: %s',
  (abroad) => {
    const trip = someTrip((one) => one.abroad === abroad);
    render(<FareTable trip={trip} />);
    const { columns, asked, askName } = tripPage.fares;
    const { party, fare, tax, total } = columns;
    const [head, ...rows] = screen.getAllByRole('row');
    const textsOf = (row: HTMLElement, role: string) =>
      within(row)
        .getAllByRole(role)
        .map(({ textContent }) => textContent);
    expect(head && textsOf(head, 'columnheader')).toEqual([party, fare, tax, total]);
    expect(rows.map((row) => [...textsOf(row, 'rowheader'), ...textsOf(row, 'cell')])).toEqual(
      fareTable(trip).map((line) => [
        `${line.label} ${askName} ${inNewTab}`,
        ...[line.fare, line.tax, line.total].map(formatRupees),
      ]),
    );
    expect(screen.getByText(tripPage.fares.note(abroad))).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      fareTable(trip).map(({ label, total }) =>
        whatsappHref(greetingFor(trip.name, asked(label, formatRupees(total)))),
      ),
    );
  },
);
