import type { MetadataRoute } from 'next';
import { pages } from '@/content/pages/registry';
import { mapFile, posterFile } from '@/content/routes';
import { absolute } from '@/content/site';

export const dynamic = 'force-static';

/** Every page a search engine may keep, with the day its content last changed its pictures and its map. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pages
    .filter(({ path, canonical, indexable }) => indexable && path === canonical)
    .map(({ path, updated, pictures, map }) => ({
      url: absolute(path),
      lastModified: updated,
      images: [...pictures.map((picture) => posterFile(picture, 'card')), ...(map ? [mapFile(map, 'wide')] : [])].map(
        absolute,
      ),
    }));
}
