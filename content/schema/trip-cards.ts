/** The fields on the card of a trip of any collection. */
import * as z from 'zod';
import { destinationIds } from '../ids/destinations';
import { stateIds } from '../ids/states';
import { days, list, pictureId, rating, text, title } from './fields';
import { tripPhotosSchema } from './photos';

/**
 * The kinds of places that a trip visits. Temples: places of worship of any faith are its main purpose. Hills: nights in a hill station or
 * the mountains. Beaches: its plan has a walk on one. Wildlife: its plan has a reserve or a safari. Heritage: forts, palaces, ruins or
 * museums. Cities: at least a day in a big city for its own sake. Snow and everything else with months of its own is among the trip's
 * sights.
 */
export const tripKinds = ['temples', 'hills', 'beaches', 'wildlife', 'heritage', 'cities'] as const;

export const place = {
  location: text.max(60).meta({
    title: 'Where it goes',
    description: 'As a traveller would say it: Kumbakonam, Swamimalai & Thanjavur',
  }),
  destinations: z.array(z.enum(destinationIds)).default([]).meta({
    title: 'Pages of places it visits',
    description: 'The first one names the place on its card.',
    one: 'place',
  }),
  abroad: z.boolean().meta({ title: 'A tour abroad, taxed as one' }),
  days: days.meta({ title: 'Number of days', description: 'As many as there are days below.' }),
};

export const stateWords = { title: 'State whose tours it belongs to', description: 'Empty on a trip abroad.' };

/** Also null in union territories without a list of their own. */
export const state = z.enum(stateIds).nullable().default(null).meta(stateWords);

export const shown = {
  kinds: z
    .array(z.enum(tripKinds))
    .min(1)
    .max(3)
    .meta({ title: 'What it visits', description: 'The most important first.', one: 'kind' }),
  rating,
  picture: pictureId,
  photos: tripPhotosSchema,
};

export const name = title.max(48).meta({ title: 'Name of the trip' });

export const highlights = (most: number) => list(4, most).meta({ title: 'Highlights on its card', one: 'highlight' });
