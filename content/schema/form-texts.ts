/** The schemas of the texts of forms, of controls and of the finder, `content/records/pages/*.json`. Browsers load most of them. */
import * as z from 'zod';
import { list, text } from './fields';
import { filledText } from './filled-text';
import { finderGroupTexts } from './finder-groups';
import { button, counted, filledWords, head, heading, hero, labels, picture, quoted, words } from './page-parts';

/** The choices of the booking form for travellers without one of our trips (specification, section 3). */
const bookingPackages = [
  'goa-beach',
  'kerala-backwaters',
  'rajasthan-royal',
  'himalayan-adventure',
  'south-india-temple',
] as const;

export const bookingForm = z.strictObject({
  steps: labels(['trip', 'you', 'wishes']).meta({ title: 'Names of the steps' }),
  progress: z
    .strictObject({ name: words(40, 'Name of the list of steps'), done: words(40, 'After a step that is done') })
    .meta({ title: 'Steps, for screen readers' }),
  packages: labels(bookingPackages).meta({ title: 'Packages to choose' }),
  trips: words(40, 'Over our trips in that choice'),
  unknownTrip: words(120, 'Where a link names a trip that does not exist'),
  fields: labels(['package', 'travelers', 'people', 'startDate', 'name', 'email', 'phone', 'address', 'requirements'])
    .extend({
      startDate: words(40, 'Start date'),
      child: filledText(text.max(40), { number: 'the number of the child' }),
    })
    .meta({ title: 'Labels of the fields' }),
  prompts: z
    .strictObject({
      package: words(40, 'While no package is chosen'),
      howMany: words(40, 'While no number is chosen'),
      date: words(40, 'While no date of a group is chosen'),
      requirements: words(120, 'In the empty field of the last step'),
    })
    .meta({ title: 'While fields are empty' }),
  optional: words(40, 'After the label of a field that may stay empty'),
  moreThanMost: filledText(
    text.max(40),
    { most: 'the most travellers with a price on the site' },
    { title: 'Number of travellers without a price' },
  ),
  children: z
    .strictObject({
      legend: words(40, 'Over their ages'),
      none: words(40, 'No further child'),
      unknownAge: words(40, 'A child without an age', 'Until the age is chosen there is no total.'),
    })
    .meta({ title: 'Children' }),
  total: z
    .strictObject({
      label: words(40, 'Before the total'),
      hint: words(120, 'While there is none yet'),
      ordinary: words(120, 'While there is no start date'),
      largeGroup: filledText(
        text.max(160),
        { most: 'the most travellers with a price on the site' },
        { title: 'For more travellers', description: 'Links to the chat and to the telephone follow.' },
      ),
    })
    .meta({ title: 'Total' }),
  next: quoted(button('To the next step')),
  previous: quoted(button('To the step before')),
  confirm: quoted(button('At the end')),
  pastDate: words(120, 'Where the start date is past'),
  confirmed: z
    .strictObject({
      picture,
      notSent: words(120, 'Over the ways to send the details', 'It stands above the heading.'),
      heading: quoted(heading),
      text: quoted(words(160)),
      contact: words(40, 'Before name, phone, email and address'),
      stepsHeading: words(60, 'Over what happens next'),
      steps: list(1, 8).meta({ title: 'What happens next', one: 'step' }),
      missing: words(80, 'Before fields that are empty'),
      past: words(120, 'Before a start date that is past'),
      whatsapp: button('To the chat'),
      mail: button('To the email'),
      form: button('To the booking form'),
      home: quoted(button('To the home page')),
    })
    .meta({ title: 'After the last step' }),
  message: z
    .strictObject({
      opening: filledText(text.max(120), { company: 'its name' }, { title: 'First line' }),
      page: words(40, 'Label of the address of the page'),
      subject: words(60, 'Subject of the email'),
    })
    .meta({ title: 'Message with the details' }),
  plainForm: button('Where scripts do not run'),
});

