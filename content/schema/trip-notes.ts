/** The fields of every trip apart from its name, its price and its length. The page of the trip prints them. */
import * as z from 'zod';
import { festivalIds } from '../ids/festivals';
import { gatewayIds } from '../ids/gateways';
import { monthIds, weekdays } from '../ids/months';
import { anyText, clock, day, dayOfYear, list, monthReadOf, text } from './fields';
import { itineraryDaySchema } from './itinerary-cards';
import { accessSchema } from './legs';
import { tripParticulars } from './trip-particulars';

const month = z.enum(monthIds);

/** The topics of questions. */
export const questionTopics = [
  'route',
  'arrival',
  'stay',
  'food',
  'effort',
  'children',
  'weather',
  'sights',
  'papers',
  'money',
  'group',
  'safety',
] as const;

/** Seasonal sights; the finder offers a trip for each in its months. */
export const sightKinds = ['snow', 'tulips', 'flowers', 'birds', 'wildlife', 'waterfalls'] as const;

const sight = z.strictObject({
  kind: z.enum(sightKinds).meta({ title: 'What it is' }),
  months: z.array(month).min(1).max(12).meta({
    title: 'Months in which travellers find it',
    description: 'Best or fair months only. None in which the page calls it thin, over or shut.',
    one: 'month',
  }),
  note: text.max(80).optional().meta({
    title: 'Where, or how sure',
    description: 'Such as: at Solang, from late December',
  }),
});

const question = z.strictObject({
  topic: z.enum(questionTopics).meta({ title: 'What it is about' }),
  question: text.max(90),
  answer: text.max(360),
  asOf: monthReadOf('of this answer'),
});

const season = z.strictObject({
  best: z.array(month).min(1).max(12).meta({ title: 'Best months', one: 'month' }),
  fair: z
    .array(month)
    .default([])
    .meta({ title: 'Fair months', description: 'All others are off season.', one: 'month' }),
  note: text.max(220).meta({ title: 'Why' }),
  asOf: monthReadOf('of the season'),
});

/** Diets that limit the choice of food. Their labels are in `content/records/pages/finder.json`. */
export const mealKinds = ['vegetarian', 'jain'] as const;

const suits = z.strictObject({
  walking: text.max(150),
  altitude: text.max(150),
  seniors: text.max(150),
  children: text.max(150),
  food: text.max(150).meta({ title: 'Vegetarian and Jain meals' }),
  easyMeals: z.array(z.enum(mealKinds)).max(2).default([]).meta({
    title: 'Meals that are easy to get on every day',
    description: 'The finder looks for them. Leave out what has to be ordered days ahead.',
    one: 'kind of meal',
  }),
  papers: text.max(150).meta({ title: 'Permits, visa and identity papers' }),
  papersAsOf: monthReadOf('on papers'),
});

/** The earliest journeys home that travellers reach on the last day. */
const home = z.strictObject({
  flight: clock
    .optional()
    .meta({ title: 'Flight after', description: 'Such as: 5 pm. Empty: nobody flies from there.' }),
  train: clock.optional().meta({ title: 'Train after', description: 'Such as: 3 pm. Empty: no train leaves there.' }),
});

/** A day of a trip, counted from 1. */
const dayOfTrip = z.number().int().min(1).max(12).meta({ title: 'Day of the trip' });

/** A reason, which pages put after 'cannot start': 'the afternoon safari does not run on Wednesdays'. */
const reason = text.max(100).regex(/[^.]$/, 'ends with a full stop: leave it out').meta({
  title: 'Why',
  description: 'A clause without a full stop, such as: Kanha has no afternoon safari on Wednesdays',
});

