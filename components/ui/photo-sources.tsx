import { photoSources } from '@/components/ui/photos';
import type { Photo } from '@/content/schema/types';

interface PhotoSourcesProps {
  picture: string;
  photo: Photo;
  /** How wide the picture stands in the layout, as the `sizes` attribute says it. */
  sizes: string;
}

/** The sources of a photograph, lightest format first, for a `<picture>`. */
export function PhotoSources({ picture, photo, sizes }: PhotoSourcesProps) {
  return (['avif', 'webp'] as const).map((format) => (
    <source key={format} type={`image/${format}`} srcSet={photoSources(picture, photo, format)} sizes={sizes} />
  ));
}

/** The address for browsers that know neither format: the middle WebP, which every browser since 2020 reads. */
export const photoFallback = (picture: string, { widths }: Photo) =>
  `/photos/${picture}-${widths[Math.floor(widths.length / 2)] ?? widths[0]}.webp`;
