/** The schemas of the texts of single pages, `content/records/pages/*.json`. */
import * as z from 'zod';
import { monthIds } from '../ids/months';
import { stateIds } from '../ids/states';
import { destinationIndexSchema } from './destinations';
import { descriptionWords, list, searchDescription, text } from './fields';
import { filledText, filledTitle } from './filled-text';
import { everywhere } from './everywhere-texts';
import { bookingForm, controls, finderPage, formNotices, finderSearch, messageForm } from './form-texts';
import { openingHours } from './operator';
import {
  button,
  counted,
  head,
  heading,
  hero,
  heroWith,
  picture,
  quoted,
  searchTitle,
  subtitle,
  words,
} from './page-parts';
import { kinds } from './kind-texts';
import { maps } from './map-texts';
import { party } from './party-texts';
import { formats } from './format-texts';
import { prices } from './price-texts';
import { seasons, tripPage } from './trip-texts';

const lead = words(200, 'Text under the heading');

const stat = z.strictObject({ value: quoted(words(10)), label: quoted(words(40)) });

/** The icons that `components/sections/services.tsx` has for a service. */
export const serviceIcons = ['heart', 'family', 'plane', 'college', 'factory', 'passport'] as const;

const home = z.strictObject({
  title: searchTitle,
  description: searchDescription.meta(descriptionWords),
  hero: heroWith({
    picture,
    explore: quoted(button('First button')),
    custom: quoted(button('Second button')),
    stats: z.array(stat).length(4).meta({ title: 'Figures', one: 'figure', summary: '{{value}} {{label}}' }),
  }),
  why: z
    .strictObject({
      heading: heading.meta({ description: 'The name of the company follows it.' }),
      lead,
      services: z
        .array(z.strictObject({ icon: z.enum(serviceIcons), title: quoted(words(40)), text: words(160) }))
        .min(1)
        .max(9)
        .meta({ one: 'service', summary: '{{title}}' }),
      also: z
        .strictObject({ heading, items: list(1, 10).meta({ one: 'service' }) })
        .meta({ title: 'Further services' }),
      stats: z
        .array(z.strictObject({ ...stat.shape, note: quoted(words(60, 'Line under it')) }))
        .length(3)
        .meta({ title: 'Figures', one: 'figure', summary: '{{value}} {{label}}' }),
    })
    .meta({ title: 'Why Choose' }),
  featured: z
    .strictObject({
      heading,
      lead,
      filters: z
        .strictObject({
          legend: words(40, 'Name of the choice, for screen readers'),
          all: quoted(button('All')),
          domestic: quoted(button('Domestic')),
          honeymoon: quoted(button('Honeymoon')),
        })
        .meta({ title: 'Filters' }),
      more: quoted(button('Link')),
    })
    .meta({ title: 'Featured packages' }),
  domestic: z
    .strictObject({
      heading,
      lead: filledText(
        text.max(200),
        { states: 'the number of states with tours, such as: twenty states' },
        { title: 'Text under the heading' },
      ),
      more: button('Link'),
      posters: z
        .array(z.strictObject({ state: z.enum(stateIds), picture }))
        .length(6)
        .meta({ title: 'States with a picture', one: 'state', summary: '{{state}}' }),
    })
    .meta({ title: 'India by state' }),
  honeymoon: z
    .strictObject({
      heading,
      lead: filledText(
        text.max(200),
        { honeymoons: 'their number, such as: six honeymoons' },
        { title: 'Text under the heading' },
      ),
      more: button('Link'),
    })
    .meta({ title: 'Honeymoons' }),
  contact: z
    .strictObject({
      heading,
      lead,
      emergency: words(40, 'Before the hours of emergency support'),
      hours: z
        .strictObject({
          instead: openingHours.meta({ title: 'While the office hours under “Our details” are these' }),
          shown: openingHours.meta({ title: 'This page shows these' }),
        })
        .meta({
          title: 'Office hours on this page',
          description: 'Once the office hours under “Our details” change, this page shows them too.',
          inContract: true,
        }),
    })
    .meta({ title: 'Message form' }),
});

const card = (title: string) => z.strictObject({ heading, note: words(100, 'Line under it') }).meta({ title });

