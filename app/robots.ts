import type { MetadataRoute } from 'next';
import { site } from '@/content/site';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return site.isPublic ? { rules: { userAgent: '*', allow: '/' }, sitemap: new URL('/sitemap.xml', site.url).href } : { rules: { userAgent: '*', disallow: '/' } };
}
