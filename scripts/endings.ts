/**
 * `npm run endings`: lists, month by month, everything that ends within fourteen months, in the operator's words. `-- --issues` opens an
 * issue with GitHub's command line for each month without one, open or closed, so that each month is reported once.
 */
import './lib/environment';
import { execFileSync } from 'node:child_process';
import { endings } from '../content/checks/endings';
import { today } from '../content/model/dates/build-day';
import { endingsByMonth } from '../packages/editor/names/endings-by-month';
import { commandLine } from './lib/command-line.mjs';

const { issues: opensIssues } = commandLine(
  `npm run endings [-- --issues]
  Lists what ends within fourteen months. --issues opens an issue at GitHub for each month that has none.`,
  { options: { issues: { type: 'boolean' } } },
).values;

const gh = (...args: string[]) => execFileSync('gh', args, { encoding: 'utf8' });

const lists = endingsByMonth(endings(today));
if (opensIssues) {
  const issues = JSON.parse(gh('issue', 'list', '--state', 'all', '--limit', '500', '--json', 'title')) as {
    title: string;
  }[];
  const titles = new Set(issues.map(({ title }) => title));
  for (const { title, body } of lists.filter((list) => !titles.has(list.title)))
    console.log(gh('issue', 'create', '--title', title, '--body', body).trim());
} else {
  for (const { title, body } of lists) console.log(`${title}\n${body}\n`);
}
