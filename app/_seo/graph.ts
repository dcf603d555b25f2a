/**
 * Builders of structured data (schema.org as JSON-LD): one connected graph a page, whose nodes name each other by stable ids. Pure, so
 * that tests can read what a page says. No ratings or reviews: the site's own are not eligible; no `Event` for departures: Google's own
 * example of what not to mark up. Every value also stands on the page.
 */
import { packagePath, posterFile, routes, socialFile } from '@/content/routes';
import { absolute, site } from '@/content/site';

export type Node = Readonly<Record<string, unknown>> & { '@type': string };

/** Ids outlive deployments: they are made of addresses, not of counts. */
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

export interface Crumb {
  label: string;
  href: string;
}

export interface PageFacts {
  path: string;
  /** As the breadcrumbs print it. */
  name: string;
  /** From home downwards, without the page itself; empty on the home page. */
  trail: readonly Crumb[];
  /** The picture at the top of the page. */
  picture?: string | undefined;
  /** The day its content last changed, as YYYY-MM-DD, where the page prints it. */
  modified?: string | undefined;
  /** The id of the node the page is about. */
  about?: string | undefined;
}

function breadcrumbNode({ path, name, trail }: PageFacts): Node {
  const steps = [...trail, { label: name, href: path }];
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.breadcrumb(path),
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absolute(href),
    })),
  };
}

/** Agency, site, page and its breadcrumbs, with what else the page is about. */
export function pageGraph(page: PageFacts, nodes: readonly Node[] = []): { '@context': string; '@graph': Node[] } {
  const { path, name, trail, picture, modified, about } = page;
  const pageNode: Node = {
    '@type': 'WebPage',
    '@id': ids.page(path),
    url: absolute(path),
    name,
    inLanguage: 'en-IN',
    isPartOf: reference(ids.website),
    ...(picture ? { primaryImageOfPage: { '@type': 'ImageObject', url: absolute(posterFile(picture, 'wide')) } } : {}),
    ...(trail.length > 0 ? { breadcrumb: reference(ids.breadcrumb(path)) } : {}),
    ...(modified ? { dateModified: modified } : {}),
    ...(about ? { mainEntity: reference(about) } : {}),
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [agencyNode(), websiteNode(), pageNode, ...(trail.length > 0 ? [breadcrumbNode(page)] : []), ...nodes],
  };
}

/** The pages a list leads to, in its order. */
export const listNode = (path: string, paths: readonly string[]): Node => ({
  '@type': 'ItemList',
  '@id': ids.list(path),
  numberOfItems: paths.length,
  // Their names are on the pages they lead to.
  itemListElement: paths.map((item, index) => ({ '@type': 'ListItem', position: index + 1, url: absolute(item) })),
});

/** The pages of packages, for a list of them. */
export const packagePaths = (records: readonly { id: string }[]) => records.map(({ id }) => packagePath(id));
