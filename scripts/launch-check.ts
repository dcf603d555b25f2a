/**
 * `npm run launch-check`: fails with one line for each placeholder that has not been replaced, for each thing that the law wants displayed and
 * that is empty, and for each claim that nobody has confirmed.
 */
import './lib/environment';
import { environmentProblems } from './check/environment-problems';
import { launchProblems } from './check/launch-problems';
import { unfilledOperatorDetails } from '../content/documents/operator-details';
import { bannerOfferProblems } from '../content/documents/banner-offer';
import { unconfirmedFacts } from '../content/documents/confirmations';
import { site } from '../content/site';

const toFillIn = [
  ...environmentProblems(process.env),
  ...launchProblems(site),
  ...unfilledOperatorDetails(),
  ...bannerOfferProblems(),
];
const toConfirm = unconfirmedFacts();
for (const problem of toFillIn) console.error(`launch: ${problem}`);
for (const fact of toConfirm) console.error(`launch: to be confirmed: ${fact}`);
if (toFillIn.length + toConfirm.length > 0) {
  console.error(
    `launch: ${toFillIn.length} to fill in, ${toConfirm.length} to confirm: say in content/operator/confirmations.json who did.`,
  );
  process.exit(1);
}
console.log('launch: no placeholder left.');
