import { gatewayIds, gateways } from '../ids/gateways';
import { places } from '../catalogue/places';
import { daysAfter, departuresOf } from '../model/dates/departures';
import { legsOf } from '../model/route/route-places';
import { first, problemsWith, tripsIn, whole, type Fault } from './test/faulty-content';

const { id, plan, access } = first(whole.trips);
type Day = (typeof plan)[number];
/** The plan with changed days; all days change by default. */
const planWith = (change: (day: Day) => Fault, isChanged: (day: Day) => boolean = () => true) =>
  plan.map((day) => (isChanged(day) ? { ...day, ...change(day) } : day));
const setOff = plan.findIndex(({ legs }) => legs.length > 0);
const [leg] = plan[setOff]?.legs ?? [];
/** The name of the place where a day ends. */
const nightAfter = ({ legs }: Day) => places[legs.at(-1)?.to ?? '']?.name;

test.each<[string, Fault, string[]]>([
  [
    'a plan with a day too many',
    // The last day of the plan then gets a night at its end.
    {
      plan: [
        ...planWith((day) => ({ overnight: nightAfter(day) ?? day.overnight })),
        { ...plan.at(-1), title: 'Another day', legs: [] },
      ],
    },
    [`plan: has ${plan.length + 1} days, the trip ${plan.length}`],
  ],
  [
    'a plan that leads nowhere',
    { plan: planWith(() => ({ title: 'A day', legs: [] })) },
    ['plan: its legs name fewer than two places: say at least how one comes there and leaves'],
  ],
  [
    'a month both at its best and fair',
    { season: { best: ['jan'], fair: ['jan'], note: 'Dry.' }, kinds: ['hills'], sights: [] },
    ['season: has January both at its best and fair'],
  ],
  [
    'sights out of season, twice and missing',
    {
      season: { best: ['jan'], fair: ['feb'], note: 'Dry.' },
      kinds: ['wildlife'],
      sights: [
        { kind: 'snow', months: ['jan', 'feb', 'mar'] },
        { kind: 'snow', months: ['jan'] },
      ],
    },
    [
      'sights: has snow in March, off season: take it out, or make it fair',
      'sights: has snow twice',
      'sights: has no wildlife, which stands in kinds: say in which months it is seen',
    ],
  ],
  [
    'numbers beyond their limits',
    { access: { walkingKm: 41, steps: -1, highestPoint: 9_000, notForElders: false } },
    ['access.walkingKm: is above 40', 'access.steps: is below 0', 'access.highestPoint: is above 5700'],
  ],
  [
    'a leg of no kilometres',
    {
      plan: planWith(
        () => ({ legs: [{ ...leg, km: 0 }] }),
        (day) => day === plan[setOff],
      ),
    },
    [`plan.${setOff}.legs.0.km: is not above 0`],
  ],
  [
    'a stop that is nowhere',
    { route: ['Shangri-La', 'Kochi'] },
    ["route.0: 'Shangri-La' is no place of our map, and no day of the trip names it"],
  ],
  [
    'a sign that no letter is for',
    { start: 'The gate at 6 am 😀' },
    [
      'start: has “😀” after “gate at 6 am”, a sign that there is no letter for: write English, Tamil, figures and usual punctuation',
    ],
  ],
  [
    'a child at more than an adult pays',
    { fareRules: { childWithBed: 150 } },
    ['fareRules.childWithBed: must be 0 to 100 percent: no child pays more than an adult'],
  ],
  [
    'hotels and meals in other words',
    {
      inclusions: ['Fine stays', 'AC car', 'Boat', 'Guide'],
      plan: planWith(
        () => ({ meals: 'Brunch' }),
        (day) => day === plan[setOff],
      ),
    },
    [
      'inclusions: has no line that begins like “Two nights in a 3-star hotel”: say where the nights are',
      `plan.${setOff}.meals: names none of breakfast, lunch and dinner: name them, or write “None”`,
    ],
  ],
  ['a summary too short to tell anything', { summary: 'Nice.' }, ['summary: is shorter than 60 characters']],
])('reports a trip with %s in lines that name its file and the field', (_what, fault, problems) => {
  expect(problemsWith('trips', fault, id)).toEqual(problems);
});

test('reports legs that cannot be travelled, and a highest point below them', () => {
  const tooFast = planWith(
    ({ legs }) => ({ legs: legs.map((one) => ({ ...one, hours: one.km / 1_000, because: undefined })) }),
    (day) => day === plan[setOff],
  );
  const lines = problemsWith('trips', { plan: tooFast, access: { ...access, highestPoint: 0 } }, id);
  expect(lines).toContainEqual(expect.stringMatching(`^plan: day ${setOff + 1}: .*: 1000 km/h by `));
  expect(lines.at(-1)).toMatch(/^access: highestPoint is 0 m, a place on the way lies at/);
});

test('reports a flight of the plan of which no line says whether it is in the price', () => {
  const flying = first(whole.trips.filter((trip) => legsOf(trip).some(({ by }) => by === 'flight')));
  const inclusions = flying.inclusions.map((text) => text.replace(/flights?/gi, 'airfare'));
  expect(problemsWith('trips', { inclusions, exclusions: ['Tips', 'Lunches', 'Shopping'] }, flying.id)).toEqual([
    'inclusions: has no line with the word “flights”, although the plan has a flight: say whether the price includes it',
  ]);
});

test('reports a good month in which the trip cannot start on any day', () => {
  const season = { best: ['jan'], fair: ['feb', 'mar'], note: 'Dry.' };
  const problems = (from: string, until: string) =>
    problemsWith('trips', { season, sights: [], kinds: ['hills'], cannotStart: [{ from, until }] }, id);
  expect(problems('12-01', '02-27')).toEqual(['season: has January, and the trip cannot start on any day of it']);
  expect(problems('02-01', '02-29')).toEqual(['season: has February, and the trip cannot start on any day of it']);
  expect(problems('02-30', '03-01')).toEqual(['cannotStart.0.from: must be month and day, such as 10-16']);
});

