/**
 * The folders of `content/records/` with data files, and how the operator's editor shows them. A new folder is a row here.
 */
import type * as z from 'zod';
import { states, type StateId } from '../ids/states';
import { collectionPath, destinationPath, prosePath, routes, statePath, tripPath } from '../routes';
import { destinationSchema } from './destinations';
import { festivalsSchema } from './festivals';
import { itineraryCardSchema } from './itinerary-cards';
import { listSchema, monthSchema } from './lists';
import { menuSchemas } from './menus';
import { operatorSchemas } from './operator';
import { pageSchemas } from './pages';
import { pictureSchema } from './pictures';
import { placesSchema } from './places';
import { prosePageSchema } from './prose-pages';
import { statePageSchema } from './state-pages';
import { tripSchema } from './trips';

/** A folder whose files are alike. The name of a file is the id of its record. */
export interface EntryFolder {
  schema: z.ZodType;
  /** Its form in the editor. Trips have lists of their own there. */
  form?: {
    label: string;
    /** The word for one entry. */
    one: string;
    /** The field with the name of an entry; without one, its id is its name. */
    name?: string;
    /** The names of entries by id, if they are in no field. */
    names?: Readonly<Record<string, string>>;
  };
  /** The path of the page on which an entry is shown. */
  page?: (id: string) => string;
  /** True if the operator can add, copy, move and delete entries. Elsewhere code names the ids, so that only engineers do. */
  added?: true;
}

/** A file with a schema of its own. */
export interface DataFile {
  schema: z.ZodObject;
  label: string;
  /** True if the file has no form, because the editor writes it by itself. */
  noForm?: true;
  /** The path of the page on which it is shown. */
  page?: string;
}

/** A folder whose files have different schemas. */
export interface FileFolder {
  files: Readonly<Record<string, DataFile>>;
  /** Groups the files in the editor's menu; without it each has an entry of its own. */
  form?: { label: string };
}

export const dataFolders = {
  trips: { schema: tripSchema, page: tripPath, added: true },
  places: {
    form: { label: 'Places: on maps' },
    files: {
      north: { schema: placesSchema, label: 'The north' },
      west: { schema: placesSchema, label: 'The west' },
      east: { schema: placesSchema, label: 'The east' },
      south: { schema: placesSchema, label: 'The south' },
      abroad: { schema: placesSchema, label: 'Abroad' },
    },
  },
  calendar: {
    files: { festivals: { schema: festivalsSchema, label: 'Calendar: festivals' } },
  },
  destinations: {
    schema: destinationSchema,
    form: { label: 'Places: destinations', one: 'destination', name: 'name' },
    page: destinationPath,
  },
  states: {
    schema: statePageSchema,
    form: { label: 'Places: states', one: 'state', names: states },
    page: (id: string) => statePath(id as StateId),
  },
  itineraries: {
    schema: itineraryCardSchema,
    form: {
      label: 'Downloads: itineraries',
      one: 'itinerary',
      name: 'destination',
    },
    page: () => routes.itineraries,
  },
  lists: {
    schema: listSchema,
    form: {
      label: 'Lists: of a kind, from a town …',
      one: 'list',
      name: 'name',
    },
    page: collectionPath,
    added: true,
  },
  months: {
    schema: monthSchema,
    form: { label: 'Lists: months', one: 'month', name: 'name' },
  },
  pictures: {
    schema: pictureSchema,
    form: { label: 'Pictures: what they show', one: 'picture' },
  },
  'prose-pages': {
    schema: prosePageSchema,
    form: {
      label: 'Pages: about, terms and your own',
      one: 'page',
      name: 'name',
    },
    page: prosePath,
    added: true,
  },
  pages: {
    form: { label: 'Pages' },
    files: {
      home: { schema: pageSchemas.home, label: 'Home', page: routes.home },
      contact: { schema: pageSchemas.contact, label: 'Contact', page: routes.contact },
      booking: { schema: pageSchemas.booking, label: 'Plan a booking', page: routes.bookNow },
      destinations: {
        schema: pageSchemas.destinations,
        label: 'Destinations',
        page: routes.destinations,
      },
      honeymoon: { schema: pageSchemas.honeymoon, label: 'Honeymoons', page: routes.honeymoon },
      'group-tours': {
        schema: pageSchemas['group-tours'],
        label: 'Group tours',
        page: routes.groupTours,
      },
      domestic: { schema: pageSchemas.domestic, label: 'Domestic tours', page: routes.domestic },
      'explore-packages': {
        schema: pageSchemas['explore-packages'],
        label: 'Explore packages',
        page: routes.explorePackages,
      },
      'all-packages': {
        schema: pageSchemas['all-packages'],
        label: 'All packages',
        page: routes.allPackages,
      },
      itineraries: { schema: pageSchemas.itineraries, label: 'Downloads', page: routes.itineraries },
      'when-to-go': {
        schema: pageSchemas['when-to-go'],
        label: 'When to go',
        page: routes.whenToGo,
      },
      destination: { schema: pageSchemas.destination, label: 'On every destination' },
      state: { schema: pageSchemas.state, label: 'On every state' },
      list: { schema: pageSchemas.list, label: 'On every list and month' },
      trip: { schema: pageSchemas.trip, label: 'On every trip' },
      prices: { schema: pageSchemas.prices, label: 'Beside prices' },
      formats: { schema: pageSchemas.formats, label: 'Numbers, days and lists in words' },
      party: { schema: pageSchemas.party, label: 'Who travels, and when' },
      kinds: { schema: pageSchemas.kinds, label: 'Words for kinds, sights and company' },
      maps: { schema: pageSchemas.maps, label: 'On maps' },
      'booking-form': {
        schema: pageSchemas['booking-form'],
        label: 'Plan a booking: its form',
        page: routes.bookNow,
      },
      'message-form': { schema: pageSchemas['message-form'], label: 'The message form' },
      'form-notices': { schema: pageSchemas['form-notices'], label: 'Notices beside forms' },
      finder: { schema: pageSchemas.finder, label: 'Find a trip', page: routes.finder },
      'finder-search': {
        schema: pageSchemas['finder-search'],
        label: 'Find a trip: search and answers',
        page: routes.finder,
      },
      controls: { schema: pageSchemas.controls, label: 'Buttons and hints on many pages' },
      everywhere: { schema: pageSchemas.everywhere, label: 'Small words on many pages' },
      'not-found': { schema: pageSchemas['not-found'], label: 'An address that leads nowhere' },
      offline: { schema: pageSchemas.offline, label: 'Without a network', page: routes.offline },
      error: { schema: pageSchemas.error, label: 'After a fault' },
      'custom-trip': {
        schema: pageSchemas['custom-trip'],
        label: 'On the way to the booking form',
        page: routes.planCustomTrip,
      },
    },
  },
  menus: {
    form: { label: 'Menus' },
    files: {
      bar: { schema: menuSchemas.bar, label: 'At the top' },
      footer: { schema: menuSchemas.footer, label: 'At the foot' },
    },
  },
  operator: {
    files: {
      notice: { schema: operatorSchemas.notice, label: 'Notice' },
      contact: {
        schema: operatorSchemas.contact,
        label: 'Our details: name, telephone, hours',
        page: routes.contact,
      },
      offer: { schema: operatorSchemas.offer, label: 'Our details: offer in the banner' },
      fares: { schema: operatorSchemas.fares, label: 'Our details: fares of rooms and children' },
      peaks: { schema: operatorSchemas.peaks, label: 'Our details: dates that cost more' },
      taxes: { schema: operatorSchemas.taxes, label: 'Our details: taxes' },
      documents: { schema: operatorSchemas.documents, label: 'Our details: terms and privacy' },
      confirmations: {
        schema: operatorSchemas.confirmations,
        label: 'Our details: what is to be confirmed',
      },
      moved: { schema: operatorSchemas.moved, label: 'Addresses that are gone', noForm: true },
    },
  },
} as const satisfies Readonly<Record<string, EntryFolder | FileFolder>>;

