import { trips } from '../../queries/trips';
import { openingNotes } from './opening-notes';

test('names each trip that an opening is about and that is not sold', () => {
  const [trip] = trips;
  if (!trip) throw new Error('no trips');
  const openings = [
    { slug: 'january', speaksOf: [trip.id, 'moon'] },
    { slug: 'may', speaksOf: [trip.id] },
  ];
  expect(openingNotes(openings)).toEqual([
    "months january: speaksOf: 'moon' is no trip; look whether its opening still speaks of it",
  ]);
});
