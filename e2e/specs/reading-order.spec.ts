/** The pages as a screen reader tells them: landmarks, headings and main controls in their order. */
import { destinationIds } from '../../content/catalogue/destination-ids';
import { destinations } from '../../content/catalogue/destinations';
import { states } from '../../content/catalogue/states';
import { formatDuration } from '../../content/format/duration';
import { formatRupees } from '../../content/format/money';
import { booking, bookingFields, bookingPage } from '../../content/pages/booking';
import { contact } from '../../content/pages/contact';
import { bookNow, stateArrows } from '../../content/pages/controls';
import { enquiry } from '../../content/pages/enquiry';
import { home } from '../../content/pages/home';
import { domesticPage } from '../../content/pages/lists';
import { notFoundPage, placeButtons, tripCard, whyChoose } from '../../content/pages/shared';
import { featuredFilters, featuredTrips } from '../../content/queries/featured';
import { tripsOn } from '../../content/queries/destination-trips';
import { destinationPath, routes } from '../../content/routes';
import { site } from '../../content/site';
import { aria, fields, frame, h, list, named, outside } from '../support/aria';
import { firstState, lastState, secondState, showing } from '../support/catalogue';
import { expect, test } from '../support/site';

const featured = featuredTrips.find(({ filters }) => filters.includes('all'))?.trip;
const place = destinationIds.find((id) => tripsOn(id).length > 0) ?? destinationIds[0];
const { name, hero, sections } = destinations[place];
const placeTrip = tripsOn(place)[0]?.name ?? '';
const tours = (count: number) => `${count} ${count === 1 ? 'tour' : 'tours'}`;
const firstTitle = firstState.titles[0] ?? '';

/** What each page has in its main part, in this order; more may stand between. */
const pages: Record<string, readonly string[]> = {
  [routes.home]: [
    h(1, home.hero.title),
    named('link', home.hero.explore),
    named('link', home.hero.custom),
    h(2, whyChoose.heading),
    ...list(...home.why.services.slice(0, 2).map(({ title }) => h(3, title))),
    h(2, home.featured.heading),
    named('link', home.featured.more),
    `group "Kind of trip":`,
    ...featuredFilters.map(({ label }, index) => `  - ${named('radio', label)}${index === 0 ? ' [checked]' : ''}`),
    `status: ${JSON.stringify(showing(featuredTrips.filter(({ filters }) => filters.includes('all')).length))}`,
    ...(featured
      ? [
          'list:',
          '  - listitem:',
          '    - article:',
          `      - ${h(3, featured.name)}`,
          `      - paragraph: ${JSON.stringify(`${formatDuration(featured.days)} Rated ${featured.rating.toFixed(1)}`)}`,
          '      - paragraph:',
          `        - strong: ${JSON.stringify(formatRupees(featured.price))}`,
          `        - text: ${featured.basis}`,
          `      - ${outside(`${bookNow} for ${featured.name}`)}`,
        ]
      : []),
    h(2, home.domestic.heading),
    named('link', home.domestic.more),
    ...list(named('link', `${states[home.domestic.posters[0].state]} tours`)),
    h(2, home.honeymoon.heading),
    'paragraph:',
    `  - ${named('link', home.honeymoon.more)}`,
    h(2, home.contact.heading),
    ...Object.values(contact.cards).map(({ heading }) => h(3, heading)),
    ...fields(Object.values(enquiry.labels)),
    named('button', enquiry.send),
    'status',
  ],
  [destinationPath(place)]: [
    // Quoted, because a colon ends a key of the snapshot.
    `'${h(1, `${name}: ${hero.title}`)}'`,
    named('link', placeButtons.trips),
    outside(`${placeButtons.ask} (${name})`),
    'navigation "Breadcrumb":',
    '  - list:',
    '    - listitem:',
    '      - link "Home"',
    '    - listitem:',
    '      - link "Destinations"',
    `    - listitem: ${JSON.stringify(name)}`,
    ...sections.flatMap((section) =>
      section.kind === 'why-choose'
        ? [h(2, whyChoose.heading), ...list(...whyChoose.cards.map(({ title }) => h(3, title)))]
        : 'heading' in section
          ? [h(2, section.heading)]
          : [],
    ),
    'list:',
    '  - listitem:',
    '    - article:',
    `      - paragraph: ${tripCard.badge}`,
    `      - ${h(3, placeTrip)}`,
    `      - ${h(4, tripCard.attractions)}`,
    `      - ${h(4, tripCard.speciality)}`,
    `      - ${outside(`${tripCard.book} for ${placeTrip}`)}`,
  ],
  [routes.domestic]: [
    h(1, domesticPage.hero.title),
    named('button', stateArrows.previous),
    `group ${JSON.stringify(domesticPage.chooser)}:`,
    `  - ${named('radio', firstState.name)} [checked]`,
    `  - ${named('radio', secondState.name)}`,
    `  - ${named('radio', lastState.name)}`,
    named('button', stateArrows.next),
    `status: ${JSON.stringify(`${firstState.name}: ${tours(firstState.titles.length)}`)}`,
    h(2, `${firstState.name} ${tours(firstState.titles.length)}`),
    'list:',
    '  - listitem:',
    '    - article:',
    `      - ${h(3, firstTitle)}`,
    `      - ${outside(`${bookNow} for ${firstTitle}`)}`,
  ],
  [routes.contact]: [
    h(1, contact.hero.title),
    named('link', `Call ${site.phone.display}`),
    outside('WhatsApp'),
    h(2, 'Phone, email, address and office hours'),
    h(3, contact.cards.phone.heading),
    named('link', site.phone.display),
    h(3, contact.cards.email.heading),
    named('link', site.email),
    h(3, contact.cards.address.heading),
    h(3, contact.cards.hours.heading),
    h(2, contact.whatsapp.heading),
    outside(contact.whatsapp.action),
    h(2, contact.form.heading),
    ...fields(Object.values(enquiry.labels)),
    named('button', contact.form.action),
    named('link', contact.form.byMail),
    'status',
  ],
  [routes.bookNow]: [
    h(1, bookingPage.hero.title),
    'list "Steps":',
    ...booking.steps.map(({ label }, index) => `  - listitem: ${JSON.stringify(`${index + 1} ${label}`)}`),
    `group ${JSON.stringify(booking.steps[0].label)}:`,
    ...fields(bookingFields.filter(({ step }) => step === 0).map(({ label }) => label)).map((line) => `  - ${line}`),
    named('button', booking.next),
  ],
  '/no-such-page': [
    `paragraph: ${JSON.stringify(notFoundPage.code)}`,
    h(1, notFoundPage.heading),
    named('link', notFoundPage.action),
    outside(notFoundPage.ask),
  ],
};

for (const [path, main] of Object.entries(pages)) {
  test(`${path} is told in its order`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('body')).toMatchAriaSnapshot(
      `${frame.before}\n- main:\n${aria(main, '  ')}\n${frame.after}`,
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  });
}
