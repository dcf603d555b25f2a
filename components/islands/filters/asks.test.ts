/**
 * The asks that travellers type and the trips they should get: samples with answers, samples of what must be understood, every place, month
 * and number in each wording, and what is true of any text. They share a suite, because a vocabulary takes seconds to build.
 */
import fc from 'fast-check';
import samples from '@/content/ask/asks.json';
import kinds from '@/content/ask/asks-by-kind.json';
import ownSamples from '@/content/ask/more-asks.json';
import placeNames from '@/content/records/ask/place-names.json';
import placesNotOffered from '@/content/records/ask/not-sold.json';
import pages from '@/content/records/ask/pages.json';
import largeTowns from '@/content/records/ask/towns.json';
import words from '@/content/records/ask/words.json';
import { months } from '@/content/ids/months';
import { longestAsk } from '@/content/format/longest-ask';
import { choiceOf } from '@/content/model/filter/groups';
import { finder } from '@/content/words/finder-page';
import { finderGroups } from '@/content/words/finder';
import { keysOf } from '@/content/ids/keys-of';
import { isChosen, partsGone, retyped, withoutParts } from '@/content/ask/change-ask';
import { anyText } from '@/scripts/lib/test/any-text';
import { answersTo } from './ask-answer';
import { finderFilter } from './definitions';
import { answerTo, finderTrips, parser } from './test/finder';
import { understoodIn } from './test/understood';
import { trips } from '@/content/catalogue/trips';

/** Trips listed in `good` must be among the first three rows, those in `never` not among the first five. The customer wrote the format. */
interface Sample {
  ask: string;
  good?: string[];
  never?: string[] | 'rest';
  ok?: string[];
  none?: boolean;
  say?: string;
  page?: string[];
}

const sentences = (text: string) => {
  const { ask, ranking } = answerTo(text);
  return answersTo(text, ask, ranking, finderFilter, parser);
};

/** Returns whether the answer to a sample is right. */
function isRight({ ask, good = [], never = [], ok = [], none, say = '', page = [] }: Sample): boolean {
  const { ask: read, ids } = answerTo(ask);
  if (read.parts.some((part) => part.page && page.includes(part.page))) return true;
  // An unchanged list does not answer the ask.
  if (read.parts.length === 0) return false;
  const wrong =
    never === 'rest' ? finderTrips.map(({ id }) => id).filter((id) => ![...good, ...ok].includes(id)) : never;
  return (
    ids.slice(0, 3).some((id) => good.includes(id)) &&
    !ids.slice(0, 5).some((id) => wrong.includes(id)) &&
    (!none || sentences(ask).some((sentence) => /\bno\b/i.test(sentence) && new RegExp(say, 'i').test(sentence)))
  );
}

/** The least share of samples that must be right, below 1 because the operator may change the prices that the answers were read from. */
const leastRight = 0.95;

test.each([
  ['the customer’s samples', samples],
  ['samples of our own, written by somebody who did not know the reader', ownSamples],
])('answers %s, all but one in twenty correctly, and none with an empty list without a message', (_name, some) => {
  const all = some as Sample[];
  const wrong = all.filter((sample) => !isRight(sample)).map(({ ask }) => ask);
  expect({ wrong, isEnough: wrong.length <= (1 - leastRight) * all.length }).toEqual({ wrong, isEnough: true });
  for (const { ask } of all)
    expect([ask, answerTo(ask).ids.length > 0 || sentences(ask).length > 0]).toEqual([ask, true]);
});

/** The meaning of an ask as a string, independent of its wording. */
const meaningOf = (text: string) => {
  const { parts, choices, unknown } = parser.read(text);
  return JSON.stringify([
    choices,
    parts.map(({ thing, unsold, beginning }) => thing ?? unsold ?? beginning ?? '').sort(),
    unknown,
  ]);
};

