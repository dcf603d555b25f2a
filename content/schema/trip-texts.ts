/** The schema of the texts of every trip's page around those of its record, `content/records/pages/trip.json`. */
import * as z from 'zod';
import { text } from './fields';
import { filledText, filledTitle } from './filled-text';
import { button, counted, filledWords, heading, labels, words } from './page-parts';

const day = { day: 'such as: 10 Oct' };

const titled = (title: string) => heading.meta({ title });

const line = (title: string, names: Readonly<Record<string, string>>) => filledWords(160, title, names);

const percent = { percent: 'the rate of the tax' };
const ages = { below: 'the age from which they pay as adults' };

const fares = z
  .strictObject({
    heading,
    ordinary: words(40, 'Over the fares of ordinary dates'),
    onRequest: z
      .strictObject({
        price: words(40, 'Instead of a price'),
        heading: titled('Over such dates'),
        after: filledText(text.max(40), { day: 'the last day with a price' }, { title: 'All days after one' }),
      })
      .meta({ title: 'Price on request' }),
    months: z
      .strictObject({
        heading: words(60, 'Over the table'),
        columns: labels(['month', 'days'], 20).meta({ title: 'Columns of the table' }),
        ordinary: line('On ordinary days', { price: 'the rupees' }),
        dearer: line('On other days', { price: 'the rupees', name: 'such as: Pongal' }),
        request: words(40, 'Where the price is on request'),
        no: words(40, 'Where the trip cannot start'),
        day: line('One day', { from: 'its number', answer: 'one of the above' }),
        days: line('Several days', { from: 'the first', until: 'the last', answer: 'one of the above' }),
        note: line('Under the table', { basis: 'such as: per person, twin sharing' }),
      })
      .meta({ title: 'Months and their prices' }),
    tariff: z
      .strictObject({
        heading: words(60, 'Opens the table'),
        who: words(30, 'Over single travellers'),
        party: words(30, 'Over parties'),
        note: words(100, 'Under single travellers'),
      })
      .meta({ title: 'Tables of all fares' }),
    of: z
      .strictObject({
        fareAlone: words(40, 'One person in a room'),
        fareThirdAdult: words(40, 'A third adult in a room'),
        fareChildWithBed: words(40, 'A child with a bed'),
        fareChildWithoutBed: words(40, 'A child without a bed'),
      })
      .meta({ title: 'Single fares of a date' }),
    notes: z
      .strictObject({
        together: words(120, 'For whom a fare is'),
        same: filledText(text.max(120), { parts: 'what costs the same for everyone' }, { title: 'Same for everyone' }),
        withGst: filledText(text.max(80), percent, { title: 'Where the price includes GST' }),
        plusGst: filledText(text.max(80), percent, { title: 'Where GST is added' }),
        pan: words(140, 'Why we ask for the PAN, abroad'),
        children: filledText(
          text.max(140),
          { from: 'the youngest age', to: 'the oldest age' },
          { title: 'Ages of a child’s fare' },
        ),
        youngFree: words(120, 'On younger children who pay nothing'),
        young: filledText(
          text.max(120),
          {
            young: 'the rupees of a small child',
            age: 'the age from which a child is no baby',
            baby: 'the rupees of a baby',
          },
          { title: 'On younger children who pay' },
        ),
        childrenFrom: filledText(
          text.max(140),
          { first: 'the age from which the trip suits them', ...ages },
          { title: 'On a trip for older children' },
        ),
        adults: filledText(text.max(80), ages, { title: 'After both' }),
        forTwo: words(120, 'On a trip for two'),
      })
      .meta({ title: 'Notes under the table' }),
    same: line('A part that is the same for everyone', { amount: 'the rupees', what: 'the part' }),
    span: line('Dates with another price', { from: 'the first', until: 'the last', name: 'such as: Pongal' }),
    peak: line('What they cost more', {
      days: 'the line above',
      amount: 'the rupees',
      basis: 'such as: per person',
      withGst: 'the rupees with GST',
    }),
  })
  .meta({ title: 'What you pay' });

/** The labels of the details of a trip that only the operator knows. */
const particulars = z
  .strictObject({
    payments: titled('Over the payments'),
    hotels: titled('Over the hotels'),
    car: titled('Over the car'),
    driver: words(40, 'Label of the driver’s languages'),
    flights: words(40, 'Label of the flights'),
    fromTamilNadu: words(40, 'Label of the way from Tamil Nadu'),
    extras: titled('Over the extras'),
    leader: titled('Over the leader of the group'),
    reviews: titled('Over the reviews'),
    read: line('Link to a review', { source: 'where it was published' }),
    readOf: line('The same for screen readers', { name: 'who wrote it' }),
    nights: z
      .strictObject({
        one: line('One night', { night: 'its number' }),
        run: line('Nights in a row', { first: 'the first', last: 'the last' }),
        several: line('Other nights', { nights: 'such as: 1 and 11' }),
      })
      .meta({ title: 'Label of a hotel' }),
    orSimilar: words(40, 'Where the hotel may be another'),
    travellers: z
      .strictObject({
        one: words(40, 'For one'),
        several: line('For a number of them', { count: 'their number' }),
        range: line('From one number to another', { from: 'the least', to: 'the most' }),
      })
      .meta({ title: 'Label of a car' }),
    seats: counted('Car with its seats', { name: 'the car' }),
    extra: line('Price of an extra', { price: 'the rupees', unit: 'such as: person' }),
    asOnPage: line('Ends a question to a planner', { details: 'the cars and hotels' }),
    speaks: line('Languages of the leader', { languages: 'such as: Tamil and English' }),
  })
  .meta({ title: 'Payments, hotels, car, extras, leader, reviews' });

