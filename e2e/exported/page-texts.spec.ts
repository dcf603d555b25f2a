/** What the content says of a page stands in its HTML, before any script runs. The specification's own texts are in content/contract/. */
import { departureText } from '../../content/queries/departures';
import { expect, test } from '@playwright/test';
import { destinationIds } from '../../content/catalogue/destination-ids';
import { destinations } from '../../content/catalogue/destinations';
import { domesticTrips } from '../../content/catalogue/domestic';
import { groupTrips } from '../../content/catalogue/groups';
import { honeymoonTrips } from '../../content/catalogue/honeymoons';
import { itineraryCards } from '../../content/catalogue/itinerary-cards';
import { seedTrips } from '../../content/catalogue/seed';
import { stateIds, states } from '../../content/catalogue/states';
import { documentIds, documentPaths, documents } from '../../content/documents';
import { formatDuration, formatPeople } from '../../content/format/duration';
import { formatRupees } from '../../content/format/money';
import { about } from '../../content/pages/about';
import { booking, bookingFields } from '../../content/pages/booking';
import { contact } from '../../content/pages/contact';
import { enquiry } from '../../content/pages/enquiry';
import { home } from '../../content/pages/home';
import * as lists from '../../content/pages/lists';
import { notFoundPage, tripCard } from '../../content/pages/shared';
import { whenToGoPage } from '../../content/pages/when-to-go';
import { routeOf } from '../../content/queries/route';
import { trips } from '../../content/queries/trips';
import { destinationPath, routes, tripPath } from '../../content/routes';
import { site } from '../../content/site';
import { rawText } from '../support/pages';
import { priced, shownIn, textsIn, notShown, within } from '../support/shown-texts';

const domestic = Object.values(domesticTrips).flat();

const pages: Record<string, readonly string[]> = {
  [routes.home]: textsIn([
    [home.hero.title, home.hero.subtitle, home.hero.explore, home.hero.custom, home.hero.stats],
    [`${home.why.heading} ${site.name}`, home.why.lead, home.why.also],
    [home.why.services.map(({ title, text }) => [title, text]), home.why.stats],
    [home.featured, home.domestic.heading, home.domestic.lead, home.domestic.more, home.honeymoon, home.contact],
    [enquiry.labels, enquiry.preferences.map(({ label }) => label), enquiry.send],
  ]),
  [routes.about]: [...within(about, notShown), ...about.why.reasons.map(({ title }, index) => `${index + 1} ${title}`)],
  [routes.contact]: [
    ...textsIn([contact.hero, contact.cards, contact.hours, contact.whatsapp]),
    ...textsIn([contact.form.heading, contact.form.lead, contact.form.action, contact.form.byMail]),
    ...[site.phone.display, site.email, site.address.street, site.address.town],
  ],
  [routes.destinations]: textsIn([lists.destinationsPage.hero, destinationIds.map((id) => destinations[id].name)]),
  [routes.honeymoon]: [
    ...within(lists.honeymoonPage, notShown),
    ...honeymoonTrips.flatMap((trip) => [...priced(trip), formatRupees(trip.originalPrice)]),
  ],
  [routes.groupTours]: [
    ...within(lists.groupToursPage, notShown),
    ...groupTrips.flatMap((trip) => [
      ...priced(trip),
      trip.location,
      departureText(trip.departures),
      `${trip.groupSize.from}–${trip.groupSize.to} people`,
    ]),
  ],
  [routes.domestic]: [
    ...textsIn([lists.domesticPage.hero, lists.domesticPage.chooser]),
    ...stateIds.map((id) => states[id]),
    ...domestic.flatMap(priced),
  ],
  [routes.explorePackages]: [...textsIn(lists.explorePage.hero), ...seedTrips.flatMap(priced)],
  [routes.allPackages]: [
    ...textsIn(lists.allPackagesPage.hero),
    ...seedTrips.map(({ basis }) => basis),
    ...[...lists.allPackagesPage.categories, ...lists.allPackagesPage.sorts].map(({ label }) => label),
    ...seedTrips.flatMap(priced),
  ],
  [routes.itineraries]: [
    ...textsIn([lists.itinerariesPage.hero, lists.itinerariesPage.action, lists.itinerariesPage.custom]),
    ...itineraryCards.flatMap(({ destination, days, people }) => [
      destination,
      `${formatDuration(days)} · ${formatPeople(people)}`,
    ]),
  ],
  [routes.bookNow]: [
    ...booking.packages.map(({ label }) => label),
    ...textsIn([booking.travelers, booking.steps.map(({ label }) => label), booking.next]),
    ...bookingFields.map(({ label }) => label),
  ],
  [routes.whenToGo]: textsIn([whenToGoPage.hero, whenToGoPage.notes]),
  ...Object.fromEntries(
    documentIds.map((id) => [
      documentPaths[id],
      textsIn([documents[id].heading, documents[id].sections.map(({ heading }) => heading)]),
    ]),
  ),
  ...Object.fromEntries(
    destinationIds.map((id) => [
      destinationPath(id),
      [...textsIn(destinations[id].hero), ...destinations[id].sections.flatMap(shownIn)],
    ]),
  ),
  ...Object.fromEntries(
    trips.map(({ id, name, price, days, notes, inclusions }) => [
      tripPath(id),
      [
        name,
        formatRupees(price),
        formatDuration(days),
        ...inclusions,
        ...notes.exclusions,
        ...routeOf(notes).stops.map((stop) => stop.name),
      ],
    ]),
  ),
  '/404': textsIn([notFoundPage.code, notFoundPage.heading, notFoundPage.text, notFoundPage.action]),
};

for (const [path, texts] of Object.entries(pages)) {
  test(`${path} says in its HTML what its records say`, () => {
    const text = rawText(path);
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.filter((wanted) => !text.includes(wanted.replace(/\s+/g, ' ')))).toEqual([]);
  });
}

test('a destination shows quick facts where its record has some, and only there', () => {
  for (const id of destinationIds) {
    const facts = destinations[id].sections.some(
      ({ kind, ...section }) => kind !== 'about-place' && 'facts' in section && section.facts.length > 0,
    );
    expect(rawText(destinationPath(id)).includes(tripCard.facts), id).toBe(facts);
  }
});
