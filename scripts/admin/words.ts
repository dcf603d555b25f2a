/**
 * What the operator's editor calls each field, by its path: the folder or the file, then names of fields. A test holds that every field of the
 * schemas has a label, and that nothing else stands here.
 */
import { capitalised } from '../../content/format/capitalised';

/** The words of a field. */
export interface Words {
  label: string;
  /** Shown below the field. */
  hint?: string;
  /** Of a list: what one of its entries is called. */
  one?: string;
  /** Of a list or a group: what stands on it while it is folded. */
  summary?: string;
}

const taxWords = (name: string, label: string): Record<string, Words> => ({
  [`taxes.${name}`]: { label, summary: '{{rate}} %' },
  [`taxes.${name}.rate`]: { label: 'Rate in percent' },
  [`taxes.${name}.appliesTo`]: { label: 'What it applies to' },
  [`taxes.${name}.source`]: { label: 'Where this was read' },
  [`taxes.${name}.checked`]: { label: 'Last read on' },
});

const hoursWords = (name: string, label: string): Record<string, Words> => ({
  [`contact.officeHours.${name}`]: { label, one: 'line', summary: '{{days}}: {{time}}' },
  [`contact.officeHours.${name}.days`]: { label: 'Days', hint: 'Such as: Monday to Saturday' },
  [`contact.officeHours.${name}.time`]: { label: 'Hours', hint: 'Such as: 9:00 AM to 8:00 PM' },
});

const companyWords = (name: string, label: string): Record<string, Words> => ({
  [`documents.${name}`]: { label, summary: '{{name}}' },
  [`documents.${name}.name`]: { label: 'Name of the company' },
  [`documents.${name}.keeps`]: { label: 'How long it keeps the data', hint: 'Such as: 30 days' },
});

const paymentWords = (path: string, label: string, hint: string): Record<string, Words> => ({
  [path]: { label, hint, one: 'part', summary: '{{when}}: {{share}}' },
  [`${path}.when`]: { label: 'When', hint: 'Such as: On booking' },
  [`${path}.share`]: { label: 'How much', hint: 'Such as: 25% of the total' },
});

const ruleWords = (path: string, label: string, hint: string): Record<string, Words> => ({
  [path]: { label, hint },
  [`${path}.singleSupplement`]: {
    label: 'Alone in a room, or in the car of a day tour: added, in percent of the price',
  },
  [`${path}.thirdAdult`]: { label: 'Third adult in a room: percent of the price' },
  [`${path}.childWithBed`]: { label: 'Child with an extra bed: percent of the price' },
  [`${path}.childWithoutBed`]: { label: 'Child without a bed, or on a day tour: percent of the price' },
  [`${path}.roundUpTo`]: { label: 'Round up to a multiple of so many rupees' },
});

const ownFareWords = (path: string): Record<string, Words> => ({
  [path]: { label: 'Fares in rupees', hint: 'Empty: they follow from the percentages.' },
  [`${path}.fareAlone`]: { label: 'An adult alone, in rupees' },
  [`${path}.fareThirdAdult`]: { label: 'A third adult in a room, in rupees' },
  [`${path}.fareChildWithBed`]: { label: 'A child with an extra bed, in rupees' },
  [`${path}.fareChildWithoutBed`]: { label: 'A child without a bed, in rupees' },
});

const monthWords = (of: string): Words => ({
  label: `Month in which you last read the rules ${of}`,
  hint: 'Where it speaks of a permit, a visa, a closure or a quota: 2026-11',
});

