/**
 * The page `/admin/entry?file=…`: the history of an entry, day by day, with a button to undo each change. A trip can also be deleted or
 * moved to another address.
 */
import { tripPath } from '../../../../content/routes';
import { id as idSchema } from '../../../../content/schema/fields';
import { formOf } from '../../../../content/schema/data-folders';
import { takenBack } from '../../browser/merge';
import type { Known } from '../../browser/neighbours';
import type { LinkingPage } from '../links';
import { changesInWords } from './changes-in-words';
import { ask } from './dialog';
import { button, changeOf, element, link, list, paragraph, say } from './dom';
import { entryOf, historyAddress, recordOf, tripFile, type TripFile } from './entries';
import { commitsOf, read, readAt, update, type HostCommit } from './host';
import { insteadOf, movedFile, notRedirected, peaksFile, redirected } from './moved';
import { attempt, finish, start } from './page';
import { momentInWords } from './state';
import { checkedText } from './trip-files';
import { forget, remembered } from './typed';

/** Inserted by the build. */
declare const KNOWN: Known;

/** The number of changes that are shown. */
const shown = 30;

const file = new URLSearchParams(location.search).get('file') ?? '';
const { folder = '', id = '' } = recordOf(file) ?? {};
const isTrip = folder === 'trips';
const form = formOf(folder, id);

const parse = (text: string | undefined) => (text === undefined ? undefined : (JSON.parse(text) as object));

/** A change of the file, with its commit. */
interface Version {
  commit: HostCommit;
  before: object | undefined;
  after: object | undefined;
}

async function versions(): Promise<Version[]> {
  const commits = await commitsOf(file, shown + 1);
  const texts = await readAt(
    file,
    commits.map(({ sha }) => sha),
  );
  const states = texts.map(parse);
  return commits.map((commit, index) => ({ commit, before: states[index + 1], after: states[index] })).slice(0, shown);
}

async function takeBack({ commit }: Version, before: object, after: object): Promise<void> {
  await update(`Take back: ${commit.commit.message}`, [file], (texts) => ({
    write: { [file]: checkedText(form, takenBack(parse(texts[file]), before, after)) },
  }));
  await finish('Taken back.');
}

async function bringBack(record: TripFile): Promise<void> {
  const { name } = record;
  await update(`Bring back ${name}`, [file, movedFile], (texts) => {
    if (texts[file] !== undefined) throw new Error('It is there already.');
    return { write: { [file]: checkedText(form, record), ...notRedirected(texts, id) } };
  });
  await finish(`${name} is back.`);
}

function versionItem(version: Version): Node[] {
  const { commit, before, after } = version;
  const { author, committer } = commit.commit;
  const when = element('small', {}, `${momentInWords(committer?.date ?? '')}, by ${author?.name ?? 'somebody'}`);
  if (!before) return [when, paragraph(after ? 'The first state that is known.' : 'Deleted.')];
  if (!after)
    return [
      when,
      paragraph('Deleted.'),
      button('Bring it back', () => attempt('Bringing it back…', () => bringBack(before as TripFile))),
    ];
  const changes = changesInWords(form, before, after);
  if (changes.length === 0) return [when, paragraph('Nothing that the form shows.')];
  return [
    when,
    list(changes.map(({ field, was, is }) => changeOf(field, was, is))),
    button('Take this back', () => attempt('Taking it back…', () => takeBack(version, before, after))),
  ];
}

/** The changes by day, the newest first. */
function historyPart(all: readonly Version[]): Node[] {
  const dayOf = ({ commit }: Version) => momentInWords(commit.commit.committer?.date ?? '').replace(/,.*/, '');
  return [...new Set(all.map(dayOf))].flatMap((day) => [
    element('h3', {}, day),
    list(all.filter((version) => dayOf(version) === day).map(versionItem)),
  ]);
}

async function pagesThatLead(): Promise<Node[]> {
  const pages = (await (await fetch('/admin/links.json')).json()) as LinkingPage[];
  const leading = pages.filter(({ trips }) => trips.includes(id));
  if (leading.length === 0) return [paragraph('No page of the published site leads to it.')];
  const count = leading.length === 1 ? '1 page leads' : `${leading.length} pages lead`;
  return [
    element(
      'details',
      {},
      element('summary', {}, `${count} to it today, but no longer after the next publication.`),
      list(leading.map(({ path, title }) => link(path, title))),
    ),
  ];
}

async function askToDelete(trip: TripFile): Promise<void> {
  const name = trip.name;
  const to = insteadOf(trip);
  const content = [
    element('h2', {}, `Delete ${name}?`),
    paragraph(`${trip.days} days. Its address ${tripPath(id)} will lead to ${to}.`),
    ...(await pagesThatLead()),
    paragraph('It can be brought back at any time, from “Trips”.'),
  ];
  const work = async () => {
    await update(`Delete ${name}`, [file, movedFile, peaksFile], (texts) => {
      if (texts[file] === undefined) throw new Error('It is deleted already.');
      return { remove: [file], write: redirected(texts, id, to) };
    });
    await finish(`${name} is deleted.`);
  };
  say('', 'done');
  if (await ask(content, `Delete ${name}`, 'bad')) await attempt('Deleting…', work);
}

async function askForAddress(trip: TripFile): Promise<void> {
  const name = trip.name;
  const field = remembered(element('input', { name: `addresses/${id}`, value: id, required: '' }));
  const content = [
    element('h2', {}, `Another address for ${name}`),
    element('label', {}, `New address: ${tripPath('')}`, field),
    paragraph(`${tripPath(id)} will lead to it.`),
  ];
  const work = async () => {
    const renamed = field.value.trim();
    const { error } = idSchema.safeParse(renamed);
    if (error)
      throw new Error(`The address ${error.issues.map(({ message }) => message).join(', ')}: kochi-and-the-hills.`);
    if (KNOWN.taken.includes(renamed)) throw new Error(`${tripPath(renamed)} is the address of another page.`);
    await update(`Move ${name} to ${tripPath(renamed)}`, [file, tripFile(renamed), movedFile, peaksFile], (texts) => {
      const text = texts[file];
      if (text === undefined) throw new Error('It is deleted.');
      if (texts[tripFile(renamed)] !== undefined)
        throw new Error(`${tripPath(renamed)} is the address of another trip.`);
      const others = redirected(texts, id, tripPath(renamed), renamed);
      return { remove: [file], write: { [tripFile(renamed)]: text, ...others } };
    });
    forget(localStorage, [field]);
    await finish(`${name} is at ${tripPath(renamed)}.`, link(historyAddress(tripFile(renamed)), 'Go on there'));
  };
  if (await ask(content, 'Move it')) await attempt('Moving…', work);
}

start(async (into) => {
  const [all, { texts }] = await Promise.all([versions(), read([file])]);
  const {
    name,
    form: address,
    page,
  } = entryOf(file, texts[file] ?? JSON.stringify(all.find(({ before }) => before)?.before));
  const trip = isTrip ? (parse(texts[file]) as TripFile | undefined) : undefined;
  into.append(
    element('h2', {}, name),
    paragraph(
      ...(texts[file] !== undefined && address ? [link(address, 'Open its form'), ' · '] : []),
      ...(page ? [link(page, 'See its page')] : []),
    ),
    ...historyPart(all),
    ...(trip
      ? [
          element('h2', {}, 'Other things'),
          button('Another address…', () => askForAddress(trip)),
          button(`Delete ${name}…`, () => attempt('Looking for what leads to it…', () => askToDelete(trip)), 'bad'),
        ]
      : []),
  );
});
