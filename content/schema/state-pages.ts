/** The schema of a state's page, apart from its tours. */
import * as z from 'zod';
import { gatewayIds } from '../ids/gateways';
import { stateIds } from '../ids/states';
import { id, monthRead, text } from './fields';

const wordsOf = (words: string) => words.trim().split(/\s+/).length;

/** The fewest and the most words of an opening. */
const openingWords = { least: 60, most: 160 };

export const statePageSchema = z.strictObject({
  id: z.enum(stateIds),
  /** Usually the picture of one of its tours. */
  picture: id,
  /** One line under the heading. */
  subtitle: text.max(120),
  /** The description in search results. */
  description: text.max(160),
  /** The experience of travelling there: roads, distances, beds, food, travellers it suits. The text must be true of this state alone. */
  opening: text.refine(
    (words) => wordsOf(words) >= openingWords.least && wordsOf(words) <= openingWords.most,
    `must have ${openingWords.least} to ${openingWords.most} words`,
  ),
  /** The month in which the rules in the opening were read. */
  asOf: monthRead.optional(),
  /** The reasons for the best months; the months themselves follow from the tours. */
  season: text.max(230),
  /** One entry for each town where tours of the state start. */
  reach: z.array(z.strictObject({ gateway: z.enum(gatewayIds), text: text.max(190) })).min(1),
  /** Other states with tours that share a land border with it. */
  neighbours: z.array(z.enum(stateIds)),
});
