/** The page of a trip below its price, part by part: links and structured data lead to the parts by their ids. */
import { render } from '@testing-library/react';
import { formatPeople, formatShortDate } from '@/content/format/duration';
import { accessRows, checkedLine, departureTerms, suitsRows, tripPage } from '@/content/pages/trip';
import { fareTable } from '@/content/queries/fares';
import { trips, type Trip } from '@/content/queries/trips';
import { routes } from '@/content/routes';
import { TripNotes } from './trip-notes';

const alone = trips.find(({ group }) => !group);
const inGroup = trips.find(({ group }) => group && group.departures.length > 0);
const sample = [alone, inGroup].flatMap((trip) => (trip ? [[trip.name, trip] as const] : []));

/** The texts of a part's items, whichever they are called by. */
const itemsOf = (container: HTMLElement, id: string, items: string) =>
  [...container.querySelectorAll(`#${id} ${items}`)].map(({ textContent }) => textContent);

/** Label and text of the rows of a part. */
const rowsOf = (container: HTMLElement, id: string) => {
  const [labels, values] = [itemsOf(container, id, 'dt'), itemsOf(container, id, 'dd')];
  return labels.map((label, index) => ({ label, value: values[index] }));
};

const practicalOf = ({ notes, group }: Trip) => [
  ...(group ? [{ label: tripPage.leaves, value: group.departure }] : []),
  ...(group ? [{ label: tripPage.group, value: formatPeople(group.groupSize) }] : []),
  { label: tripPage.starts, value: notes.start },
  { label: tripPage.ends, value: notes.end },
];

test.each(sample)('%s: every part says what its record says', (_name, trip) => {
  const { notes, inclusions, group } = trip;
  const { container } = render(<TripNotes trip={trip} />);
  expect(container).toHaveTextContent(notes.summary);
  expect(itemsOf(container, 'included', 'li')).toEqual(inclusions);
  expect(itemsOf(container, 'excluded', 'li')).toEqual(notes.exclusions);
  expect(container.querySelectorAll('#included li .lucide-check')).toHaveLength(inclusions.length);
  expect(container.querySelectorAll('#excluded li .lucide-x')).toHaveLength(notes.exclusions.length);
  expect(itemsOf(container, 'fares', 'tbody th')).toEqual(
    fareTable(trip).map(({ label }) => expect.stringMatching(`^${label} `) as unknown),
  );
  expect(rowsOf(container, 'practical')).toEqual(practicalOf(trip));
  expect(rowsOf(container, 'access')).toEqual(accessRows(notes));
  expect(rowsOf(container, 'suits')).toEqual(suitsRows(notes.suits));
  expect(rowsOf(container, 'questions')).toEqual(
    notes.questions.map(({ question, answer }) => ({ label: question, value: answer })),
  );
  expect(container.querySelector('#season')).toHaveTextContent(notes.season.note);
  const dates = (group?.departures ?? []).map((one) => `${formatShortDate(one.leaves)} ${departureTerms(one)}`);
  expect(itemsOf(container, 'departures', 'li > span')).toEqual(dates);
  expect(container.querySelector(`a[href="${routes.cancellations}"]`)).toHaveTextContent(tripPage.cancellation);
});

test.each(sample)('%s: each day has its number, its place, its text and its meals', (_name, { id, ...trip }) => {
  const { container } = render(<TripNotes trip={{ id, ...trip }} />);
  const days = [...container.querySelectorAll('#days li')];
  expect(days.map((day) => day.id)).toEqual(trip.notes.plan.map((_day, index) => `day-${index + 1}`));
  expect(days.map(({ textContent }) => textContent)).toEqual(
    trip.notes.plan.map(
      ({ overnight, title, text, meals }, index) =>
        `Day ${index + 1}${overnight}${title}${text}Meals: ${meals.toLowerCase()}`,
    ),
  );
});

test('who checked the facts is said where a record says so, and only there', () => {
  if (!alone) throw new Error('there is no trip');
  const notes = { ...alone.notes };
  delete notes.checked;
  const { container, rerender } = render(<TripNotes trip={{ ...alone, notes }} />);
  expect(container).not.toHaveTextContent('checked by');
  const checked = { by: 'Asha Rao', on: '2026-11-21' };
  rerender(<TripNotes trip={{ ...alone, notes: { ...notes, checked } }} />);
  expect(container).toHaveTextContent(checkedLine({ checked }) ?? 'a line');
});
