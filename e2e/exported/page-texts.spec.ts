/**
 * Checks that the HTML of each page contains its content before any script runs. The specification's own texts are in content/checks/test/contract/.
 */
import { expect, test } from '@playwright/test';
import { destinationIds } from '../../content/ids/destinations';
import { destinationGroups, destinations } from '../../content/catalogue/destinations';
import { itineraryCards } from '../../content/catalogue/itinerary-cards';
import { statePages } from '../../content/catalogue/state-pages';
import { states } from '../../content/ids/states';
import { taxSentence } from '../../content/words/taxes';
import { dataRights, formNotices } from '../../content/pages/documents/form-notices';
import { formatDuration, formatPeople, formatShortDate } from '../../content/format/duration';
import { asOfWords } from '../../content/format/months';
import { formatRupees } from '../../content/format/money';
import { booking } from '../../content/pages/booking';
import { bookingPage } from '../../content/pages/booking-page';
import { collectionPages } from '../../content/pages/collections';
import { contact } from '../../content/pages/contact';
import { levelText } from '../../content/words/fares';
import { lowestPriceText } from '../../content/pages/page';
import { prosePages } from '../../content/pages/prose-pages';
import { pages as registry } from '../../content/pages/registry';
import { phoneMenu } from '../../content/words/controls';
import { enquiry } from '../../content/words/enquiry';
import { home } from '../../content/pages/home';
import * as lists from '../../content/pages/lists';
import { isGroup, mainNavigation } from '../../content/pages/navigation';
import { notFoundPage, offlinePage, whyChoose } from '../../content/words/shared';
import { statePage } from '../../content/pages/state';
import { flightLine, glanceAt, suitsWithNumbers, taxRules, tripPage } from '../../content/words/trip';
import { tripsPage } from '../../content/words/trips-page';
import { whenToGoPage } from '../../content/pages/when-to-go';
import { departureText } from '../../content/words/departures';
import { factsOf, furtherTripsTo, tripsFrom, tripsOn } from '../../content/model/destination-trips';
import { tripsNear } from '../../content/model/route/near-trips';
import { routeOf } from '../../content/model/route/route';
import { soldStates, tripsInState } from '../../content/model/state-trips';
import { suitsLimits } from '../../content/model/trip-facets';
import { suitsLabels } from '../../content/words/trip-kinds';
import { fareLevels, tariffOf } from '../../content/model/fares/trip-totals';
import { destinationPath, routes, statePath, tripPath } from '../../content/routes';
import { site } from '../../content/site';
import type { Section, Trip } from '../../content/schema/types';
import { everyRoute, rawText } from '../support/pages';
import { domesticTrips, groupTrips, honeymoonTrips, seedTrips, trips } from '../../content/catalogue/trips';
import { comingDepartures } from '../../content/model/dates/group-departures';

/** Fields that are not visible on a page just opened: identifiers, texts of the head, and texts of a later step or an empty list. */
const unread =
  /^(id|ids|icon|kind|state|picture|value|description|link|chooser|placeholder|previous|confirm|confirmed|emptyHint|notOpened|empty|missing|past|pastDate|summary|speciality|reach|neighbours)$/;

/** Every visible text of a record. */
function textsIn(record: unknown): string[] {
  if (typeof record === 'string') return [record];
  if (Array.isArray(record)) return record.flatMap(textsIn);
  if (typeof record !== 'object' || record === null) return [];
  return Object.entries(record).flatMap(([name, value]) => {
    if (name === 'asOf') return asOfWords(String(value));
    return unread.test(name) ? [] : textsIn(value);
  });
}

interface Priced {
  name?: string;
  title?: string;
  price: number;
}
const priced = ({ name, title, price }: Priced) => [name, title, formatRupees(price)];

/** The texts of a list of trips: each trip with its price, and the note on taxes. */
const listed = (some: readonly (Priced & { abroad: boolean })[]) => [
  some.map(priced),
  taxSentence(some.every(({ abroad }) => !abroad) ? 'india' : some.every(({ abroad }) => abroad) ? 'abroad' : 'both'),
];

function ofSection(section: Section): unknown {
  if (section.kind === 'why-choose') return whyChoose;
  if (section.kind === 'trip-detail')
    return [
      section,
      trips.filter(({ id }) => id === section.tripId).map((trip) => [priced(trip), formatDuration(trip.days)]),
    ];
  if (section.kind !== 'trips') return section;
  const found = tripsFrom(section.source);
  const also = section.alsoSold?.map(({ line }) => line);
  return found.length > 0
    ? [section.heading, found.map((trip) => [priced(trip), factsOf(trip.id, section)]), also]
    : [section.heading, section.empty.heading, section.empty.line];
}

/** The texts about a trip that the parts of its page render: `components/sections/`, `components/ui/`. */
const ofTrip = (trip: Trip) => [
  [priced(trip), trip.location, trip.summary, flightLine(trip), taxRules(trip)],
  [trip.inclusions, trip.exclusions],
  [tripPage.fares.tariffNote(trip), tripsNear(trip).map(priced), glanceAt(trip)],
  [routeOf(trip).stops.map(({ name }) => name), comingDepartures(trip).map(({ leaves }) => formatShortDate(leaves))],
  fareLevels(trip).map(({ days }) => days.map(levelText)),
  tariffOf(trip).map(({ fares }) => fares.map(formatRupees)),
  suitsWithNumbers(trip).flatMap(({ numbers }) => numbers.map(({ value }) => value)),
];

