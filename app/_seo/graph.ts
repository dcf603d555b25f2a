/**
 * Builders of structured data (schema.org as JSON-LD): one connected graph a page, whose nodes name each other by stable ids. Pure, so
 * that tests can read what a page says. No ratings or reviews, also not those that a trip quotes from elsewhere: what a seller shows of
 * itself is not eligible; no `Event` for departures: Google's own example of what not to mark up. Every value also stands on the page.
 */
import { operator } from '@/content/documents/operator-details';
import { changedOn } from '@/content/pages/changed-on';
import type { PageFacts } from '@/content/pages/page';
import { posterFile, routes, socialFile } from '@/content/routes';
import { absolute, site } from '@/content/site';

export type Node = Readonly<Record<string, unknown>> & { '@type': string };

/** Made of addresses, so that they stay the same from one deployment to the next. */
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

/** The pages that a page lists, in its order. Their names are on the pages they lead to. */
const listNode = (path: string, paths: readonly string[]): Node => ({
  '@type': 'ItemList',
  '@id': ids.list(path),
  numberOfItems: paths.length,
  itemListElement: paths.map((item, index) => ({ '@type': 'ListItem', position: index + 1, url: absolute(item) })),
});

export interface GraphOptions {
  /** What the page is about, its main node first; the list of the pages it leads to comes by itself. */
  nodes?: readonly Node[];
  /** True where the page prints the day its content last changed. */
  dated?: boolean;
}

/** Agency, site, page and its breadcrumbs, with what else the page is about. */
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
