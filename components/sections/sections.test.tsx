import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { destinations } from '@/content/destinations';
import { domesticTours } from '@/content/domestic-tours';
import { packages } from '@/content/packages';
import { site } from '@/content/site';
import { DomesticTours } from './domestic-tours';
import { ErrorMessage } from './error-message';
import { FeaturedPackages } from './featured-packages';
import { PackageDetail } from './package-detail';
import { Packages, specialityOf } from './packages';

const packagesOf = (id: keyof typeof destinations) => {
  const section = destinations[id].sections.find((candidate) => candidate.kind === 'packages');
  if (!section) throw new Error(`${id} has no packages section`);
  return section;
};

const detail = destinations.thailand.sections.find((candidate) => candidate.kind === 'package-detail');

test('Thailand shows its package in full', () => {
  if (!detail) throw new Error('Thailand has no detail');
  render(<PackageDetail section={detail} />);
  expect(screen.getByText('₹65,000')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Book Thailand Package Now/ })).toHaveAttribute('href', site.bookingUrl);
  expect(screen.getAllByRole('heading', { level: 4 })).toHaveLength(7);
});

test('Thailand without its package says so', () => {
  if (!detail) throw new Error('Thailand has no detail');
  render(<PackageDetail section={detail} from={packages.filter((tour) => tour.id !== 'thailand')} />);
  expect(screen.getByText('Package not found')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('the Trip Speciality varies for Wayanad, Vagamon and Cochin', () => {
  const { speciality } = packagesOf('kerala');
  const texts = ['Wayanad Adventure', 'Vagamon - Varkala', 'Cochin - Munnar', 'Kerala Package'].map((name) =>
    specialityOf(name, speciality),
  );
  expect(new Set(texts).size).toBe(4);
  expect(texts[3]).toBe(speciality.otherwise);
});

test('a package card has badge, rating, six Core Attractions at most, Quick Facts and a booking link', () => {
  render(<Packages section={packagesOf('kerala')} picture="kerala" />);
  const card = screen.getByRole('heading', { name: 'Wayanad Adventure' }).closest('article');
  if (!card) throw new Error('no card');
  const inside = within(card);
  expect(inside.getByText('SUPER DEAL')).toBeVisible();
  expect(inside.getByText('₹9,300')).toBeVisible();
  expect(inside.getByText('per person')).toBeVisible();
  expect(inside.getAllByRole('listitem')).toHaveLength(6);
  expect(inside.getByText('AC vehicle included')).toBeVisible();
  expect(inside.getByRole('link', { name: /^Book This Package for Wayanad Adventure/ })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
});

test('a country without packages shows its message and its button', () => {
  render(<Packages section={packagesOf('srilanka')} picture="srilanka" />);
  expect(screen.getByText('Sri Lanka packages coming soon! Contact us for custom packages')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Get Custom Package/ })).toHaveAttribute('href', site.bookingUrl);
});

test('a state without tours shows its empty state', async () => {
  render(<DomesticTours tours={{ ...domesticTours, punjab: [] }} />);
  await userEvent.click(screen.getByRole('radio', { name: 'Punjab' }));
  expect(screen.getByRole('heading', { name: 'No packages available' })).toBeVisible();
  expect(screen.getByText("We're working on adding tour packages for Punjab. Check back soon!")).toBeVisible();
});

test.each([
  ['tours by state', <DomesticTours key="states" tours={domesticTours} />],
  ['featured packages', <FeaturedPackages key="featured" />],
])('%s: what the style rules look through for the choice holds no card', (_list, section) => {
  const { container } = render(section);
  expect(container.querySelectorAll('[data-filter] input[type=radio]:checked')).toHaveLength(1);
  expect(container.querySelectorAll('[data-filter] ~ * article').length).toBeGreaterThan(5);
  expect(container.querySelectorAll('[data-filter] :is(article, [data-in])')).toHaveLength(0);
});

test('the error fallback says what happened and offers a retry and a human', async () => {
  const retry = jest.fn();
  render(<ErrorMessage message="Chunk 17 is missing" onRetry={retry} />);
  expect(screen.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
  expect(screen.getByText('Chunk 17 is missing')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', 'tel:+919876543210');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

// Names and roles of a hundred tours take long to work out: this one asks the document itself.
test('past 120 tours the domestic list is printed as rows, each a link with its price; up to then as cards', () => {
  const [first] = domesticTours.kerala;
  if (!first) throw new Error('Kerala has no tour');
  const many = Array.from({ length: 121 - Object.values(domesticTours).flat().length }, (_, index) => ({
    ...first,
    id: `made-up-${index}`,
    title: `Made up ${index}`,
  }));
  const tours = { ...domesticTours, kerala: [...domesticTours.kerala, ...many] };
  const { container, unmount } = render(<DomesticTours tours={tours} />);
  const row = container.querySelector('#made-up-7');
  expect(container.querySelectorAll('article')).toHaveLength(121);
  expect(container.querySelectorAll(`img, [href="${site.bookingUrl}"]`)).toHaveLength(0);
  expect(row?.querySelector('a')?.getAttribute('href')).toBe('/packages/made-up-7');
  expect(row?.textContent).toMatch(/^Made up 7.*₹[\d,]+per person$/);
  unmount();

  const cards = render(<DomesticTours tours={{ ...tours, kerala: tours.kerala.slice(1) }} />).container;
  expect(cards.querySelectorAll('article')).toHaveLength(120);
  expect(cards.querySelectorAll('article img')).toHaveLength(120);
});
