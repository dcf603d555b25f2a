/** Builds the configuration of the operator's editor. */
import * as z from 'zod';
import { tripPath } from '../../content/routes';
import { id } from '../../content/schema/fields';
import { fileOf } from '../../content/ids/file-of';
import {
  entryFolders,
  fileFolders,
  formOf,
  type EntryFolder,
  type FileFolder,
} from '../../content/schema/data-folders';
import { tripSchema } from '../../content/schema/trips';
import { site } from '../../content/site';
import { fieldsOf, patternOf } from './fields';
import type { Repository } from './repository';

/** The kinds of trips, by the last of their discriminators. Each has a form, since each has different fields. */
const kinds: Readonly<Record<string, { label: string; label_singular: string; icon: string }>> = {
  'category-domestic': { label: 'Trips: packages in India', label_singular: 'package in India', icon: 'explore' },
  'category-international': { label: 'Trips: packages abroad', label_singular: 'package abroad', icon: 'public' },
  'category-honeymoon': { label: 'Trips: honeymoon packages', label_singular: 'honeymoon package', icon: 'favorite' },
  'collection-domestic': { label: 'Trips: domestic tours', label_singular: 'domestic tour', icon: 'map' },
  'collection-honeymoons': { label: 'Trips: honeymoons', label_singular: 'honeymoon', icon: 'volunteer_activism' },
  'collection-groups': { label: 'Trips: group tours', label_singular: 'group tour', icon: 'groups' },
};

/** The object schemas of nested unions. */
export function leavesOf(schema: z.core.$ZodType): z.ZodObject[] {
  if (schema instanceof z.ZodObject) return [schema];
  return schema instanceof z.ZodDiscriminatedUnion ? schema.options.flatMap(leavesOf) : [];
}

const filesIn = (folder: string) => ({
  folder: `content/records/${folder}`,
  extension: 'json',
  format: folder,
  editor: { preview: false },
});

const trips = filesIn('trips');

/** A trip's id is the name of its file and the last part of its page's path. */
const slug = {
  template: '{{name}}',
  editable: ['create'],
  pattern: patternOf(id),
  hint: 'The address of the trip’s page. It stays as it is when the name changes.',
};

function kindOf(schema: z.ZodObject, isFolder: boolean) {
  const fields = fieldsOf(schema, 'trips');
  const mark = fields.findLast(({ widget }) => widget === 'hidden');
  const value = mark?.['default'];
  const name = `${mark?.name}-${String(value)}`;
  return {
    ...trips,
    name,
    ...kinds[name],
    filter: { field: mark?.name, value },
    identifier_field: 'name',
    slug,
    summary: '{{name}}, {{days}} days, ₹{{price}}',
    // The pages beside the editor ask for the name of a copy, and name the trip that is to be deleted and what leads to it.
    create: isFolder,
    duplicate: isFolder,
    delete: isFolder,
    sortable_fields: { fields: ['order', 'name', 'price', 'days'], default: { field: 'order' } },
    preview_path: tripPath('{{slug}}').slice(1),
    fields,
  };
}

/** A short form for the trips of a collection; fields that it does not show stay unchanged. */
function shortForm(collection: string, name: string, label: string, icon: string, shown: readonly string[]) {
  const all =
    leavesOf(tripSchema)
      .map((schema) => fieldsOf(schema, 'trips'))
      .find((fields) => fields.some((field) => field.name === 'collection' && field['default'] === collection)) ?? [];
  const fields = all
    .filter((field) => ['collection', 'name', ...shown].includes(field.name))
    .map((field) => ({
      ...field,
      ...(field.name === 'name' ? { readonly: true } : {}),
      ...(field.widget === 'object' ? { collapsed: false } : {}),
    }));
  return {
    ...trips,
    create: false,
    delete: false,
    duplicate: false,
    name,
    label,
    icon,
    fields,
    filter: { field: 'collection', value: collection },
    identifier_field: 'name',
  };
}

const departures = {
  ...shortForm('groups', 'departures', 'Departures', 'event', ['departures']),
  summary: '{{name}}',
};

/** Forms for prices, one per collection, because their limits differ. */
const priceForms: Readonly<Record<string, string>> = {
  seed: 'Prices: packages',
  domestic: 'Prices: domestic tours',
  honeymoons: 'Prices: honeymoons',
  groups: 'Prices: group tours',
};

const prices = Object.entries(priceForms).map(([collection, label]) => {
  const shown = ['price', 'originalPrice', 'basis', 'fareRules', 'ownFares'];
  const form = shortForm(collection, `prices-${collection}`, label, 'payments', shown);
  return {
    ...form,
    summary: '{{name}}: ₹{{price}}',
    sortable_fields: { fields: ['name', 'price'], default: { field: 'name' } },
  };
});

/** The form of a folder whose files are alike. Engineers add and remove files, because code names their ids. */
const entriesOf = (folder: string, { schema, form, page }: EntryFolder) =>
  form
    ? [
        {
          ...filesIn(folder),
          name: folder,
          label: form.label,
          label_singular: form.one,
          icon: form.icon,
          ...(form.name === undefined ? {} : { identifier_field: form.name }),
          summary: form.summary,
          create: false,
          delete: false,
          duplicate: false,
          ...(page ? { preview_path: page('{{slug}}').slice(1) } : {}),
          fields: fieldsOf(schema as z.ZodObject, folder),
        },
      ]
    : [];

/** The forms of a folder whose files differ. */
const filesOf = (folder: string, { files }: FileFolder) =>
  Object.entries(files).flatMap(([id, { schema, label, icon, page }]) => {
    const name = formOf(folder, id);
    return icon
      ? [
          {
            name,
            label,
            icon,
            file: fileOf(folder, id),
            format: name,
            ...(page ? { preview_path: page.slice(1) } : {}),
            fields: fieldsOf(schema, name),
            editor: { preview: false },
          },
        ]
      : [];
  });

const entries = entryFolders.flatMap(([folder, row]) => entriesOf(folder, row));

const groups = fileFolders.flatMap(([folder, row]) =>
  row.form ? [{ name: folder, ...row.form, files: filesOf(folder, row) }] : [],
);

const singletons = fileFolders.flatMap(([folder, row]) => (row.form ? [] : filesOf(folder, row)));

/** The whole configuration. */
export const adminConfig = ({ name, branch, apiRoot, baseUrl, isFolder = false }: Repository) => ({
  backend: {
    name: 'github',
    repo: name,
    branch,
    api_root: apiRoot,
    ...(baseUrl ? { base_url: baseUrl } : { auth_methods: ['token'] }),
  },
  app_title: `${site.name}: editor`,
  logo: { src: '/icon.svg' },
  media_folder: 'content/records/photos',
  public_folder: '/content/records/photos',
  media_libraries: {
    // Photographs may be as large as a phone's; their names become part of a URL.
    default: { config: { slugify_filename: true, max_file_size: 20_000_000 } },
    stock_assets: false,
  },
  editor: { preview: false },
  output: { omit_empty_optional_fields: true },
  slug: { encoding: 'ascii', clean_accents: true },
  collections: [
    ...leavesOf(tripSchema).map((schema) => kindOf(schema, isFolder)),
    { divider: true },
    departures,
    { divider: true },
    ...prices,
    { divider: true },
    // 'Places: destinations', 'Places: on maps' and 'Places: states' are next to each other.
    ...[...entries, ...groups].sort((a, b) => a.label.localeCompare(b.label, 'en')),
  ],
  singletons,
});
