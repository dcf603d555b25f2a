import { Breadcrumbs } from '@/components/layout/breadcrumbs';
import { scriptJson } from '@/app/_html/inline-scripts';
import type { PageFacts } from '@/content/pages/page';
import { pageGraph, type GraphOptions } from './graph';

interface PageCrumbsProps extends GraphOptions {
  page: PageFacts;
}

/**
 * The breadcrumbs of a page, with its structured data before them: the style sheet reduces the space between breadcrumbs and the element
 * right after them.
 */
export function PageCrumbs({ page, ...options }: PageCrumbsProps) {
  return (
    <>
      <StructuredData page={page} {...options} />
      <Breadcrumbs trail={page.trail} here={page.name} />
    </>
  );
}

/** A page's structured data alone, for the home page, which has no breadcrumbs. */
export function StructuredData({ page, ...options }: PageCrumbsProps) {
  return (
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(pageGraph(page, options)) }} />
  );
}