export const messageForm = z.strictObject({
  labels: z
    .strictObject({
      first_name: words(40, 'First name'),
      last_name: words(40, 'Last name'),
      email: words(40),
      phone: words(40),
      travel_preference: words(40, 'Travel preference'),
      message: words(40),
    })
    .meta({ title: 'Labels of the fields' }),
  preferences: labels(['domestic', 'international', 'honeymoon', 'adventure', 'custom']).meta({
    title: 'Travel preferences',
  }),
  orInitial: words(40, 'After the label of the last name'),
  choosePreference: words(40, 'While no preference is chosen'),
  messagePlaceholder: words(80, 'In the empty message'),
  about: words(80, 'Begins the message from the page of a trip', 'The name of the trip follows.'),
  opening: filledText(text.max(120), { company: 'its name' }, { title: 'First line of the enquiry' }),
  subject: words(60, 'Subject of the email'),
  send: button(),
  sending: quoted(words(40, 'While it is being sent')),
  success: quoted(words(100, 'Once it is sent')),
  failure: quoted(words(100, 'Where it could not be sent')),
  noAnswer: words(200, 'Where no answer came'),
  notConnected: words(200, 'While no form service is connected'),
  byWhatsapp: button('To the chat'),
  byMail: button('To the email'),
});

export const controls = z.strictObject({
  bookNow: quoted(button('To the booking form')),
  whatsapp: button('To the chat'),
  call: words(20, 'Before the telephone number'),
  inNewTab: words(40, 'After a link to another site, for screen readers'),
  skipToContent: button('First link of each page, for the keyboard'),
  bannerTermsLink: z
    .strictObject({ label: button('Link'), of: words(40, 'After it, for screen readers') })
    .meta({ title: 'Terms of the offer, beside the banner' }),
  phoneMenu: z
    .strictObject({
      open: button('To open it, for screen readers'),
      close: button('To close it, for screen readers'),
      quote: quoted(button('At its end')),
    })
    .meta({ title: 'Menu of phones' }),
  stateArrows: z
    .strictObject({ previous: words(40), next: words(40) })
    .meta({ title: 'Arrows beside the states, for screen readers' }),
  packages: quoted(counted('Over a list of packages')),
  otherTrips: z
    .strictObject({
      all: words(60, 'Without a search text'),
      withText: filledText(text.max(60), { text: 'what was searched for' }, { title: 'With a search text' }),
    })
    .meta({ title: 'From a search for packages to all trips' }),
  copying: z
    .strictObject({
      long: words(160, 'Beside the link'),
      action: button(),
      done: words(80, 'Once it is copied'),
      blocked: words(160, 'Where the browser does not allow it'),
      text: words(40, 'Name of the text for screen readers'),
    })
    .meta({ title: 'A text too long for a link' }),
  photograph: words(40, 'Before the name of a photographer'),
  noticeLabel: words(40, 'Name of the notice at the top, for screen readers'),
  reference: filledText(
    text.max(40),
    { campaign: 'its names' },
    { title: 'Ends messages of visitors from a campaign', description: 'The Privacy page names it too.' },
  ),
});

const count = (of: string) => ({ count: `the number of ${of}` });