test('understands a place by its name, other names and five scripts, and nearly always when misspelt', () => {
  const results = { name: [0, 0], also: [0, 0], scripts: [0, 0], misspelt: [0, 0] };
  for (const [name, record] of Object.entries(
    placeNames as Record<string, { also: string[]; scripts: string[]; misspelt?: string[] }>,
  )) {
    const own = answerTo(name);
    // Towns from which no trip starts have names, too.
    if (own.ask.parts.length === 0) continue;
    const first = own.ids.slice(0, 6);
    const all = { name: [name], also: record.also, scripts: record.scripts, misspelt: record.misspelt ?? [] };
    for (const kind of keysOf(all))
      for (const text of all[kind]) {
        const { ids, ask } = answerTo(text);
        const isSame =
          meaningOf(text) === meaningOf(name) ||
          (ask.parts.length > 0 && ids.slice(0, 2).some((id) => first.includes(id)));
        results[kind] = [(results[kind][0] ?? 0) + Number(isSame), (results[kind][1] ?? 0) + 1];
      }
  }
  const shares = Object.fromEntries(Object.entries(results).map(([kind, [right = 0, all = 1]]) => [kind, right / all]));
  expect(shares['name']).toBe(1);
  expect(shares['also']).toBeGreaterThan(0.93);
  expect(shares['scripts']).toBeGreaterThan(0.9);
  expect(shares['misspelt']).toBeGreaterThan(0.9);
});

test('never mistakes an exactly known word for a similar one', () => {
  for (const trip of trips) {
    // 'Goa' and 'Gaya', 'Bali' and 'Pali' are one edit apart: the exact name of each trip must find that trip.
    expect([trip.name, answerTo(trip.name).ids.slice(0, 12)]).toEqual([trip.name, expect.arrayContaining([trip.id])]);
  }
  expect(parser.read('kashi').parts).toEqual(parser.read('varanasi').parts.map((part) => ({ ...part, at: [[0, 5]] })));
});

test.each(keysOf(months))('understands %s by its name, its short form and in five scripts', (id) => {
  const texts = (words.choices as Record<string, string[]>)[`month=${id}`] ?? [];
  for (const text of [months[id], months[id].slice(0, 3), ...texts])
    expect([text, parser.read(text).choices]).toEqual([text, { month: [id] }]);
});

test('treats the vowel signs of other scripts as letters', () => {
  expect(meaningOf('ஊட்டி')).toBe(meaningOf('ooty'));
  expect(meaningOf('ஊடட')).not.toBe(meaningOf('ooty'));
});

const choicesOf = (text: string) => parser.read(text).choices;

test.each([
  ['under 12k', 'under-12000'],
  ['below 10,000', 'under-10000'],
  ['within ₹50,000 for 2', 'under-25000'],
  ['₹50,000 for 2 people', 'under-25000'],
  ['50000 per person for 2', 'under-50000'],
  ['1 lakh', 'under-100000'],
  ['1,12,500', 'under-112500'],
  ['one and a half lakh', 'under-150000'],
  ['1.5 lakh', 'under-150000'],
  ['around 20000', 'around-20000'],
  ['above 50000', 'over-50000'],
  ['10000 to 15000', 'from-10000-to-15000'],
  ['10-15k', 'from-10000-to-15000'],
  ['20000 ke andar', 'under-20000'],
  ['pachas hazar', 'under-50000'],
  ['25 ஆயிரம்', 'under-25000'],
  ['Rs. 20,000/-', 'under-20000'],
  ['Rupees 15000.', 'under-15000'],
  ['budget 15000', 'under-15000'],
  ['couple 50000', 'under-25000'],
])('reads %s as a price', (text, id) => {
  expect(choicesOf(text)['price']).toEqual([id]);
});

test.each([
  ['3 days', 'exactly-3'],
  ['2 nights', 'exactly-3'],
  ['2n3d', 'exactly-3'],
  ['3d 2n', 'exactly-3'],
  ['4 to 5 days', 'from-4-to-5'],
  ['under 5 days', 'under-5'],
  ['a week', 'from-6-to-7'],
  ['weekend', 'under-2'],
  ['one day trip', 'one-day'],
  ['3 din mein', 'exactly-3'],
  ['rendu naal', 'exactly-2'],
  ['மூன்று நாள்', 'exactly-3'],
])('reads %s as a length', (text, id) => {
  expect(choicesOf(text)['days']).toEqual([id]);
});

test.each([
  ['parents', ['elders']],
  ['amma appa', ['elders']],
  ['toddler', ['any-age']],
  ['6 year old', ['from-six']],
  ['4 and 8 years', ['children']],
  ['12 yr old', ['from-ten']],
  ['age 70', ['elders']],
  ['kids and grandparents', ['from-six', 'elders']],
])('reads %s as the kind of travellers', (text, ids) => {
  expect(choicesOf(text)['suits']).toEqual(ids);
});