const ofState = (id: (typeof soldStates)[number]) => [
  [statePages[id], statePage.heading(states[id]), statePage.about, statePage.toursLead, statePage.further],
  listed(tripsInState(id)),
];

/** A page of running text: its description is in the head, its menu and the addresses of its links are no words. */
const ofProse = ({ path, heading, lead, action, sections }: (typeof prosePages)[number]): [string, unknown] => [
  path,
  [heading, lead, action?.label, sections.map(({ links, ...section }) => [section, links.map(({ label }) => label)])],
];

const signature = lists.signatureNote.line(seedTrips.length, trips.length - seedTrips.length);
const { tagline, banner, phone, email } = site;
const menu = mainNavigation.map((entry) =>
  isGroup(entry) ? [entry.label, entry.links.map(({ label, note }) => [label, note])] : entry.label,
);
const everywhere = [tagline, banner, phone.display, email, phoneMenu.quote, menu];

/** The texts that each page must contain, by path. */
const pages: Record<string, unknown> = {
  [routes.home]: [
    home,
    `${home.why.heading} ${site.name}`,
    enquiry.labels,
    enquiry.preferences,
    formNotices.home,
    dataRights.text,
  ],
  [routes.contact]: [contact, site.address.street, site.address.town, formNotices.contact, dataRights.text],
  [routes.destinations]: [
    lists.destinationsPage,
    destinationGroups.map(({ heading, ids }) => [
      heading,
      ids.map((id) => [destinations[id].name, destinations[id].subtitle]),
    ]),
  ],
  [routes.honeymoon]: [
    lists.honeymoonPage,
    listed(honeymoonTrips),
    honeymoonTrips.map(({ originalPrice }) => formatRupees(originalPrice)),
  ],
  [routes.groupTours]: [
    lists.groupToursPage,
    listed(groupTrips),
    groupTrips.map(({ location, departures, groupSize }) => [
      location,
      departureText(departures),
      lists.groupToursPage.people(groupSize),
    ]),
  ],
  [routes.domestic]: [
    lists.domesticPage,
    lists.domesticPage.chooser,
    Object.values(states),
    listed(Object.values(domesticTrips).flat()),
  ],
  [routes.explorePackages]: [lists.explorePage, listed(seedTrips), signature],
  [routes.allPackages]: [lists.allPackagesPage, listed(seedTrips), seedTrips.map(({ basis }) => basis), signature],
  [routes.itineraries]: [
    lists.itinerariesPage,
    itineraryCards.map(({ destination, days, people }) => [
      destination,
      `${formatDuration(days)} · ${formatPeople(people)}`,
    ]),
  ],
  // Attributes, the total and the message are no text of the HTML.
  [routes.bookNow]: [
    {
      ...booking,
      trips: '',
      total: {},
      progress: {},
      message: {},
      unknownTrip: '',
      prompts: { ...booking.prompts, requirements: '', date: '' },
    },
    [bookingPage, formNotices.wizard, dataRights.text],
  ],
  [routes.whenToGo]: whenToGoPage,
  [routes.finder]: [
    [tripsPage.hero, tripsPage.intro, tripsPage.introKeep, tripsPage.note],
    [tripsPage.noteElders(suitsLabels.elders, suitsLimits.elders), listed(trips)],
  ],
  [routes.offline]: offlinePage,
  '/404': notFoundPage,
  ...Object.fromEntries(prosePages.map(ofProse)),
  ...Object.fromEntries(soldStates.map((id) => [statePath(id), ofState(id)])),
  ...Object.fromEntries(
    collectionPages.map(({ path, heading, subtitle, opening, lead, trips: some }) => [
      path,
      [heading, subtitle, opening, lead, listed(some), collectionPages.map(({ name }) => name)],
    ]),
  ),
  ...Object.fromEntries(
    destinationIds.map((id) => [
      destinationPath(id),
      [
        [destinations[id].hero, destinations[id].sections.map(ofSection), furtherTripsTo(id).map(priced)],
        tripsOn(id).length > 0 ? listed(tripsOn(id)) : [],
      ],
    ]),
  ),
  ...Object.fromEntries(trips.map((trip) => [tripPath(trip.id), ofTrip(trip)])),
};

/** The lowest price on a page with a list, in its first screen; the finder begins with the list itself. */
const lowestPrices = registry.flatMap(({ path, price }) => {
  if (!price || price.exact) return [];
  return [[path === routes.finder ? routes.home : path, lowestPriceText(price)] as const];
});

/** Links and line break opportunities may be inside texts. */
const squeezed = (text: string) => text.replace(/\s+/g, '');

test('contains the texts of its records in the HTML of every page, inside the menu and the frame of the site', () => {
  expect(everyRoute.filter((path) => !(path in pages))).toEqual([]);
  const missing = Object.entries(pages).flatMap(([path, record]) => {
    const text = squeezed(rawText(path));
    const wanted = textsIn([record, everywhere]);
    expect(wanted.length, path).toBeGreaterThan(textsIn(everywhere).length + 2);
    return wanted.filter((one) => !text.includes(squeezed(one))).map((one) => `${path}: ${one}`);
  });
  expect(missing).toEqual([]);
  expect(lowestPrices.filter(([path, text]) => !rawText(path).includes(text))).toEqual([]);
});
