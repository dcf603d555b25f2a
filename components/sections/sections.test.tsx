import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { destinations } from '@/content/catalogue/destinations';
import { domesticTrips } from '@/content/catalogue/domestic';
import { seedTrips } from '@/content/catalogue/seed';
import { telHref, whatsappHref } from '@/content/format/contact-links';
import { formatRupees } from '@/content/format/money';
import { domesticPage } from '@/content/pages/lists';
import { errorPage, tripCard } from '@/content/pages/shared';
import { tripsFrom } from '@/content/queries/destination-trips';
import { tripOf } from '@/content/queries/trips';
import { soldStates } from '@/content/queries/state-trips';
import { destinationPath, statePath, tripPath } from '@/content/routes';
import { states } from '@/content/catalogue/states';
import { site } from '@/content/site';
import { DomesticTrips } from './domestic-trips';
import { ErrorMessage } from './error-message';
import { TripDetail } from './trip-detail';
import { Trips, specialityOf } from './trips';

const packagesOf = (id: keyof typeof destinations) => {
  const section = destinations[id].sections.find((candidate) => candidate.kind === 'trips');
  if (!section) throw new Error(`${id} has no packages section`);
  return section;
};

const page = destinationPath('kerala');

const detail = destinations.thailand.sections.find((candidate) => candidate.kind === 'trip-detail');

test('Thailand shows its package in full', () => {
  if (!detail) throw new Error('Thailand has no detail');
  render(<TripDetail section={detail} page={page} />);
  const { id, price, days } = tripOf(detail.tripId);
  expect(screen.getByText(formatRupees(price))).toBeVisible();
  expect(screen.getByRole('link', { name: new RegExp(`^${detail.action}`) })).toHaveAttribute('href', site.bookingUrl);
  expect(screen.getByRole('heading', { level: 3, name: `Sample ${days}-day itinerary` })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(days);
  expect(screen.getAllByRole('link').at(-1)).toHaveAttribute('href', tripPath(id));
});

test('Thailand without its package says so', () => {
  if (!detail) throw new Error('Thailand has no detail');
  render(<TripDetail section={detail} page={page} from={seedTrips.filter((trip) => trip.id !== detail.tripId)} />);
  expect(screen.getByText(detail.missing)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('the Trip Speciality is that of the first part of a name which is found, else the general one', () => {
  const { speciality } = packagesOf('kerala');
  for (const { nameContains, text } of speciality.when)
    expect(specialityOf(`Five days in ${nameContains}`, speciality)).toBe(text);
  expect(specialityOf('Five days elsewhere', speciality)).toBe(speciality.otherwise);
});

test('a package card has badge, rating, six Core Attractions at most, Quick Facts and a booking link', () => {
  render(<Trips section={packagesOf('kerala')} picture="kerala" page={page} />);
  const section = packagesOf('kerala');
  const trip = tripsFrom(section.source).find(({ stops }) => stops.length > 6);
  if (!trip) throw new Error('no trip of Kerala has more than six stops');
  const heading = { name: trip.name };
  const card = screen.getAllByRole('article').find((article) => within(article).queryByRole('heading', heading));
  if (!card) throw new Error('no card');
  const inside = within(card);
  expect(inside.getByText(tripCard.badge)).toBeVisible();
  expect(inside.getByText(formatRupees(trip.price))).toBeVisible();
  expect(inside.getByText(trip.basis)).toBeVisible();
  expect(inside.getAllByRole('listitem')).toHaveLength(6);
  for (const { value } of section.facts) expect(inside.getByText(value)).toBeVisible();
  expect(inside.getByRole('link', { name: new RegExp(`^${tripCard.book} for ${trip.name}`) })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
});

test('a country without packages shows its message and its button', () => {
  const section = { ...packagesOf('goa'), source: { from: 'nowhere' } as const };
  render(<Trips section={section} picture="goa" page={page} />);
  expect(screen.getByText(section.empty.line)).toBeVisible();
  expect(screen.getByRole('link', { name: new RegExp(`^${section.empty.action}`) })).toHaveAttribute(
    'href',
    site.bookingUrl,
  );
});

test('a state without tours says so and leads to what else goes there, and one tour is counted as one', async () => {
  const [tour] = Object.values(domesticTrips).flat();
  const [empty, other] = soldStates;
  if (!tour || !empty || !other) throw new Error('there are too few tours');
  render(<DomesticTrips trips={{ ...domesticTrips, [empty]: [], [other]: [tour] }} />);
  await userEvent.click(screen.getByRole('radio', { name: states[empty] }));
  expect(screen.getByRole('heading', { name: domesticPage.empty.heading })).toBeVisible();
  expect(screen.getByText(domesticPage.empty.line(states[empty]))).toBeVisible();
  expect(screen.getByRole('link', { name: domesticPage.empty.others(states[empty]) })).toHaveAttribute(
    'href',
    statePath(empty),
  );
  expect(screen.getByRole('status')).toHaveTextContent(`${states[empty]}: 0 tours`);
  await userEvent.click(screen.getByRole('radio', { name: states[other] }));
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${states[other]}: 1 tour$`));
});

test('the error fallback says what happened and offers a retry and a human', async () => {
  const retry = jest.fn();
  render(<ErrorMessage message="Chunk 17 is missing" onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent(errorPage.text);
  expect(screen.getByRole('heading', { name: errorPage.heading })).toBeVisible();
  expect(screen.getByText('Chunk 17 is missing')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', telHref);
  expect(screen.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('href', whatsappHref());
  expect(screen.getByRole('link', { name: /^WhatsApp/ })).toHaveAttribute('rel', 'noopener noreferrer');
  await userEvent.click(screen.getByRole('button', { name: errorPage.retry }));
  expect(retry).toHaveBeenCalledTimes(1);
});
