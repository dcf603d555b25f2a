/** Checks the names of trips, because link texts and visitors use them. */
import { states } from '../ids/states';
import { wordsIn } from '../format/words';
import type { Content } from './content';
import { line } from '../schema/problems';

const plain = (name: string) => wordsIn(name).join(' ');

/** No two trips have the same name, and none has the name of a place or a state, whose links lead elsewhere. */
export function nameProblems({ trips, destinations }: Pick<Content, 'trips' | 'destinations'>): string[] {
  const taken = new Map<string, string>([
    ...Object.values(states).map((name) => [plain(name), 'a state'] as const),
    ...Object.values(destinations).map(({ name }) => [plain(name), 'a destination'] as const),
  ]);
  return trips.flatMap(({ id, name }) => {
    const other = taken.get(plain(name));
    taken.set(plain(name), `the trip '${name}'`);
    return other ? [line('trips', id, 'name', `'${name}' is already the name of ${other}`)] : [];
  });
}
