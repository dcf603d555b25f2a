/**
 * The landmarks and headings of every page in the order of the HTML, which is that of the keyboard and of screen readers. A line is an
 * element with its name: 'h2 Day by day', `aside ${parts.quickContact}`, and '/main' where the page's own part ends.
 */
import { expect, test } from '@playwright/test';
import { destinationIds } from '../../content/ids/destinations';
import { destinationGroups, destinations } from '../../content/catalogue/destinations';
import { gateways } from '../../content/ids/gateways';
import { monthIds, months } from '../../content/ids/months';
import { regionIds, regions } from '../../content/ids/regions';
import { states, type StateId } from '../../content/ids/states';
import { noticeText } from '../../content/pages/documents/notice';
import { telHref } from '../../content/words/contact-links';
import { bookingPage } from '../../content/pages/booking-page';
import { bookingForm } from '../../content/words/booking-form';
import { collectionPages } from '../../content/pages/collections';
import { collectionTexts } from '../../content/pages/collections/texts';
import { contact } from '../../content/pages/contact';
import { noticeLabel } from '../../content/words/controls';
import { everywhere } from '../../content/words/everywhere';
import { home } from '../../content/pages/home';
import { indiaMapTexts } from '../../content/words/maps';
import * as lists from '../../content/pages/lists';
import { domesticLinks, footerTexts, internationalLinks, packageLinks } from '../../content/pages/navigation';
import { prosePages } from '../../content/pages/prose-pages';
import { pages, type PageKind } from '../../content/pages/registry';
import { customTripPage, notFoundPage, offlinePage, placePage, whyChoose } from '../../content/words/shared';
import { statePage } from '../../content/pages/state';
import { tripPage } from '../../content/words/trip';
import { carRows, particulars } from '../../content/words/trip-particulars';
import { tripsPage } from '../../content/words/trips-page';
import { whenToGoPage } from '../../content/pages/when-to-go';
import { furtherTripsTo } from '../../content/model/destination-trips';
import { tripsFromGateway, tripsNear } from '../../content/model/route/near-trips';
import { soldStates, tripsInState } from '../../content/model/state-trips';
import { destinationPath, routes, statePath, tripPath } from '../../content/routes';
import { site } from '../../content/site';
import { keysOf } from '../../content/ids/keys-of';
import type { Section, Trip } from '../../content/schema/types';
import { decoded, rawHtml } from '../support/pages';
import { domesticTrips, trips, isGroup } from '../../content/catalogue/trips';

const plain = (html: string) =>
  decoded(html.replace(/<!--[\s\S]*?-->|<[^>]+>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** The landmarks, with their labels, and the headings in HTML. */
const outlineOf = (html: string) =>
  [...html.matchAll(/<(h1|h2)\b[^>]*>([\s\S]*?)<\/\1>|<(header|nav|main|footer|aside|form)\b([^>]*)>|<\/main>/g)].map(
    ([whole, heading, text = '', landmark = '', attributes = '']) => {
      if (whole === '</main>') return '/main';
      if (heading) return `${heading} ${plain(text)}`;
      const label = /\b(?:aria-label|role)="([^"]*)"/.exec(attributes)?.[1];
      return label ? `${landmark} ${decoded(label)}` : landmark;
    },
  );

/** The lines of the content of a page, and those before and after it. */
function partsOf(path: string) {
  const lines = outlineOf(rawHtml(path));
  const [start, end] = [lines.indexOf('main'), lines.indexOf('/main')];
  return { before: lines.slice(0, start), main: lines.slice(start + 1, end), after: lines.slice(end + 1) };
}

const { parts } = everywhere;
const h1 = (text: string) => `h1 ${text}`;
const h2 = (text: string) => `h2 ${text}`;
const crumbs = `nav ${parts.breadcrumbs}`;
const search = 'form search';
const form = 'form';
const bookingAnswers = `form ${bookingForm.name}`;

/** The lines if the condition holds, else none. */
const where = (condition: unknown, ...lines: string[]): string[] => (condition ? lines : []);

