/**
 * `npm run launch-check`: fails with one line for each placeholder that was not replaced, for each empty text that the law requires, and
 * for each claim that nobody has confirmed. It lists what ends within fourteen months without failing. `-- --facts` lists texts whose
 * permits, visas, closures and other rules were last checked over 180 days ago, and never fails, because an old rule may still be right.
 * `-- --setup` lists what is missing between an empty account and the operator's first change, and explains how to create the token for the
 * editor. It sets the exit code and lets Node end by itself: `process.exit` would drop the output that a slow reader has not taken yet.
 */
import './lib/environment';
import { renderUnicodeCompact } from 'uqr';
import { environmentProblems } from './check/environment-problems';
import { endingsByMonth } from '../packages/editor/names/endings-by-month';
import { unfilledTripFields } from '../packages/editor/names/unfilled-trip-fields';
import { launchProblems } from './check/launch-problems';
import { repositoryOf, tokenLink } from '../packages/editor/repository';
import { setupFindings } from './check/setup';
import { commandLine } from './lib/command-line.mjs';
import { bannerOfferProblems, unfilledOperatorDetails } from '../content/checks/unfilled-details';
import { unconfirmedFacts } from '../content/checks/confirmations';
import { oldFacts } from '../content/checks/dated-facts';
import { endings } from '../content/checks/endings';
import { crowdsAtOrdinaryPrice, unpricedPeaks } from '../content/checks/unpriced-dates';
import { operator } from '../content/catalogue/operator';
import { today } from '../content/model/dates/build-day';
import { site } from '../content/site';
import { trips } from '../content/catalogue/trips';

const usage = `npm run launch-check [-- --facts | --setup]
  Names what is still a placeholder, not filled in or not confirmed; --facts, the rules that were read long ago; --setup, what
  the editor lacks: repository, token (as ADMIN_TOKEN), deployment values, host.`;
const { facts, setup } = commandLine(usage, {
  options: { facts: { type: 'boolean' }, setup: { type: 'boolean' } },
}).values;

async function printSetup(): Promise<number> {
  const repository = repositoryOf(process.env);
  const findings = await setupFindings(process.env, repository);
  for (const { isMissing, text } of findings) console.log(`setup: ${isMissing ? 'missing' : 'right'}: ${text}`);
  if (repository) {
    const link = tokenLink(repository);
    console.log(`\nA token for the editor, on the phone:\n${renderUnicodeCompact(link, { border: 2 })}\n${link}`);
  }
  return findings.some(({ isMissing }) => isMissing) ? 1 : 0;
}

function printOldFacts(): number {
  const old = oldFacts(today);
  for (const fact of old) console.log(fact);
  console.log(`facts: ${old.length} to read again.`);
  return 0;
}

function printPlaceholders(): number {
  const toFillIn = [
    ...environmentProblems(process.env),
    ...launchProblems(site),
    ...unfilledOperatorDetails(),
    ...bannerOfferProblems(),
    ...unpricedPeaks(operator.peaks.dates, today),
  ];
  const toConfirm = unconfirmedFacts();
  for (const problem of toFillIn) console.error(`launch: ${problem}`);
  for (const fact of toConfirm) console.error(`launch: to be confirmed: ${fact}`);
  const old = oldFacts(today);
  if (old.length > 0)
    console.warn(
      `launch: note: ${old.length} texts name rules that were read over 180 days ago: npm run launch-check -- --facts`,
    );
  for (const field of unfilledTripFields(trips)) console.warn(`launch: note: not told to travellers: ${field}`);
  for (const crowd of crowdsAtOrdinaryPrice(trips, operator.peaks, today)) console.warn(`launch: note: ${crowd}`);
  for (const { title, body } of endingsByMonth(endings(today))) console.warn(`launch: note: ${title}:\n${body}`);
  if (toFillIn.length + toConfirm.length > 0) {
    console.error(
      `launch: ${toFillIn.length} to fill in, ${toConfirm.length} to confirm: say in content/records/operator/confirmations.json who did.`,
    );
    return 1;
  }
  console.log('launch: no placeholder left.');
  return 0;
}

process.exitCode = setup ? await printSetup() : facts ? printOldFacts() : printPlaceholders();
