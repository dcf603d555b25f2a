/** The picture a page shows when it is shared: one for each page, with its title and, where there is one, its price. */
import { destinationIds, destinations } from './destinations';
import { groupTours } from './group-tours';
import { honeymoonPackages } from './honeymoon-packages';
import { domesticTours } from './domestic-tours';
import { packages } from './packages';
import { about } from './pages/about';
import { booking } from './pages/booking';
import { contact } from './pages/contact';
import { home } from './pages/home';
import * as lists from './pages/lists';
import { destinationPath, routes } from './routes';
import { toursFrom } from './tours';

export interface SocialCard {
  path: string;
  title: string;
  picture: string;
  /** The lowest price the page shows, in rupees, and what it is for. */
  price?: { from: number; basis: string };
}

const lowest = (prices: readonly number[], basis = 'per person') => (prices.length > 0 ? { price: { from: Math.min(...prices), basis } } : {});
const pricesOf = (tours: readonly { price: number }[]) => tours.map(({ price }) => price);

const destinationCards = destinationIds.map((id): SocialCard => {
  const { name, picture, sections } = destinations[id];
  const prices = sections.flatMap((section) => {
    if (section.kind === 'packages') return pricesOf(toursFrom(section.source));
    return section.kind === 'package-detail' ? pricesOf(packages.filter((tour) => tour.id === section.packageId)) : [];
  });
  return { path: destinationPath(id), title: name, picture, ...lowest(prices) };
});

const listCard = (path: string, page: { hero: { title: string }; picture: string }): SocialCard => ({ path, title: page.hero.title, picture: page.picture });

export const socialCards: readonly SocialCard[] = [
  { path: routes.home, title: home.hero.title, picture: home.hero.picture },
  listCard(routes.about, about),
  listCard(routes.contact, contact),
  listCard(routes.destinations, lists.destinationsPage),
  { ...listCard(routes.honeymoon, lists.honeymoonPage), ...lowest(pricesOf(honeymoonPackages), lists.honeymoonPage.priceNote) },
  { ...listCard(routes.domestic, lists.domesticPage), ...lowest(pricesOf(Object.values(domesticTours).flat())) },
  { ...listCard(routes.groupTours, lists.groupToursPage), ...lowest(pricesOf(groupTours)) },
  { ...listCard(routes.explorePackages, lists.explorePage), ...lowest(pricesOf(packages)) },
  { ...listCard(routes.allPackages, lists.allPackagesPage), ...lowest(pricesOf(packages)) },
  listCard(routes.itineraries, lists.itinerariesPage),
  listCard(routes.bookNow, booking),
  ...destinationCards,
];