const tripWords: Record<string, Words> = {
  order: { label: 'Place in its list', hint: 'The lowest number stands first.' },
  collection: { label: 'Collection' },
  name: { label: 'Name of the trip' },
  title: { label: 'Name of the trip' },
  region: { label: 'Region' },
  category: { label: 'Category' },
  state: { label: 'State whose tours it belongs to', hint: 'Empty on a trip abroad.' },
  location: { label: 'Where it goes', hint: 'As a traveller would say it: Kumbakonam, Swamimalai & Thanjavur' },
  destinations: {
    label: 'Pages of places it visits',
    hint: 'The first one names the place on its card.',
    one: 'place',
  },
  abroad: { label: 'A tour abroad, taxed as one' },
  days: { label: 'Number of days', hint: 'As many as there are days below.' },
  price: { label: 'Price in rupees', hint: 'Whole rupees without a comma: 26300' },
  originalPrice: { label: 'Price before the saving, in rupees', hint: 'Above the price.' },
  basis: { label: 'The price is' },
  sameForAll: {
    label: 'In the price, the same for everyone',
    hint: 'Flights, helicopters, jeep seats, permits: no percentage is taken of them.',
    one: 'part',
    summary: '{{what}}: ₹{{rupees}}',
  },
  'sameForAll.what': { label: 'What', hint: 'Such as: return flights from Chennai' },
  'sameForAll.rupees': { label: 'Rupees for each person' },
  alsoFor: { label: 'Of a trip for two: who else may come', one: 'traveller' },
  groupSize: { label: 'Size of the group', summary: '{{from}} to {{to}} people' },
  'groupSize.from': { label: 'From how many people' },
  'groupSize.to': { label: 'Up to how many people' },
  departures: { label: 'Departures', summary: '{{weekday}}, from {{from}}' },
  'departures.weekday': { label: 'Day of the week on which the group leaves' },
  'departures.weeks': { label: 'Which of these days in a month', hint: '2 is the second Sunday, say.', one: 'number' },
  'departures.months': { label: 'Months in which it leaves', hint: 'In the order of the season.', one: 'month' },
  'departures.from': { label: 'Town it leaves from', hint: 'The same as below at “Town where the trip starts”.' },
  'departures.closesDaysBefore': { label: 'Days before it leaves on which the last seat is sold' },
  'departures.without': {
    label: 'Days on which no group leaves',
    hint: 'Though the days and months above give them, each as 2027-10-28. They are printed nowhere.',
    one: 'day',
  },
  'departures.avoid': {
    label: 'Festivals to keep clear of',
    hint: 'The check of the content names a departure that is there on such a day.',
    one: 'festival',
  },
  'departures.dates': {
    label: 'Single dates',
    hint: 'Only those of which more is to be said: full, cancelled, an extra one, another price.',
    one: 'date',
    summary: '{{date}}: {{status}}',
  },
  'departures.dates.date': { label: 'Day on which the group leaves' },
  'departures.dates.extra': { label: 'An extra date', hint: 'Not one of those that the days and months above give.' },
  'departures.dates.status': { label: 'How it is sold' },
  'departures.dates.price': { label: 'Price on this date, in rupees', hint: 'Empty: the price of the trip.' },
  'departures.dates.note': { label: 'Note to this date' },
  'departures.dates.asOf': { label: 'As of', hint: 'Today, or the day on which you last looked.' },
  kinds: { label: 'What it visits', hint: 'The most important first.', one: 'kind' },
  rating: { label: 'Rating' },
  picture: { label: 'Picture' },
  photos: {
    label: 'Photographs',
    hint: 'Up to eight. The first takes the place of the drawn picture.',
    one: 'photograph',
    summary: '{{alt}}',
  },
  'photos.file': { label: 'Photograph, a JPEG' },
  'photos.alt': { label: 'What it shows', hint: 'Printed under it, and read to those who do not see it.' },
  'photos.credit': { label: 'Who took it', hint: 'And its licence where it has one: A. Nair, CC BY 4.0' },
  itinerary: { label: 'Stops on its card, in order', one: 'stop' },
  highlights: { label: 'Highlights on its card', one: 'highlight' },
  summary: { label: 'What tells it from others', hint: 'One or two sentences, the first line of its page.' },
  gateway: { label: 'Town where the trip starts' },
  start: { label: 'Where and when travellers are met', hint: 'Such as: Kochi airport or Ernakulam Junction, 8:30 am' },
  end: { label: 'Where and when it ends' },
  route: { label: 'Towns and sights in the order of the road', one: 'place' },
  plan: { label: 'Days', one: 'day', summary: '{{title}}' },
  'plan.title': { label: 'Title of the day', hint: 'Such as: Munnar to Thekkady, 105 km' },
  'plan.text': { label: 'What happens' },
  'plan.asOf': monthWords('of this day'),
  'plan.meals': { label: 'Meals' },
  'plan.overnight': { label: 'Where the night is spent' },
  'plan.legs': { label: 'Ways', one: 'way', summary: '{{from}} → {{to}}, {{km}} km, {{by}}' },
  'plan.legs.from': { label: 'From' },
  'plan.legs.to': { label: 'To' },
  'plan.legs.km': { label: 'Kilometres', hint: 'As the text of the day says it.' },
  'plan.legs.hours': { label: 'Hours', hint: 'Without stops: 1.5 is an hour and a half.' },
  'plan.legs.by': { label: 'By' },
  'plan.legs.because': { label: 'Why it is unusually long, slow or fast', hint: 'Only where the check asks for it.' },
  inclusions: { label: 'Included in the price', one: 'line' },
  exclusions: { label: 'Not included', one: 'line' },
  ...paymentWords('payments', 'When this trip is paid for', 'Empty: as all trips are.'),
  hotels: { label: 'Hotels by night', one: 'hotel', summary: '{{name}}, nights {{nights}}' },
  'hotels.nights': { label: 'Nights', hint: '1 is the night after the first day.', one: 'night' },
  'hotels.name': { label: 'Name of the hotel' },
  'hotels.class': { label: 'Class', hint: 'Such as: 4 star' },
  'hotels.orSimilar': { label: 'Or similar', hint: 'Another hotel of the same standard may take its place.' },
  extras: { label: 'Extras with their prices', one: 'extra', summary: '{{what}}: ₹{{rupees}} per {{per}}' },
  'extras.what': { label: 'What', hint: 'Such as: Kathakali evening, front row' },
  'extras.rupees': { label: 'Price in rupees', hint: 'With or without GST, as the prices of the trips.' },
  'extras.per': { label: 'Per' },
  'extras.note': { label: 'Note to this extra' },
  reviews: { label: 'Reviews', hint: 'Only real ones.', one: 'review', summary: '{{name}}, {{month}}, {{source}}' },
  'reviews.name': { label: 'Who wrote it', hint: 'As it is signed there.' },
  'reviews.month': { label: 'Month', hint: 'Such as: 2026-11' },
  'reviews.text': { label: 'What was written', hint: 'In the traveller’s own words.' },
  'reviews.source': { label: 'Where it was published', hint: 'Such as: Google' },
  'reviews.url': { label: 'Its address there', hint: 'Starts with https://' },
  leader: { label: 'Who leads the group', summary: '{{name}}' },
  'leader.name': { label: 'Name of the leader' },
  'leader.about': { label: 'About the leader', hint: 'In one or two sentences.' },
  'leader.speaks': { label: 'Languages', one: 'language' },
  season: { label: 'Season', summary: '{{note}}' },
  'season.best': { label: 'Best months', one: 'month' },
  'season.fair': { label: 'Fair months', hint: 'All others are off season.', one: 'month' },
  'season.note': { label: 'Why' },
  'season.asOf': monthWords('of the season'),
  sights: {
    label: 'What is there in some months only',
    hint: 'Snow, flowers, birds, animals, waterfalls: the finder looks for them in their months.',
    one: 'sight',
    summary: '{{kind}}',
  },
  'sights.kind': { label: 'What it is' },
  'sights.months': {
    label: 'Months in which travellers find it',
    hint: 'Best or fair months only. None in which the page calls it thin, over or shut.',
    one: 'month',
  },
  'sights.note': { label: 'Where, or how sure', hint: 'Such as: at Solang, from late December' },
  suits: { label: 'Whom it suits', summary: '{{walking}}' },
  'suits.walking': { label: 'Walking' },
  'suits.altitude': { label: 'Altitude' },
  'suits.seniors': { label: 'Seniors' },
  'suits.children': { label: 'Children' },
  'suits.food': { label: 'Vegetarian and Jain meals' },
  'suits.papers': { label: 'Permits, visa and identity papers' },
  'suits.papersAsOf': monthWords('on papers'),
  childrenFrom: {
    label: 'Pleasant for children from the age of',
    hint: '0 for any age; empty on a trip planned without children.',
  },
  access: { label: 'What a body has to do', summary: '{{walkingKm}} km on foot, {{steps}} steps, {{highestPoint}} m' },
  'access.walkingKm': { label: 'Kilometres on foot on the day with the most' },
  'access.steps': { label: 'Steps climbed on the day with the most' },
  'access.highestPoint': { label: 'Highest point in metres' },
  'access.notForElders': { label: 'Not for elders, whatever the numbers say' },
  alsoFoundBy: { label: 'Further words a search finds it by', one: 'word' },
  questions: { label: 'Questions', one: 'question', summary: '{{question}}' },
  'questions.topic': { label: 'What it is about' },
  'questions.question': { label: 'Question' },
  'questions.answer': { label: 'Answer' },
  'questions.asOf': monthWords('of this answer'),
  checked: { label: 'Checked', hint: 'Who checked times, closures and inclusions.', summary: '{{on}} by {{by}}' },
  'checked.by': { label: 'Checked by' },
  'checked.on': { label: 'Checked on' },
};