/** A page with a picture at its top. */
const titled = (title: string, ...more: string[]): string[] => [h1(title), crumbs, ...more];

function ofTrip(trip: Trip): string[] {
  const { photos } = trip;
  const near = tripsNear(trip);
  const nearby = near.every(({ state }) => state === trip.state) && trip.state;
  return [
    h1(trip.name),
    crumbs,
    bookingAnswers,
    `nav ${tripPage.jumps.name}`,
    ...where(isGroup(trip), h2(tripPage.departures.heading)),
    h2(tripPage.route),
    ...where(photos.length > 0, h2(tripPage.photographs.heading)),
    h2(tripPage.days),
    ...where(trip.hotels.length > 0, h2(particulars.hotels)),
    ...where(carRows(trip).length > 0, h2(particulars.car)),
    h2(tripPage.fares.heading),
    h2(tripPage.included),
    h2(tripPage.excluded),
    ...where(trip.extras.length > 0, h2(particulars.extras)),
    h2(tripPage.suits),
    ...where(isGroup(trip) && trip.leader, h2(particulars.leader)),
    h2(tripPage.season),
    h2(tripPage.questions),
    h2(tripPage.paying),
    ...where(trip.reviews.length > 0, h2(particulars.reviews)),
    `aside ${tripPage.atHand}`,
    h2(nearby ? tripPage.near(states[nearby]) : tripPage.alike),
    ...where(tripsFromGateway(trip, near, 1).length > 0, h2(tripPage.from(gateways[trip.gateway]))),
  ];
}

function ofSection(section: Section): string[] {
  if (section.kind === 'why-choose') return [h2(whyChoose.heading)];
  if (section.kind !== 'trip-detail') return [h2(section.heading)];
  return trips.filter(({ id }) => id === section.tripId).flatMap(({ name }) => [h2(name), bookingAnswers]);
}

const toursIn = (id: StateId) => lists.domesticPage.tours(domesticTrips[id].length, tripsInState(id).length);

