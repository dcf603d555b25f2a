/** The texts of the pages that answer a search with trips: lists of a kind, from a town, for an occasion, for a month. */
import * as z from 'zod';
import { descriptionWords, id, monthReadOf, pictureId, searchDescription, text, title, tripId } from './fields';
import { filledText } from './filled-text';

/** The limits of a day with elders and with small children, which the texts of their lists name. */
export const limitPlaceholders = {
  eldersHours: 'the hours in the car on a day with elders',
  eldersSteps: 'its steps',
  eldersKm: 'its kilometres on foot',
  eldersNight: 'the height of its night',
  eldersHighest: 'its highest point',
  childrenHours: 'the hours in the car on a day with small children',
  childrenKm: 'its kilometres on foot',
  childrenNight: 'the height of its night',
  childrenChoice: 'the choice of the finder for them',
} as const;

const fewestWords = 80;

const longEnough = (words: string) => words.trim().split(/\s+/).length >= fewestWords;

const picture = pictureId.meta({ ...pictureId.meta(), description: 'That of one of its trips.' });

const head = {
  name: text.max(40).meta({ title: 'Name in links' }),
  title: text.max(60).meta({ title: 'Title in search results' }),
};

const heading = title.max(60);
const subtitle = text.max(140).meta({ title: 'Line under the heading' });
const opening = text.refine(longEnough, `has fewer than ${fewestWords} words`);
const openingWords = {
  title: 'Opening',
  description: `At least ${fewestWords} words of its own: reasons to choose, roads, weather.`,
};

/** The groups in which lists are linked, in their order, in words. */
export const listGroups = { towns: 'From a town', kinds: 'Of a kind', occasions: 'For an occasion' } as const;

export type ListGroup = keyof typeof listGroups;

export const listSchema = z.strictObject({
  id,
  picture,
  ...head,
  description: filledText(searchDescription, limitPlaceholders, descriptionWords),
  group: z
    .enum(Object.keys(listGroups) as [ListGroup, ...ListGroup[]])
    .meta({ title: 'Group', description: 'The lists of a kind are also at the foot of every page.' }),
  place: z
    .number()
    .int()
    .min(1)
    .max(99)
    .meta({ title: 'Its place in that group', description: 'A list with a smaller number comes first: 1 to 99.' }),
  search: z
    .string()
    .regex(/^[a-z-]+=[a-z0-9-]+(&[a-z-]+=[a-z0-9-]+)*$/, "must look like 'kind=hills&month=may&sort=price'")
    .meta({
      title: 'Its search',
      description:
        'Choose on the page Find a trip, and copy what stands after the question mark of its address: kind=hills&month=may&sort=price',
    }),
  leaveOut: z.array(tripId).default([]).meta({
    title: 'Trips that it leaves out',
    description: 'The search finds them, but they are about something else.',
    one: 'trip',
  }),
  heading,
  subtitle,
  lead: text.max(140).meta({ title: 'Order of the trips in words' }),
  opening: filledText(opening, limitPlaceholders, openingWords),
  asOf: monthReadOf('in the opening'),
});

export const monthSchema = z.strictObject({
  id,
  picture,
  ...head,
  description: searchDescription.meta(descriptionWords),
  heading,
  subtitle,
  /** The page lists each one that is on sale and at its best in the month. */
  speaksOf: z.array(tripId).default([]).meta({
    title: 'Trips that the opening mentions',
    description: 'They stand in the list first, if they are at their best in this month.',
    one: 'trip',
  }),
  opening: opening.meta(openingWords),
  asOf: monthReadOf('in the opening'),
  forFamilies: z.boolean().meta({ title: 'School holidays: the list leaves out trips for two' }),
});
