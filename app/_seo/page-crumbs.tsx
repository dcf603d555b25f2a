import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { scriptJson } from '@/content/inline-scripts';
import { home } from '@/content/navigation';
import { pageGraph, type Crumb, type Node } from './graph';

interface PageCrumbsProps {
  path: string;
  /** From below home down to the page above. */
  trail?: readonly Crumb[];
  /** The page itself. */
  here: string;
  picture?: string;
  modified?: string;
  /** What the page is about; the first node is its main one. */
  nodes?: readonly Node[];
}

/** Where the page stands, for readers and for machines alike: breadcrumbs, and the page's structured data. */
export function PageCrumbs({ trail = [], here, nodes = [], ...page }: PageCrumbsProps) {
  const whole = [home, ...trail];
  return (
    <>
      <Breadcrumbs trail={whole} here={here} />
      <StructuredData {...page} name={here} trail={whole} nodes={nodes} />
    </>
  );
}

type StructuredDataProps = Parameters<typeof pageGraph>[0] & { nodes?: readonly Node[] };

/** A page's structured data by itself: the home page has no breadcrumbs. */
export function StructuredData({ nodes = [], ...page }: StructuredDataProps) {
  const about = typeof nodes[0]?.['@id'] === 'string' ? nodes[0]['@id'] : undefined;
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: scriptJson(pageGraph({ ...page, about }, nodes)) }}
    />
  );
}
