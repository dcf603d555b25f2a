/** The itineraries that are printed: one for each card of the download page, one for each package. */
import { formatDuration, formatPeople } from '../../content/duration';
import { itineraryCards } from '../../content/itinerary-cards';
import { formatRupees } from '../../content/money';
import { monthIds, months } from '../../content/months';
import { tripPage } from '../../content/pages/trip';
import { trips, type Trip } from '../../content/trips';
import type { ItineraryCard } from '../../content/types';
import type { PrintedItinerary } from './document';

export interface Printing {
  id: string;
  picture: string;
  itinerary: PrintedItinerary;
}

const ofCard = ({ id, picture, destination, days, people, plan, inclusions, exclusions }: ItineraryCard): Printing => ({
  id,
  picture,
  itinerary: {
    title: destination,
    lines: [`${formatDuration(days)}, for ${formatPeople(people).toLowerCase()}`],
    plan,
    lists: [
      { heading: tripPage.included, items: inclusions },
      { heading: tripPage.excluded, items: exclusions },
    ],
  },
});

const ofTrip = ({ id, picture, name, days, price, basis, abroad, inclusions, group, notes }: Trip): Printing => ({
  id,
  picture,
  itinerary: {
    title: name,
    lines: [
      formatDuration(days),
      `${formatRupees(price)} ${tripPage.basis[basis]}. ${tripPage.taxes(abroad)}`,
      ...(group ? [`${group.departure}, ${formatPeople(group.groupSize).toLowerCase()}`] : []),
      `${tripPage.starts}: ${notes.start}`,
      `${tripPage.ends}: ${notes.end}`,
    ],
    plan: notes.plan,
    lists: [
      { heading: tripPage.included, items: inclusions },
      { heading: tripPage.excluded, items: notes.exclusions },
      {
        heading: tripPage.season,
        items: [
          `At its best: ${monthIds
            .filter((month) => notes.season.best.includes(month))
            .map((month) => months[month])
            .join(', ')}`,
          notes.season.note,
        ],
      },
      { heading: tripPage.suits, items: Object.values(notes.suits) },
    ],
  },
});

export const printings: readonly Printing[] = [...itineraryCards.map(ofCard), ...trips.map(ofTrip)];
