/** The links of the navigation bar, the phone menu and the footer. */
import { menus } from '../catalogue/menus';
import { pageTexts } from '../catalogue/page-texts';
import { routes } from '../routes';

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
export const about: NavLink = { label: bar.about, href: routes.about };
export const destinations: NavLink = { label: bar.destinations, href: routes.destinations };
export const domesticTours: NavLink = { label: pageTexts.domestic.name, href: routes.domestic };
export const itineraryDownload: NavLink = { label: bar.itineraries, href: routes.itineraries };
export const contact: NavLink = { label: bar.contact, href: routes.contact };

/** The main bar in reading order: plain links and dropdowns. */
export const mainNavigation: readonly (NavLink | NavGroup)[] = [
  home,
  about,
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
export const { anchors: footerAnchors, pages: footerPages, documents: footerDocuments, ...footerTexts } = footer;

export const isGroup = (entry: NavLink | NavGroup): entry is NavGroup => 'links' in entry;

/** Each link of a list with its field in the file. */
const linksOf = (file: keyof typeof menus, field: string, links: readonly NavLink[]) =>
  links.map(({ href }, index) => ({ file, field: `${field}.${index}.href`, href }));

/** Every link that the records of the menus name. A check follows each. */
export const menuLinks = [
  ...(['domestic', 'international', 'packages'] as const).flatMap((name) =>
    linksOf('bar', `${name}.links`, bar[name].links),
  ),
  ...(['anchors', 'pages', 'documents'] as const).flatMap((name) => linksOf('footer', name, footer[name])),
];
