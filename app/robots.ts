import type { MetadataRoute } from 'next';
import { site } from '@/content/site';

export const dynamic = 'force-static';

export default function robots(): MetadataRoute.Robots {
  return { rules: site.isPublic ? { userAgent: '*', allow: '/' } : { userAgent: '*', disallow: '/' } };
}
