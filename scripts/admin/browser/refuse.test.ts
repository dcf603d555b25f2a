/** The files that the editor writes, and the records that it refuses. */
import { readFileSync } from 'node:fs';
import { idsIn } from '../../../content/catalogue/read-data';
import { fileOf } from '../../../content/ids/file-of';
import { formSchemas, type DataFolder } from '../../../content/schema/data-folders';
import { operatorSchemas } from '../../../content/schema/operator';
import { tripSchema } from '../../../content/schema/trips';
import { adminConfig } from '../config';
import type { Field } from '../fields';
import { toForm } from './form-values';
import { fileText } from './refuse';
import { trips } from '../../../content/catalogue/trips';

const [id = ''] = idsIn('trips');
const trip = JSON.parse(readFileSync(fileOf('trips', id), 'utf8')) as { plan: object[] };
const count = trip.plan.length;
const days = (count % 12) + 1;

test.each<[object, string[]]>([
  [{ price: 'much' }, ['Price in rupees: is no number: write whole rupees, for example 26300']],
  [{ days }, [`Days: has ${count} days, the trip ${days}`]],
  [{ order: 0, rating: 9 }, ['Place in its list: is below 1', 'Rating: must be 4.4 to 4.9']],
])('refuses a trip with %j, with all problems in the words of the form', (change, problems) => {
  // The editor shows the cause of an error with this message.
  const shown: unknown = expect.objectContaining({ message: 'saving_failed', cause: new Error(problems.join(' \n')) });
  expect(() => fileText('trips', tripSchema, { ...trip, ...change })).toThrow(shown as Error);
});

test('trims the ends of texts', () => {
  expect(fileText('notice', operatorSchemas.notice, { text: ' The ghat road is shut. ' })).toBe(
    '{\n  "text": "The ghat road is shut."\n}\n',
  );
});

const { collections, singletons } = adminConfig({ name: '', branch: '', apiRoot: '', baseUrl: undefined });

/** The fields of a group, or of its kind where it has one. */
function fieldsFor({ fields, types, typeKey }: Field, value: object): readonly Field[] {
  const kind = (types as Field[] | undefined)?.find(({ name }) => name === Reflect.get(value, String(typeKey)));
  return ((kind ? kind['fields'] : fields) ?? []) as Field[];
}

/** The values that the editor keeps for a saved record: an empty field is '' or null. */
function held(fields: readonly Field[], value: object): object {
  const empty = ({ widget, fields: within, multiple }: Field): unknown => {
    if (widget === 'object') return held((within ?? []) as Field[], {});
    if (widget === 'list' || multiple) return [];
    return widget === 'select' ? null : '';
  };
  const all = fields.map((field): [string, unknown] => {
    const own = Reflect.get(value, field.name) as unknown;
    if (own === undefined) return [field.name, empty(field)];
    if (Array.isArray(own) && field.widget === 'list' && (field['fields'] || field['types']))
      return [field.name, own.map((entry) => held(fieldsFor(field, entry as object), entry as object))];
    return [field.name, field.widget === 'object' ? held(fieldsFor(field, own as object), own as object) : own];
  });
  return { ...value, ...Object.fromEntries(all) };
}

test('writes every file unchanged, whichever two forms it went through before', () => {
  const forms = collections.flatMap((form) => ('filter' in form ? form : []));
  for (const { id: tripId } of trips) {
    const text = readFileSync(fileOf('trips', tripId), 'utf8');
    const record = toForm(JSON.parse(text)) as object;
    const own = forms.filter(({ filter: { field = '', value } }) => Reflect.get(record, field) === value);
    expect(own.length).toBeGreaterThan(1);
    for (const [one, other] of own.flatMap((a) => own.map((b) => [a, b] as const)))
      expect([tripId, fileText('trips', tripSchema, held(other.fields, held(one.fields, record)))]).toEqual([
        tripId,
        text,
      ]);
  }
});

const files = collections
  .flatMap((form) => {
    if ('files' in form) return form.files;
    if (!('folder' in form) || 'filter' in form) return [];
    return idsIn(form.name as DataFolder).map((entry) => ({ ...form, file: fileOf(form.name, entry) }));
  })
  .concat(singletons);

test.each(files)('writes $file unchanged', ({ format, file, fields }) => {
  const text = readFileSync(file, 'utf8');
  const schema = formSchemas[format];
  expect(schema && fileText(format, schema, held(fields, toForm(JSON.parse(text)) as object))).toBe(text);
});