test.each([
  ['family of 5', 5],
  ['4 people', 4],
  ['ten of us', 10],
  ['2 adults', 2],
])('reads %s as a number of people, and a price beside it as that of the group', (text, people) => {
  expect(parser.read(text).parts.map((part) => part.people)).toContain(people);
  expect(choicesOf(`goa ${text} under 60000`)['price']).toEqual([`under-${60_000 / people}`]);
});

test.each([
  ['no flight', { without: ['flight'] }],
  ['flight vendam', { without: ['flight'] }],
  ['without trekking', { without: ['trek'] }],
  ['not too hot', { kind: ['hills'] }],
  ['no stairs', { steps: ['none'] }],
  ['trek', { kind: ['treks'] }],
  ['from chennai', { from: ['chennai'] }],
  ['chennai se', { from: ['chennai'] }],
  ['chennai la irundhu', { from: ['chennai'] }],
  ['near madurai', { near: ['madurai'] }],
  ['next month', { month: ['dec'] }],
  ['second week of june', { month: ['jun'] }],
  ['june second week', { month: ['jun'] }],
  ['april first week', { month: ['apr'] }],
  ['june 3rd week', { month: ['jun'] }],
  ['december one week', { month: ['dec'], days: ['from-6-to-7'] }],
  ['half day', { days: ['one-day'] }],
  ['under 50k per couple', { company: ['for-two'], price: ['under-25000'] }],
  ['naalu per 40000', { price: ['under-10000'] }],
  ['just me', { company: ['in-a-group'] }],
  ['zero steps temple', { kind: ['temples'], steps: ['none'] }],
  ['5000 ரூபாய்க்குள்', { price: ['under-5000'] }],
  ['കുടുംബത്തോടൊപ്പം കേരളം', { suits: ['from-six'], where: ['kerala'] }],
  ['ಮಕ್ಕಳೊಂದಿಗೆ ಬೀಚ್', { suits: ['from-six'], kind: ['beaches'] }],
  ['कश्मीर ट्यूलिप', { where: ['jammu-kashmir'], sight: ['tulips'] }],
  ['25 december', { month: ['dec'] }],
  ['xmas', { month: ['dec'] }],
  ['diwali', { month: ['oct', 'nov'] }],
  ['pongal', { month: ['jan'] }],
  ['cheap', { sort: ['price'] }],
  ['luxury', { sort: ['price-down'] }],
])('reads “%s” as the choices %j', (text, choices) => {
  expect(choicesOf(text)).toEqual(choices);
});

test.each([
  ['Kanpur', 'lucknow'],
  ['Erode', 'salem'],
  ['Kannur', 'kozhikode'],
  ['Noida', 'delhi'],
  ['Gurgaon', 'delhi'],
  ['Nagpur', 'jabalpur'],
  ['Cuttack', 'bhubaneswar'],
  ['Thanjavur', 'kumbakonam'],
])('offers the start nearest to %s, %s', (town, start) => {
  expect(choicesOf(`from ${town}`)).toEqual({ from: [start] });
});

test('knows each large town as a place to start from or to stay near, and as nothing else', () => {
  for (const town of [...largeTowns.onMaps, ...Object.keys(largeTowns.others)])
    for (const word of ['from', 'near'])
      expect([town, ...parser.read(`${word} ${town}`).parts.map(({ choices }) => Object.keys(choices ?? {}))]).toEqual([
        town,
        [word],
      ]);
});

test('finds the same trips by each name of a place that is also a town to start from', () => {
  for (const [one, other] of [
    ['kasi', 'kashi'],
    ['benares', 'varanasi'],
    ['mysore', 'mysuru'],
  ] as const)
    expect([one, answerTo(one).ids.toSorted()]).toEqual([one, answerTo(other).ids.toSorted()]);
});

test('takes no word for a place that only resembles it', () => {
  for (const word of ['strawberry', 'tomatoes']) expect(parser.read(word).unknown).toEqual([word]);
});

test('leaves out what is not wanted, and never shows a denied place', () => {
  const { ids, ranking } = answerTo('beaches but not goa');
  expect(ids.some((id) => finderTrips.find((trip) => trip.id === id)?.in.where.includes('goa'))).toBe(false);
  expect(ranking.named.map(({ label }) => label)).toEqual([finder.ask.without('Goa')]);
});

test('does not mistake an animal for a hill or cave of the same name', () => {
  const { ids } = answerTo('tiger');
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) expect(finderTrips.find((trip) => trip.id === id)?.in.sight).toContain('wildlife');
});

