/** The rules by which the sun and the moon give the days of festivals. */

/**
 * Lunar months from new moon to new moon (amanta), as almanacs of the south and the west count. In the north a fortnight may belong to the
 * next month.
 */
export const lunarMonths = [
  ...['chaitra', 'vaishakha', 'jyeshtha', 'ashadha', 'shravana', 'bhadrapada'],
  ...['ashwin', 'kartika', 'margashirsha', 'pausha', 'magha', 'phalguna'],
] as const;

/** In Margazhi the sun is in sidereal Sagittarius. */
type Month = (typeof lunarMonths)[number] | 'Margazhi';

/**
 * The part of a day in which its lunar day has to run. Dawn: the 96 minutes before sunrise. Morning: 2 hours 24 minutes after it.
 * Afternoon: the fourth fifth of daylight. Dusk: 2 hours 24 minutes from sunset. Night: from sunset to the next sunrise.
 */
export type DayPart = 'dawn' | 'sunrise' | 'morning' | 'midday' | 'afternoon' | 'dusk' | 'midnight' | 'night';

/**
 * The rule that determines a day. `almanac.ts` computes it, and a test compares the result with the days in the records.
 * `shift` is a number of days added to it.
 */
export type DayRule = (
  | {
      /** The lunar day, 1 to 30: 15 is the full moon, 30 the new moon. */
      tithi: number;
      /** Undefined for any month. */
      month?: Month;
      at: DayPart;
    }
  /** The day on which the sun enters sidereal Capricorn, or the next day if it enters after sunset. */
  | { sun: 'enters Makara' }
  /** The moon is in the star Shravana at sunrise, while the sun is in sidereal Leo. The later of two such days counts. */
  | { star: 'Shravana'; month: 'Chingam' }
  /** The moon is in the star Krittika at dusk, while the sun is in sidereal Scorpio. */
  | { star: 'Krittika'; month: 'Karthigai' }
  /** The moon is in the star Pushya at midday, while the sun is in sidereal Capricorn. */
  | { star: 'Pushya'; month: 'Thai' }
  | { easter: 'Sunday' }
  /** The day of the new moon in Beijing between 21 January and 20 February. */
  | { chinese: 'new year' }
  /**
   * A day and month of the Islamic year. Its months begin when the new moon is seen: in India, the first evening on which it is 20 hours
   * old.
   */
  | { islamic: number; day: number }
) & { shift?: number };

/** A lunar day, 1 to 30, of a lunar month, with the part of the day in which it has to run. */
const lunar = (month: Month, tithi: number, at: DayPart, shift = 0) => ({
  tithi,
  month,
  at,
  ...(shift ? { shift } : {}),
});

/**
 * The rules of festivals by their ids, one entry for each entry in the `days` of the record: the rule of the first day, and that of the
 * last day where it is another one.
 */
