/** Stops a build on content or deployment values that are not right: a line for each problem, naming the record and the field. */
import './environment';
import { allContent } from '../content/all';
import { checkContent } from '../content/check';
import { environmentProblems } from './environment-problems';
import { sceneIds } from './posters/catalogue';

const problems = [
  ...environmentProblems(process.env).map((problem) => `environment: ${problem}`),
  ...checkContent(allContent(new Set(sceneIds()))).map((problem) => `content: ${problem}`),
];
if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}
