/** Compares the forms with the schemas that they are derived from. */
import * as z from 'zod';
import { capitalised } from '../../../../content/format/capitalised';
import { formSchemas } from '../../../../content/schema/data-folders';
import type { Choice } from '../ui/search-choices';
import { describe as described, type Field } from './describe';

/** The groups of fields in a form, each with the names of the fields around it. */
function groupsIn(field: Field, path: string): [string, readonly Field[]][] {
  const within = (fields: readonly Field[], at = path): [string, readonly Field[]][] => [
    [at, fields],
    ...fields.flatMap((one) => groupsIn(one, `${at}.${one.name}`)),
  ];
  if (field.kind === 'group') return within(field.fields);
  if (field.kind === 'variants')
    return field.variants.flatMap(({ label, fields }) => within(fields, `${path} ${label}`));
  return field.kind === 'rows' ? groupsIn(field.entry, path) : [];
}

const forms = Object.entries(formSchemas);

const choicesOf = (field: Field): readonly Choice[] =>
  'choices' in field && typeof field.choices !== 'string' ? field.choices : [];

const isId = ({ value, label }: Choice) => /-|[a-z][A-Z]/.test(String(value)) && label === capitalised(String(value));

describe.each(forms)('the form of %s', (form, schema) => {
  const groups = groupsIn(described(schema), form);
  const fields = groups.flatMap(([, group]) => group);

  test('has readable and unique labels in each group', () => {
    for (const [path, group] of groups) {
      const labels = group.map(({ label }) => label);
      expect([path, labels.filter((label) => /^$|^[a-z]|[a-z][A-Z]/.test(label))]).toEqual([path, []]);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });

  test('labels every choice with words instead of its id', () => {
    const choices = fields.flatMap(choicesOf);
    expect(choices.filter(isId)).toEqual([]);
    const kinds = fields.flatMap((field) => (field.kind === 'variants' ? field.variants : []));
    expect(kinds.filter(({ label }) => /-|[a-z][A-Z]/.test(label))).toEqual([]);
  });
});

test('derives kinds, limits and choices from a schema', () => {
  const schema = z.strictObject({
    id: z.string(),
    kind: z.literal('tour'),
    title: z.string().min(5).max(60),
    text: z.string().max(900).optional().meta({ description: 'In whole sentences.' }),
    days: z.int().min(1).max(20),
    hours: z.number().positive().max(24),
    full: z.boolean(),
    on: z.literal('').or(z.iso.date()).default(''),
    month: z.enum(['jan', 'feb']).nullable().default(null),
    weeks: z.array(z.int().min(1).max(3)).max(2),
    stops: z.array(z.string().max(40)).min(2).max(6).meta({ title: 'Towns', one: 'town' }),
    trips: z.array(z.string().meta({ chosenFrom: 'trips' })),
    parts: z.array(
      z.discriminatedUnion('kind', [
        z.strictObject({ kind: z.literal('map') }).meta({ title: 'A map' }),
        z.strictObject({ kind: z.literal('list'), heading: z.string() }),
      ]),
    ),
  });
  const found = described(schema);
  const fields = found.kind === 'group' ? found.fields : [];
  const brief = Object.fromEntries(fields.map((field) => [field.name, field]));
  const must = { isOptional: false };
  expect(brief).toMatchObject({
    title: { label: 'Title', kind: 'text', isLong: false, hint: 'From 5 to 60 characters.', ...must },
    text: { kind: 'text', isLong: true, hint: 'In whole sentences. Up to 900 characters.', isOptional: true },
    days: { kind: 'number', isWhole: true, hint: 'From 1 to 20.' },
    hours: { kind: 'number', isWhole: false },
    full: { kind: 'yes' },
    on: { kind: 'day', isOptional: true },
    month: { kind: 'choice', choices: [{ value: 'jan', label: 'Jan' }, { value: 'feb' }], isOptional: true },
    weeks: { kind: 'choices', choices: [{ value: 1 }, { value: 2 }, { value: 3 }], hint: 'Up to 2 entries.' },
    stops: { label: 'Towns', kind: 'rows', one: 'town', entry: { kind: 'text' }, hint: 'From 2 to 6 entries.' },
    trips: { kind: 'choices', choices: 'trips' },
    parts: { kind: 'rows', entry: { kind: 'variants', variants: [{ label: 'A map', fields: [] }, { label: 'List' }] } },
  });
  expect(brief).not.toHaveProperty('id');
  expect(brief).not.toHaveProperty('kind');
});
