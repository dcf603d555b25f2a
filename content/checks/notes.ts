/** Notes on the content that an operator may want to see, although nothing is invalid. */
import type { Content } from './content';
import { statePageNotes } from './check-state-pages';
import { undatedFestivals } from './festival-names';
import { startWordNotes } from './start-notes';
import { legsOf } from '../model/route/route-places';
import type { Leg } from '../schema/legs';
import { line } from '../schema/problems';

interface Shown {
  id: string;
  picture: string;
}

function repeatedPictures(collection: string, records: readonly Shown[]): string[] {
  return records.flatMap(({ id, picture }, index) => {
    const first = records.slice(0, index).find((record) => record.picture === picture);
    return first ? [line(collection, id, 'picture', `'${picture}' is also that of ${first.id}, on the same list`)] : [];
  });
}

/** Trips with the summary of an earlier trip: a copy that was not rewritten. */
const repeatedSummaries = (trips: Content['trips']) =>
  trips.flatMap(({ id, summary }, index) => {
    const first = trips.slice(0, index).find((trip) => trip.summary === summary);
    return first ? [line('trips', id, 'summary', `is also that of ${first.id}: say what tells them apart`)] : [];
  });

/** Car costs that the About page promises for private tours in India. */
const carCosts = [/parking/i, /driver.{0,2} allowance/i];

/** Private tours by car in India whose inclusions say less than the About page. */
const carCostsUnsaid = (trips: Content['trips']) =>
  trips
    .filter(({ collection, abroad }) => collection !== 'groups' && !abroad)
    .filter((trip) => legsOf(trip).some(({ by }) => by === 'car'))
    .filter(({ inclusions }) => !carCosts.every((words) => words.test(inclusions.join())))
    .map(({ id }) =>
      line(
        'trips',
        id,
        'inclusions',
        'names no parking and driver allowance: the About page says they are in the price',
      ),
    );

const ticket = /\b(?:tickets?|entry|e-rickshaws)\b/i;

/** Tickets that a group pays on the way, without their price. */
const sumsUnsaid = (trips: Content['trips']) =>
  trips
    .filter(({ collection }) => collection === 'groups')
    .flatMap(({ id, exclusions }) =>
      exclusions.flatMap((text, index) =>
        ticket.test(text) && !/\d/.test(text)
          ? [line('trips', id, `exclusions.${index}`, `says “${text}” without the sum that each pays there`)]
          : [],
      ),
    );

/** Roads and railways with another length than in an earlier trip. A leg with a reason, such as a detour, may differ. */
function unequalLengths({ trips, itineraryCards }: Content): string[] {
  const first = new Map<string, { id: string; km: number }>();
  const notesOf = (collection: string, { id, plan }: { id: string; plan: readonly { legs: readonly Leg[] }[] }) =>
    plan.flatMap(({ legs }, day) =>
      legs.flatMap(({ from, to, km, by, because }, index) => {
        if (from === to || because || (by !== 'car' && by !== 'train')) return [];
        const stretch = `${[from, to].toSorted().join(' ')} ${by}`;
        const other = first.get(stretch);
        if (!other) first.set(stretch, { id, km });
        return other && other.km !== km
          ? [
              line(
                collection,
                id,
                `plan.${day}.legs.${index}.km`,
                `is ${km}, and ${other.km} in ${other.id}: make them alike`,
              ),
            ]
          : [];
      }),
    );
  return [
    ...trips.flatMap((trip) => notesOf('trips', trip)),
    ...itineraryCards.flatMap((card) => notesOf('itineraries', card)),
  ];
}

/** The notes, a line each. They do not stop a build. */
export function contentNotes(content: Content): string[] {
  return [
    ...['seed', 'domestic', 'honeymoons', 'groups'].flatMap((collection) =>
      repeatedPictures(
        'trips',
        content.trips.filter((trip) => trip.collection === collection),
      ),
    ),
    ...repeatedSummaries(content.trips),
    ...carCostsUnsaid(content.trips),
    ...sumsUnsaid(content.trips),
    ...startWordNotes(content.trips),
    ...undatedFestivals(content),
    ...unequalLengths(content),
    ...repeatedPictures('itineraries', content.itineraryCards),
    ...repeatedPictures('destinations', Object.values(content.destinations)),
    ...statePageNotes(content),
  ];
}