/** The lines of the content of every page, by kind and path. */
const expected: Record<PageKind, Record<string, string[]>> = {
  home: {
    [routes.home]: [
      h1(home.hero.title),
      search,
      h2(`${home.why.heading} ${site.name}`),
      ...[home.featured, home.domestic, home.honeymoon, home.contact].map(({ heading }) => h2(heading)),
      form,
    ],
  },
  contact: {
    [routes.contact]: titled(
      contact.hero.title,
      h2(contact.details),
      h2(contact.whatsapp.heading),
      h2(contact.form.heading),
      form,
    ),
  },
  destinations: {
    [routes.destinations]: titled(
      lists.destinationsPage.hero.title,
      ...destinationGroups.flatMap(({ heading }, index) => [
        h2(heading),
        ...where(index === 0, h2(indiaMapTexts.heading)),
      ]),
    ),
  },
  domestic: {
    [routes.domestic]: titled(
      lists.domesticPage.hero.title,
      ...keysOf(domesticTrips).map((id) => h2(`${states[id]} ${toursIn(id)}`)),
    ),
  },
  honeymoon: { [routes.honeymoon]: titled(lists.honeymoonPage.hero.title, h2(lists.honeymoonPage.heading)) },
  groupTours: { [routes.groupTours]: titled(lists.groupToursPage.hero.title, h2(lists.groupToursPage.heading)) },
  explorePackages: {
    [routes.explorePackages]: titled(lists.explorePage.hero.title, ...regionIds.map((id) => h2(regions[id]))),
  },
  allPackages: { [routes.allPackages]: titled(lists.allPackagesPage.hero.title, h2(lists.allPackagesPage.list)) },
  finder: {
    [routes.finder]: [crumbs, h1(tripsPage.hero.title), h2(tripsPage.heading), search, h2(collectionTexts.all)],
  },
  itineraries: {
    [routes.itineraries]: titled(
      lists.itinerariesPage.hero.title,
      h2(lists.itinerariesPage.list),
      h2(lists.itinerariesPage.custom.heading),
    ),
  },
  whenToGo: {
    [routes.whenToGo]: titled(
      whenToGoPage.hero.title,
      `nav ${whenToGoPage.chooser}`,
      ...monthIds.map((id) => h2(months[id])),
      h2(whenToGoPage.dates.heading),
    ),
  },
  bookNow: { [routes.bookNow]: titled(bookingPage.hero.title, form) },
  destination: Object.fromEntries(
    destinationIds.map((id) => {
      const { name, hero, sections } = destinations[id];
      const further = furtherTripsTo(id).length > 0 ? placePage.moreTrips(name) : placePage.otherPlaces;
      return [destinationPath(id), titled(`${name}: ${hero.title}`, ...sections.flatMap(ofSection), h2(further))];
    }),
  ),
  state: Object.fromEntries(
    soldStates.map((id) => [
      statePath(id),
      titled(
        statePage.heading(states[id]),
        ...[statePage.about, statePage.tours(states[id]), statePage.season, statePage.reach, statePage.further].map(h2),
      ),
    ]),
  ),
  collection: Object.fromEntries(
    collectionPages.map(({ path, heading, month }) => [
      path,
      titled(
        heading,
        ...where(month, h2(collectionTexts.column(month ? months[month] : ''))),
        ...[collectionTexts.about, collectionTexts.trips, collectionTexts.all].map(h2),
      ),
    ]),
  ),
  trip: Object.fromEntries(trips.map((trip) => [tripPath(trip.id), ofTrip(trip)])),
  prose: Object.fromEntries(
    prosePages.map(({ path, heading, picture, sections }) => {
      const [parts, statements] = [false, true].map((isLast) =>
        sections.filter(({ isStatement = false }) => isStatement === isLast).map((section) => h2(section.heading)),
      );
      return [
        path,
        picture
          ? titled(heading, ...(parts ?? []), ...(statements ?? []))
          : [
              crumbs,
              'header',
              h1(heading),
              `nav ${everywhere.parts.contents}`,
              ...sections.map((one) => h2(one.heading)),
            ],
      ];
    }),
  ),
  planCustomTrip: { [routes.planCustomTrip]: [h1(customTripPage.heading)] },
  offline: { [routes.offline]: [h1(offlinePage.heading)] },
};

for (const kind of keysOf(expected))
  test(`has the headings of each page of the kind ${kind} in order`, () => {
    const paths = pages.filter((page) => page.kind === kind).map(({ path }) => path);
    const found = Object.fromEntries(paths.map((path) => [path, partsOf(path).main]));
    expect(found).toEqual(expected[kind]);
  });

test('404: has its heading before the search', () => {
  expect(partsOf('/404').main).toEqual([h1(notFoundPage.heading), search]);
});

const everyPage = [...pages.map(({ path }) => path), '/404'];

test('has the same bars and menus before and after the content of every page', () => {
  const menus = [domesticLinks, internationalLinks, packageLinks];
  const before = [
    ...where(noticeText(), `aside ${noticeLabel}`),
    `aside ${parts.office}`,
    'header',
    `nav ${parts.menu}`,
    search,
    `nav ${parts.phoneMenu}`,
    ...menus.map(({ label }) => h2(label)),
  ];
  const columns = [footerTexts.home, footerTexts.plan, domesticLinks.label, internationalLinks.label];
  const rows = [statePage.inFooter, collectionTexts.inFooter];
  const after = ['footer', ...[...columns, ...rows].map(h2), `aside ${parts.quickContact}`];
  for (const path of everyPage) {
    const found = partsOf(path);
    expect([path, found.before, found.after]).toEqual([path, before, after]);
  }
});

test('has a link to the content first on every page, and a link that calls last', () => {
  for (const path of everyPage) {
    const links = [...rawHtml(path).matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href]) => href);
    expect([path, links[0], links.at(-1)]).toEqual([path, '#main', telHref]);
  }
});