export const finderPage = z.strictObject({
  ...head,
  hero,
  heading: heading.meta({ title: 'Over the list' }),
  link: button('Link from other pages'),
  linkForTwo: filledText(text.max(60), count('trips for two'), { title: 'Link to the trips for two' }),
  linkWithCount: filledText(text.max(80), count('trips'), { title: 'Link with the number of trips' }),
  row: z
    .strictObject({
      first: filledText(
        text.max(60),
        { days: 'the length, such as: 5 Days / 4 Nights', town: 'the town of the start' },
        { title: 'Days and start' },
      ),
      each: filledText(text.max(40), { price: 'half of the price' }, { title: 'On a trip sold per couple' }),
      rated: filledText(text.max(40), { rating: 'the number, such as: 4.8' }, { title: 'Rating' }),
    })
    .meta({ title: 'A trip as a row' }),
  flightsExtra: words(40, 'Where flights are not in the price'),
  suits: z
    .strictObject({
      byCar: filledText(text.max(40), { hours: 'such as: 4 h 30 min' }, { title: 'Longest drive of a day' }),
      noDrives: words(40, 'Without a drive'),
      onFoot: filledText(
        text.max(60),
        { drive: 'one of the two above', km: 'the kilometres' },
        { title: 'Together with the way on foot' },
      ),
      steps: filledText(text.max(40), { steps: 'their number' }, { title: 'Steps' }),
      noSteps: words(40, 'Without steps'),
    })
    .meta({ title: 'Why a trip suits who travels' }),
  groups: finderGroupTexts,
  compare: z
    .strictObject({
      rows: labels([
        'price',
        'flights',
        'days',
        'starts',
        'route',
        'stay',
        'drive',
        'year',
        'sights',
        'walking',
        'night',
        'hotels',
        'meals',
      ]).meta({ title: 'Its rows' }),
      withTcs: filledText(text.max(60), { total: 'the price', tcs: 'the tax' }, { title: 'Price, where TCS is in it' }),
      noFlights: words(40, 'Without flights in the price'),
      flightsAbroad: words(60, 'Where flights abroad are not in the price'),
      dayTrip: words(40, 'Route, nights and hotels of a day tour'),
      none: words(20, 'Drive, hotels and meals where there are none'),
      noSights: words(20, 'Without sights of some months'),
      km: filledText(text.max(20), { km: 'the kilometres' }, { title: 'Walking' }),
      steps: filledText(text.max(40), { steps: 'their number' }, { title: 'Steps' }),
      meals: z
        .strictObject({ breakfast: counted('Breakfasts'), lunch: counted('Lunches'), dinner: counted('Dinners') })
        .meta({ title: 'Meals' }),
    })
    .meta({ title: 'Comparison of trips' }),
  intro: words(160, 'Over the choices'),
  introKeep: words(160, 'After it, where scripts run'),
  note: words(700, 'Under the list'),
  noteElders: filledText(
    text.max(300),
    {
      choice: 'the label of the choice',
      hours: 'the hours on the road',
      km: 'the kilometres on foot',
      steps: 'the steps',
    },
    { title: 'Under the list, on trips with elders' },
  ),
  sort: z
    .strictObject({
      legend: words(40, 'Name of the choice'),
      best: button('Best first'),
      name: button('By name'),
      price: button('Cheapest first'),
      'price-down': button('Most expensive first'),
      days: button('By days'),
      drive: button('Least driving first'),
      rating: button('By rating'),
    })
    .meta({ title: 'Orders' }),
});

const place = { name: 'the place asked for' };
const number = { number: 'the number' };
const best = { best: 'the best months, such as: Nov to Feb' };
const months = { months: 'the months, such as: January, or: Dec to Mar' };

/** A text with placeholders, of one line. */
const line = (title: string, names: Readonly<Record<string, string>>) => filledWords(140, title, names);

