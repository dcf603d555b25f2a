import type { ComponentProps } from 'react';
import { photoFallback, photoSources } from '@/components/ui/photos';
import type { Photo } from '@/content/schema/types';

interface PhotographProps extends Pick<ComponentProps<'img'>, 'className' | 'loading' | 'decoding' | 'fetchPriority'> {
  /** Of its files. */
  name: string;
  photo: Photo;
  alt: string;
  /**
   * How wide it stands in the layout, as the `sizes` attribute says it; on phones two thirds of that: they have up to three pixels in a CSS
   * pixel, and nobody sees more than two in a photograph.
   */
  sizes: string;
  /** True where it does not fill its box: the colour that stands in while it loads would stay beside it. */
  isWhole?: boolean;
}

/** A photograph in the widths that the build made: AVIF, or JPEG for browsers before 2024. Its space is kept while it loads. */
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
