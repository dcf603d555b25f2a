/** Festivals of fixed days and of the Islamic year, and those whose days are announced, to the end of 2028. */
import { certain, toADay, type Festival, type FestivalDays, type Known } from './festival';

const sameEachYear = (...on: FestivalDays['on']) => [certain({ by: 'date' }, ...on)];

const published = (source: string, ...on: FestivalDays['on']) => [certain({ by: 'publication', source }, ...on)];

/** A day and month of the Islamic year. It depends on the evening when the moon is seen. */
const islamic = (month: number, day: number): Known => ({ by: 'computation', rule: { islamic: month, day } });

export const otherFestivals = {
  uttarayan: {
    name: 'Uttarayan, the kite festival',
    towns: ['Ahmedabad'],
    alsoCalled: ['kite festival'],
    days: sameEachYear('2027-01-14', '2028-01-14'),
  },
  'ardh-kumbh-haridwar': {
    name: 'Bathing days of the Ardh Kumbh',
    towns: ['Haridwar', 'Rishikesh'],
    alsoCalled: ['Ardh Kumbh'],
    once: true,
    around: 2,
    days: published(
      'Chief Minister of Uttarakhand with the Akhara Parishad, 28 November 2025 (DNA of that day)',
      ...['2027-01-14', '2027-02-06', '2027-02-11', '2027-02-20', '2027-03-06'],
      ...['2027-03-08', '2027-04-07', '2027-04-14', '2027-04-15', '2027-04-20'],
    ),
  },
  losar: {
    name: 'Losar',
    states: ['sikkim'],
    days: [toADay({ by: 'publication', source: 'timeanddate.com, Gyalpo Losar' }, '2027-02-07', '2028-02-26')],
  },
  ramadan: {
    name: 'Ramadan',
    abroad: ['dubai'],
    days: [
      toADay(
        { by: 'computation', rule: { islamic: 9, day: 1 }, last: { islamic: 10, day: 1, shift: -1 } },
        ['2027-02-08', '2027-03-09'],
        ['2028-01-28', '2028-02-26'],
      ),
    ],
  },
  'eid-al-fitr': {
    name: 'Eid al-Fitr',
    days: [toADay(islamic(10, 1), '2027-03-10', '2028-02-27')],
  },
  'eid-al-adha': {
    name: 'Eid al-Adha',
    days: [toADay(islamic(12, 10), '2027-05-17', '2028-05-06')],
  },
  'tulip-garden': {
    name: 'Tulip Garden open',
    towns: ['Srinagar'],
    alsoCalled: ['tulips', 'Tulip Garden'],
    days: [
      {
        known: { by: 'custom', source: 'open 23 March to 24 April 2024 (Kalinga TV), 26 March to 24 April 2025 (KNO)' },
        sure: 'about',
        on: [
          ['2027-03-25', '2027-04-24'],
          ['2028-03-25', '2028-04-24'],
        ],
      },
    ],
  },
  songkran: {
    name: 'Songkran, the water festival',
    abroad: ['thailand'],
    alsoCalled: ['water festival'],
    meets: 'expect to get wet',
    days: sameEachYear(['2027-04-13', '2027-04-15'], ['2028-04-13', '2028-04-15']),
  },
  'kumbh-nashik': {
    name: 'Bathing days of the Kumbh',
    towns: ['Nashik', 'Trimbak'],
    alsoCalled: ['Kumbh'],
    once: true,
    around: 2,
    days: published(
      'Chief Minister of Maharashtra, 1 June 2025 (PTI of that day)',
      ...['2027-08-02', '2027-08-31', '2027-09-11', '2027-09-12'],
    ),
  },
  // Nagaland is not a state of the catalogue, but the pages of months mention the festival.
  hornbill: {
    name: 'Hornbill Festival',
    towns: ['Kohima'],
    days: sameEachYear(['2026-12-01', '2026-12-10'], ['2027-12-01', '2027-12-10'], ['2028-12-01', '2028-12-10']),
  },
  nyepi: {
    name: 'Nyepi, the day of silence',
    abroad: ['bali'],
    alsoCalled: ['Nyepi'],
    meets: 'nobody leaves the hotel, and the airport is closed',
    days: [
      certain({ by: 'publication', source: 'nusapenida.org, June 2026' }, '2027-03-08'),
      toADay({ by: 'custom', source: 'the day of the new moon of March, or the day after it' }, '2028-03-26'),
    ],
  },
  'chinese-new-year': {
    name: 'Chinese New Year',
    abroad: ['singapore', 'malaysia'],
    alsoCalled: ['Lunar New Year'],
    meets: 'many shops and restaurants are closed',
    days: [certain({ by: 'computation', rule: { chinese: 'new year' } }, '2027-02-06', '2028-01-26')],
  },
  easter: {
    name: 'Good Friday to Easter',
    states: ['goa', 'kerala'],
    alsoCalled: ['Good Friday', 'Easter Sunday'],
    days: [
      certain(
        { by: 'computation', rule: { easter: 'Sunday', shift: -2 }, last: { easter: 'Sunday' } },
        ['2027-03-26', '2027-03-28'],
        ['2028-04-14', '2028-04-16'],
      ),
    ],
  },
  ambubachi: {
    name: 'Ambubachi Mela',
    towns: ['Guwahati'],
    alsoCalled: ['Ambubachi'],
    days: [
      toADay(
        { by: 'custom', source: '22 to 26 June in 2023, 2024 and 2025 (Directorate of Tourism, Assam)' },
        ['2027-06-22', '2027-06-26'],
        ['2028-06-22', '2028-06-26'],
      ),
    ],
  },
  'year-end-crowds': {
    name: 'Year-end crowds',
    towns: ['Ayodhya', 'Varanasi'],
    meets: 'expect hours of queue at the temples',
    days: [
      {
        known: { by: 'custom', source: '24 December 2025 to 2 January 2026 (Patrika, 24 December 2025)' },
        sure: 'about',
        on: [
          ['2026-12-24', '2027-01-02'],
          ['2027-12-24', '2028-01-02'],
        ],
      },
    ],
  },
  christmas: { name: 'Christmas', days: sameEachYear('2026-12-25', '2027-12-25', '2028-12-25') },
  'new-year': { name: 'New Year', days: sameEachYear(['2026-12-31', '2027-01-01'], ['2027-12-31', '2028-01-01']) },
} as const satisfies Record<string, Festival>;
