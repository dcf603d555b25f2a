/** Stops a build on content that is not right: a line for each problem, naming the record and the field. */
import './environment';
import { allContent } from '../content/all';
import { checkContent } from '../content/check';
import { sceneIds } from './posters/catalogue';

const problems = checkContent(allContent(new Set(sceneIds())));
if (problems.length > 0) {
  for (const problem of problems) console.error(`content: ${problem}`);
  process.exit(1);
}