test.each(['Hotels cost more at full moon.', 'The price for those dates differs.'])(
  'asks for the dates of a season’s note that says: %s',
  (note) => {
    const season = { best: ['jan'], fair: [], note };
    expect(problemsWith('trips', { season, sights: [], kinds: ['hills'] }, id)).toEqual([
      'season.note: says that some dates cost more: enter them as dates that cost more, or leave it out',
    ]);
  },
);

test('each number of travellers has one vehicle with enough seats', () => {
  const car = { people: { from: 1, to: 3 }, name: 'Sedan', seats: 4 };
  const problems = (...vehicles: Fault[]) => problemsWith('trips', { vehicles }, id);
  expect(problems(car, { people: { from: 4, to: 6 }, name: 'Innova', seats: 6 })).toEqual([]);
  expect(problems(car, { people: { from: 3, to: 7 }, name: 'Innova', seats: 6 })).toEqual([
    'vehicles.1.seats: are fewer than the 7 people it is for',
    'vehicles.1.people: have another vehicle already',
  ]);
});

test('a group starts in the town of its departures', () => {
  const { departures } = first(tripsIn('groups'));
  const from = first(gatewayIds.filter((town) => town !== departures.from));
  expect(problemsWith('groups', { departures: { ...departures, from } })).toEqual([
    `gateway: is ${gateways[departures.from]}, its group leaves from ${gateways[from]}`,
  ]);
});

describe('single dates of a group', () => {
  const { departures } = first(tripsIn('groups'));
  const rule = { ...departures, dates: [] };
  // The rule may have only one date a year.
  const [ruled, another] = ['2027-01-01', '2028-01-01'].map((day) => first(departuresOf(rule, 1, day)).leaves);
  const beside = daysAfter(ruled ?? '', 1);
  const entry = { date: ruled, extra: false, status: 'full', asOf: '2026-11-25' };
  const problems = (...dates: Fault[]) => problemsWith('groups', { departures: { ...rule, dates } });

  test('may be any date of the rule, and extra ones besides', () => {
    expect(problems(entry, { ...entry, date: beside, extra: true, price: 30_000, note: 'For Holi' })).toEqual([]);
  });

  test('a day without a departure must be a date of the rule', () => {
    const without = [ruled, beside];
    expect(problemsWith('groups', { departures: { ...rule, without } })).toEqual([
      `departures.without: ${beside} is no date of the rule`,
    ]);
  });

  test.each<[Fault, string]>([
    [{}, `date: ${ruled} stands there twice`],
    [{ date: beside }, `date: ${beside} is no date of the rule: mark it as extra, or correct it`],
    [{ date: another, extra: true }, `extra: ${another} is a date of the rule already`],
    [{ date: another, asOf: '2030-01-01' }, 'asOf: 2030-01-01 is after the departure'],
    [{ date: '2027-02-30' }, 'date: must be a day such as 2026-11-25'],
  ])('reports another departure with %j', (fault, problem) => {
    expect(problems(entry, { ...entry, ...fault })).toEqual([`departures.dates.1.${problem}`]);
  });
});

describe('hotels by night', () => {
  const trip = first(whole.trips.filter((one) => new Set(one.plan.slice(0, -1).map((day) => day.overnight)).size > 1));
  const nights = trip.plan.slice(0, -1).map((_, index) => index + 1);
  const townOf = (night: number) => trip.plan[night - 1]?.overnight;
  const elsewhere = first(nights.filter((night) => townOf(night) !== townOf(1)));
  const problems = (...stays: number[][]) => {
    const hotels = stays.map((of) => ({ nights: of, name: 'Inn', class: '', orSimilar: true }));
    return problemsWith('trips', { hotels }, trip.id);
  };

  test('may be named for each night of the plan', () => {
    expect(problems(...nights.map((night) => [night]))).toEqual([]);
  });

  test.each<[string, number[][], string]>([
    ['after the last night', [[trip.days]], `0.nights: names night ${trip.days}, the plan has ${trip.days - 1}`],
    ['of a night in two towns', [[1, elsewhere]], `0.nights: are spent in several places: ${townOf(1)}, `],
    ['of a night named twice', [[1, 1]], '0.nights: names night 1, which stands there twice'],
  ])('reports a hotel %s', (_what, stays, problem) => {
    expect(problems(...stays)).toContainEqual(expect.stringContaining(`hotels.${problem}`));
  });
});

test('a single adult pays no less than one of two sharing, and a child no more', () => {
  const { id: two, price } = first(whole.trips.filter((trip) => trip.basis === 'per couple'));
  const share = price / 2;
  const problems = (ownFares: Fault) => problemsWith('trips', { ownFares }, two);
  expect(problems({ fareAlone: share, fareChildWithBed: share, fareChildWithoutBed: 500 })).toEqual([]);
  expect(problems({ fareAlone: share - 1, fareChildWithBed: share + 1 })).toEqual([
    expect.stringMatching(/^ownFares.fareAlone: is less than each of two pays, ₹/),
    expect.stringMatching(/^ownFares.fareChildWithBed: is more than an adult pays, ₹/),
  ]);
});

test('reports a repeated question, regardless of case', () => {
  const { id: asked, questions } = first(whole.trips);
  const [one, ...others] = questions;
  const again = { ...one, question: one?.question.toUpperCase() };
  expect(problemsWith('trips', { questions: [one, again, ...others.slice(0, 2)] }, asked)).toEqual([
    'questions.1.question: stands there twice',
  ]);
});