/** The legend of the colours of months. */
export const seasons = z
  .strictObject({ best: words(50, 'Best months'), fair: words(50, 'Good months'), off: words(50, 'Other months') })
  .meta({ title: 'What the colours of months mean' });

export const tripPage = z.strictObject({
  headings: z
    .strictObject({
      days: titled('Over the plan'),
      included: titled('Over what is included'),
      excluded: titled('Over what is not included'),
      season: titled('Over its months'),
      festivals: titled('Over festivals'),
      suits: titled('Over whom it suits'),
      questions: titled('Over questions'),
      route: titled('Over the route'),
      paying: titled('Over payment and cancellation'),
      near: filledTitle(60, { place: 'the state or the town' }, { title: 'Over trips in the same place' }),
      alike: titled('Over similar trips'),
      from: filledTitle(60, { town: 'the town of the start' }, { title: 'Over trips from the same town' }),
    })
    .meta({ title: 'Headings' }),
  buttons: z
    .strictObject({
      book: button('To book'),
      ask: button('To a planner'),
      write: button('To the contact form'),
      compare: button('To the comparison'),
      download: button('To the itinerary as a file'),
      cancellation: button('To cancellation and refund'),
      atHand: words(40, 'Name of the bar with price and booking, for screen readers'),
      compareFor: line('After the link to the comparison, for screen readers', { trip: 'its name' }),
      openAll: button('To open all folded parts'),
      terms: button('To taxes, payment and cancellation'),
      size: line('After the link to the file', { size: 'such as: 60 KB' }),
      bookFor: line('After the button to book, for screen readers', { trip: 'its name' }),
      about: line('After the button to a planner, for screen readers', { what: 'the name of the trip, or a date' }),
    })
    .meta({ title: 'Buttons and links' }),
  labels: labels(['starts', 'ends', 'leaves', 'group']).meta({ title: 'Labels of start, end and group' }),
  home: z
    .strictObject({
      label: words(40, 'Label'),
      flight: line('By air', { hour: 'the hour after which the flight leaves' }),
      train: line('By rail', { hour: 'the hour after which the train leaves' }),
    })
    .meta({ title: 'Journey home on the last day' }),
  glance: z
    .strictObject({
      drive: line('Longest drive of a day', { hours: 'such as: 5 h 15 min' }),
      next: line('Next date of a group', { day: 'such as: Sat, 10 Oct 2027' }),
      alone: line('What one pays who shares a room with a stranger', { amount: 'the rupees' }),
    })
    .meta({ title: 'Below the title, and beside the price' }),
  jumps: labels(['name', 'route', 'days', 'departures', 'fares', 'included', 'suits', 'season', 'questions']).meta({
    title: 'Links to the parts of the page',
  }),
  seasons,
  dayByDay: z
    .strictObject({
      day: words(20, 'Before the number of a day, for screen readers'),
      titled: line('A day, for search engines', { number: 'that of the day', title: 'its title' }),
      meals: line('Meals of a day', { meals: 'such as: breakfast' }),
      drive: line('Drives of a day', { hours: 'such as: 4 h 30 min' }),
      night: line('Night, in the PDF', { place: 'where it is spent' }),
    })
    .meta({ title: 'Plan' }),
  suitsLabels: labels(['walking', 'altitude', 'seniors', 'children', 'food', 'papers']).meta({
    title: 'Labels of whom it suits',
  }),
  access: z
    .strictObject({
      heading,
      longestDrive: words(40, 'Longest drive'),
      walking: words(40, 'Longest walk'),
      steps: words(40, 'Most steps'),
      highestNight: words(40, 'Highest night'),
      highestPoint: words(40, 'Highest point'),
      longestStay: words(40, 'Longest stay'),
    })
    .meta({ title: 'The trip in numbers' }),
  steps: z
    .strictObject({
      few: words(40, 'Where there are none'),
      uphill: line('A way uphill', { metres: 'the metres of it' }),
      onlyUphill: line('Uphill without steps', { uphill: 'the line above' }),
      both: line('Uphill with steps', { steps: 'their number', uphill: 'the line above' }),
    })
    .meta({ title: 'Steps of a day' }),
  departures: z
    .strictObject({
      heading,
      calendar: button('To the calendar'),
      book: button('To book'),
      extra: words(40, 'On an extra date'),
      asOf: filledText(text.max(40), { day: 'the day on which it was made' }, { title: 'On the printed itinerary' }),
      claims: z
        .strictObject({
          lastPlaces: words(40, 'Few places are left'),
          certain: words(40, 'It is certain to leave'),
          full: words(40),
          cancelled: words(40),
        })
        .meta({ title: 'What is said of a date' }),
      later: filledText(
        text.max(60),
        { count: 'their number', last: 'the last of them' },
        { title: 'Opens the later dates' },
      ),
      none: words(140, 'While there is no date'),
      rule: z
        .strictObject({
          ordinals: labels(['first', 'second', 'third', 'fourth'], 20).meta({ title: 'Weeks of a month' }),
          all: line('In every month', { days: 'such as: First Saturday', town: 'of the start' }),
          season: line('In months that follow each other', {
            days: 'such as: First Saturday',
            first: 'the first month',
            last: 'the last month',
            town: 'of the start',
          }),
          some: line('In other months', {
            days: 'such as: First Saturday',
            months: 'their names',
            town: 'of the start',
          }),
        })
        .meta({ title: 'When it leaves' }),
      terms: z
        .strictObject({
          back: line('Where it cannot be booked', { day: 'of the return' }),
          backAndBook: line('Where it can be booked', { day: 'of the return', last: 'the last day to book' }),
        })
        .meta({ title: 'After a date' }),
      meeting: z
        .strictObject({
          short: line('In a list of dates', { weekday: 'of the night before', hour: 'such as: 10:30 pm' }),
          shortUsual: line('In a list, if the hour is not known', { weekday: 'of the night before' }),
          long: line('Beside a date', {
            weekday: 'of the night before',
            day: 'its date',
            hour: 'such as: 10:30 pm',
            flight: 'the weekday of the flight',
          }),
          longUsual: line('Beside a date, if the hour is not known', {
            weekday: 'of the night before',
            day: 'its date',
            flight: 'the weekday of the flight',
          }),
        })
        .meta({ title: 'Where a group meets on the night before' }),
      claimed: line('What is said of a date, with its day', { claim: 'such as: Last places', day: 'when it was said' }),
      asked: z
        .strictObject({
          day: line('Without a price', { day: 'the date' }),
          dayAt: line('With a price of the date', { day: 'the date', price: 'its price' }),
        })
        .meta({ title: 'Question about a date' }),
    })
    .meta({ title: 'Dates of a group' }),
  fares,
  photographs: z
    .strictObject({
      heading,
      count: filledText(
        text.max(30),
        { number: 'that of the photograph', count: 'of how many' },
        { title: 'Under a photograph' },
      ),
      previous: button('To the one before'),
      next: button('To the next'),
      close: button('To close'),
    })
    .meta({ title: 'Photographs' }),
  search: z
    .strictObject({
      title: counted('Title in search results', { name: 'the name of the trip' }),
      withPrice: line('The same with the price, where there is space', {
        title: 'the title above',
        price: 'the price with tax',
      }),
      best: line('Best months, in lists for machines', { months: 'their names' }),
    })
    .meta({ title: 'For search engines' }),
  pdf: z
    .strictObject({
      forPeople: line('Under the title of an itinerary from the page of downloads', {
        days: 'such as: 5 Days / 4 Nights',
        people: 'such as: 2-6 people',
      }),
      questions: words(80, 'Over how to reach you'),
      contact: line('How to reach you', {
        phone: 'your telephone number',
        email: 'your email address',
        company: 'the name of the company',
        address: 'your address',
      }),
      page: line('At the foot of a page', { number: 'that of the page', count: 'of how many' }),
    })
    .meta({ title: 'In the PDF' }),
  calendar: z
    .strictObject({
      start: line('Where it starts', { place: 'the meeting point' }),
      bookBy: line('Until when to book', { day: 'the last day to book' }),
    })
    .meta({ title: 'In the file for calendars' }),
  form: z
    .strictObject({
      name: words(40, 'Name of the form for screen readers'),
      labels: z
        .strictObject({
          date: words(40, 'Date of a group'),
          month: words(40),
          adults: words(40),
          children: words(40),
        })
        .meta({ title: 'Labels of the fields' }),
      notSure: words(40, 'While nothing is chosen'),
      best: words(40, 'After a month in which the trip is at its best'),
      from: filledText(text.max(40), day, { title: 'After a month that begins with other days' }),
      until: filledText(text.max(40), day, { title: 'After a month that ends with other days' }),
      submit: button(),
      note: words(180, 'Under the button'),
      closed: line('Where the trip cannot start on some days', { spans: 'the days' }),
      closedOn: filledText(
        text.max(140),
        { weekdays: 'the days of the week', because: 'the reason in the trip’s file' },
        { title: 'Where it cannot start on some days of the week' },
      ),
      span: line('Such days', { from: 'the first', until: 'the last' }),
    })
    .meta({ title: 'Form for month, date and party' }),
  flights: z
    .strictObject({
      extra: words(100, 'Where they are not in the price'),
      included: line('Where they are', { town: 'of the start' }),
    })
    .meta({ title: 'Flights of a tour abroad' }),
  checked: line('Who checked the facts', { name: 'who did', day: 'when' }),
  particulars,
});
