/** Every section of a page stands on it, with what must not be missing beside it: taxes, notices of forms, the way on. */
import { expect, test } from '@playwright/test';
import { destinationIds } from '../../content/catalogue/destination-ids';
import { destinationGroups, destinations } from '../../content/catalogue/destinations';
import { domesticTrips } from '../../content/catalogue/domestic';
import { gateways } from '../../content/catalogue/gateways';
import { groupTrips } from '../../content/catalogue/groups';
import { honeymoonTrips } from '../../content/catalogue/honeymoons';
import { seedTrips } from '../../content/catalogue/seed';
import { statePages } from '../../content/catalogue/state-pages';
import { states } from '../../content/catalogue/states';
import { taxSentence } from '../../content/catalogue/taxes';
import { formNotices } from '../../content/documents/form-notices';
import { greetingFor, telHref, whatsappChat, whatsappHref } from '../../content/format/contact-links';
import { collectionPages } from '../../content/pages/collections';
import { signatureNote } from '../../content/pages/lists';
import { offlinePage } from '../../content/pages/shared';
import { statePage } from '../../content/pages/state';
import { tripsPage } from '../../content/pages/trips';
import { pageAt } from '../../content/pages/registry';
import { furtherTripsTo, tripsOn } from '../../content/queries/destination-trips';
import { tripsNear } from '../../content/queries/near-trips';
import { isSold, soldStates, tripsInState } from '../../content/queries/state-trips';
import { suitsLabels, suitsLimits } from '../../content/queries/trip-facets';
import { trips } from '../../content/queries/trips';
import { destinationPath, routes, statePath, tripPath } from '../../content/routes';
import { decoded, rawHtml, rawText } from '../support/pages';
import { notShown, priced, within } from '../support/shown-texts';

const signature = signatureNote.line(seedTrips.length, trips.length - seedTrips.length);

/** What has to stand on a page, by its path. */
const pages: Record<string, readonly string[]> = {
  [routes.home]: [formNotices.home],
  [routes.contact]: [formNotices.contact],
  [routes.bookNow]: [formNotices.wizard],
  [routes.explorePackages]: [signature],
  [routes.allPackages]: [signature],
  [routes.destinations]: destinationGroups.flatMap(({ heading, ids }) => [
    heading,
    ...ids.map((id) => destinations[id].subtitle),
  ]),
  [routes.offline]: within(offlinePage, notShown),
  [routes.finder]: [
    tripsPage.intro,
    tripsPage.introKeep,
    tripsPage.note,
    tripsPage.noteElders(suitsLabels.elders, suitsLimits.elders),
    ...trips.flatMap(priced),
  ],
  ...Object.fromEntries(
    soldStates.map((id) => {
      const { subtitle, opening, season, reach, neighbours } = statePages[id];
      const starts = reach.filter(({ gateway }) => tripsInState(id).some(({ notes }) => notes.gateway === gateway));
      const texts = [
        ...[statePage.heading(states[id]), subtitle, statePage.about, opening, statePage.toursLead, season],
        [...new Set(tripsInState(id).map(({ notes }) => gateways[notes.gateway]))].join(', '),
        ...starts.flatMap(({ gateway, text }) => [gateways[gateway], text]),
        ...[statePage.further, ...neighbours.filter(isSold).map((state) => statePage.name(states[state]))],
        ...tripsInState(id).flatMap(priced),
      ];
      return [statePath(id), texts];
    }),
  ),
  ...Object.fromEntries(
    collectionPages.map(({ path, heading, subtitle, opening, lead, trips: listed }) => [
      path,
      [heading, subtitle, opening, lead, ...listed.flatMap(priced), ...collectionPages.map(({ name }) => name)],
    ]),
  ),
  ...Object.fromEntries(destinationIds.map((id) => [destinationPath(id), furtherTripsTo(id).flatMap(priced)])),
  ...Object.fromEntries(trips.map((trip) => [tripPath(trip.id), [trip.place, ...tripsNear(trip).flatMap(priced)]])),
};

test('every section stands on its page', () => {
  const missing = Object.entries(pages).flatMap(([path, texts]) => {
    const text = rawText(path);
    return texts.filter((one) => !text.includes(one.trim().replace(/\s+/g, ' '))).map((one) => `${path}: ${one}`);
  });
  expect(missing).toEqual([]);
});

type Taxed = readonly { abroad: boolean }[];

test('every list of prices says what comes on top of them', () => {
  const lists: Record<string, Taxed> = {
    [routes.honeymoon]: honeymoonTrips,
    [routes.groupTours]: groupTrips,
    [routes.domestic]: Object.values(domesticTrips).flat(),
    [routes.explorePackages]: seedTrips,
    [routes.allPackages]: seedTrips,
    [routes.finder]: trips,
    ...Object.fromEntries(soldStates.map((id) => [statePath(id), tripsInState(id)])),
    ...Object.fromEntries(collectionPages.map(({ path, trips: listed }) => [path, listed])),
    ...Object.fromEntries(
      destinationIds.filter((id) => tripsOn(id).length > 0).map((id) => [destinationPath(id), tripsOn(id)]),
    ),
  };
  const sentence = (some: Taxed) =>
    taxSentence(some.every(({ abroad }) => !abroad) ? 'india' : some.every(({ abroad }) => abroad) ? 'abroad' : 'both');
  const missing = Object.entries(lists).filter(([path, some]) => !rawText(path).includes(sentence(some)));
  expect(missing.map(([path]) => path)).toEqual([]);
});

test('where a page is about one place or one trip, its WhatsApp link asks about that', () => {
  const subjects = [
    ...destinationIds.map((id) => [destinationPath(id), destinations[id].name] as const),
    ...soldStates.map((id) => [statePath(id), pageAt(statePath(id)).name] as const),
    ...trips.map(({ id, name }) => [tripPath(id), name] as const),
    ...honeymoonTrips.map(({ title }) => [routes.honeymoon, title] as const),
  ];
  const missing = subjects.filter(
    ([path, name]) => !decoded(rawHtml(path)).includes(`href="${whatsappHref(greetingFor(name))}"`),
  );
  expect(missing).toEqual([]);
});

test('the buttons over the picture of a page lead where they say', () => {
  const buttons: Record<string, readonly string[]> = {
    [routes.home]: [routes.explorePackages, routes.planCustomTrip],
    [routes.about]: [routes.contact],
    [routes.explorePackages]: [routes.allPackages],
    [routes.contact]: [telHref],
    '/404': [routes.home, routes.finder],
    ...Object.fromEntries(
      destinationIds.map((id) => {
        const tours = destinations[id].sections.find(({ kind }) => kind === 'trips' || kind === 'trip-detail');
        return [destinationPath(id), tours ? [`#${tours.id}`] : []];
      }),
    ),
  };
  for (const [path, wanted] of Object.entries(buttons)) {
    const top = /<section\b[^>]*class="hero [\s\S]*?<\/section>/.exec(rawHtml(path))?.[0] ?? '';
    const hrefs = [...top.matchAll(/<a href="([^"]+)"/g)].map(([, href = '']) => decoded(href));
    expect(
      hrefs.filter((href) => !href.startsWith(whatsappChat)),
      path,
    ).toEqual(wanted);
  }
});
