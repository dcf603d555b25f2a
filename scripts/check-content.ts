/**
 * Stops a build on content or deployment values that are not right: a line for each problem, naming the file or the record, and the field.
 * `npm run check -- --operator <file>` adds them to a file as well, in the operator's words.
 */
import './lib/environment';
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DataError } from '../content/catalogue/read-data';
import { refusal } from './admin/operator-words';
import { environmentProblems } from './check/environment-problems';
import { photoProblems } from './check/photo-problems';
import { sceneIds } from './assets/posters/catalogue';

/** What is wrong with the data files: modules that read one which is not right cannot be imported. */
async function dataProblems(): Promise<string[]> {
  const read = await Promise.allSettled([
    import('../content/catalogue/trips'),
    import('../content/catalogue/operator'),
  ]);
  return read.flatMap((result) => {
    if (result.status === 'fulfilled') return [];
    if (result.reason instanceof DataError) return result.reason.problems;
    throw result.reason;
  });
}

/** The records against each other, and then, once they are right, the pages made of them. */
async function checkAll(): Promise<{ problems: readonly string[]; notes: readonly string[] }> {
  const data = await dataProblems();
  if (data.length > 0) return { problems: data, notes: [] };

  const { allContent, allPages } = await import('../content');
  const { checkContent } = await import('../content/schema/check');
  const { contentNotes } = await import('../content/schema/notes');
  const drawn = new Set(sceneIds());
  const content = allContent(drawn);
  const records = [...checkContent(content), ...photoProblems(content.trips)];
  if (records.length > 0) return { problems: records, notes: contentNotes(content) };

  const { openingNotes } = await import('../content/pages/collections/opening-notes');
  const { listNotes } = await import('../content/pages/list-notes');
  const { checkPages } = await import('../content/schema/check-pages');
  const { bestMonthProblems } = await import('../content/queries/best-months');
  const { suitsProblems } = await import('../content/queries/suits-problems');
  const { finderProblems } = await import('../content/queries/finder-problems');
  const { calendarNotes, departureClashes } = await import('../content/queries/departure-clashes');
  const { groupTrips } = await import('../content/catalogue/groups');
  const { today } = await import('../content/queries/build-day');
  const { undatedFacts } = await import('../content/pages/dated-facts');
  return {
    problems: [
      ...checkPages(await allPages(drawn)),
      ...bestMonthProblems(),
      ...suitsProblems(),
      ...finderProblems(),
      ...undatedFacts(),
    ],
    notes: [
      ...contentNotes(content),
      ...openingNotes(),
      ...listNotes(),
      ...departureClashes(groupTrips, today),
      ...calendarNotes(today),
    ],
  };
}

const { operator } = parseArgs({ options: { operator: { type: 'string' } } }).values;
const { problems, notes } = await checkAll();
for (const note of notes) console.log(`note: ${note}`);
const all = [...environmentProblems(process.env).map((problem) => `environment: ${problem}`), ...problems];
for (const problem of all) console.error(problem);
if (all.length > 0) {
  if (operator) appendFileSync(operator, refusal(all));
  process.exit(1);
}
