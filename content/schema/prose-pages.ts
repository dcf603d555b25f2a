/** The schema of a page of running text, `content/records/prose-pages/<id>.json`: about, terms, a policy, a page for a season. */
import * as z from 'zod';
import {
  documentConditions,
  documentLists,
  documentValues,
  documentWordings,
  type DocumentCondition,
} from './documents';
import { descriptionWords, id, pictureId, searchDescription, text, title } from './fields';
import { withPlaceholders } from './filled-text';

/** The menus that name a page, in words. */
export const pageMenus = {
  bar: 'At the top, after Home, and at the foot',
  footer: 'At the foot, among further pages',
  policies: 'At the very foot, beside the terms',
  none: 'In no menu',
} as const;

type PageMenu = keyof typeof pageMenus;

const oneOf = <Id extends string>(ids: Readonly<Record<Id, unknown>>) => z.enum(Object.keys(ids) as [Id, ...Id[]]);

const listPlaceholders = Object.values(documentLists).flat();
const words = withPlaceholders(text, [...documentValues, ...documentWordings, ...listPlaceholders]);

const when = z
  .array(z.enum(Object.keys(documentConditions) as [DocumentCondition, ...DocumentCondition[]]))
  .default([])
  .meta({ title: 'Only where', description: 'All of these hold. Empty: always.', one: 'condition' });

const part = z.strictObject({ text: words, when });

const link = z.strictObject({
  label: text.max(60).meta({ title: 'Name' }),
  href: z
    .string()
    .regex(/^\/[a-z0-9#/?&=-]*$/, "must look like '/packages/group-tours' or '/trips?kind=hills'")
    .meta({ title: 'Page of this site', description: 'Its address, or an address of the finder: /trips?kind=hills' }),
});

const section = z
  .strictObject({
    id: id.meta({ title: 'Part of the address', description: 'Other pages link to it: leave it as it is.' }),
    heading: title.max(80),
    when,
    isStatement: z
      .boolean()
      .optional()
      .meta({ title: 'In large letters at the end', description: 'On pages with a picture: one or two such parts.' }),
    paragraphs: z.array(part).default([]).meta({ one: 'paragraph', summary: '{{text}}' }),
    items: z
      .array(
        z.strictObject({
          title: text.max(60).optional().meta({ description: 'Points with titles are numbered.' }),
          text: words,
          when,
        }),
      )
      .default([])
      .meta({ title: 'Points', one: 'point', summary: '{{title}} {{text}}' }),
    rows: z
      .array(
        z.strictObject({
          label: words,
          value: words,
          each: oneOf(documentLists).optional().meta({ title: 'One row for each of' }),
          when,
        }),
      )
      .default([])
      .meta({ title: 'Table', one: 'row', summary: '{{label}}: {{value}}' }),
    questions: z
      .array(z.strictObject({ question: text.max(140), answer: words }))
      .default([])
      .meta({ one: 'question', summary: '{{question}}' }),
    links: z.array(link).max(12).default([]).meta({ one: 'link', summary: '{{label}}' }),
  })
  .refine(
    ({ paragraphs, items, rows, questions, links }) =>
      [paragraphs, items, rows, questions, links].some(({ length }) => length > 0),
    {
      error: 'has only a heading: add a paragraph, points, a table, questions or links',
    },
  );

const ids = (sections: readonly { id: string }[]) => sections.map((one) => one.id);

export const prosePageSchema = z.strictObject({
  id,
  name: text.max(40).meta({ title: 'Name in links and menus' }),
  heading: title.max(60),
  title: text.max(60).meta({ title: 'Title in search results', description: 'The name of the company follows it.' }),
  description: withPlaceholders(searchDescription, ['company']).meta(descriptionWords),
  menu: oneOf<PageMenu>(pageMenus).meta({ title: 'Menu that names it' }),
  place: z
    .number()
    .int()
    .min(1)
    .max(99)
    .meta({ title: 'Its place in that menu', description: 'A page with a smaller number comes first: 1 to 99.' }),
  picture: pictureId.optional().meta({
    ...pictureId.meta(),
    title: 'Picture at the top',
    description: 'Without one the page begins with a list of its parts and the day of its last change.',
  }),
  lead: text.max(300).meta({ title: 'Text under the heading' }),
  action: link.optional().meta({ title: 'Button on the picture' }),
  wordings: z
    .array(z.strictObject({ name: z.enum(documentWordings), text: words, when }))
    .default([])
    .meta({
      title: 'Wordings that depend on your answers',
      description: 'A text below names them in braces, such as {kept}.',
      one: 'wording',
      summary: '{{name}}: {{text}}',
    }),
  sections: z
    .array(section)
    .min(1)
    .refine((all) => ids(all).every((one, index) => ids(all).indexOf(one) === index || all[index]?.when.length), {
      error: 'has two sections with the same part of the address',
    })
    .meta({
      one: 'section',
      summary: '{{heading}}',
      description: `These are filled in: ${documentValues.map((name) => `{${name}}`).join(', ')}.`,
    }),
});

export type ProsePageText = z.infer<typeof prosePageSchema>;