test('says once that we do not sell a place, and offers the nearest that we have', () => {
  for (const [label, { names, nearest }] of Object.entries(placesNotOffered)) {
    for (const text of [label, ...names.slice(0, 2)]) {
      const { ids, ask } = answerTo(text);
      if (ask.parts.every(({ unsold }) => unsold !== undefined))
        expect([text, nearest]).toEqual([text, expect.arrayContaining(ids.slice(0, 1))]);
    }
    // A temple in Gokarna has the same name as a hill station.
    if (!parser.things.has(label.toLowerCase())) expect(sentences(label)).toContain(finder.ask.notOffered(label));
  }
});

test('answers asks that are not about trips with the right page', () => {
  for (const [path, { words: own }] of Object.entries(pages))
    for (const text of own)
      expect([text, parser.read(text).parts.map(({ page }) => page)]).toEqual([text, expect.arrayContaining([path])]);
});

test('relaxes the least important criterion and says so if nothing fits, and never drops a place silently', () => {
  const { ranking, ids } = answerTo('snow december under 15000');
  expect(ranking.relaxed.map(({ name }) => name)).toEqual(['price']);
  expect(ids.length).toBeGreaterThan(0);
  const [sentence = ''] = sentences('snow december under 15000');
  expect(sentence).toContain(finder.ask.leaves['price'] ?? '');
  for (const { id, label } of finderGroups.where.choices) {
    const answer = answerTo(`${label} snow in december under 2000 from chennai`);
    const names = answer.ranking.relaxed.map(({ name }) => name);
    if (!answer.ids.every((shown) => finderTrips.find((trip) => trip.id === shown)?.in.where.includes(id)))
      expect([label, names]).toEqual([label, expect.arrayContaining(['where'])]);
  }
});

test('sets aside two sights rather than the state or country', () => {
  const { ids, ranking } = answerTo('safari park singapore');
  expect(ranking.relaxed.map(({ name }) => name)).not.toContain('where');
  for (const id of ids) expect(finderTrips.find((trip) => trip.id === id)?.in.where).toContain('singapore');
});

test('puts trips that have more of the named places and sights first if none has all', () => {
  const { ids, ranking } = answerTo('cochin backwater cruise');
  expect(ranking.isEither).toBe(true);
  const counts = ids.map((id) => ranking.named.filter(({ all }) => all.has(id)).length);
  expect(counts).toEqual([...counts].sort((one, other) => other - one));
});

test('puts the best fit first: matching names, then the season, then the nearest price and length', () => {
  const best = answerTo('kerala in january').ids.map(
    (id) => finderTrips.find((trip) => trip.id === id)?.best.includes('jan') ?? false,
  );
  expect(best).toEqual([...best].sort((a, b) => Number(b) - Number(a)));
  const prices = answerTo('kerala around 12000').ids.map(
    (id) => finderTrips.find((trip) => trip.id === id)?.price ?? 0,
  );
  expect(prices.every((price) => price >= 9_600 && price <= 14_400)).toBe(true);
});

test('shows trips for both places if no trip has the two together', () => {
  const { ids, ranking } = answerTo('ooty and kodaikanal');
  expect(ranking.isEither).toBe(true);
  for (const place of ['ooty', 'kodaikanal']) expect(answerTo(place).ids.some((id) => ids.includes(id))).toBe(true);
});

