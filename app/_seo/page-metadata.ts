import type { Metadata } from 'next';
import { socialFile, socialSize } from '@/content/routes';
import { site } from '@/content/site';

interface PageText {
  /** Without the operator's name: it is added here. */
  title: string;
  description: string;
  /** The path search engines should keep, from `content/routes.ts`. */
  path: string;
  /** False for pages that are no destination of a search: redirects, the not-found page. */
  indexable?: boolean;
}

/** The only builder of page metadata: title, description, canonical, and whether search engines are wanted. */
export function pageMetadata({ title, description, path, indexable = true }: PageText): Metadata {
  const fullTitle = `${title} | ${site.name}`;
  const images = indexable ? [{ url: socialFile(path), ...socialSize, alt: title }] : [];
  return {
    metadataBase: new URL(site.url),
    title: fullTitle,
    description,
    alternates: { canonical: path },
    robots: site.isPublic && indexable ? { index: true, follow: true } : { index: false, follow: site.isPublic },
    openGraph: { title: fullTitle, description, url: path, siteName: site.name, locale: 'en_IN', type: 'website', images },
    twitter: { card: 'summary_large_image', title: fullTitle, description, images },
  };
}