export const words: Readonly<Record<string, Words>> = {
  ...Object.fromEntries(Object.entries(tripWords).map(([path, of]) => [`trips.${path}`, of])),
  ...ownFareWords('trips.ownFares'),
  ...ownFareWords('trips.departures.dates.ownFares'),
  ...ruleWords('trips.fareRules', 'Fares of this trip alone', 'What stays empty follows the rules of all trips.'),
  'contact.name': { label: 'Name of the company' },
  'contact.tagline': { label: 'Line under the name' },
  'contact.phone': { label: 'Telephone', hint: 'With the country’s code, in groups: +91 98765 43210' },
  'contact.email': { label: 'Email' },
  'contact.address': { label: 'Address', summary: '{{street}}, {{town}}' },
  'contact.address.street': { label: 'Street' },
  'contact.address.town': { label: 'Town' },
  'contact.address.postcode': { label: 'Postcode' },
  'contact.address.state': { label: 'State' },
  'contact.address.country': { label: 'Country' },
  'contact.officeHours': { label: 'Office hours' },
  ...hoursWords('home', 'On the home page'),
  ...hoursWords('contact', 'On the Contact page'),
  'offer.banner': { label: 'Offer at the top of every page' },
  'offer.appliesTo': { label: 'What it applies to', hint: 'Such as: Tours in India booked a month ahead' },
  'offer.until': { label: 'Its last day' },
  'offer.terms': { label: 'What the Terms page says about it', hint: 'One or two whole sentences.' },
  ...ruleWords('fares.rules', 'Rules of all trips', 'A trip may have its own.'),
  'fares.childAge': { label: 'Who pays as a child', summary: 'From {{from}}, below {{below}}' },
  'fares.childAge.from': { label: 'From the age of' },
  'fares.childAge.below': { label: 'Below the age of' },
  'peaks.dates': { label: 'Dates that cost more', one: 'entry', summary: '{{name}}: {{from}} to {{until}}' },
  'peaks.dates.name': { label: 'What they are', hint: 'As it is printed: Christmas and New Year' },
  'peaks.dates.from': { label: 'First day on which a trip starts that costs more' },
  'peaks.dates.until': { label: 'Last day on which it does' },
  'peaks.dates.rupees': { label: 'Rupees more a person', hint: 'Or percent, below; or both.' },
  'peaks.dates.percent': { label: 'Percent more' },
  'peaks.dates.states': { label: 'In these states', hint: 'With neither states nor trips: everywhere.', one: 'state' },
  'peaks.dates.trips': {
    label: 'On these trips',
    hint: 'The last part of their addresses: kerala-package',
    one: 'trip',
  },
  'taxes.basis': { label: 'How the prices on the site are meant' },
  'taxes.basis.gst': { label: 'Which GST you charge' },
  'taxes.basis.gstIncluded': { label: 'The prices hold the GST already' },
  ...taxWords('gst', 'GST without input tax credit'),
  ...taxWords('gstWithCredit', 'GST with input tax credit'),
  ...taxWords('tcs', 'TCS on tours abroad'),
  'documents.legalName': { label: 'Registered name', hint: 'Such as: Example Holidays Private Limited' },
  'documents.registrations': { label: 'Registrations', one: 'registration', summary: '{{label}}: {{value}}' },
  'documents.registrations.label': { label: 'Kind', hint: 'Such as: GSTIN' },
  'documents.registrations.value': { label: 'Number' },
  'documents.registrations.checkAt': { label: 'Where to check it', hint: 'Such as: services.gst.gov.in' },
  'documents.registeredOffice': { label: 'Registered office', hint: 'Empty where it is the office above.' },
  'documents.branches': { label: 'Addresses of branches', one: 'branch' },
  'documents.grievanceOfficer': { label: 'Grievance officer', summary: '{{name}}' },
  'documents.grievanceOfficer.name': { label: 'Name of the officer' },
  'documents.grievanceOfficer.designation': { label: 'Designation' },
  'documents.grievanceOfficer.phone': { label: 'Telephone of the officer' },
  'documents.grievanceOfficer.email': { label: 'Email of the officer' },
  'documents.privacyContact': { label: 'Who answers questions on personal data', hint: 'Name and designation.' },
  ...companyWords('formService', 'Service behind the contact form'),
  ...companyWords('bookingForm', 'Service behind the booking form'),
  ...companyWords('host', 'Company that hosts the site'),
  'documents.enquiriesKept': { label: 'How long an enquiry is kept', hint: 'Such as: 12 months' },
  ...paymentWords('documents.payments', 'When a trip is paid for', 'A trip may have its own.'),
  'documents.cancellationScale': { label: 'Cancellation charges', one: 'step', summary: '{{notice}}: {{charge}}' },
  'documents.cancellationScale.notice': { label: 'When', hint: 'Such as: 30 days or more before the trip starts' },
  'documents.cancellationScale.charge': { label: 'Charge', hint: 'Such as: 10% of the price' },
  'documents.refundWithin': { label: 'A refund is paid within', hint: 'Such as: 14 days' },
  'confirmations.facts': { label: 'What somebody has to confirm', one: 'fact', summary: '{{what}}' },
  'confirmations.facts.what': { label: 'What' },
  'confirmations.facts.records': { label: 'Where it stands' },
  'confirmations.facts.claims': { label: 'Words on the site that claim it', one: 'claim' },
  'confirmations.facts.confirmed': { label: 'Confirmed', summary: '{{on}} by {{by}}' },
  'confirmations.facts.confirmed.by': { label: 'Confirmed by' },
  'confirmations.facts.confirmed.on': { label: 'Confirmed on' },
  'notice.text': { label: 'Notice at the top of every page', hint: 'Empty: no notice is shown.' },
  'notice.until': { label: 'Last day on which it is shown', hint: 'Empty: until it is taken out.' },
};