/** Asks with the trips that a planner would offer first, read from the catalogue. One of them is among the first three rows. */
test.each([
  // Short names of places.
  ['mahabs weekend trip from chennai', ['mahabalipuram-shore-temple']],
  ['kodai', ['kodaikanal-lake-pillar-rocks', 'kodaikanal-madurai']],
  ['tv malai', ['tiruvannamalai-arunachala']],
  ['big temple', ['chola-temples-thanjavur']],
  ['bbsr puri', ['puri-konark-bhubaneswar']],
  // A sight of several places, and sights of several words in other scripts or misspelt.
  ['sun temple', ['modhera-patan-stepwells', 'puri-konark-bhubaneswar']],
  ['darjiling toy trian', ['darjeeling-kalimpong']],
  ['वाराणसी गंगा आरती', ['varanasi-sarnath-ghats']],
  ['പഹൽഗാമിലെ ഹൗസ് ബോട്ട്', ['srinagar-gulmarg-pahalgam', 'honeymoon-kashmir']],
  ['குடும்பத்துடன் கேரளா படகு வீடு', ['alleppey-houseboat', 'kerala-package']],
  ['ಕೊಡಗು ಕಾಫಿ ತೋಟ', ['coorg-coffee-estates']],
  // Wrong vowels.
  ['pehelgam', ['srinagar-gulmarg-pahalgam', 'honeymoon-kashmir', 'group-kashmir-tulips']],
  ['rameshwarem temple', ['madurai-rameswaram']],
  // Festivals of one town or country.
  ['karthigai deepam', ['tiruvannamalai-arunachala']],
  ['pushkar camel fair', ['jaipur-amber-pushkar']],
  ['dev deepawali banaras', ['varanasi-sarnath-ghats']],
  ['rath yatra', ['puri-konark-bhubaneswar']],
  ['hola mohalla', ['anandpur-sahib-circuit']],
  ['kumbh mela', ['shirdi-nashik-trimbakeshwar']],
  ['songkran festival', ['group-thailand', 'thailand']],
  // A place that is named weighs more than any wishes together.
  ['old parents munnar 8000', ['munnar-tea-hills']],
  ['mom dad and me varanasi 25000', ['varanasi-sarnath-ghats', 'group-kashi-prayagraj-ayodhya']],
  // A trip that passes a place by its region's name alone is not about it.
  ['darjeeling 4 days', ['darjeeling-kalimpong']],
  // Somebody who travels alone gets no honeymoon.
  ['solo trip himachal 15000', ['shimla-manali-solang', 'dharamshala-dalhousie', 'kinnaur-sangla-chitkul']],
  // A word for many things beside a word for one.
  ['solo girl trip safe group', ['group-kashi-prayagraj-ayodhya', 'group-thailand', 'group-rajasthan-forts']],
  ['kutty kuzhandhai oda ooty', ['ooty-coonoor-toy-train', 'ooty-hill-station']],
])('finds the trips for %s', (text, good) => {
  expect([
    text,
    answerTo(text)
      .ids.slice(0, 3)
      .some((id) => good.includes(id)),
  ]).toEqual([text, true]);
  // The list is narrowed, and no word is left.
  expect(answerTo(text).ids.length).toBeLessThan(10);
  expect(answerTo(text).ask.unknown).toEqual([]);
});

test('takes the plural of a word for the word, and not for a name', () => {
  expect(choicesOf('temples')).toEqual({ kind: ['temples'] });
});

test.each([
  ['family of 6 goa total 1 lakh', 'under-16666'],
  ['goa 5 friends under 50000', 'under-10000'],
])('divides the price of %s among all who travel', (text, id) => {
  expect(choicesOf(text)['price']).toEqual([id]);
});

test('knows a place that we do not sell from a temple of the same name, and says once that we do not sell it', () => {
  expect(sentences('mahabaleshwar')).toEqual([finder.ask.notOffered('Mahabaleshwar')]);
  expect(sentences('leh ladakh')).toEqual([finder.ask.notOffered('Ladakh')]);
});

/** What must be understood, in the words of `understoodIn`, and what no ask of the kind may mean. */
test.each(Object.entries(kinds))('understands %s', (_kind, { never, asks }) => {
  for (const [text = '', wanted = ''] of asks) {
    const understood = understoodIn(text);
    const wrong = understood.filter((one) => never.some((start) => one.startsWith(start)));
    expect([text, understood, wrong]).toEqual([text, expect.arrayContaining(wanted.split(' ')), []]);
  }
});

const asks = [...samples, ...ownSamples].map(({ ask }) => ask);

test.each([
  ['ten thousand letters', 'snow '.repeat(2_000)],
  ['emoji', '🏔️❄️👨‍👩‍👧‍👦🙏🏽'],
  ['Arabic', 'رحلة إلى كيرالا'],
  ['HTML', '<script>alert(1)</script><b>goa'],
  ['a regular expression', '(a+)+$ [z-a] \\p{'],
  ['NUL', '\0\0goa\0'],
  ['half a surrogate', '\ud83c goa \udfd4'],
  ['names of objects', '__proto__ constructor toString hasOwnProperty'],
  ['numbers', '99999999999999999999999 0 0.0 1,,2 -5'],
])('reads %s without an error', (_name, text) => {
  const { ids, ask } = answerTo(text);
  expect(ids.length).toBeGreaterThan(0);
  for (const part of ask.parts) for (const [, end] of part.at) expect(end).toBeLessThanOrEqual(longestAsk);
});