const contact = z.strictObject({
  ...head,
  summary: words(120, 'Line about this page in lists for machines'),
  hero,
  cards: z
    .strictObject({
      phone: card('Phone'),
      email: z.strictObject({ heading, note: quoted(words(100, 'Line under it')) }).meta({ title: 'Email' }),
      address: card('Address'),
      hours: z.strictObject({ heading }).meta({ title: 'Office hours' }),
    })
    .meta({ title: 'How to reach you' }),
  details: words(60, 'Name of this part for screen readers'),
  form: z
    .strictObject({
      heading,
      lead,
      action: button(),
      byMail: button('Link to the email'),
      notOpened: words(60, 'Link where the chat has not opened'),
      emptyHint: words(160, 'Hint while the message is empty'),
    })
    .meta({ title: 'Form' }),
  whatsapp: z.strictObject({ heading, text: words(200), action: button() }).meta({ title: 'Chat' }),
  chat: button('Button on the picture'),
});

const booking = z.strictObject({ ...head, hero });

const destinations = z.strictObject({
  ...head,
  description: filledText(searchDescription, { places: 'their number, such as: 22 places' }, descriptionWords),
  hero: z.strictObject({ title: heading, subtitle: quoted(subtitle) }).meta({ title: 'On the picture at the top' }),
  explore: button('Link on each card'),
  ...destinationIndexSchema.shape,
});

const honeymoons = { Honeymoons: 'their number, such as: Six honeymoons' };

const honeymoon = z.strictObject({
  ...head,
  description: filledText(searchDescription, honeymoons, descriptionWords),
  hero: heroWith({ action: button() }),
  heading: filledTitle(60, honeymoons, { title: 'Heading of the list' }),
  action: quoted(button('Button of each honeymoon')),
});

const sizes = { people: 'the smallest and the largest group, such as: 12 to 50' };

const groupTours = z.strictObject({
  ...head,
  description: filledText(searchDescription, { Tours: 'their number, such as: Six tours', ...sizes }, descriptionWords),
  hero: z
    .strictObject({
      title: heading,
      subtitle: filledText(text.max(140), sizes, { title: 'Line under the heading' }),
      action: button(),
    })
    .meta({ title: 'On the picture at the top' }),
  heading,
  people: filledText(text.max(40), { from: 'the least', to: 'the most' }, { title: 'Number of people in a group' }),
  action: quoted(button('Button of each tour')),
});

const state = { state: 'the name of the state' };

const domestic = z.strictObject({
  ...head,
  title: filledText(text.max(60), { states: 'the number of states with tours' }, { title: 'Title in search results' }),
  hero,
  chooser: words(40, 'Over the states'),
  tours: counted('Number of tours of a state'),
  someOfTours: filledText(
    text.max(40),
    {
      count: 'the number on this page',
      total: 'the number on the page of the state, with packages, honeymoons and groups',
    },
    { title: 'The same if the page of the state has more' },
  ),
  all: filledText(text.max(100), state, { title: 'Link to the page of a state' }),
  empty: z
    .strictObject({
      heading: quoted(heading),
      line: quoted(filledText(text.max(120), state, { title: 'Text under it' })),
      others: filledText(text.max(60), state, { title: 'Link to your other trips there' }),
    })
    .meta({ title: 'A state without tours' }),
});

const explorePackages = z.strictObject({
  ...head,
  hero,
  count: counted('Beside the name of a region'),
  more: button('Link under the list'),
});

const allPackages = z.strictObject({
  ...head,
  hero: z.strictObject({ title: quoted(heading), subtitle }).meta({ title: 'On the picture at the top' }),
  list: words(40, 'Name of the list for screen readers'),
  search: z.strictObject({ label: words(40), placeholder: quoted(words(40, 'In the empty field')) }),
  legends: z
    .strictObject({ categories: words(40, 'Kinds, for screen readers'), sorts: words(40, 'Orders') })
    .meta({ title: 'Names of the choices' }),
  categories: z
    .strictObject({
      all: button('All'),
      domestic: button('Domestic'),
      honeymoon: button('Honeymoon'),
      international: button('International'),
    })
    .meta({ title: 'Kinds', inContract: true }),
  sorts: z
    .strictObject({ name: button('By name'), price: button('By price'), rating: button('By rating') })
    .meta({ title: 'Orders', inContract: true }),
  empty: z
    .strictObject({ heading: quoted(heading), line: quoted(words(100, 'Text under it')), action: quoted(button()) })
    .meta({ title: 'Nothing found' }),
  others: filledText(
    text.max(160),
    { shown: 'the number of signature packages', others: 'the number of other trips' },
    { title: 'Under the list', description: 'Links to the other lists follow. Also on the page Explore Packages.' },
  ),
});