/** The words of a path; where there are none yet, the name of the field. */
export const wordsOf = (path: string): Words => words[path] ?? { label: path.split('.').at(-1) ?? path };

/** `plan.3.text` as 'Day 4, What happens'. @param form the folder or the file, with which the paths of words start */
export function fieldInWords(form: string, field: string): string {
  let path = form;
  const said: string[] = [];
  for (const part of field.split('.')) {
    if (/^\d+$/.test(part)) {
      const { label, one = 'entry' } = wordsOf(path);
      // 'Days' and 'day 4' are 'Day 4'; of 'Not included' and 'line 3' both are said.
      if (label === capitalised(`${one}s`)) said.splice(-1, 1, capitalised(`${one} ${Number(part) + 1}`));
      else said.push(`${one} ${Number(part) + 1}`);
    } else {
      path += `.${part}`;
      said.push(wordsOf(path).label);
    }
  }
  return said.join(', ');
}

/** `plan.3.text: is longer than 900 characters` in words; where two fields do not agree, the other as well. */
export function problemInWords(form: string, said: string): string {
  const [, field = '', problem = ''] = /^([\w.-]+): (.*)$/s.exec(said) ?? [];
  const words = problem.replace(/\b(?:access|suits)\.\w+/g, (path) => `“${fieldInWords(form, path)}”`);
  return field === 'record' ? words : `${fieldInWords(form, field)}: ${words}`;
}