test('never throws, and returns parts that lie inside the text', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        anyText,
        fc
          .array(fc.constantFrom(...asks, '12k', 'for', 'no', 'se', 'to'), { maxLength: 5 })
          .map((some) => some.join(' ')),
      ),
      (text) => {
        const { ask, ids } = answerTo(text);
        expect(ids.length).toBeGreaterThan(0);
        for (const { at } of ask.parts)
          for (const [start, end] of at) expect(start >= 0 && end > start && end <= text.length).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});

test('gives the same chips when their labels are typed as an ask', () => {
  for (const text of asks) {
    const { choices } = parser.read(text);
    const labels = Object.entries(choices).flatMap(([name, ids]) => {
      const group = finderFilter[name];
      return group
        ? ids.map((id) => choiceOf(group, id)).map((choice) => choice?.fullLabel ?? choice?.label ?? '')
        : [];
    });
    const again = parser.read(labels.join(', ')).choices;
    const own = Object.fromEntries(Object.entries(choices).filter(([name]) => name in finderFilter));
    const sorted = (some: typeof choices) =>
      Object.fromEntries(Object.entries(some).map(([name, ids]) => [name, [...ids].sort()]));
    expect([text, labels, sorted(again)]).toEqual([text, labels, sorted(own)]);
  }
});

test('keeps its reading of a text when a word is added', () => {
  const more = ['please', 'goa', 'december', 'xyzzy'];
  for (const text of asks.filter((ask) => /^[a-z0-9 ]+$/.test(ask)))
    for (const word of more) {
      const before = parser.read(text).choices;
      const after = parser.read(`${text} ${word}`).choices;
      for (const [name, ids] of Object.entries(before))
        expect([text, word, after[name] ?? []]).toEqual([text, word, expect.arrayContaining([...ids])]);
    }
});

test('removes a part from a text and leaves all others', () => {
  for (const text of asks) {
    const ask = parser.read(text);
    for (const part of ask.parts.filter(({ choices }) => choices)) {
      const left = parser.read(withoutParts(text, ask, [part]));
      const others = ask.parts.filter((other) => other !== part).flatMap(({ thing }) => thing ?? []);
      expect([text, left.parts.flatMap(({ thing }) => thing ?? [])]).toEqual([text, expect.arrayContaining(others)]);
    }
    expect(withoutParts(text, { ...ask, unknown: [] }, ask.parts)).toBe('');
  }
});

test('keeps the choices made by hand when the text changes, and drops those of the old text', () => {
  expect(retyped(['hills', 'beaches'], ['hills'], ['temples'], undefined)).toEqual(['beaches', 'temples']);
  expect(retyped('under-5000', [], ['under-12000'], 'any')).toBe('under-12000');
  expect(retyped('under-12000', ['under-12000'], [], 'any')).toBe('any');
  expect(retyped('under-5000', ['under-12000'], [], 'any')).toBe('under-5000');
  const ask = parser.read('snow in december');
  expect(isChosen(ask.choices, { sight: ['snow'], month: ['dec', 'jan'] })).toBe(true);
  expect(partsGone(ask, { sight: ['snow'], month: [] }).map(({ choices }) => choices)).toEqual([{ month: ['dec'] }]);
  expect(withoutParts('snow in december', ask, partsGone(ask, { sight: ['snow'], month: [] }))).toBe('snow');
});

test('reads no ordinary word as a misspelt place or wish', () => {
  const ordinary =
    'number while white another source service store found sports down size since rating account profile main call title ' +
    'article provide training select model test server study never topic safety sure head heart site nice short means says ' +
    'daily whether window finance mark reading together receive method position sort figure higher base growth follow lead choice ' +
    'letter fund button cause fall female voice feature approach ready secure master blood larger kitchen hospital ground basis tree ' +
    'success retail trial normal opinion session match plant string sense moving brand pretty break virtual fully farm setting path bible ' +
    'chance vision wind patient pain balance doctor leader soft hearing shop thought solid serve birth virus racing mental sorry damage ' +
    'failure funny signal passed cover vice duty query clip judge fight obtain secret injury cycle rise scene bag mine degree ' +
    'beat dealer refer cause tennis ride bureau noise trouble spread crazy pure neither slide bound storm';
  const misread = ordinary.split(' ').filter((word) => {
    const { choices, parts } = parser.read(word);
    return Object.keys(choices).length > 0 || parts.some(({ thing, unsold }) => thing ?? unsold !== undefined);
  });
  expect(misread).toEqual([]);
});
