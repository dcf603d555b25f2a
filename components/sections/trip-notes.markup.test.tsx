/** The page of a trip below its price, part by part. The test of changed content checks that each text is printed. */
import { render } from '@testing-library/react';
import { pageTexts } from '@/content/catalogue/page-texts';
import type { Trip } from '@/content/schema/types';
import { filled as filledIn } from '@/content/format/filled';
import { dated } from '@/content/format/months';
import { dayByDay, homeRows, sightRows, suitsWithNumbers, tripPage } from '@/content/words/trip';
import {
  carRows,
  extraRows,
  hotelRows,
  journeyRows,
  particulars,
  paymentLine,
  paymentRows,
  speaksLine,
} from '@/content/words/trip-particulars';
import { today } from '@/content/model/dates/build-day';
import { festivalsOfTrip } from '@/content/model/dates/festivals';
import { routes } from '@/content/routes';
import { bare, filled, noting, someGroup, someTrip } from '@/content/model/test/trips';
import { TripClosing, TripNotes } from './trip-notes';
import { isGroup } from '@/content/catalogue/trips';
import { comingDepartures } from '@/content/model/dates/group-departures';
import { departureText } from '@/content/words/departures';

function Notes({ trip }: { trip: Trip }) {
  return (
    <>
      <TripNotes trip={trip} />
      <TripClosing trip={trip} />
    </>
  );
}

test.each([
  ['alone', someTrip((trip) => !isGroup(trip))],
  ['in a group', someGroup((trip) => comingDepartures(trip).length)],
  ['with sights of some months', someTrip((trip) => trip.sights.length > 0)],
  ['with a journey home', someTrip(({ home }) => home?.flight && home.train)],
  ['at the time of a festival', someTrip((trip) => festivalsOfTrip(trip, today).length > 0)],
])('prints in every part of a trip %s what its record says', (_how, trip) => {
  const { container } = render(<Notes trip={trip} />);
  const textsOf = (selector: string) => [...container.querySelectorAll(selector)].map((item) => item.textContent);
  const rowsOf = (part: string) => {
    const values = textsOf(`${part} dd`);
    return textsOf(`${part} dt`).map((label, index) => ({ label, value: values[index] }));
  };
  expect([textsOf('#included li'), textsOf('#excluded li')]).toEqual([trip.inclusions, trip.exclusions]);
  if (isGroup(trip)) expect(container.querySelector('#departures')).toHaveTextContent(departureText(trip.departures));
  expect(rowsOf('#route')).toEqual([
    { label: tripPage.starts, value: trip.start },
    { label: tripPage.ends, value: trip.end },
    ...homeRows(trip),
  ]);
  expect(rowsOf('#season')).toEqual(
    [...sightRows(trip), ...festivalsOfTrip(trip, today)].map(({ label, value }) => ({ label, value })),
  );
  expect(rowsOf('#suits')).toEqual(
    suitsWithNumbers(trip).map(({ label, numbers, value, asOf }) => ({
      label,
      value: numbers.map((number) => `${number.label}: ${number.value} `).join('') + dated(value, asOf),
    })),
  );
  expect(textsOf('#questions li')).toEqual(
    trip.questions.map(({ question, answer, asOf }) => question + dated(answer, asOf)),
  );
  expect(textsOf(`a[href="${routes.cancellations}"]`)).toEqual([tripPage.cancellation]);
  expect([...container.querySelectorAll('#days li')].map(({ id, textContent }) => [id, textContent])).toEqual(
    trip.plan.map(({ overnight, title, text, meals, legs }, index) => {
      const drive = dayByDay.drive({ legs });
      const facts = dayByDay.meals(meals.toLowerCase()) + (drive ? ` · ${drive}` : '');
      return [`day-${index + 1}`, `${dayByDay.day} ${index + 1} · ${overnight}${title}${facts}${text}`];
    }),
  );
});

test('prints what only the operator can enter, each part under its heading, only if it was entered', () => {
  const trip = someGroup(({ days, checked }) => days > 1 && !checked);
  const known = noting(filled(trip), { checked: { by: 'Asha Rao', on: '2026-11-21' } });
  const { container, rerender } = render(<Notes trip={known} />);
  const textsOf = (selector: string) => [...container.querySelectorAll(selector)].map((item) => item.textContent);
  const rowsOf = (part: string) => textsOf(`${part} dl > div`);
  const texts = (rows: readonly { label: string; value: string }[]) => rows.map(({ label, value }) => label + value);
  const leader = isGroup(known) ? known.leader : undefined;
  expect(rowsOf('#hotels')).toEqual(texts(hotelRows(known)));
  expect(rowsOf('#car')).toEqual(texts(carRows(known)));
  expect(rowsOf('#route')).toEqual(expect.arrayContaining(texts(journeyRows(known))));
  expect(rowsOf('#extras')).toEqual(texts(extraRows(known)));
  expect(container.querySelector('#paying')).toHaveTextContent(paymentLine(paymentRows(known)) ?? 'a line');
  expect(textsOf('#leader p')).toEqual([leader?.name, `${leader?.about} ${speaksLine(leader ?? { speaks: [] })}`]);
  expect(textsOf('#reviews blockquote')).toEqual(known.reviews.map(({ text }) => `“${text}”`));
  for (const { name, source, url } of known.reviews) {
    const link = container.querySelector(`#reviews a[href="${url}"][rel="noopener noreferrer"]`);
    expect(link).toHaveTextContent(`${particulars.read(source)} ${particulars.readOf(name)}`);
    expect(link?.parentElement).toHaveTextContent(`${name} March 2026`);
  }
  const by = { name: 'Asha Rao', day: '21 November 2026' };
  expect(container).toHaveTextContent(filledIn(pageTexts.trip.checked, by));
  rerender(<Notes trip={bare(trip)} />);
  expect(container).not.toHaveTextContent(by.name);
  expect(textsOf('#hotels, #car, #extras, #leader, #reviews')).toEqual([]);
});
