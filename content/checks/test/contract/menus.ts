/** The routes and menus of the specification (section 2, 'Route table' and 'Navigation bar'). */
import { destinationIds } from '../../../ids/destinations';
import {
  domesticLinks,
  footerAnchors,
  internationalLinks,
  isGroup,
  mainNavigation,
  packageLinks,
} from '../../../pages/navigation';
import { destinationPath, routes } from '../../../routes';
import { quoted, rows, type ContractLine } from './line';

const paths = [...Object.values(routes), ...destinationIds.map(destinationPath)];

const routeLines = quoted(
  'Routes',
  rows(`
    /
    /about
    /contact
    /destinations
    /packages/honeymoon
    /packages/domestic
    /packages/group-tours
    /explore-packages
    /plan-custom-trip
    /book-now
    /view-all-packages
    /itinerary-download
    /destinations/tamil-nadu
    /destinations/kerala
    /destinations/karnataka
    /destinations/goa
    /destinations/hyderabad
    /destinations/golden-triangle
    /destinations/himachal
    /destinations/kashmir
    /destinations/northeast
    /destinations/meghalaya
    /destinations/andaman
    /destinations/lakshadweep
    /destinations/thailand
    /destinations/malaysia
    /destinations/singapore
    /destinations/bali
    /destinations/dubai
    /destinations/srilanka
  `),
  paths,
);

const barLinks = mainNavigation.map((entry) => (isGroup(entry) ? entry.label : `${entry.label} (${entry.href})`));
const dropdown = ({ links }: typeof domesticLinks) =>
  links.map(({ href, note }) => (note ? `${href} (${note})` : href));

const barLines = [
  ...quoted(
    'Navigation bar',
    ['Home (/)', 'About (/about)', 'Destinations (/destinations)', 'Domestic', 'International', 'Packages'],
    barLinks,
  ),
  ...quoted('Navigation bar', ['Itinerary Download (/itinerary-download)', 'Contact (/contact)'], barLinks),
  ...quoted(
    'Domestic dropdown',
    rows(`
      /destinations/kerala
      /destinations/tamil-nadu
      /destinations/karnataka
      /destinations/goa
      /destinations/hyderabad
      /destinations/golden-triangle (Delhi - Agra - Jaipur)
      /destinations/himachal (Manali Shimla)
      /destinations/kashmir
      /destinations/northeast (Gangtok Darjeeling)
      /destinations/meghalaya
      /destinations/andaman
      /destinations/lakshadweep
    `),
    dropdown(domesticLinks),
  ),
  ...quoted(
    'International dropdown',
    ['thailand', 'malaysia', 'singapore', 'bali', 'dubai', 'srilanka'].map(destinationPath),
    dropdown(internationalLinks),
  ),
  ...quoted(
    'Packages dropdown',
    ['/packages/honeymoon (Romantic getaways)', '/packages/group-tours (Travel together)'],
    dropdown(packageLinks),
  ),
  ...quoted(
    'Footer anchors',
    ['/#home', '/#company', '/#packages', '/#domestic', '/#honeymoon', '/#contact'],
    footerAnchors.map(({ href }) => href),
  ),
];

export const menuLines: readonly ContractLine[] = [...routeLines, ...barLines];