/** The texts of the finder that its scripts load. */
export const finderSearch = z.strictObject({
  skip: words(40, 'Link past the choices'),
  search: z
    .strictObject({
      label: words(40),
      placeholder: words(40, 'In the empty field'),
      action: button(),
    })
    .meta({ title: 'Search box' }),
  examples: z
    .array(
      z.strictObject({
        label: words(60),
        query: text
          .regex(/^[a-z]+=[a-z0-9-]+(&[a-z]+=[a-z0-9-]+)*$/, "must look like 'sight=snow&month=dec'")
          .meta({ title: 'Choices', description: 'As in the address of the finder: sight=snow&month=dec' }),
      }),
    )
    .min(1)
    .max(6)
    .meta({ title: 'Examples', one: 'example', summary: '{{label}}' }),
  noScript: words(160, 'Where scripts do not run'),
  showing: counted('Over the list'),
  showAll: filledText(text.max(40), { count: 'their number' }, { title: 'Button under the first trips' }),
  season: z
    .strictObject({
      best: line('Best months only', best),
      withFair: line('With good months', { ...best, fair: 'the good months' }),
    })
    .meta({ title: 'The year of a trip, for screen readers' }),
  ask: z
    .strictObject({
      chips: words(40, 'Name of the wishes for screen readers'),
      remove: line('Button to remove a wish', { name: 'the wish' }),
      leftOut: words(40, 'On a wish that is left out'),
      understood: line('What was understood', { names: 'the wishes' }),
      unknown: line('What was not understood', { names: 'the words' }),
      relaxed: line('Where no trip has all', { names: 'all wishes', left: 'the wishes that are left out' }),
      leaves: labels(['price', 'days', 'month', 'from', 'near', 'suits', 'steps', 'food']).meta({
        title: 'Names of wishes that are left out',
      }),
      tooMany: filledWords(160, 'More travellers than have a price', { most: 'the most travellers with one' }),
      notOffered: line('A place without a trip', place),
      either: line('Places that no trip visits together', { names: 'the places' }),
      startsNearest: line('A town where no trip starts', { name: 'the town asked for', town: 'the nearest start' }),
      nearTo: line('A town that we do not know', { name: 'the town asked for', town: 'the nearest town' }),
      page: words(80, 'Before a page that may answer'),
      reading: words(60, 'While a search from a link is read'),
      failed: words(160, 'Where the search did not load'),
      without: line('A wish that is left out', { name: 'the wish' }),
      like: line('Places that are like another', { name: 'the other place' }),
      within: line('Trips within a distance', { km: 'the kilometres', town: 'the town' }),
      cut: filledWords(160, 'A text that is too long', { most: 'the characters that are read' }),
      compare: filledWords(80, 'Button that compares places', { names: 'the places' }),
      unsure: z
        .strictObject({
          question: filledWords(80, 'The question', number),
          people: line('As people', number),
          kids: line('As children', number),
          child: line('As the age of a child', number),
          days: line('As days', number),
          age: line('As the age of an adult', number),
          budget: line('As thousands of rupees', number),
          date: line('As a day of a month', number),
          class: line('As a class', number),
        })
        .meta({
          title: 'A number that may mean several things',
          description: 'Each meaning is put into the search in place of the number, so the search must understand it.',
        }),
      says: labels(
        ['near-me', 'crowds', 'weather', 'live', 'oci', 'health', 'clock', 'hours', 'pets', 'included'],
        160,
      ).meta({
        title: 'What a search cannot answer, and who can',
      }),
    })
    .meta({ title: 'Answers to a search' }),
  why: z
    .strictObject({
      sight: line('A sight in some months', { sight: 'its label', ...months }),
      best: line('Months in which it is at its best', months),
      fair: line('Months in which it is good', months),
      passing: line('A place that it passes', { place: 'its name' }),
      near: line('Near a town', { km: 'the distance as the crow flies', town: 'its name' }),
      start: line('Starts near a town', { km: 'the distance as the crow flies', town: 'its name' }),
      instead: line('Instead of a place without a trip', { place: 'its name' }),
      request: line('Price on request in a month', { month: 'such as: April 2027' }),
      requestFrom: line('Price on request from a day of a month on', { day: 'such as: 10 April 2027' }),
      requestUntil: line('Price on request until a day of a month', { day: 'such as: 10 May 2027' }),
    })
    .meta({ title: 'Why a trip is in the list', description: 'They follow one another, with commas between them.' }),
  choose: z
    .strictObject({
      nothing: words(40, 'Before anything is chosen'),
      change: button(),
      show: button('To the trips'),
      showCounted: counted('To the trips, with their number'),
    })
    .meta({ title: 'Bar on phones' }),
  empty: z
    .strictObject({
      heading,
      line: words(120, 'Text under it'),
      action: button(),
      custom: button('To a trip of one’s own'),
      without: counted('Link that takes a choice back', { names: 'the choices' }),
    })
    .meta({ title: 'Nothing found' }),
  keep: button('To keep a trip'),
  seeShortlist: button('To the trips kept'),
  list: z
    .strictObject({
      heading,
      alone: words(100, 'With one trip only'),
      compare: line('To compare all', { count: 'their number' }),
      compareFirst: line('To compare the first', { shown: 'how many are compared', count: 'how many are kept' }),
      compared: words(40, 'Over the rows, for screen readers'),
      sameTwo: words(40, 'Where both have the same'),
      sameAll: words(40, 'Where all have the same'),
      map: line('Map of a trip', { name: 'its name' }),
      more: words(80, 'Where more are kept'),
      remove: button(),
      send: button('To send the list'),
      ask: button('To ask about the trips'),
      sendGreeting: words(80, 'First line of the list that is sent'),
      askGreeting: words(80, 'First line of the question'),
      link: words(80, 'Before the address of the list'),
    })
    .meta({ title: 'The list of trips kept' }),
});

/** @param names its placeholders, each with its meaning */
const notice = (label: string, names: Readonly<Record<string, string>> = {}) =>
  filledText(text.max(180), names, { title: label });

/** The notices beside forms, which the law wants short. */
export const formNotices = z.strictObject({
  home: notice('Message form', { sendButton: 'the name of its button' }),
  homeNotConnected: notice('Message form while it is not connected'),
  contact: notice('Form of the Contact page', { whatsappButton: 'the name of its button' }),
  wizard: notice('Booking planner'),
  rights: notice('Rights'),
  how: text.max(60).meta({ title: 'Link to the Privacy page' }),
});