type Folders = typeof dataFolders;
export type DataFolder = keyof Folders;
/** The folders whose files are alike, and the others. */
export type EntryFolderName = { [Name in DataFolder]: Folders[Name] extends EntryFolder ? Name : never }[DataFolder];
export type FileFolderName = Exclude<DataFolder, EntryFolderName>;
export type RecordOf<Name extends EntryFolderName> = z.infer<Folders[Name]['schema']>;
export type FilesOf<Name extends FileFolderName> = {
  readonly [File in keyof Folders[Name]['files']]: Folders[Name]['files'][File] extends { schema: infer Schema }
    ? z.infer<Schema>
    : never;
};

const rows = Object.entries<EntryFolder | FileFolder>(dataFolders);

/** The folders whose files are alike, by name, without the types of their own schemas. */
export const entryFolders: readonly (readonly [name: string, EntryFolder])[] = rows.flatMap(([name, row]) =>
  'files' in row ? [] : [[name, row] as const],
);

/** The folders whose files differ, by name. */
export const fileFolders: readonly (readonly [name: string, FileFolder])[] = rows.flatMap(([name, row]) =>
  'files' in row ? [[name, row] as const] : [],
);

const byName = new Map(rows);

/** A folder by its name; undefined if there is none. */
export const folderOf = (name: string): EntryFolder | FileFolder | undefined => byName.get(name);

/** The schema of a data file; undefined for other files. */
export function schemaOf(folder: string, id: string): z.ZodType | undefined {
  const row = folderOf(folder);
  return row && 'files' in row ? row.files[id]?.schema : row?.schema;
}

/**
 * The name of a form in the editor, which is the first part of the paths of its fields: the folder or, in folders whose files differ, the
 * file, after the folder where the editor groups the files.
 */
export function formOf(folder: string, id: string): string {
  const row = folderOf(folder);
  if (!row || !('files' in row)) return folder;
  return row.form ? `${folder}-${id}` : id;
}

/** The schemas of all forms by their name. */
export const formSchemas: Readonly<Record<string, z.ZodType>> = Object.fromEntries([
  ...entryFolders.map(([folder, { schema }]) => [folder, schema]),
  ...fileFolders.flatMap(([folder, { files }]) =>
    Object.entries(files).map(([id, { schema }]) => [formOf(folder, id), schema]),
  ),
]) as Readonly<Record<string, z.ZodType>>;
