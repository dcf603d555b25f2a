/** The schema of a destination's file, `content/records/destinations/<id>.json`, section by section. */
import * as z from 'zod';
import { descriptionLength } from '../format/description';
import { destinationIds } from '../ids/destinations';
import { regionIds } from '../ids/regions';
import { stateIds } from '../ids/states';
import { days, id, list, monthReadOf, pictureId, rating, text, title, tripId } from './fields';

const factSchema = z.strictObject({
  label: text.max(24).meta({ title: 'What it is', description: 'Such as: Best time' }),
  value: text.max(60).meta({ title: 'What it says' }),
});

const facts = z.array(factSchema).default([]);
const factsInForm = { one: 'fact', summary: '{{label}}: {{value}}' };

const heading = text.meta({ title: 'Heading', inContract: true });

/** The records in a destination's trip grid. */
const tripSourceSchema = z.discriminatedUnion('from', [
  z.strictObject({ from: z.literal('region'), region: z.enum(regionIds) }).meta({ title: 'The packages of a region' }),
  z
    .strictObject({ from: z.literal('ids'), ids: z.array(tripId).min(1).meta({ title: 'Trips', one: 'trip' }) })
    .meta({ title: 'Single packages' }),
  /** International trips whose name or id contains the text, regardless of case. */
  z
    .strictObject({
      from: z.literal('international'),
      nameContains: text.meta({ title: 'Their name has this word' }),
      idContains: text.optional().meta({ title: 'Or their address has this word' }),
    })
    .meta({ title: 'The packages abroad with a word' }),
  z
    .strictObject({ from: z.literal('state'), state: z.enum(stateIds) })
    .meta({ title: 'The domestic tours of a state' }),
  z.strictObject({ from: z.literal('nowhere') }).meta({ title: 'None: it says what can be asked for instead' }),
]);

const placeSchema = z.strictObject({
  name: title.max(28).meta({ inContract: true }),
  text: text.max(180).meta({ title: 'What is there' }),
  picture: pictureId,
});

export const sectionSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('why-choose') }).meta({ title: 'Why choose us' }),
  z
    .strictObject({
      kind: z.literal('about-place'),
      heading: text.meta({ title: 'Heading' }),
      paragraphs: list(1, 3).meta({ one: 'paragraph' }),
      asOf: monthReadOf('in the last paragraph'),
      facts: facts.meta(factsInForm),
    })
    .meta({ title: 'About the place' }),
  z
    .strictObject({
      kind: z.literal('top-places'),
      heading: text.meta({ title: 'Heading' }),
      places: z.array(placeSchema).length(6).meta({ title: 'Six places', one: 'place', summary: '{{name}}' }),
    })
    .meta({ title: 'Six places to see' }),
  z
    .strictObject({
      kind: z.literal('trips'),
      heading,
      source: tripSourceSchema.meta({ title: 'Which trips it shows' }),
      /** The Quick Facts on each card; empty if the specification has none (Dubai). */
      facts: facts.meta({
        ...factsInForm,
        title: 'Quick Facts on each card',
        description: 'The best time has to agree with the best months of the trips.',
        inContract: true,
      }),
      /** Facts of single trips that replace those of the section with the same label. */
      ownFacts: z
        .array(z.strictObject({ trip: tripId, facts: z.array(factSchema).min(1).meta(factsInForm) }))
        .optional()
        .meta({
          title: 'Other facts for single trips',
          description: 'They take the place of those above that are called the same.',
          one: 'trip',
          summary: '{{trip}}',
        }),
      speciality: z
        .strictObject({
          otherwise: text.max(220).meta({ title: 'On every other card' }),
          /** Replaces `otherwise` on a trip whose name contains the text. */
          when: z
            .array(
              z.strictObject({
                nameContains: text.meta({ title: 'The name of the trip has' }),
                text: text.max(220).meta({ title: 'Its text' }),
              }),
            )
            .default([])
            .meta({
              title: 'On the cards of some trips',
              one: 'text',
              summary: '{{nameContains}}: {{text}}',
              inContract: true,
            }),
        })
        .meta({ title: 'Trip Speciality', summary: '{{otherwise}}' }),
      empty: z
        .strictObject({
          heading,
          line: text.meta({ title: 'Line under it', inContract: true }),
          action: text.max(24).meta({ title: 'On the button', inContract: true }),
        })
        .meta({ title: 'While it has no trips', summary: '{{heading}}' }),
      /** States on the domestic tours page, each with one line under the empty state. */
      alsoSold: z
        .array(z.strictObject({ state: z.enum(stateIds), line: text.meta({ title: 'Words of the link' }) }))
        .optional()
        .meta({
          title: 'While it has no trips: links to the tours of states',
          one: 'link',
          summary: '{{line}}',
        }),
    })
    .meta({ title: 'Its trips' }),
  z
    .strictObject({
      kind: z.literal('trip-detail'),
      tripId: tripId.meta({ title: 'Trip' }),
      missing: text.meta({ title: 'Words while the trip is not sold', inContract: true }),
      /** The services that the operator takes care of besides the trip. */
      assurances: list(3, 3).meta({ title: 'What we also see to', one: 'line', inContract: true }),
      facts: facts.meta({ ...factsInForm, inContract: true }),
      action: text.meta({ title: 'On the button', inContract: true }),
    })
    .meta({ title: 'One trip in full' }),
]);

