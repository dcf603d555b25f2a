import { mapTexts } from '@/content/words/maps';
import type { Route } from '@/content/model/route/route';

const disc = 'grid size-7 shrink-0 place-items-center rounded-full border-2 border-terracotta text-caption font-bold';

/** The stops of a route in travel order, with their numbers on the map and the nights spent there. */
export function RouteList({ route: { stops, back } }: { route: Route }) {
  return (
    <ol className="flex flex-wrap gap-x-6 gap-y-2.5 text-small lg:grid lg:gap-y-1">
      {stops.map(({ number, name, nights }) => (
        <li key={number} className="flex items-center gap-2.5">
          <span className={`${disc} ${nights > 0 ? 'bg-terracotta text-paper' : 'bg-paper text-terracotta'}`}>
            {number}
          </span>{' '}
          <span>
            <span className="font-semibold">{name}</span>
            {nights > 0 ? <span className="text-ink-soft">, {mapTexts.nights(nights)}</span> : null}
          </span>
        </li>
      ))}
      {back ? <li className="flex items-center text-ink-soft lg:ml-9.5">{mapTexts.back(back.name)}</li> : null}
    </ol>
  );
}
