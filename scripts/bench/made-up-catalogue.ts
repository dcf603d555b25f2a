/**
 * Many times the catalogue, made up from the real one and written into a copy of the project as the modules that hold the real records.
 * New ids and names; stops, prices and pictures are drawn from all real ones, because plain copies would compress to nothing.
 */
import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { domesticTours } from '../../content/domestic-tours';
import { packages } from '../../content/packages';
import { itineraryFile } from '../../content/routes';
import type { DomesticPackage, Package } from '../../content/types';
import { draws } from './draws';

const tours = Object.values(domesticTours).flat();
const realStops = [
  ...tours.flatMap(({ highlights }) => highlights),
  ...packages.flatMap((tour) => (tour.category === 'domestic' ? tour.itinerary : tour.highlights)),
];
const realPictures = [...tours, ...packages].map(({ picture }) => picture);

const draw = draws(1947);
const otherStops = (stops: readonly string[]) => [...new Set(stops.map(() => draw.oneOf(realStops)))];

const idOf = (id: string, number: number) => `${id}-${number}`;

/** The first of each stays as it is: other records point to it. */
function many<T extends { id: string; price: number; picture: string }>(
  records: readonly T[],
  times: number,
  anew: (record: T, number: number) => T,
): T[] {
  return Array.from({ length: times }, (_, index) =>
    records.map((record) =>
      index === 0
        ? record
        : {
            ...anew(record, index + 1),
            id: idOf(record.id, index + 1),
            price: record.price + 100 * draw.below(100),
            picture: draw.oneOf(realPictures),
          },
    ),
  ).flat();
}

const anotherTour = (tour: DomesticPackage, number: number): DomesticPackage => ({
  ...tour,
  title: `${tour.title} ${number}`,
  highlights: otherStops(tour.highlights),
});

function anotherPackage(tour: Package, number: number): Package {
  const name = `${tour.name} ${number}`;
  return tour.category === 'domestic'
    ? { ...tour, name, itinerary: otherStops(tour.itinerary) }
    : { ...tour, name, highlights: otherStops(tour.highlights) };
}

/** Writes the one list that a module exports; what else the module held goes. */
function rewrite(file: string, type: string, records: readonly unknown[]): void {
  const name = /export const (\w+): readonly /.exec(readFileSync(file, 'utf8'))?.[1];
  if (!name)
    throw new Error(`${file} exports no list: scripts/bench/made-up-catalogue.ts does not know how to multiply it`);
  writeFileSync(
    file,
    `import type { ${type} } from '../types';\n\nexport const ${name}: readonly ${type}[] = ${JSON.stringify(records, null, 2)};\n`,
  );
}

const modulesIn = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.ts') && file !== 'index.ts');

export interface CatalogueSize {
  domesticTours: number;
  packages: number;
}

export const catalogueSize = (times: number): CatalogueSize => ({
  domesticTours: tours.length * times,
  packages: packages.length * times,
});

/** Every made-up package has the notes of the real one: its page is as long. */
function multiplyNotes(copy: string, times: number): void {
  const file = join(copy, 'content/trip-notes/index.ts');
  const list = 'export const allTripNotes: readonly TripNotes[] = [';
  const text = readFileSync(file, 'utf8');
  if (!text.includes(list) || !text.includes('\n];\n'))
    throw new Error(
      `${file} no longer holds the list of notes: scripts/bench/made-up-catalogue.ts does not know how to multiply it`,
    );
  const many = `export const allTripNotes: readonly TripNotes[] = written.flatMap((notes) => Array.from({ length: ${times} }, (_, index) => (index === 0 ? notes : { ...notes, id: \`\${notes.id}-\${index + 1}\` })));`;
  writeFileSync(
    file,
    text.replace(list, 'const written: readonly TripNotes[] = [').replace('\n];\n', `\n];\n\n${many}\n`),
  );
}

/** Every made-up package has the itinerary of the real one to download. */
function multiplyItineraries(copy: string, times: number): void {
  for (const { id } of [...tours, ...packages]) {
    for (let number = 2; number <= times; number++) {
      const target = join(copy, 'public', itineraryFile(idOf(id, number)));
      rmSync(target, { force: true });
      linkSync(join(copy, 'public', itineraryFile(id)), target);
    }
  }
}

/** @param copy the root of the copied project; the real records are read from the folder this runs in */
export function multiplyCatalogue(copy: string, times: number): void {
  const [states, seeds] = ['content/domestic-tours', 'content/packages'];
  for (const file of modulesIn(states)) {
    const records = Object.entries(domesticTours).find(([state]) => `${state}.ts` === file)?.[1];
    if (!records) throw new Error(`${states}/${file} is no state's`);
    rewrite(join(copy, states, file), 'DomesticPackage', many(records, times, anotherTour));
  }
  let written = 0;
  for (const file of modulesIn(seeds)) {
    const text = readFileSync(join(seeds, file), 'utf8');
    const records = packages.filter(({ id }) => text.includes(`id: '${id}'`));
    written += records.length;
    rewrite(join(copy, seeds, file), 'Package', many(records, times, anotherPackage));
  }
  if (written !== packages.length)
    throw new Error(`${seeds}: ${written} of ${packages.length} packages were found in the modules`);
  if (times > 1) multiplyNotes(copy, times);
  multiplyItineraries(copy, times);
}
