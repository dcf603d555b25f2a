/** What the page of a state says beside its tours. */
import * as z from 'zod';
import { gatewayIds } from '../catalogue/gateways';
import { stateIds } from '../catalogue/states';
import { id, monthRead, text } from './fields';

const wordsOf = (words: string) => words.trim().split(/\s+/).length;

/** The fewest and the most words of an opening. */
const openingWords = { least: 60, most: 160 };

export const statePageSchema = z.strictObject({
  id: z.enum(stateIds),
  /** That of one of its tours, usually. */
  picture: id,
  /** Under the heading, in one line. */
  subtitle: text.max(120),
  /** For search results. */
  description: text.max(160),
  /** What it is like to travel there: roads, distances, beds, food, whom it suits. Written for this state and true of no other. */
  opening: text.refine(
    (words) => wordsOf(words) >= openingWords.least && wordsOf(words) <= openingWords.most,
    `must have ${openingWords.least} to ${openingWords.most} words`,
  ),
  /** Of the rules that the opening names. */
  asOf: monthRead.optional(),
  /** Why the months are as they are; which months those are follows from the tours. */
  season: text.max(230),
  /** One entry for each town that tours of the state start from. */
  reach: z.array(z.strictObject({ gateway: z.enum(gatewayIds), text: text.max(190) })).min(1),
  /** Other states that are sold and have a land border with it. */
  neighbours: z.array(z.enum(stateIds)),
});
