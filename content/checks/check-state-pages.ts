import { gateways } from '../ids/gateways';
import { stateIds, states } from '../ids/states';
import type { Content } from './content';
import { line, pictureProblems, schemaProblems } from '../schema/problems';
import { statePageSchema } from '../schema/state-pages';
import type { GatewayId, StatePage, Trip } from '../schema/types';

/** The tours of a state in any collection. */
const toursIn = ({ trips }: Content, state: string) => trips.filter((trip) => trip.state === state);

/** The towns among some from which a page does not say how to come. */
export function unreachedFrom({ reach }: Pick<StatePage, 'reach'>, starts: readonly GatewayId[]): GatewayId[] {
  const reached = new Set(reach.map(({ gateway }) => gateway));
  return starts.filter((gateway) => !reached.has(gateway));
}

function recordProblems(content: Content, key: string, page: StatePage): string[] {
  const { id, picture, neighbours } = page;
  const problem = (field: string, text: string) => line('states', id, field, text);
  const starts = new Set(toursIn(content, key).map(({ gateway }) => gateway));
  return [
    ...(key === id ? [] : [problem('id', `is registered under '${key}'`)]),
    ...pictureProblems(content.pictures, 'states', id, 'picture', picture),
    ...unreachedFrom(page, [...starts]).map((gateway) =>
      problem('reach', `does not say how to come by ${gateways[gateway]}, where a tour starts`),
    ),
    ...neighbours
      .filter((other) => other === id || !content.statePages[other]?.neighbours.includes(id))
      .map((other) => problem('neighbours', `names ${states[other]}, which does not name it`)),
  ];
}

/** Checks the texts of states against their schema, against each other, and against the towns where tours start. */
export function statePageProblems(content: Content): string[] {
  const sold = stateIds.filter((state) => toursIn(content, state).length > 0);
  return [
    ...sold
      .filter((state) => !content.statePages[state])
      .map((state) => line('states', state, 'record', 'the state is sold and has no page')),
    ...Object.entries(content.statePages).flatMap(([key, page]) => {
      const problems = schemaProblems('states', page, statePageSchema);
      return problems.length > 0 ? problems : recordProblems(content, key, page);
    }),
  ];
}

/** The distances in kilometres that a trip names, or that one leg or several consecutive legs of a day cover. */
function distancesOf(trip: Trip): number[] {
  const named = JSON.stringify(trip).matchAll(/([\d,.]+) km/g);
  const stretches = trip.plan.flatMap(({ legs }) =>
    legs.flatMap((_, from) =>
      legs.slice(from).map((_leg, more) => legs.slice(from, from + more + 1).reduce((sum, { km }) => sum + km, 0)),
    ),
  );
  return [...[...named].map(([, km = '']) => Number(km.replace(',', ''))), ...stretches.map(Math.round)];
}

/** Distances on the page of a state that none of its tours has, because a tour was removed or takes another route. */
export function statePageNotes(content: Content): string[] {
  return Object.entries(content.statePages).flatMap(([state, { opening, reach }]) => {
    const known = new Set(toursIn(content, state).flatMap(distancesOf));
    const texts = [
      { field: 'opening', text: opening },
      ...reach.map(({ text }, index) => ({ field: `reach.${index}.text`, text })),
    ];
    return texts
      .flatMap(({ field, text }) => [...text.matchAll(/([\d,]+) km/g)].map(([said, km = '']) => ({ field, said, km })))
      .filter(({ km }) => known.size > 0 && !known.has(Number(km.replace(',', ''))))
      .map(({ field, said }) => line('states', state, field, `says ${said}, which stands in none of its tours`));
  });
}
