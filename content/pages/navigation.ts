/** The links of the navigation bar, the phone menu and the footer. */
import { menus } from '../catalogue/menus';
import { pageTexts } from '../catalogue/page-texts';
import { routes } from '../routes';
import { prosePageTexts } from '../catalogue/prose-pages';
import { prosePagesIn } from './prose-pages';

export interface NavLink {
  label: string;
  href: string;
  /** A second, quieter line under the label. */
  note?: string | undefined;
}

export interface NavGroup {
  id: string;
  label: string;
  links: readonly NavLink[];
}

const { bar, footer } = menus;

export const domesticLinks: NavGroup = { id: 'domestic', ...bar.domestic };
export const internationalLinks: NavGroup = { id: 'international', ...bar.international };
export const packageLinks: NavGroup = { id: 'packages', ...bar.packages };

export const home: NavLink = { label: bar.home, href: routes.home };
export const destinations: NavLink = { label: bar.destinations, href: routes.destinations };
export const domesticTours: NavLink = { label: pageTexts.domestic.name, href: routes.domestic };
export const itineraryDownload: NavLink = { label: bar.itineraries, href: routes.itineraries };
export const contact: NavLink = { label: bar.contact, href: routes.contact };

/** The main bar in reading order: plain links and dropdowns. */
export const mainNavigation: readonly (NavLink | NavGroup)[] = [
  home,
  ...prosePagesIn('bar'),
  destinations,
  domesticLinks,
  internationalLinks,
  packageLinks,
  itineraryDownload,
  contact,
];

/**
 * The footer's shortcuts to the sections of the home page; its further pages, which keep every page within two clicks of any other; the
 * documents that an operator has to publish, at the very foot of every page.
 */
export const { anchors: footerAnchors, pages: codedPages, ...footerTexts } = footer;
export const footerPages: readonly NavLink[] = [...codedPages, ...prosePagesIn('bar', 'footer')];
export const footerDocuments: readonly NavLink[] = prosePagesIn('policies');

export const isGroup = (entry: NavLink | NavGroup): entry is NavGroup => 'links' in entry;

/** A link that a record names, with its place. */
export interface RecordLink {
  folder: 'menus' | 'prose-pages';
  file: string;
  field: string;
  href: string;
}

/** Each link of a list with its field in the file. */
const linksOf = (folder: RecordLink['folder'], file: string, field: string, links: readonly NavLink[]) =>
  links.map(({ href }, index): RecordLink => ({ folder, file, field: `${field}.${index}.href`, href }));

/** Every link that the records of menus and of pages of running text name. A check follows each. */
export const recordLinks: readonly RecordLink[] = [
  ...(['domestic', 'international', 'packages'] as const).flatMap((name) =>
    linksOf('menus', 'bar', `${name}.links`, bar[name].links),
  ),
  ...(['anchors', 'pages'] as const).flatMap((name) => linksOf('menus', 'footer', name, footer[name])),
  ...prosePageTexts.flatMap(({ id, action, sections }): RecordLink[] => [
    ...(action ? [{ folder: 'prose-pages' as const, file: id, field: 'action.href', href: action.href }] : []),
    ...sections.flatMap(({ links }, index) => linksOf('prose-pages', id, `sections.${index}.links`, links)),
  ]),
];
