/** Fields that the texts of several pages share. */
import * as z from 'zod';
import { descriptionWords, pictureId, searchDescription, text, title } from './fields';
import { filledText } from './filled-text';

/** A text of one line or more. @param title its label in the form */
export const words = (most: number, title?: string, description?: string) =>
  text.max(most).meta({ ...(title ? { title } : {}), ...(description ? { description } : {}) });

/** A text with placeholders. @param names the placeholders, each with its meaning */
export const filledWords = (most: number, title: string, names: Readonly<Record<string, string>>) =>
  filledText(text.max(most), names, { title });

/** The label of a button or a link. */
export const button = (title = 'Button') => words(40, title);

/** A text that the customer's specification quotes. */
export const quoted = <Schema extends z.ZodType>(schema: Schema): Schema =>
  schema.meta({ ...schema.meta(), inContract: true });

const nameInLinks = words(40, 'Name in links');
export const searchTitle = text.max(60).meta({ title: 'Title in search results' });
export const picture = pictureId;

/** A page by its name in links and in search results, with the picture at its top. */
export const head = {
  name: nameInLinks,
  title: searchTitle,
  description: searchDescription.meta(descriptionWords),
  picture,
};

export const heading = title.max(60);
export const subtitle = words(140, 'Line under the heading');

/** The text on the picture at the top. */
export const hero = z.strictObject({ title: heading, subtitle }).meta({ title: 'On the picture at the top' });

export const heroWith = <Shape extends z.ZodRawShape>(more: Shape) =>
  z.strictObject({ title: heading, subtitle, ...more }).meta({ title: 'On the picture at the top' });

/** A short text for each of some names. */
export const labels = <Name extends string>(names: readonly Name[], most = 40) =>
  z.strictObject(Object.fromEntries(names.map((name) => [name, words(most)])) as Record<Name, z.ZodString>);

/** Words for one thing and for several. */
export const counted = (title: string, names: Readonly<Record<string, string>> = {}) =>
  z
    .strictObject({
      one: filledText(text.max(120), names, { title: 'For one' }),
      many: filledText(text.max(120), { count: 'the number', ...names }, { title: 'For several' }),
    })
    .meta({ title, summary: '{{many}}' });
