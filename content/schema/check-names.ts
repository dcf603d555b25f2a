/** Names of trips: links go by them, and so do visitors who talk about a trip. */
import { states } from '../catalogue/states';
import { wordsIn } from '../format/words';
import type { Content } from './content';
import { line } from './problems';
import type { TripRecord } from './types';

const plain = (name: string) => wordsIn(name).join(' ');

/** No two trips have one name, and none has that of a place or a state, whose links lead elsewhere. */
export function nameProblems(
  trips: readonly { collection: string; record: TripRecord }[],
  { destinations }: Pick<Content, 'destinations'>,
): string[] {
  const taken = new Map<string, string>([
    ...Object.values(states).map((name) => [plain(name), 'a state'] as const),
    ...Object.values(destinations).map(({ name }) => [plain(name), 'a destination'] as const),
  ]);
  return trips.flatMap(({ collection, record }) => {
    const [field, name] = 'title' in record ? (['title', record.title] as const) : (['name', record.name] as const);
    const other = taken.get(plain(name));
    taken.set(plain(name), record.id);
    return other ? [line(collection, record.id, field, `'${name}' is already the name of ${other}`)] : [];
  });
}