export const destinationSchema = z.strictObject({
  id,
  name: title.max(40).meta({ title: 'Name of the place' }),
  subtitle: text.max(60).meta({ title: 'Line under the name', description: 'On its card.' }),
  description: text
    .min(descriptionLength.least)
    .max(400)
    .meta({ description: 'On its card and in search results, in whole sentences.' }),
  highlights: list(4, 9).meta({ one: 'highlight' }),
  /** The shortest and the longest trip in days. */
  duration: z
    .strictObject({
      from: days.meta({ title: 'From how many days' }),
      to: days.meta({ title: 'Up to how many days' }),
    })
    .meta({ title: 'How long trips last', summary: '{{from}} to {{to}} days' }),
  rating,
  noVisaBefore: z.boolean().optional().meta({
    title: 'No visa is needed before the flight',
    description:
      'Only for places abroad where people with an Indian passport get the visa on arrival, or need none. The list of trips shows theirs to visitors who want no visa beforehand.',
  }),
  picture: pictureId,
  /** Neighbouring destinations, linked at the foot of the page. */
  neighbours: z
    .array(z.enum(destinationIds))
    .min(2)
    .max(5)
    .meta({ title: 'Places near it', description: 'Linked at the foot of its page.', one: 'place' }),
  hero: z
    .strictObject({
      title: title.max(40).meta({ title: 'Title', inContract: true }),
      subtitle: text.max(120).meta({ title: 'Line under the title' }),
    })
    .meta({ title: 'Top of its page', summary: '{{title}}' }),
  /** The id whose page search engines should keep, if two ids are one place. */
  canonicalId: z.enum(destinationIds).optional().meta({
    title: 'The same place as',
    description: 'Only where two pages show one place: search engines then keep the other page.',
  }),
  sections: z.array(sectionSchema).min(2).meta({ title: 'Parts', description: 'Of its page, in order.', one: 'part' }),
});

const group = (words: z.GlobalMeta) =>
  z
    .strictObject({
      heading: text.max(60).meta({ title: 'Heading' }),
      ids: z.array(z.enum(destinationIds)).min(1).meta({ title: 'Places, in order', one: 'place', inContract: true }),
    })
    .meta({ ...words, summary: '{{heading}}' });

/** The index of destinations, `content/records/pages/destinations.json`: each destination is in one of its groups. */
export const destinationIndexSchema = z.strictObject({
  mostAskedFor: group({ title: 'First', description: 'Above the map.' }),
  moreOfIndia: group({ title: 'More of India' }),
  international: group({ title: 'Abroad' }),
});
