import { render, screen, within } from '@testing-library/react';
import { greetingFor, whatsappHref } from '@/content/format/contact-links';
import { formatRupees } from '@/content/format/money';
import { inNewTab } from '@/content/pages/controls';
import { fareTexts, partsText } from '@/content/pages/fares';
import { fareTable } from '@/content/queries/fares';
import { someTrip } from '@/content/test-trips';
import { FareTable } from './fare-table';

test.each([false, true])(
  'each party has its fare, its tax and its total under their names, and its own message; abroad: %s',
  (abroad) => {
    const trip = someTrip((one) => one.abroad === abroad);
    render(<FareTable trip={trip} />);
    const { columns, asked, askName } = fareTexts;
    const { party, fare, gst, tcs, total } = columns;
    const [head, ...rows] = screen.getAllByRole('row');
    const textsOf = (row: HTMLElement, role: string) =>
      within(row)
        .getAllByRole(role)
        .map(({ textContent }) => textContent);
    expect(head && textsOf(head, 'columnheader')).toEqual([party, fare, gst, ...(abroad ? [tcs] : []), total]);
    expect(rows.map((row) => [...textsOf(row, 'rowheader'), ...textsOf(row, 'cell')])).toEqual(
      fareTable(trip).map((line) => [
        `${line.label} ${askName} ${inNewTab} ${partsText(line.parts) ?? ''}`,
        ...[line.fare, line.gst, ...(abroad ? [line.tcs] : []), line.total].map(formatRupees),
      ]),
    );
    expect(screen.getByText(fareTexts.note(trip))).toBeVisible();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      fareTable(trip).map(({ label, total }) =>
        whatsappHref(greetingFor(trip.name, asked(label, formatRupees(total)))),
      ),
    );
  },
);
