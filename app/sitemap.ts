import type { MetadataRoute } from 'next';
import { changedOn } from '@/content/pages/changed-on';
import { pages } from '@/content/pages/registry';
import { mapFile, posterFile } from '@/content/routes';
import { absolute } from '@/content/site';

export const dynamic = 'force-static';

/** Every indexable page, with the day its content last changed if Git knows it, its pictures and its map. */
export default function sitemap(): MetadataRoute.Sitemap {
  return pages
    .filter(({ path, canonical, indexable }) => indexable && path === canonical)
    .map(({ path, files, pictures, map }) => ({
      url: absolute(path),
      lastModified: changedOn(files),
      images: [...pictures.map((picture) => posterFile(picture, 'card')), ...(map ? [mapFile(map, 'wide')] : [])].map(
        absolute,
      ),
    }));
}
