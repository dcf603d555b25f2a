/** Every claim on the site is in the list of facts to confirm, with the file that contains it. */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { destinations } from '../catalogue/destinations';
import { idsIn } from '../catalogue/read-data';
import { fileOf } from '../ids/file-of';
import { keysOf } from '../ids/keys-of';
import { dataFolders } from '../schema/data-folders';
import { operatorFacts } from './confirmations';
import { trips } from '../catalogue/trips';

/** Numbers in praise, hours, guarantees and ratings: the law calls them misleading if they are not true. */
const claim =
  /\d[\d,]*K?\+|\d%(?!\w)|24\/7|round.the.clock|day and night|\bwithin (one month|\d+ (hour|day|working))|guarantee|best price|hidden charge|super deal|trusted|happy (customer|travel)|satisfaction|award|certified|expert|\bover \d+ years|^\d\.\d$|insurance for|^insurance$|most of our|every week|in office hours|driver’s allowance|cheaper|prices? (drop|fall)/gi;

/** The record fields that are a claim by themselves. */
const claimingField = /rating|originalPrice/;

/** A form option, not a claim: five travellers or more. */
const noClaim = ['5+'];

/** The folders of records with claims that are listed file by file. */
const folders = keysOf(dataFolders).filter((folder) => folder !== 'trips' && folder !== 'operator');

const files = ['content/pages', 'content/words']
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .concat(folders.flatMap((folder) => idsIn(folder).map((id) => fileOf(folder, id))));

/** The texts in a file: all string literals, in a module those outside of comments. */
const textsOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
    .match(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`/g)
    ?.map((text) => text.slice(1, -1)) ?? [];

test.each(files)('lists every claim of %s as to be confirmed', (file) => {
  const listed = operatorFacts
    .filter(({ records }) => records.includes(basename(file)))
    .flatMap(({ claims }) => claims ?? []);
  const unlisted = textsOf(file)
    .filter((text) => !noClaim.includes(text))
    .flatMap((text) => {
      const confirmed = listed.filter((words) => text.includes(words));
      return (text.match(claim) ?? []).filter((found) => !confirmed.some((words) => words.includes(found)));
    });
  expect(unlisted).toEqual([]);
});

test('lists the claiming fields of trips and places, and no words that the site does not contain', () => {
  const fields = new Set([...trips, ...Object.values(destinations)].flatMap(Object.keys));
  const listed = operatorFacts.flatMap(({ claims }) => claims ?? []);
  for (const field of fields) if (claimingField.test(field)) expect(listed).toContain(field);
  const texts = [...fields, ...files.flatMap(textsOf)].join('\n');
  expect(listed.filter((words) => !texts.includes(words))).toEqual([]);
});
