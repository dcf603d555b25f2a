import type { MetadataRoute } from 'next';
import { posterFile } from '@/content/routes';
import { absolute } from '@/content/site';
import { sitemapPages } from '@/content/sitemap';

export const dynamic = 'force-static';

export default function sitemap(): MetadataRoute.Sitemap {
  return sitemapPages.map(({ path, updated, pictures }) => ({
    url: absolute(path),
    lastModified: updated,
    images: pictures.map((picture) => absolute(posterFile(picture, 'card'))),
  }));
}
