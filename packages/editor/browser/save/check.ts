/** Checks a record as the site's own check does: its schema, the other records, and the day. */
import { peakProblems } from '../../../../content/checks/check-peaks';
import { destinationProblems } from '../../../../content/checks/check-destinations';
import { itineraryProblems } from '../../../../content/checks/check-itineraries';
import { statePageProblems, unreachedFrom } from '../../../../content/checks/check-state-pages';
import { textProblems } from '../../../../content/checks/check-texts';
import { tripProblems } from '../../../../content/checks/check-trips';
import { nameProblems } from '../../../../content/checks/check-names';
import type { Content } from '../../../../content/checks/content';
import { capitalised } from '../../../../content/format/capitalised';
import { dayInIndia } from '../../../../content/format/day-in-india';
import { fileOf } from '../../../../content/ids/file-of';
import { gateways } from '../../../../content/ids/gateways';
import { states } from '../../../../content/ids/states';
import { routes } from '../../../../content/routes';
import { folderOf } from '../../../../content/schema/data-folders';
import { parseRecord } from '../../../../content/schema/problems';
import { recordText } from '../../../../content/schema/record-text';
import type { ItineraryCard, StatePage, Trip } from '../../../../content/schema/types';
import { inWords, problemOf } from '../../names/words';
import { host, HostError } from '../host';
import { isSame } from './merge';
import type { Problem } from './problem';
import { recordFile, recordIn, type RecordFile } from './record-file';

/** The milliseconds for which other records are taken as read: a form is checked after each field. */
const fresh = 60_000;

const read = new Map<string, { at: number; records: Promise<Readonly<Record<string, object>>> }>();

/** The records of a folder by id; a file that cannot be read is left out. */
function recordsIn(folder: string): Promise<Readonly<Record<string, object>>> {
  const known = read.get(folder);
  if (known && Date.now() - known.at < fresh) return known.records;
  const path = `content/records/${folder}`;
  const records = host.readFolder(path).then(({ texts }) =>
    Object.fromEntries(
      Object.entries(texts).flatMap(([file, text]) => {
        const record = recordIn(text);
        return record ? [[file.slice(path.length + 1).replace(/\.json$/, ''), record]] : [];
      }),
    ),
  );
  read.set(folder, { at: Date.now(), records });
  records.catch(() => read.delete(folder));
  return records;
}

/** Forgets the other records, after a save. */
export const forgetOthers = (): void => read.clear();

type Ided<Kind> = Kind & { id: string };

async function all<Kind>(folder: string): Promise<Ided<Kind>[]> {
  return Object.entries(await recordsIn(folder)).map(([id, record]) => ({ ...record, id }) as Ided<Kind>);
}

const isOnSale = ({ draft }: Trip): boolean => !draft;

/** The pictures that a record may name. Every drawing has a text, so that those with a text are all. */
async function knownPictures(): Promise<Content['pictures']> {
  const ids = new Set(Object.keys(await recordsIn('pictures')));
  return { drawn: ids, described: ids };
}

/** Whether a page that is no record of the folder has the address of a record with this id. */
export async function isTakenByPage(folder: string, id: string): Promise<boolean> {
  const row = folderOf(folder);
  const path = row && !('files' in row) ? row.page?.(id) : undefined;
  const isRoute = path !== undefined && Object.values<string>(routes).includes(path);
  return isRoute || (folder === 'trips' && id in (await recordsIn('itineraries')));
}

/** A record that passes its schema. */
interface Sound extends RecordFile {
  file: string;
  record: object;
  base: object | undefined;
}

/** Whether a field is another one than when the record was opened. */
const isChanged = ({ record, base }: Sound, name: string): boolean =>
  base === undefined || !isSame(Reflect.get(record, name), Reflect.get(base, name));

async function nameAndAddress(sound: Sound): Promise<string[]> {
  const { id, base, record } = sound;
  const trip = record as Trip;
  if (!isChanged(sound, 'name')) return [];
  const [trips, destinations, isTaken] = await Promise.all([
    all<Trip>('trips'),
    recordsIn('destinations'),
    base === undefined && isTakenByPage('trips', id),
  ]);
  const others = trips.filter((other) => other.id !== id);
  return [
    ...(isTaken ? [`name: would have the address “${id}”, which another page has: give it another address`] : []),
    ...nameProblems({
      trips: [...others, { ...trip, id }],
      destinations: destinations as unknown as Content['destinations'],
    })
      .filter((line) => line.startsWith(`${fileOf('trips', id)}: `))
      .map(withoutFile),
  ];
}

/** The page of a state says how to come by each town where its trips start; a wrong state is told at the trip. */
async function stateOfTrip(sound: Sound): Promise<string[]> {
  const { state, gateway } = sound.record as Trip;
  if (!state || !(isChanged(sound, 'state') || isChanged(sound, 'gateway'))) return [];
  const page = (await recordsIn('states'))[state] as StatePage | undefined;
  if (!page || unreachedFrom(page, [gateway]).length === 0) return [];
  return [
    `state: is ${states[state]}, whose page does not say how to come by ${gateways[gateway]}, where this trip starts: choose the state of the trip, or first write the way from ${gateways[gateway]} on the page of ${states[state]}`,
  ];
}

/** A check of one record. It returns a line for each problem. */
type Check = (sound: Sound) => string[] | Promise<string[]>;