const itineraries = z.strictObject({
  ...head,
  description: filledText(
    searchDescription,
    { Plans: 'their number, such as: Six day-by-day plans' },
    descriptionWords,
  ),
  hero: z.strictObject({ title: quoted(heading), subtitle }).meta({ title: 'On the picture at the top' }),
  list: words(40, 'Name of the list for screen readers'),
  choose: words(60, 'Over the list'),
  file: words(20, 'After the button of each itinerary'),
  action: quoted(button('Button of each itinerary')),
  custom: z
    .strictObject({ heading: quoted(heading), text: words(200), action: quoted(button()) })
    .meta({ title: 'A plan of one’s own' }),
});

const notes = Object.fromEntries(monthIds.map((month) => [month, words(250)])) as Record<
  (typeof monthIds)[number],
  z.ZodString
>;

const whenToGo = z.strictObject({
  ...head,
  summary: words(120, 'Line about this page in lists for machines'),
  hero,
  chooser: words(40, 'Name of the choice of months'),
  skip: words(40, 'Link past the chart'),
  caption: words(120, 'Text under the chart'),
  what: words(60, 'Heading over the rows, for screen readers'),
  marks: z.strictObject({ best: words(30), fair: words(30) }).meta({ title: 'What the marks mean' }),
  inMonth: filledText(
    text.max(60),
    { name: 'the place, kind or sight', month: 'the month' },
    { title: 'Name of a number, for screen readers' },
  ),
  counts: z
    .strictObject({
      best: counted('Trips at their best'),
      fair: counted('Trips that are good'),
      festivals: counted('Festivals'),
      peaks: counted('Peak dates'),
    })
    .meta({ title: 'Numbers of a month, for screen readers' }),
  parts: z
    .strictObject({ india: words(40), abroad: words(40), kinds: words(40), sights: words(40) })
    .meta({ title: 'Parts of the chart' }),
  dates: z
    .strictObject({
      heading,
      festivals: words(40),
      peaks: words(40),
      peak: filledText(text.max(60), { name: 'their name' }, { title: 'Name of peak dates among festivals' }),
    })
    .meta({ title: 'Festivals and peak dates' }),
  notes: z.strictObject(notes).meta({ title: 'Weather and roads by month' }),
});

const notFound = z.strictObject({
  title: searchTitle,
  description: searchDescription.meta(descriptionWords),
  picture,
  code: quoted(words(10, 'Over the heading')),
  heading: quoted(heading),
  text: words(200),
  action: quoted(button()),
  ask: button('Link to a planner'),
});

const offline = z.strictObject({
  title: searchTitle,
  description: searchDescription.meta(descriptionWords),
  heading,
  text: words(200),
  kept: words(160, 'What still opens'),
  action: button(),
});

const error = z.strictObject({ heading: quoted(heading), text: words(200), retry: button() });

const customTrip = z.strictObject({
  title: searchTitle,
  description: searchDescription.meta(descriptionWords),
  heading,
  text: words(200),
  action: button(),
});

/** The texts of every destination page around those of its record, and on the cards of packages. */
const destination = z.strictObject({
  whyChoose: z
    .strictObject({
      heading: filledTitle(60, { company: 'its name' }),
      tagline: quoted(words(100, 'Line under the heading')),
      cards: z
        .strictObject({
          experience: z.strictObject({ title: quoted(words(40)), text: quoted(words(80)) }),
          price: z.strictObject({ title: quoted(words(40)), text: quoted(words(80)) }),
          support: z.strictObject({ title: quoted(words(40)), text: quoted(words(80)) }),
        })
        .meta({ title: 'Promises' }),
    })
    .meta({ title: 'Why Choose' }),
  card: z
    .strictObject({
      badge: quoted(words(20, 'Badge')),
      attractions: quoted(words(40, 'Over the sights')),
      facts: quoted(words(40, 'Over the facts')),
      speciality: quoted(words(40, 'Over the speciality')),
      book: quoted(button()),
    })
    .meta({ title: 'Card of a package' }),
  buttons: z
    .strictObject({ trips: button('To the tours'), ask: button('To a planner') })
    .meta({ title: 'Buttons at the top' }),
  highlights: heading,
  sample: filledTitle(60, { days: 'the number of days' }, { title: 'Over the plan' }),
  wholeTrip: words(60, 'Link to the page of the trip'),
  moreTrips: filledTitle(60, { place: 'its name' }, { title: 'Over further trips' }),
  otherPlaces: heading.meta({ title: 'Over other places' }),
  moreHighlights: quoted(
    filledText(text.max(20), { count: 'how many more it has' }, { title: 'On its card, after three highlights' }),
  ),
  searchTitle: filledText(
    text.max(60),
    { place: 'its name', price: 'the lowest price of a person, with tax' },
    { title: 'Title in search results, where there is such a price' },
  ),
});

