import type { Metadata } from 'next';
import { shortDescription } from '@/content/format/description';
import type { PageFacts } from '@/content/pages/page';
import { socialFile, socialSize } from '@/content/routes';
import { site } from '@/content/site';

/** The number of characters that a result page shows; a longer title is cut in the middle of a word. */
const mostTitle = 60;

/** Adds the operator's name to the title unless the result would be cut. */
export function fullTitle(title: string): string {
  const named = `${title} | ${site.name}`;
  return named.length <= mostTitle ? named : title;
}

/** The only builder of page metadata: title, description, canonical URL, and the rules for search engines. */
export function pageMetadata({ title, description, canonical, indexable }: PageFacts): Metadata {
  const texts = { title: fullTitle(title), description: shortDescription(description) };
  const images = indexable ? [{ url: socialFile(canonical), ...socialSize, alt: title }] : [];
  return {
    metadataBase: new URL(site.url),
    ...texts,
    alternates: { canonical },
    robots: site.isPublic && indexable ? { index: true, follow: true } : { index: false, follow: site.isPublic },
    openGraph: { ...texts, url: canonical, siteName: site.name, locale: 'en_IN', type: 'website', images },
    twitter: { card: 'summary_large_image', ...texts, images },
  };
}
