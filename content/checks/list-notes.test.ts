import { itineraryCards } from '../catalogue/itinerary-cards';
import { states } from '../ids/states';
import { notOfferedNotes } from './not-offered-notes';
import { someTrip } from '../model/test/trips';
import { openingNotes, repeatedTexts } from './opening-notes';
import { fileOf } from '../ids/file-of';
import { listNotes } from './list-notes';
import { honeymoonTrips } from '../catalogue/trips';

const records = honeymoonTrips.filter(({ state }) => state !== null).slice(0, 1);
const notes = (description: string) => listNotes([{ path: '/honeymoons', description, records }]);

test('names a place that no trip of a list is about, anywhere in a sentence', () => {
  expect(notes('Two weeks: Atlantis, and the hills of Shangri.')).toEqual(
    ['Atlantis', 'Shangri'].map(
      (place) => `pages /honeymoons: description: names ${place}, which none of its trips is about`,
    ),
  );
});

test('names no place that a record mentions, nor its state, the country, a plural or the first word of a sentence', () => {
  const [record] = records;
  const state = record?.state;
  const [town = ''] = (record?.location ?? '').match(/\p{Lu}\p{L}+/u) ?? [];
  const inState = state ? states[state] : '';
  expect(notes(`Atlantis? No: ${town}, ${town}s, ${inState} in India. Honeymoons.`)).toEqual([]);
  const description = `To ${itineraryCards[0]?.destination ?? ''}`;
  expect(listNotes([{ path: '/plans', description, records: itineraryCards.slice(0, 1) }])).toEqual([]);
});

test('names a trip that the opening of a month mentions although it is not on sale', () => {
  expect(openingNotes([{ id: 'jan', speaksOf: [someTrip().id, 'moon'] }])).toEqual([
    `${fileOf('months', 'jan')}: speaksOf.1: 'moon' is no trip; look whether the opening still speaks of it`,
  ]);
});

test('names a sentence and a title that an earlier list or month has too', () => {
  const own = { title: 'One', description: 'Two.', subtitle: 'Three.', opening: 'Go in May. Is it far? Pack light.' };
  const texts = [
    { collection: 'lists', id: 'hills', ...own },
    { collection: 'months', id: 'may', ...own, title: 'Other', opening: 'It is hot. Is it far?' },
  ];
  expect(repeatedTexts(texts)).toEqual([
    `${fileOf('months', 'may')}: description: repeats ${fileOf('lists', 'hills')}: Two.`,
    `${fileOf('months', 'may')}: subtitle: repeats ${fileOf('lists', 'hills')}: Three.`,
    `${fileOf('months', 'may')}: opening: repeats ${fileOf('lists', 'hills')}: Is it far?`,
  ]);
});

test('names a trip that is offered in place of an unsold one although it does not exist', () => {
  expect(notOfferedNotes({ Atlantis: { nearest: [someTrip().id, 'moon'] } })).toEqual([
    "asks for Atlantis: 'moon' is no trip; name another in content/records/ask/not-sold.json",
  ]);
});
