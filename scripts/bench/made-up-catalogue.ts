/**
 * Multiplies the catalogue in a copy of the project: new ids and names, with stops, prices and pictures chosen at random from the real
 * ones, because plain copies would compress to nothing.
 */
import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { domesticTrips } from '../../content/catalogue/domestic';
import { seedTrips } from '../../content/catalogue/seed';
import { itineraryFile, mapFile } from '../../content/routes';
import type { DomesticTrip, SeedTrip } from '../../content/schema/types';
import { seededRandom } from './seeded-random';

const trips = Object.values(domesticTrips).flat();
const realStops = [
  ...trips.flatMap(({ highlights }) => highlights),
  ...seedTrips.flatMap((trip) => (trip.category === 'domestic' ? trip.itinerary : trip.highlights)),
];
const realPictures = [...trips, ...seedTrips].map(({ picture }) => picture);

const random = seededRandom(1947);
const otherStops = (stops: readonly string[]) => [...new Set(stops.map(() => random.oneOf(realStops)))];

const idOf = (id: string, number: number) => `${id}-${number}`;

/** The first of each is the record itself, because other records refer to it. */
function many<T extends { id: string; price: number; picture: string }>(
  records: readonly T[],
  times: number,
  change: (record: T, number: number) => T,
): T[] {
  return Array.from({ length: times }, (_, index) =>
    records.map((record) =>
      index === 0
        ? record
        : {
            ...change(record, index + 1),
            id: idOf(record.id, index + 1),
            price: record.price + 100 * random.below(100),
            picture: random.oneOf(realPictures),
          },
    ),
  ).flat();
}

const anotherDomesticTrip = (trip: DomesticTrip, number: number): DomesticTrip => ({
  ...trip,
  title: `${trip.title} ${number}`,
  highlights: otherStops(trip.highlights),
});

function anotherSeedTrip(trip: SeedTrip, number: number): SeedTrip {
  const name = `${trip.name} ${number}`;
  return trip.category === 'domestic'
    ? { ...trip, name, itinerary: otherStops(trip.itinerary) }
    : { ...trip, name, highlights: otherStops(trip.highlights) };
}

/** Replaces a module by one that exports only its list. */
function rewrite(file: string, type: string, records: readonly unknown[]): void {
  const name = /export const (\w+): readonly /.exec(readFileSync(file, 'utf8'))?.[1];
  if (!name) throw new Error(`${file} exports no list: scripts/bench/made-up-catalogue.ts cannot multiply it`);
  writeFileSync(
    file,
    `import type { ${type} } from '../../schema/types';\n\nexport const ${name}: readonly ${type}[] = ${JSON.stringify(records, null, 2)};\n`,
  );
}

const modulesIn = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== 'index.ts');

export interface CatalogueSize {
  domesticTrips: number;
  seedTrips: number;
}

export const catalogueSize = (times: number): CatalogueSize => ({
  domesticTrips: trips.length * times,
  seedTrips: seedTrips.length * times,
});

/** Gives every made-up trip the notes of the real one, so that its page is as long. */
function multiplyNotes(copy: string, times: number): void {
  const file = join(copy, 'content/catalogue/trip-notes/index.ts');
  const list = 'export const allTripNotes: readonly TripNotes[] = [';
  const text = readFileSync(file, 'utf8');
  if (!text.includes(list) || !text.includes('\n];\n'))
    throw new Error(`${file} no longer holds the list of notes: scripts/bench/made-up-catalogue.ts cannot multiply it`);
  const many = `export const allTripNotes: readonly TripNotes[] = written.flatMap((notes) => Array.from({ length: ${times} }, (_, index) => (index === 0 ? notes : { ...notes, id: \`\${notes.id}-\${index + 1}\` })));`;
  writeFileSync(
    file,
    text.replace(list, 'const written: readonly TripNotes[] = [').replace('\n];\n', `\n];\n\n${many}\n`),
  );
}

/** What the assets hold of a trip under its own name. */
const filesOf = (id: string) => [itineraryFile(id), mapFile(id, 'tall'), mapFile(id, 'wide')];

/** Gives every made-up trip the PDF and the map of the real one. */
function multiplyFiles(copy: string, times: number): void {
  for (const { id } of [...trips, ...seedTrips]) {
    for (let number = 2; number <= times; number++) {
      filesOf(idOf(id, number)).forEach((file, index) => {
        const target = join(copy, 'public', file);
        rmSync(target, { force: true });
        linkSync(join(copy, 'public', filesOf(id)[index] ?? ''), target);
      });
    }
  }
}

/**
 * Writes the multiplied catalogue into a copy of the project.
 * @param copy the root of the copy; the real records are read from the working directory
 * @throws when a module has not the form that this knows
 */
export function multiplyCatalogue(copy: string, times: number): void {
  const [states, seeds] = ['content/catalogue/domestic', 'content/catalogue/seed'];
  for (const file of modulesIn(states)) {
    const records = Object.entries(domesticTrips).find(([state]) => `${state}.ts` === file)?.[1];
    if (!records) throw new Error(`${states}/${file} is no state's`);
    rewrite(join(copy, states, file), 'DomesticTrip', many(records, times, anotherDomesticTrip));
  }
  let written = 0;
  for (const file of modulesIn(seeds)) {
    const text = readFileSync(join(seeds, file), 'utf8');
    const records = seedTrips.filter(({ id }) => text.includes(`id: '${id}'`));
    written += records.length;
    rewrite(join(copy, seeds, file), 'SeedTrip', many(records, times, anotherSeedTrip));
  }
  if (written !== seedTrips.length)
    throw new Error(`${seeds}: ${written} of ${seedTrips.length} trips were found in the modules`);
  if (times > 1) multiplyNotes(copy, times);
  multiplyFiles(copy, times);
}
