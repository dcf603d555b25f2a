import { photos } from '@/content/photos';
import { pictures } from '@/content/pictures';
import { posterFile } from '@/content/routes';
import { photoFallback, PhotoSources } from './photo-sources';

/** A place's poster as the top of a page: drawn upright for phones and wide for desktops, the title's sky left calm in both. */
export function HeroPoster({ picture, className = '' }: { picture: string; className?: string }) {
  const photo = photos[picture];
  const alt = pictures[picture]?.alt ?? '';
  const common = {
    fetchPriority: 'high',
    className: `hero-picture absolute inset-0 -z-10 size-full object-cover ${className}`,
  } as const;
  return (
    <picture>
      {photo ? (
        <>
          <PhotoSources picture={picture} photo={photo} sizes="100vw" />
          {/* eslint-disable-next-line @next/next/no-img-element -- prepared in every width by the build */}
          <img
            {...common}
            alt={alt}
            src={photoFallback(picture, photo)}
            width={photo.width}
            height={photo.height}
            style={{ backgroundColor: photo.colour }}
          />
        </>
      ) : (
        <>
          <source media="(min-width: 48rem)" srcSet={posterFile(picture, 'wide')} width={1400} height={600} />
          {/* eslint-disable-next-line @next/next/no-img-element -- a vector drawing: one file for every size */}
          <img {...common} alt={alt} src={posterFile(picture, 'tall')} width={600} height={800} />
        </>
      )}
    </picture>
  );
}
