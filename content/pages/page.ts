/** What the rest of the site asks of a page, and how an entry of the registry is written. */
import { totalText } from '../catalogue/taxes';
import { formatRupees } from '../format/money';
import { tripOf, type Trip } from '../queries/trips';
import { tripPath } from '../routes';
import { home, type NavLink } from './navigation';
import { fileOf } from '../schema/file-of';

export interface PageFacts {
  path: string;
  /** The path search engines should keep, where two show one place. */
  canonical: string;
  /** False for redirects and for what only the service worker shows. */
  indexable: boolean;
  /** In search results and on the tab, without the operator's name. */
  title: string;
  /** For search results, any length: whole sentences are kept as long as there is room. */
  description: string;
  /** In breadcrumbs. */
  name: string;
  /** From home down to the page above; empty on the home page. */
  trail: readonly NavLink[];
  /** Ids of its pictures, that at its top first. */
  pictures: readonly string[];
  /** The picture for sharing, where none stands at its top. */
  shared?: string;
  /** The id of its map, where it has one. */
  map?: string;
  /** The files in which what stands on it is written: it changed when one of them did (`changed-on.ts`). */
  files: readonly string[];
  /** Paths of the pages it lists, in order. */
  lists: readonly string[];
  /** Over the picture for sharing. */
  headline: string;
  /** The lowest price on the page in rupees; `exact` where it is the price of the page's one trip. */
  price?: { from: number; basis: Trip['basis']; abroad: boolean; exact?: true };
  /** The page in a line, where it belongs into llms.txt. */
  summary?: string;
}

/** The files of some trips. */
export const filesOf = (trips: readonly { id: string }[]) => trips.map(({ id }) => fileOf('trips', id));

/** A page from what it says of itself; the rest is what most pages have. */
export const page = (
  facts: Pick<PageFacts, 'path' | 'title' | 'description' | 'name' | 'files'> & Partial<PageFacts>,
): PageFacts => ({
  canonical: facts.path,
  indexable: true,
  trail: [home],
  pictures: [],
  lists: [],
  headline: facts.name,
  ...facts,
});

/** The texts of a page as its module in `content/pages` holds them. */
interface PageText {
  title: string;
  description: string;
  name: string;
  picture: string;
  hero: { title: string };
}

/** A page with texts and a picture of its own. */
export const textPage = (
  path: string,
  text: PageText,
  files: readonly string[],
  more: Partial<PageFacts> = {},
): PageFacts => {
  const { title, description, name, hero, picture } = text;
  return page({ path, title, description, name, headline: hero.title, pictures: [picture], files, ...more });
};

/** A page that is no destination of a search: a redirect, the page without a network. */
export const hiddenPage = (path: string, text: Pick<PageText, 'title' | 'description'>): PageFacts => {
  const { title, description } = text;
  return page({ path, title, description, name: title, indexable: false, files: ['content/pages/shared.ts'] });
};

/** The lowest price of some trips; of none there is none. */
export function lowestPrice(some: readonly Pick<Trip, 'price' | 'basis' | 'abroad'>[]): Pick<PageFacts, 'price'> {
  const [cheapest] = [...some].sort((a, b) => a.price - b.price);
  return cheapest ? { price: { from: cheapest.price, basis: cheapest.basis, abroad: cheapest.abroad } } : {};
}

/** Trips in the order a page shows them: their pictures after the page's own, the lowest of their prices, their paths. */
export function showing(picture: string, ids: readonly string[]): Pick<PageFacts, 'pictures' | 'lists' | 'price'> {
  const shown = ids.map(tripOf);
  return {
    pictures: [...new Set([picture, ...shown.map((trip) => trip.picture)])],
    lists: ids.map(tripPath),
    ...lowestPrice(shown),
  };
}

/** The lowest price of a page as its first screen says it: 'From ₹9,300 per person, ₹9,765 with 5% GST'. */
export const lowestPriceText = ({ from, basis, abroad }: NonNullable<PageFacts['price']>): string =>
  `From ${formatRupees(from)} ${basis}, ${totalText(from, abroad)}`;

/** The page of one list of trips. */
export const listPage = (
  path: string,
  text: PageText,
  records: readonly { id: string }[],
  more: Partial<PageFacts> = {},
): PageFacts => {
  const shown = showing(
    text.picture,
    records.map(({ id }) => id),
  );
  const files = ['content/pages/lists.ts', ...filesOf(records)];
  return textPage(path, text, files, { summary: text.description, ...shown, ...more });
};