/** The checks by folder. */
const checks: Readonly<Record<string, readonly Check[]>> = {
  trips: [({ record }) => tripProblems(record as Trip), nameAndAddress, stateOfTrip],
  itineraries: [({ record }) => itineraryProblems(record as ItineraryCard)],
  destinations: [ofDestination],
  states: [ofState],
  lists: [ofTexts],
  months: [ofTexts],
  pages: [ofTexts],
  operator: [ofPeaks],
};

async function ofDestination({ id, record }: Sound): Promise<string[]> {
  const [trips, pictures] = await Promise.all([all<Trip>('trips'), knownPictures()]);
  const content = { destinations: { [id]: record }, trips: trips.filter(isOnSale), pictures, destinationGroups: [] };
  return destinationProblems(content as unknown as Content);
}

async function ofState({ id, record }: Sound): Promise<string[]> {
  const [trips, pages, pictures] = await Promise.all([all<Trip>('trips'), all<StatePage>('states'), knownPictures()]);
  const statePages = { ...Object.fromEntries(pages.map((page) => [page.id, page])), [id]: record };
  return statePageProblems({ statePages, trips: trips.filter(isOnSale), pictures } as unknown as Content);
}

async function ofPeaks({ id, record }: Sound): Promise<string[]> {
  if (id !== 'peaks') return [];
  const trips = await all<Trip>('trips');
  return peakProblems({ peaks: (record as { dates: Content['peaks'] }).dates, trips });
}

async function ofTexts({ folder, id, record }: Sound): Promise<string[]> {
  return textProblems({ texts: { [folder]: { [id]: record } }, pictures: await knownPictures() } as unknown as Content);
}

/** The fields with days that have to be in the future when they are entered, and those with days in the past. */
const ahead = /^(departures\.dates\.\d+\.date|dates\.\d+\.until|until)$/;
const done = /(^|\.)(asOf|on|checked)$/;

/** The days in a record with their paths. */
function daysIn(value: unknown, path = ''): [path: string, day: string][] {
  if (typeof value === 'string') return /^\d{4}-\d\d-\d\d$/.test(value) ? [[path, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => daysIn(inner, path ? `${path}.${name}` : name));
}

/**
 * Newly entered days on the wrong side of today. Days that were in the record before are accepted.
 * @param today The day in India, such as 2026-11-27.
 */
export function dayProblems(record: object, base: object | undefined, today: string): string[] {
  const known = new Set(daysIn(base).map(([, day]) => day));
  return daysIn(record).flatMap(([path, day]) => {
    if (known.has(day)) return [];
    if (ahead.test(path) && day < today) return [`${path}: ${day} is past: choose a day from today on`];
    return done.test(path) && day > today ? [`${path}: ${day} is not yet: choose today or a day before`] : [];
  });
}

function withoutFile(line: string): string {
  return line.replace(/^[^:]*: /, '');
}

/** The problems of another record, and of the whole content, are not about this one. */
const isAbout = (line: string, file: string): boolean => line.startsWith(`${file}: `) || !line.startsWith('content/');

/**
 * The problems of a sound record that its schema cannot see. If the other records cannot be read now, only the site's own check sees that a
 * record contradicts them.
 */
async function contentProblems(sound: Sound): Promise<string[]> {
  const results = await Promise.allSettled((checks[sound.folder] ?? []).map(async (run) => run(sound)));
  const lines = results.flatMap((result) => {
    if (result.status === 'fulfilled') return result.value;
    if (result.reason instanceof HostError) return [];
    throw result.reason;
  });
  return lines
    .filter((line) => isAbout(line, sound.file))
    .map((line) => (line.startsWith('content/') ? withoutFile(line) : line));
}

/**
 * A problem as a whole sentence. Most problems begin with a verb, whose subject is their field: 'is below 1,000 rupees'. Others begin with a
 * subject of their own: 'day 2: a leg starts at Kochi'.
 */
function sentence(problem: string): string {
  if (/^(are|have)\b/.test(problem)) return `These ${problem}.`;
  const beginsWithVerb = /^(is|has|must|does|[a-z]+s) /.test(problem) && !/^(its|days?) /.test(problem);
  return beginsWithVerb ? `This ${problem}.` : `${capitalised(problem)}.`;
}

/** Checks a record; also returns the text of its file if it is right. */
export async function checkedText(
  file: string,
  record: object,
  base: object | undefined,
): Promise<{ text: string } | { problems: Problem[] }> {
  const about = recordFile(file);
  if (!about) throw new Error(`${file} is no record.`);
  const { folder, id, form, schema } = about;
  const parsed = parseRecord(folder, id, record, schema);
  const lines = [
    ...('problems' in parsed
      ? parsed.problems.map(withoutFile)
      : await contentProblems({ ...about, file, record: Object(parsed.record) as object, base })),
    ...dayProblems(record, base, dayInIndia(Date.now())),
  ];
  const problems = [...new Set(lines)].map(problemOf).map(({ field, problem }) => ({
    file,
    path: field === 'record' ? '' : field,
    text: sentence(inWords(form, problem)),
  }));
  return problems.length > 0 || 'problems' in parsed
    ? { problems }
    : { text: recordText(schema, Object(parsed.record) as object) };
}

/** The problems of a record. */
export async function check(file: string, record: object, base: object | undefined): Promise<Problem[]> {
  const result = await checkedText(file, record, base);
  return 'problems' in result ? result.problems : [];
}
