/** The fields of a page in the registry, and helpers that build an entry. */
import { pageTexts } from '../catalogue/page-texts';
import { filled } from '../format/filled';
import { cheapestOf, eachPays } from '../model/fares/lowest-fare';
import { totalText } from '../words/taxes';
import { formatRupees } from '../format/money';
import { tripPath } from '../routes';
import { home, type NavLink } from './navigation';
import type { PageFile } from '../schema/pages';
import { fileOf } from '../ids/file-of';
import { tripOf } from '../catalogue/trips';
import type { Trip } from '../schema/types';

export interface PageFacts {
  path: string;
  /** The path that search engines should keep, if two pages show one place. */
  canonical: string;
  /** False for redirects and the service worker's page. */
  indexable: boolean;
  /** The title in search results and on the browser tab, without the operator's name. */
  title: string;
  /** The description for search results, of any length: whole sentences are used as long as they fit. */
  description: string;
  /** The name in breadcrumbs. */
  name: string;
  /** The breadcrumbs from home to the parent page; empty on the home page. */
  trail: readonly NavLink[];
  /** Ids of its pictures; the first is the one at its top. */
  pictures: readonly string[];
  /** The picture for sharing, if the page has none at its top. */
  shared?: string;
  /** The id of its map, if it has one. */
  map?: string;
  /** The files with its content: the page changed when one of them did (`changed-on.ts`). */
  files: readonly string[];
  /** Paths of the pages it lists, in order. */
  lists: readonly string[];
  /** The text on the picture for sharing. */
  headline: string;
  /** The lowest price on the page in rupees; `exact` if it is the price of the page's one trip. */
  price?: { from: number; basis: Trip['basis']; abroad: boolean; exact?: true };
  /** A line about the page for llms.txt; undefined if it is not listed there. */
  summary?: string;
}

/** The data files of some trips. */
export const filesOf = (trips: readonly { id: string }[]) => trips.map(({ id }) => fileOf('trips', id));

/** Builds a page from its own fields, with defaults for the rest. */
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

/** The texts of a page. */
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

/** A page that search engines do not index: a redirect, or the page for visitors without a network. */
export const hiddenPage = (path: string, file: PageFile, text: Pick<PageText, 'title' | 'description'>): PageFacts => {
  const { title, description } = text;
  return page({ path, title, description, name: title, indexable: false, files: [fileOf('pages', file)] });
};

/** The lowest price of some trips, for one person unless all are sold to couples; empty without trips. */
export function lowestPrice(some: readonly Pick<Trip, 'price' | 'basis' | 'abroad'>[]): Pick<PageFacts, 'price'> {
  const cheapest = cheapestOf(some);
  if (!cheapest) return {};
  const { price, basis, abroad } = cheapest;
  return some.every((trip) => trip.basis === 'per couple')
    ? { price: { from: price, basis, abroad } }
    : { price: { from: eachPays(cheapest), basis: 'per person', abroad } };
}

/** The trips of a page in its order: their pictures after the page's own, their lowest price, their paths. */
export function showing(picture: string, ids: readonly string[]): Pick<PageFacts, 'pictures' | 'lists' | 'price'> {
  const shown = ids.map(tripOf);
  return {
    pictures: [...new Set([picture, ...shown.map((trip) => trip.picture)])],
    lists: ids.map(tripPath),
    ...lowestPrice(shown),
  };
}

/** The lowest price of a page, as its first screen shows it: 'From ₹9,300 per person, ₹9,765 with 5% GST'. */
export const lowestPriceText = ({ from, basis, abroad }: NonNullable<PageFacts['price']>): string =>
  filled(pageTexts.everywhere.prices.lowest, { price: formatRupees(from), basis, total: totalText(from, abroad) });

/** The page of one list of trips. */
export const listPage = (
  path: string,
  file: PageFile,
  text: PageText,
  records: readonly { id: string }[],
  more: Partial<PageFacts> = {},
): PageFacts => {
  const shown = showing(
    text.picture,
    records.map(({ id }) => id),
  );
  const files = [fileOf('pages', file), ...filesOf(records)];
  return textPage(path, text, files, { summary: text.description, ...shown, ...more });
};