export const tripNotesShape = {
  /** Also the description in search results. */
  summary: anyText
    .min(60)
    .max(112)
    .meta({ title: 'What tells it from others', description: 'One or two sentences, the first line of its page.' }),
  gateway: z.enum(gatewayIds).meta({ title: 'Town where the trip starts' }),
  start: text.max(90).meta({
    title: 'Where and when travellers are met',
    description: 'Such as: Kochi airport or Ernakulam Junction, 8:30 am',
  }),
  end: text.max(90).meta({ title: 'Where and when it ends' }),
  home: home.optional().meta({
    title: 'Journey home on the last day',
    description: 'The hours after which travellers can safely leave. Empty: it depends on their own flight.',
    summary: 'flight after {{flight}}, train after {{train}}',
  }),
  /** The finder searches them, and maps prefer them to other places. */
  route: list(2, 12).meta({ title: 'Towns and sights in the order of the road', one: 'place' }),
  plan: z.array(itineraryDaySchema).min(1).max(12).meta({ title: 'Days', one: 'day', summary: '{{title}}' }),
  inclusions: list(4, 8).meta({ title: 'Included in the price', one: 'line' }),
  exclusions: list(3, 6).meta({ title: 'Not included', one: 'line' }),
  season: season.meta({ summary: '{{note}}' }),
  /** Days that recur each year, when parks, passes, shrines or camps are closed. The page prints no peak dates for them. */
  cannotStart: z
    .array(
      z.strictObject({
        from: dayOfYear,
        until: dayOfYear,
        /** The last day on which it cannot start, in the years in which that is not `until`. */
        otherYears: z
          .array(day)
          .max(6)
          .refine(
            (days) => new Set(days.map((one) => one.slice(0, 4))).size === days.length,
            'has two days of one year',
          )
          .optional()
          .meta({
            title: 'Last day in other years',
            description:
              'Only where the day moves, as it does with a festival: the last day of each year in which it differs.',
            one: 'day',
          }),
      }),
    )
    .max(4)
    .default([])
    .meta({
      title: 'Days of the year on which it cannot start',
      description: 'Only where something on its road is shut: from 10-16 (16 October) until 05-31 (31 May), say.',
      one: 'span',
      summary: '{{from}} to {{until}}',
    }),
  /** A start is refused if a day of the trip then falls on a day of the week on which its sight is closed. */
  closedOn: z
    .array(
      z.strictObject({
        day: dayOfTrip,
        weekdays: z.array(z.enum(weekdays)).min(1).max(6).meta({
          title: 'Days of the week on which that day cannot be as planned',
          one: 'day of the week',
        }),
        because: reason,
      }),
    )
    .max(6)
    .default([])
    .meta({
      title: 'Closed on days of the week',
      description:
        'Only where the trip cannot start so that it is there on such a day. Not where the plan has something else for it.',
      one: 'closing day',
      summary: 'Day {{day}}: {{because}}',
    }),
  /** Festivals that the trip must not meet, or had better not. */
  avoids: z
    .array(
      z.strictObject({
        festival: z.enum(festivalIds),
        only: text.max(40).optional().meta({
          title: 'Only its days of this name',
          description: 'As in the calendar of festivals, such as: Mauni Amavasya.',
        }),
        days: z.array(dayOfTrip).max(12).default([]).meta({
          title: 'On these days of the trip',
          description: 'Empty: on any day on which it is where the festival is held.',
          one: 'day',
        }),
        around: z.number().int().min(1).max(7).optional().meta({
          title: 'Days before and after the festival that count too',
        }),
        must: z.boolean().meta({
          title: 'It cannot start so',
          description: 'Not ticked: it can, and the page says why another day is better.',
        }),
        because: reason,
      }),
    )
    .max(8)
    .default([])
    .meta({
      title: 'Festivals to keep clear of',
      one: 'festival',
      summary: '{{festival}}: {{because}}',
    }),
  /** The operator's own full days. A group has the status of its dates instead. */
  fullOn: z
    .array(
      z.strictObject({
        from: day.meta({ title: 'First day on which it cannot start any more' }),
        until: day.meta({ title: 'Last day' }),
      }),
    )
    .max(60)
    .default([])
    .meta({
      title: 'Days that are full',
      description: 'On which no car, hotel or permit is left for this trip.',
      one: 'span',
      summary: '{{from}} to {{until}}',
    }),
  /** The most important first, without anything that depends on luck or costs extra. */
  sights: z.array(sight).default([]).meta({
    title: 'What is there in some months only',
    description: 'Snow, flowers, birds, animals, waterfalls: the finder looks for them in their months.',
    one: 'sight',
    summary: '{{kind}}',
  }),
  suits: suits.meta({ title: 'Whom it suits', summary: '{{walking}}' }),
  /** The age in years; `suits.children` has the same. */
  childrenFrom: z.number().int().min(0).max(12).nullable().default(null).meta({
    title: 'Pleasant for children from the age of',
    description: '0 for any age; empty on a trip planned without children.',
  }),
  /** Numbers by which the finder compares trips. */
  access: accessSchema.meta({
    title: 'What a body has to do',
    summary: '{{walkingKm}} km on foot, {{steps}} steps, {{highestPoint}} m',
  }),
  /** Search words that neither its name nor its stops contain. */
  alsoFoundBy: z
    .array(anyText.min(3))
    .min(1)
    .max(4)
    .optional()
    .meta({ title: 'Further words a search finds it by', one: 'word' }),
  questions: z.array(question).min(3).max(5).meta({ one: 'question', summary: '{{question}}' }),
  ...tripParticulars,
  /** Without it the page claims no check. */
  checked: z
    .strictObject({
      by: text.max(60).meta({ title: 'Checked by' }),
      on: day.meta({ title: 'Checked on' }),
    })
    .optional()
    .meta({ description: 'Who checked times, closures and inclusions.', summary: '{{on}} by {{by}}' }),
};
