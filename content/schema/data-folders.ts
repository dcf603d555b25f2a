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
    /** A Material Symbol. */
    icon: string;
    /** The field with the name of an entry; without one, its id is its name. */
    name?: string;
    /** The names of entries by id, if they are in no field. */
    names?: Readonly<Record<string, string>>;
    /** The line of an entry in the list, with its fields in double braces; `{{title}}` is the name from `names`. */
    summary: string;
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
  /** A Material Symbol. Without one there is no form, because only our own pages beside the editor write the file. */
  icon?: string;
  /** The path of the page on which it is shown. */
  page?: string;
}

/** A folder whose files have different schemas. */
export interface FileFolder {
  files: Readonly<Record<string, DataFile>>;
  /** Groups the files in the editor's menu; without it each has an entry of its own. */
  form?: { label: string; icon: string };
}

export const dataFolders = {
  trips: { schema: tripSchema, page: tripPath, added: true },
  places: {
    form: { label: 'Places: on maps', icon: 'pin_drop' },
    files: {
      north: { schema: placesSchema, label: 'The north', icon: 'pin_drop' },
      west: { schema: placesSchema, label: 'The west', icon: 'pin_drop' },
      east: { schema: placesSchema, label: 'The east', icon: 'pin_drop' },
      south: { schema: placesSchema, label: 'The south', icon: 'pin_drop' },
      abroad: { schema: placesSchema, label: 'Abroad', icon: 'pin_drop' },
    },
  },
  calendar: {
    files: { festivals: { schema: festivalsSchema, label: 'Calendar: festivals', icon: 'celebration' } },
  },
  destinations: {
    schema: destinationSchema,
    form: { label: 'Places: destinations', one: 'destination', icon: 'location_on', name: 'name', summary: '{{name}}' },
    page: destinationPath,
  },
  states: {
    schema: statePageSchema,
    form: { label: 'Places: states', one: 'state', icon: 'flag', names: states, summary: '{{title}}: {{subtitle}}' },
    page: (id: string) => statePath(id as StateId),
  },
  itineraries: {
    schema: itineraryCardSchema,
    form: {
      label: 'Downloads: itineraries',
      one: 'itinerary',
      icon: 'download',
      name: 'destination',
      summary: '{{destination}}, {{days}} days',
    },
    page: () => routes.itineraries,
  },
  lists: {
    schema: listSchema,
    form: {
      label: 'Lists: of a kind, from a town …',
      one: 'list',
      icon: 'list_alt',
      name: 'name',
      summary: '{{name}}',
    },
    page: collectionPath,
    added: true,
  },
  months: {
    schema: monthSchema,
    form: { label: 'Lists: months', one: 'month', icon: 'calendar_month', name: 'name', summary: '{{name}}' },
  },
  pictures: {
    schema: pictureSchema,
    form: { label: 'Pictures: what they show', one: 'picture', icon: 'image', summary: '{{alt}}' },
  },
  'prose-pages': {
    schema: prosePageSchema,
    form: {
      label: 'Pages: about, terms and your own',
      one: 'page',
      icon: 'article',
      name: 'name',
      summary: '{{name}}',
    },
    page: prosePath,
    added: true,
  },
  pages: {
    form: { label: 'Pages', icon: 'web' },
    files: {
      home: { schema: pageSchemas.home, label: 'Home', icon: 'home', page: routes.home },
      contact: { schema: pageSchemas.contact, label: 'Contact', icon: 'call', page: routes.contact },
      booking: { schema: pageSchemas.booking, label: 'Plan a booking', icon: 'event', page: routes.bookNow },
      destinations: {
        schema: pageSchemas.destinations,
        label: 'Destinations',
        icon: 'location_on',
        page: routes.destinations,
      },
      honeymoon: { schema: pageSchemas.honeymoon, label: 'Honeymoons', icon: 'favorite', page: routes.honeymoon },
      'group-tours': {
        schema: pageSchemas['group-tours'],
        label: 'Group tours',
        icon: 'groups',
        page: routes.groupTours,
      },
      domestic: { schema: pageSchemas.domestic, label: 'Domestic tours', icon: 'map', page: routes.domestic },
      'explore-packages': {
        schema: pageSchemas['explore-packages'],
        label: 'Explore packages',
        icon: 'explore',
        page: routes.explorePackages,
      },
      'all-packages': {
        schema: pageSchemas['all-packages'],
        label: 'All packages',
        icon: 'list',
        page: routes.allPackages,
      },
      itineraries: { schema: pageSchemas.itineraries, label: 'Downloads', icon: 'download', page: routes.itineraries },
      'when-to-go': {
        schema: pageSchemas['when-to-go'],
        label: 'When to go',
        icon: 'calendar_month',
        page: routes.whenToGo,
      },
      destination: { schema: pageSchemas.destination, label: 'On every destination', icon: 'flag' },
      state: { schema: pageSchemas.state, label: 'On every state', icon: 'flag' },
      list: { schema: pageSchemas.list, label: 'On every list and month', icon: 'list_alt' },
      trip: { schema: pageSchemas.trip, label: 'On every trip', icon: 'luggage' },
      prices: { schema: pageSchemas.prices, label: 'Beside prices', icon: 'payments' },
      formats: { schema: pageSchemas.formats, label: 'Numbers, days and lists in words', icon: 'pin' },
      party: { schema: pageSchemas.party, label: 'Who travels, and when', icon: 'group' },
      kinds: { schema: pageSchemas.kinds, label: 'Words for kinds, sights and company', icon: 'category' },
      maps: { schema: pageSchemas.maps, label: 'On maps', icon: 'map' },
      'booking-form': {
        schema: pageSchemas['booking-form'],
        label: 'Plan a booking: its form',
        icon: 'edit_note',
        page: routes.bookNow,
      },
      'message-form': { schema: pageSchemas['message-form'], label: 'The message form', icon: 'mail' },
      'form-notices': { schema: pageSchemas['form-notices'], label: 'Notices beside forms', icon: 'policy' },
      finder: { schema: pageSchemas.finder, label: 'Find a trip', icon: 'search', page: routes.finder },
      'finder-search': {
        schema: pageSchemas['finder-search'],
        label: 'Find a trip: search and answers',
        icon: 'manage_search',
        page: routes.finder,
      },
      controls: { schema: pageSchemas.controls, label: 'Buttons and hints on many pages', icon: 'touch_app' },
      everywhere: { schema: pageSchemas.everywhere, label: 'Small words on many pages', icon: 'short_text' },
      'not-found': { schema: pageSchemas['not-found'], label: 'An address that leads nowhere', icon: 'link_off' },
      offline: { schema: pageSchemas.offline, label: 'Without a network', icon: 'wifi_off', page: routes.offline },
      error: { schema: pageSchemas.error, label: 'After a fault', icon: 'error' },
      'custom-trip': {
        schema: pageSchemas['custom-trip'],
        label: 'On the way to the booking form',
        icon: 'open_in_new',
        page: routes.planCustomTrip,
      },
    },
  },
  menus: {
    form: { label: 'Menus', icon: 'menu' },
    files: {
      bar: { schema: menuSchemas.bar, label: 'At the top', icon: 'menu' },
      footer: { schema: menuSchemas.footer, label: 'At the foot', icon: 'bottom_navigation' },
    },
  },
  operator: {
    files: {
      notice: { schema: operatorSchemas.notice, label: 'Notice', icon: 'campaign' },
      contact: {
        schema: operatorSchemas.contact,
        label: 'Our details: name, telephone, hours',
        icon: 'call',
        page: routes.contact,
      },
      offer: { schema: operatorSchemas.offer, label: 'Our details: offer in the banner', icon: 'sell' },
      fares: { schema: operatorSchemas.fares, label: 'Our details: fares of rooms and children', icon: 'bed' },
      peaks: { schema: operatorSchemas.peaks, label: 'Our details: dates that cost more', icon: 'trending_up' },
      taxes: { schema: operatorSchemas.taxes, label: 'Our details: taxes', icon: 'percent' },
      documents: { schema: operatorSchemas.documents, label: 'Our details: terms and privacy', icon: 'gavel' },
      confirmations: {
        schema: operatorSchemas.confirmations,
        label: 'Our details: what is to be confirmed',
        icon: 'fact_check',
      },
      moved: { schema: operatorSchemas.moved, label: 'Addresses that are gone' },
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
