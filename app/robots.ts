import type { MetadataRoute } from 'next';
import { absolute, site } from '@/content/site';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return site.isPublic
    ? { rules: { userAgent: '*', allow: '/' }, sitemap: absolute('/sitemap.xml') }
    : { rules: { userAgent: '*', disallow: '/' } };
}
