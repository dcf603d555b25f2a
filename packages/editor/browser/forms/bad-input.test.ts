/** Types what no field can take into every field of every form: it is refused in that field and in words, and nothing of it is lost. */
import { readdirSync, readFileSync } from 'node:fs';
import { dataFolders, formOf, schemaOf } from '../../../../content/schema/data-folders';
import { parseRecord, line } from '../../../../content/schema/problems';
import { describe as described, variantOf, type Field } from './describe';
import { fromForm, hasFields, toForm } from './values';

type Json = Record<string, unknown>;

/** A field in values in which each list has a row, with a function that types into it. */
interface Leaf {
  path: string;
  field: Field;
  type: (text: unknown) => void;
}

function leavesIn(field: Field, path: string, owner: Json, name: string): Leaf[] {
  const value = owner[name] as Json & unknown[];
  const within = (fields: readonly Field[], values: Json, at: string) =>
    fields.flatMap((one) => leavesIn(one, at ? `${at}.${one.name}` : one.name, values, one.name));
  if (field.kind === 'group') return within(field.fields, value, path);
  if (field.kind === 'variants') return within(variantOf(field.variants, value)?.fields ?? [], value, path);
  if (field.kind !== 'rows') return [{ path, field, type: (text) => Reflect.set(owner, name, text) }];
  const { entry } = field;
  const first = entry.kind === 'variants' ? { ...entry.variants[0]?.marks } : undefined;
  value[0] ??= hasFields(entry) ? toForm(entry, first) : { value: '' };
  value.splice(1);
  return hasFields(entry)
    ? leavesIn(entry, `${path}.0`, value, '0')
    : leavesIn(entry, `${path}.0`, value[0] as Json, 'value');
}

/** One record of each form, and one of each kind of trips. */
const records = Object.keys(dataFolders).flatMap((folder) => {
  const seen = new Set<string>();
  return readdirSync(`content/records/${folder}`).flatMap((name) => {
    const id = name.replace('.json', '');
    const record = JSON.parse(readFileSync(`content/records/${folder}/${name}`, 'utf8')) as Json;
    const kind = [formOf(folder, id), record['collection'], record['collection'] === 'seed' && record['category']].join(
      ' ',
    );
    const isNew = !seen.has(kind);
    seen.add(kind);
    return isNew ? [{ kind, folder, id, record }] : [];
  });
});

const texts = { 'another script': '漢字', 'an emoji': 'Tea 🙂', 'too much': 'x'.repeat(5_000), nothing: ' ' };
/** What each kind of field refuses, by what it is. Markup in a text is text. Choices are not typed. */
const refused: Partial<Record<Field['kind'], Readonly<Record<string, string>>>> = {
  text: texts,
  email: texts,
  number: { ...texts, 'commas at odd places': '1,2,3', words: 'a few', markup: '<b>5</b>' },
  day: { ...texts, 'a day that is none': '2026-02-31', markup: '<b>2026-01-01</b>' },
  photo: { ...texts, 'a file of another kind': '/content/records/photos/plan.pdf' },
};

/** Whether a field takes a text. */
function isFree({ field }: Leaf, what: string): boolean {
  if (field.isReadonly || (what === 'nothing' && field.isOptional)) return true;
  return (
    what === 'too much' && field.kind === 'text' && !/(Up to|From [\d,]+ to|Exactly) [\d,]+ char/.test(field.hint ?? '')
  );
}

/** Words of the schema library, which no operator understands. */
const jargon = /invalid|expected|regex|pattern|undefined|null/i;

const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Json | undefined)?.[name], record);

test.each(records)('every field of the form of $kind refuses what it cannot take', ({ folder, id, record }) => {
  const schema = schemaOf(folder, id);
  if (!schema) throw new Error(`${folder}/${id} has no schema`);
  const faults: string[] = [];
  for (const what of new Set(Object.values(refused).flatMap(Object.keys))) {
    const values = { record: toForm(described(schema), record) };
    const leaves = leavesIn(described(schema), '', values, 'record').filter((leaf) => refused[leaf.field.kind]?.[what]);
    for (const leaf of leaves) leaf.type(refused[leaf.field.kind]?.[what]);
    const read = fromForm(schema, values.record);
    const result = parseRecord(folder, id, read, schema);
    for (const leaf of leaves.filter((one) => !isFree(one, what))) {
      const text = refused[leaf.field.kind]?.[what] ?? '';
      const start = line(folder, id, leaf.path, '');
      const told = ('problems' in result ? result.problems : []).filter((problem) => problem.startsWith(start));
      if (text !== ' ' && valueAt(read, leaf.path) !== text) faults.push(`${leaf.path}: ${what} is lost`);
      if (told.length === 0) faults.push(`${leaf.path}: takes ${what}`);
      faults.push(...told.filter((problem) => jargon.test(problem.slice(start.length).replace(text, ''))));
    }
  }
  expect(faults).toEqual([]);
});
