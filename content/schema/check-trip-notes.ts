import { accessProblems, planProblems } from '../queries/legs';
import { line } from './problems';
import type { TripNotes, TripRecord } from './types';

/** A map and a route need two of them. */
const placesIn = (plan: TripNotes['plan']) =>
  new Set(plan.flatMap(({ legs }) => legs.flatMap(({ from, to }) => [from, to])));

/** Notes against the trips they belong to: each trip has notes, once, as many days long as its record says. */
export function tripNotesProblems(notes: readonly TripNotes[], records: readonly TripRecord[]): string[] {
  const byId = new Map(records.map((record) => [record.id, record]));
  const noted = notes.map(({ id }) => id);
  const problem = (id: string, field: string, text: string) => line('trip-notes', id, field, text);
  return [
    ...records.filter(({ id }) => !noted.includes(id)).map(({ id }) => problem(id, 'id', 'the trip has no notes')),
    ...noted
      .filter((id, index) => noted.indexOf(id) !== index)
      .map((id) => problem(id, 'id', 'the trip has notes twice')),
    ...notes.flatMap(({ id, gateway, plan, inclusions, season, access }) => {
      const record = byId.get(id);
      if (!record) return [problem(id, 'id', 'names no trip')];
      const listed = 'inclusions' in record;
      const both = season.best.filter((month) => season.fair.includes(month));
      const leavesFrom = 'departures' in record ? record.departures.from : gateway;
      return [
        ...(leavesFrom === gateway
          ? []
          : [problem(id, 'gateway', `is '${gateway}', its group leaves from '${leavesFrom}'`)]),
        ...(plan.length === record.days
          ? []
          : [problem(id, 'plan', `has ${plan.length} days, the trip ${record.days}`)]),
        ...(listed && inclusions ? [problem(id, 'inclusions', 'stand in the record of the trip already')] : []),
        ...(!listed && !inclusions ? [problem(id, 'inclusions', 'are missing')] : []),
        ...(placesIn(plan).size < 2
          ? [problem(id, 'plan', 'its legs name fewer than two places: say at least how one comes there and leaves')]
          : []),
        ...planProblems(plan).map((text) => problem(id, 'plan', text)),
        ...accessProblems({ plan, access }).map((text) => problem(id, 'access', text)),
        ...both.map((month) => problem(id, 'season', `has '${month}' both at its best and fair`)),
      ];
    }),
  ];
}