export const festivalRules: Readonly<Record<string, readonly (readonly [first: DayRule, last?: DayRule])[]>> = {
  pongal: [[{ sun: 'enters Makara' }]],
  'makar-sankranti': [[{ sun: 'enters Makara' }]],
  'magh-mela': [
    [{ sun: 'enters Makara' }],
    [lunar('pausha', 15, 'sunrise')],
    [lunar('pausha', 30, 'sunrise')],
    [lunar('magha', 5, 'sunrise')],
    [lunar('magha', 15, 'sunrise')],
    [lunar('magha', 29, 'midnight')],
  ],
  'maha-shivaratri': [[lunar('magha', 29, 'midnight')]],
  // In some years, as in 2023 and 2026, almanacs put both a day later, because half of the lunar day (Bhadra) is unsuitable for the fire.
  'holika-dahan': [[lunar('phalguna', 15, 'dusk')]],
  holi: [[lunar('phalguna', 15, 'dusk', 1)]],
  'hola-mohalla': [[lunar('phalguna', 16, 'sunrise', -2), lunar('phalguna', 16, 'sunrise')]],
  'ram-navami': [[lunar('chaitra', 9, 'midday')]],
  navratri: [
    [lunar('chaitra', 1, 'sunrise'), lunar('chaitra', 9, 'midday')],
    [lunar('ashwin', 1, 'sunrise'), lunar('ashwin', 10, 'afternoon', -1)],
  ],
  'akshaya-tritiya': [[lunar('vaishakha', 3, 'morning')]],
  'buddha-purnima': [[lunar('vaishakha', 15, 'sunrise')]],
  'rath-yatra': [[lunar('ashadha', 2, 'sunrise')]],
  kanwar: [[lunar('ashadha', 16, 'sunrise'), lunar('ashadha', 29, 'midnight')]],
  // The north begins the month with the full moon before, the west and the south with the new moon.
  sawan: [[lunar('ashadha', 16, 'sunrise'), lunar('shravana', 15, 'sunrise')]],
  shravan: [[lunar('shravana', 1, 'sunrise'), lunar('shravana', 30, 'sunrise')]],
  janmashtami: [[lunar('shravana', 23, 'midnight')]],
  onam: [[{ star: 'Shravana', month: 'Chingam' }]],
  'ganesh-chaturthi': [[lunar('bhadrapada', 4, 'midday'), lunar('bhadrapada', 14, 'sunrise')]],
  'mysuru-dasara': [[lunar('ashwin', 1, 'sunrise'), lunar('ashwin', 10, 'afternoon')]],
  'durga-puja': [[lunar('ashwin', 6, 'sunrise'), lunar('ashwin', 10, 'afternoon')]],
  dussehra: [[lunar('ashwin', 10, 'afternoon')]],
  deepotsav: [[lunar('ashwin', 30, 'dusk', -1)]],
  // The south celebrates before sunrise of the fourteenth lunar day, the north and west on the evening of the new moon.
  deepavali: [[lunar('ashwin', 29, 'dawn')]],
  diwali: [[lunar('ashwin', 30, 'dusk')]],
  'bhai-dooj': [[lunar('kartika', 2, 'afternoon')]],
  'pushkar-fair': [[lunar('kartika', 11, 'sunrise'), lunar('kartika', 15, 'sunrise')]],
  'dev-deepawali': [[lunar('kartika', 15, 'dusk')]],
  'kartik-purnima': [[lunar('kartika', 15, 'sunrise')]],
  raas: [[lunar('kartika', 15, 'sunrise')]],
  'guru-nanak-jayanti': [[lunar('kartika', 15, 'sunrise')]],
  // Where the full moon begins about midnight, the record says 'to a day': the great night may be the next one.
  girivalam: [[{ tithi: 15, at: 'night' }], [{ tithi: 15, at: 'night' }]],
  'vaikunta-ekadasi': [[lunar('Margazhi', 11, 'sunrise')]],
  'vaikunta-dwara': [[lunar('Margazhi', 11, 'sunrise'), lunar('Margazhi', 11, 'sunrise', 9)]],
  thaipusam: [[{ star: 'Pushya', month: 'Thai' }]],
  'karthigai-deepam': [
    [
      { star: 'Krittika', month: 'Karthigai', shift: -9 },
      { star: 'Krittika', month: 'Karthigai' },
    ],
  ],
  // The Islamic days depend on the evening when the moon is seen.
  ramadan: [
    [
      { islamic: 9, day: 1 },
      { islamic: 10, day: 1, shift: -1 },
    ],
  ],
  'eid-al-fitr': [[{ islamic: 10, day: 1 }]],
  'eid-al-adha': [[{ islamic: 12, day: 10 }]],
  'urs-ajmer': [
    [
      { islamic: 7, day: 1 },
      { islamic: 7, day: 6 },
    ],
  ],
  'chinese-new-year': [[{ chinese: 'new year' }]],
  easter: [[{ easter: 'Sunday', shift: -2 }, { easter: 'Sunday' }]],
};
