/** Messages to the operator use the words of the form instead of those of the file. */
import { fileOf } from '../../../content/ids/file-of';
import { inOperatorWords, refusal } from './operator-words';
import { wordsAt } from './words';
import { trips } from '../../../content/catalogue/trips';

const [trip] = trips;
if (!trip) throw new Error('there is no trip');
const file = fileOf('trips', trip.id);
const { name } = trip;
const contact = fileOf('operator', 'contact');
const label = (path: string) => wordsAt(path).title;

test.each([
  ['plan.3.text: is longer than 900 characters', `Day 4, ${label('trips.plan.text')}: is longer than 900 characters`],
  ['plan.0.legs.1.by: is missing', `Day 1, Way 2, ${label('trips.plan.legs.by')}: is missing`],
  ['inclusions.2: is empty', `${label('trips.inclusions')}, line 3: is empty`],
  [
    'departures.dates.0.date: 2027-01-31 stands there twice',
    `Departures, Single dates, date 1, ${label('trips.departures.dates.date')}: 31/01/2027 stands there twice`,
  ],
  ['departures.weeks.0: is above 4', 'Departures, Which of these days in a month, number 1: is above 4'],
  [
    'childrenFrom: is 3, suits.children says 5 years first',
    `${label('trips.childrenFrom')}: is 3, “${label('trips.suits')}, ${label('trips.suits.children')}” says 5 years first`,
  ],
])("puts a problem of a trip's file into the words of the form: %s", (problem, words) =>
  expect(inOperatorWords(`${file}: ${problem}`)).toBe(`${name}, ${words}`),
);

test.each([
  [
    `${file}: record: has a field that is not known: prise: did you mean 'price'?`,
    `${name}: has a field that is not known: prise: did you mean 'price'?`,
  ],
  [
    `${contact}: phone: must look like '+91 98765 43210'`,
    `Our details, ${label('contact.phone')}: must look like '+91 98765 43210'`,
  ],
  [`${fileOf('destinations', 'goa')}: hero.title: is empty`, 'Destination Goa, Top of its page, Title: is empty'],
  [
    `${fileOf('destinations', 'goa')}: sections.1.facts.0.value: is empty`,
    'Destination Goa, Part 2, Fact 1, What it says: is empty',
  ],
  [
    `${fileOf('states', 'jammu-kashmir')}: season: is empty`,
    `State Jammu & Kashmir, ${label('states.season')}: is empty`,
  ],
  [`${fileOf('pictures', 'home')}: alt: is empty`, 'Picture Home, What it shows: is empty'],
  [
    `${fileOf('pages', 'destinations')}: international.heading: is empty`,
    'Pages, Destinations, Abroad, Heading: is empty',
  ],
  [`${fileOf('operator', 'notice')}: until: is no day`, `Notice, ${label('notice.until')}: is no day`],
  [
    `${fileOf('trips', 'no-such-trip')}: line 12, column 5: comma expected`,
    'No such trip: the file cannot be read, at line 12, column 5: comma expected',
  ],
  ["environment: NEXT_PUBLIC_WHATSAPP is 'none'", undefined],
  ['pages /contact: description: is shorter than 70 characters', undefined],
])("puts '%s' into the words of the form", (line, words) => expect(inOperatorWords(line)).toBe(words));

test('lists problems that are in no form for the engineer, and escapes Markdown in texts of the content', () => {
  const comment = refusal([`${contact}: name: is '*x*'`, 'finder group: kashi: shows no trip: leave it out']);
  const paragraphs = comment.split('\n\n');
  expect(paragraphs[2]).toBe(`- Our details, ${label('contact.name')}: is '\\*x\\*'`);
  expect(paragraphs.at(-1)).toBe('- `finder group: kashi: shows no trip: leave it out`\n');
});

test('limits a comment to the length that a host accepts', () => {
  const lines = Array.from({ length: 2_000 }, (_, index) => `${contact}: name: is wrong ${index}`);
  expect(refusal(lines)).toMatch(/wrong 39\n- and 1960 more\n$/);
});