const ofState = (most: number, title: string) => filledText(text.max(most), state, { title });

/** The texts of every state's page around those of its record. */
const statePage = z.strictObject({
  name: ofState(60, 'Name in links'),
  heading: filledTitle(60, state, { title: 'On the picture at the top' }),
  seeTours: button('To the tours'),
  ask: button('To a planner'),
  about: heading.meta({ title: 'Over the description' }),
  facts: z
    .strictObject({ tours: words(20), length: words(20), prices: words(20), starts: words(20, 'Towns of the start') })
    .meta({ title: 'Labels of its figures' }),
  pricesFrom: filledText(
    text.max(80),
    { price: 'the lowest price of a person', total: 'the same with tax' },
    { title: 'Its prices' },
  ),
  tours: filledTitle(60, state, { title: 'Over its tours' }),
  toursLead: words(100, 'Under that heading'),
  season: heading.meta({ title: 'Over its months' }),
  seasons,
  reach: heading.meta({ title: 'Over the ways there' }),
  further: heading.meta({ title: 'Over further pages' }),
  places: words(60, 'Over its places'),
  neighbours: words(60, 'Over the states next to it'),
  all: button('Link to all states'),
  inFooter: words(40, 'Over the states at the foot of every page'),
  trips: counted('Number of its trips, in search results'),
  searchTitle: filledText(
    text.max(60),
    { name: 'its name in links', trips: 'the number of its trips, as above', price: 'the lowest price with tax' },
    { title: 'Title in search results' },
  ),
});

const month = { month: 'its name' };
const best = { best: 'the number of trips at their best in it' };

/** The texts of every list and month around those of its record. */
const listPage = z.strictObject({
  see: counted('Button to the trips'),
  about: heading.meta({ title: 'Over the opening' }),
  trips: heading.meta({ title: 'Over the trips' }),
  rest: counted('On a phone, before the trips after the first six'),
  inFinder: filledText(text.max(80), { count: 'the number of trips' }, { title: 'Link of a list to the finder' }),
  also: words(40, 'Before the lists of a trip, on its page'),
  card: filledText(
    text.max(80),
    { town: 'the town of the start', months: 'such as: Oct to Feb' },
    { title: 'On the card of a trip' },
  ),
  all: heading.meta({ title: 'Over the links to all lists' }),
  inFooter: words(40, 'Over the kinds at the foot of every page'),
  ofMonth: z
    .strictObject({
      column: filledTitle(60, month, { title: 'Over its part of the chart' }),
      wholeYear: button('Link to the chart'),
      lead: z
        .strictObject({
          all: filledText(text.max(140), { ...month, ...best }, { title: 'Where all trips are shown' }),
          some: filledText(
            text.max(140),
            { ...month, ...best, shown: 'the number of trips shown' },
            { title: 'Where some are shown' },
          ),
        })
        .meta({ title: 'Under the heading over the trips' }),
      inFinder: filledText(
        text.max(80),
        { count: 'the number of trips at their best or good in it', ...month },
        { title: 'Link to the finder' },
      ),
    })
    .meta({ title: 'On months' }),
});

/** The schemas by the name of their file. */
export const pageSchemas = {
  home,
  contact,
  booking,
  destinations,
  honeymoon,
  'group-tours': groupTours,
  domestic,
  'explore-packages': explorePackages,
  'all-packages': allPackages,
  itineraries,
  'when-to-go': whenToGo,
  destination,
  state: statePage,
  list: listPage,
  trip: tripPage,
  prices,
  formats,
  party,
  kinds,
  maps,
  'booking-form': bookingForm,
  'message-form': messageForm,
  'form-notices': formNotices,
  finder: finderPage,
  'finder-search': finderSearch,
  controls,
  everywhere,
  'not-found': notFound,
  offline,
  error,
  'custom-trip': customTrip,
} as const;

export type PageFile = keyof typeof pageSchemas;
