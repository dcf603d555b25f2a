import type { Metadata } from 'next';
import { socialFile, socialSize } from '@/content/routes';
import { site } from '@/content/site';

interface PageText {
  /** Without the operator's name: it is added here where there is room. */
  title: string;
  /** Any length: whole sentences are kept as long as a result page shows them. */
  description: string;
  /** The path search engines should keep, from `content/routes.ts`. */
  path: string;
  /** False for pages that are no destination of a search: redirects, the not-found page. */
  indexable?: boolean;
}

/** What a result page shows, in characters; longer text is cut there in the middle of a word. */
const mostTitle = 60;
const mostDescription = 160;

/** The title with the operator's name behind it, or by itself where both would be cut. */
export function fullTitle(title: string): string {
  const named = `${title} | ${site.name}`;
  return named.length <= mostTitle ? named : title;
}

/** As many whole sentences as fit; of a first sentence that does not fit, as many words. */
export function shortDescription(text: string): string {
  if (text.length <= mostDescription) return text;
  const sentences = text.match(/[^.!?]+[.!?]+\s*/g) ?? [];
  let kept = '';
  for (const sentence of sentences) {
    if ((kept + sentence).trim().length > mostDescription) break;
    kept += sentence;
  }
  return kept.trim() || `${text.slice(0, mostDescription - 1).replace(/[\s,;:]+\S*$/, '')}…`;
}

/** The only builder of page metadata: title, description, canonical, and whether search engines are wanted. */
export function pageMetadata({ title, description, path, indexable = true }: PageText): Metadata {
  const texts = { title: fullTitle(title), description: shortDescription(description) };
  const images = indexable ? [{ url: socialFile(path), ...socialSize, alt: title }] : [];
  return {
    metadataBase: new URL(site.url),
    ...texts,
    alternates: { canonical: path },
    robots: site.isPublic && indexable ? { index: true, follow: true } : { index: false, follow: site.isPublic },
    openGraph: { ...texts, url: path, siteName: site.name, locale: 'en_IN', type: 'website', images },
    twitter: { card: 'summary_large_image', ...texts, images },
  };
}
