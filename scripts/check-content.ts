/** Stops a build on content or deployment values that are not right: a line for each problem, naming the record and the field. */
import './lib/environment';
import { allContent, allPages } from '../content';
import { changedPagesNote } from '../content/pages/revisions';
import { checkContent } from '../content/schema/check';
import { contentNotes } from '../content/schema/notes';
import { checkPages } from '../content/schema/check-pages';
import { environmentProblems } from './check/environment-problems';
import { sceneIds } from './assets/posters/catalogue';

/** The registry is made of the records: it is read once they are right. */
async function pageNotes(): Promise<string[]> {
  const { pages } = await import('../content/pages/registry');
  const { openingNotes } = await import('../content/pages/collections/opening-notes');
  const { listNotes } = await import('../content/pages/list-notes');
  return [...openingNotes(), ...listNotes(), ...changedPagesNote(pages)];
}

async function pageProblems(): Promise<string[]> {
  const { bestMonthProblems } = await import('../content/queries/best-months');
  const { suitsProblems } = await import('../content/queries/suits-problems');
  const { finderProblems } = await import('../content/queries/finder-problems');
  return [...checkPages(await allPages(drawn)), ...bestMonthProblems(), ...suitsProblems(), ...finderProblems()];
}

const drawn = new Set(sceneIds());
const content = allContent(drawn);
const records = checkContent(content);
const problems = [
  ...environmentProblems(process.env).map((problem) => `environment: ${problem}`),
  ...(records.length > 0 ? records : await pageProblems()).map((problem) => `content: ${problem}`),
];
const notes = [...contentNotes(content), ...(records.length > 0 ? [] : await pageNotes())];
for (const note of notes) console.log(`content: note: ${note}`);
if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}
