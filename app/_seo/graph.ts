/**
 * Builders of structured data (schema.org as JSON-LD): one connected graph per page, whose nodes refer to each other by stable ids. They
 * are pure functions, so that tests can read the result. There are no ratings or reviews, not even those a trip quotes from elsewhere:
 * search engines do not accept what a seller shows about itself. Departures are no `Event`: Google's own guide names that as an example of
 * what not to mark up. Every value is also printed on the page.
 */
import { operator } from '@/content/pages/documents/operator-details';
import { changedOn } from '@/content/pages/changed-on';
import type { PageFacts } from '@/content/pages/page';
import { posterFile, routes, socialFile } from '@/content/routes';
import { absolute, site } from '@/content/site';

export type Node = Readonly<Record<string, unknown>> & { '@type': string };

/** The ids of nodes, derived from URLs, so that they stay the same from one deployment to the next. */
export const ids = {
  agency: `${absolute('/')}#agency`,
  website: `${absolute('/')}#website`,
  page: (path: string) => `${absolute(path)}#page`,
  breadcrumb: (path: string) => `${absolute(path)}#breadcrumb`,
  list: (path: string) => `${absolute(path)}#list`,
  trip: (path: string) => `${absolute(path)}#trip`,
  place: (path: string) => `${absolute(path)}#place`,
} as const;

export const reference = (id: string) => ({ '@id': id });

export function agencyNode(): Node {
  const { street, town, postcode, state } = site.address;
  return {
    '@type': 'TravelAgency',
    '@id': ids.agency,
    name: site.name,
    ...(operator.legalName ? { legalName: operator.legalName } : {}),
    slogan: site.tagline,
    url: absolute('/'),
    logo: absolute('/icons/icon-512.png'),
    image: absolute(socialFile(routes.home)),
    telephone: `+${site.phone.digits}`,
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: town,
      addressRegion: state,
      postalCode: postcode,
      addressCountry: 'IN',
    },
  };
}

export const websiteNode = (): Node => ({
  '@type': 'WebSite',
  '@id': ids.website,
  url: absolute('/'),
  name: site.name,
  inLanguage: 'en-IN',
  publisher: reference(ids.agency),
});

function breadcrumbNode({ canonical, name, trail }: PageFacts): Node {
  const steps = [...trail, { label: name, href: canonical }];
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.breadcrumb(canonical),
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
  };
}

/** The pages that a page lists, in its order. Their names are on their own pages. */
const listNode = (path: string, paths: readonly string[]): Node => ({
  '@type': 'ItemList',
  '@id': ids.list(path),
  numberOfItems: paths.length,
  itemListElement: paths.map((item, index) => ({ '@type': 'ListItem', position: index + 1, url: absolute(item) })),
});

export interface GraphOptions {
  /** The nodes for the subject of the page, the main one first. The list of the pages it leads to is added automatically. */
  nodes?: readonly Node[];
  /** True if the page prints the day its content last changed. */
  dated?: boolean;
}

/** The agency, the site, the page and its breadcrumbs, with the nodes for the subject of the page. */
export function pageGraph(
  page: PageFacts,
  { nodes = [], dated = false }: GraphOptions = {},
): { '@context': string; '@graph': Node[] } {
  const { canonical: path, name, trail, pictures, files, lists } = page;
  const [picture] = pictures;
  const updated = dated ? changedOn(files) : undefined;
  const content = [...nodes, ...(lists.length > 0 ? [listNode(path, lists)] : [])];
  const about = content[0]?.['@id'];
  const pageNode: Node = {
    '@type': 'WebPage',
    '@id': ids.page(path),
    url: absolute(path),
    name,
    inLanguage: 'en-IN',
    isPartOf: reference(ids.website),
    ...(picture ? { primaryImageOfPage: { '@type': 'ImageObject', url: absolute(posterFile(picture, 'wide')) } } : {}),
    ...(trail.length > 0 ? { breadcrumb: reference(ids.breadcrumb(path)) } : {}),
    ...(updated ? { dateModified: updated } : {}),
    ...(typeof about === 'string' ? { mainEntity: reference(about) } : {}),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [agencyNode(), websiteNode(), pageNode, ...(trail.length > 0 ? [breadcrumbNode(page)] : []), ...content],
  };
}
