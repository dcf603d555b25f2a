/** The picture a page shows when it is shared: one for each page, with its title and, where there is one, its price. */
import { destinationIds, destinations } from './destinations';
import { documentIds, documentPaths, documents } from './documents';
import { groupTours } from './group-tours';
import { honeymoonPackages } from './honeymoon-packages';
import { domesticTours } from './domestic-tours';
import { packages } from './packages';
import { about } from './pages/about';
import { bookingPage } from './pages/booking';
import { contact } from './pages/contact';
import { home } from './pages/home';
import * as lists from './pages/lists';
import { whenToGoPage } from './pages/when-to-go';
import { destinationPath, packagePath, routes } from './routes';
import { toursOn } from './tours';
import { trips } from './trips';

export interface SocialCard {
  path: string;
  title: string;
  picture: string;
  /** The lowest price the page shows, in rupees, and what it is for. */
  price?: { from: number; basis: string; exact?: true };
}

const lowest = (prices: readonly number[], basis = 'per person') =>
  prices.length > 0 ? { price: { from: Math.min(...prices), basis } } : {};
const pricesOf = (tours: readonly { price: number }[]) => tours.map(({ price }) => price);

const destinationCards = destinationIds.map((id): SocialCard => {
  const { name, picture } = destinations[id];
  return { path: destinationPath(id), title: name, picture, ...lowest(pricesOf(toursOn(id))) };
});

const listCard = (path: string, page: { hero: { title: string }; picture: string }): SocialCard => ({
  path,
  title: page.hero.title,
  picture: page.picture,
});

export const socialCards: readonly SocialCard[] = [
  { path: routes.home, title: home.hero.title, picture: home.hero.picture },
  listCard(routes.about, about),
  listCard(routes.contact, contact),
  listCard(routes.destinations, lists.destinationsPage),
  {
    ...listCard(routes.honeymoon, lists.honeymoonPage),
    ...lowest(pricesOf(honeymoonPackages), lists.honeymoonPage.priceNote),
  },
  { ...listCard(routes.domestic, lists.domesticPage), ...lowest(pricesOf(Object.values(domesticTours).flat())) },
  { ...listCard(routes.groupTours, lists.groupToursPage), ...lowest(pricesOf(groupTours)) },
  { ...listCard(routes.explorePackages, lists.explorePage), ...lowest(pricesOf(packages)) },
  { ...listCard(routes.allPackages, lists.allPackagesPage), ...lowest(pricesOf(packages)) },
  listCard(routes.itineraries, lists.itinerariesPage),
  listCard(routes.bookNow, bookingPage),
  listCard(routes.whenToGo, whenToGoPage),
  ...documentIds.map((id) => ({ path: documentPaths[id], title: documents[id].heading, picture: about.picture })),
  ...destinationCards,
  ...trips.map(({ id, name, picture, price, basis }) => ({
    path: packagePath(id),
    title: name,
    picture,
    price: { from: price, basis, exact: true },
  })),
];
