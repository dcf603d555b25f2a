/** The schema of a state's file, `content/records/states/<id>.json`: the texts of its page. */
import * as z from 'zod';
import { descriptionLength } from '../format/description';
import { gatewayIds } from '../ids/gateways';
import { stateIds } from '../ids/states';
import { id, monthReadOf, pictureId, text } from './fields';

const wordsOf = (words: string) => words.trim().split(/\s+/).length;

/** The fewest and the most words of an opening. */
const openingWords = { least: 60, most: 160 };

export const statePageSchema = z.strictObject({
  id,
  picture: pictureId.meta({ description: 'Usually that of one of its tours.' }),
  subtitle: text.max(120).meta({ title: 'Line under the heading' }),
  description: text.min(descriptionLength.least).max(160).meta({ title: 'Description in search results' }),
  /** The experience of travelling there: roads, distances, beds, food, travellers it suits. */
  opening: text
    .refine(
      (words) => wordsOf(words) >= openingWords.least && wordsOf(words) <= openingWords.most,
      `must have ${openingWords.least} to ${openingWords.most} words`,
    )
    .meta({
      title: 'How it is to travel there',
      description: `${openingWords.least} to ${openingWords.most} words that are true of this state alone. Distances have to be those of its tours.`,
    }),
  asOf: monthReadOf('in this text'),
  /** The months themselves follow from the tours. */
  season: text
    .max(230)
    .meta({ title: 'Why its best months are the best', description: 'The months themselves follow from its tours.' }),
  reach: z
    .array(z.strictObject({ gateway: z.enum(gatewayIds).meta({ title: 'Town' }), text: text.max(190) }))
    .min(1)
    .meta({
      title: 'How to get there',
      description: 'One entry for each town where its tours start.',
      one: 'town',
      summary: '{{gateway}}: {{text}}',
    }),
  neighbours: z.array(z.enum(stateIds)).default([]).meta({
    title: 'States next to it',
    description: 'With tours, and a land border with it. Each has to name the other.',
    one: 'state',
  }),
});
