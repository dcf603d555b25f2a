/** Compares the places that we do not sell with the trips that are offered in their place. */
import { trips } from '../catalogue/trips';
import placesNotOffered from '../records/ask/not-sold.json';

/** Notes on trips that are offered in place of a place we do not sell, but are no longer sold themselves. */
export const notOfferedNotes = (
  places: Readonly<Record<string, { nearest: readonly string[] }>> = placesNotOffered,
): string[] =>
  Object.entries(places).flatMap(([label, { nearest }]) =>
    nearest
      .filter((id) => trips.every((trip) => trip.id !== id))
      .map((id) => `asks for ${label}: '${id}' is no trip; name another in content/records/ask/not-sold.json`),
  );
