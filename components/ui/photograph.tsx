import type { ComponentProps } from 'react';
import { photoFallback, photoSources } from '@/components/ui/photos';
import type { Photo } from '@/content/schema/types';

interface PhotographProps extends Pick<ComponentProps<'img'>, 'className' | 'loading' | 'decoding' | 'fetchPriority'> {
  /** The name of the photograph's files. */
  name: string;
  photo: Photo;
  alt: string;
  /**
   * The `sizes` attribute: the width in the layout, on phones two thirds of it. Phones have up to three device pixels per CSS pixel, and
   * more than two make no visible difference in a photograph.
   */
  sizes: string;
  /** True if it does not fill its box, where the placeholder colour would remain visible beside it. */
  isWhole?: boolean;
}

/** A photograph in the widths that the build wrote: AVIF, or JPEG for browsers before 2024. Its space is reserved while it loads. */
export function Photograph({ name, photo, sizes, alt, isWhole = false, ...image }: PhotographProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={photoSources(name, photo, 'avif')} sizes={sizes} />
      <img
        {...image}
        alt={alt}
        sizes={sizes}
        srcSet={photoSources(name, photo, 'jpg')}
        src={photoFallback(name, photo)}
        width={photo.width}
        height={photo.height}
        style={isWhole ? undefined : { backgroundColor: photo.colour }}
      />
    </picture>
  );
}
