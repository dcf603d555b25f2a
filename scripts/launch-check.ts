/** `npm run launch-check`: fails with one line for each placeholder that has not been replaced. */
import './lib/environment';
import { environmentProblems } from './check/environment-problems';
import { launchProblems } from './check/launch-problems';
import { unfilledOperatorDetails } from '../content/documents/operator-details';
import { bannerOfferProblems } from '../content/documents/banner-offer';
import { unconfirmedFacts } from '../content/documents/confirmations';
import { site } from '../content/site';

const problems = [
  ...environmentProblems(process.env),
  ...launchProblems(site),
  ...unfilledOperatorDetails(),
  ...bannerOfferProblems(),
  ...unconfirmedFacts(),
];
for (const problem of problems) console.error(`launch: ${problem}`);
if (problems.length > 0) process.exit(1);
console.log('launch: no placeholder left.');
