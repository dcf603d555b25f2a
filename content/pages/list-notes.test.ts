import { honeymoonTrips } from '../catalogue/honeymoons';
import { itineraryCards } from '../catalogue/itinerary-cards';
import { states } from '../catalogue/states';
import { listNotes } from './list-notes';

const [record] = honeymoonTrips.filter(({ state }) => state !== null);
if (!record?.state) throw new Error('no honeymoon is in India');
const [town = ''] = record.location.match(/\p{Lu}\p{L}+/u) ?? [];
const list = (description: string) => [{ path: '/honeymoons', description, records: [record] }];
const [card] = itineraryCards;

test('a place that no trip of a list is about is named, wherever it stands in a sentence', () => {
  expect(listNotes(list('Two weeks: Atlantis, and the hills of Shangri.'))).toEqual([
    'pages /honeymoons: description: names Atlantis, which none of its trips is about',
    'pages /honeymoons: description: names Shangri, which none of its trips is about',
  ]);
});

test('one that a record names, its state, the country, several of them and the first word are none', () => {
  const { state } = record;
  expect(
    listNotes(list(`Atlantis? No: ${town}, ${town}s, ${state ? states[state] : ''} in India. Honeymoons.`)),
  ).toEqual([]);
  const records = card ? [card] : [];
  expect(listNotes([{ path: '/plans', description: `To ${card?.destination ?? ''}`, records }])).toEqual([]);
});
