import { preload } from 'react-dom';
import { photoFallback, photos, photoSources } from '@/components/ui/photos';
import { pictures } from '@/content/catalogue/pictures';
import { posterFile } from '@/content/routes';
import type { Photo } from '@/content/schema/types';
import { Photograph } from './photograph';

/** The least width at which a page shows the wide drawing of a poster. */
const wideScreen = '(min-width: 48rem)';

const photoSizes = `${wideScreen} 100vw, 67vw`;

/** Preloads the picture from the head of the page, because its element comes after the style and the menus. */
function preloadPicture(picture: string, photo: Photo | undefined): void {
  const options = { as: 'image', fetchPriority: 'high' } as const;
  if (photo) {
    // Preloads the lightest format; browsers that do not support it ignore the link.
    const lightest = { imageSrcSet: photoSources(picture, photo, 'avif'), imageSizes: photoSizes, type: 'image/avif' };
    preload(photoFallback(picture, photo), { ...options, ...lightest });
    return;
  }
  preload(posterFile(picture, 'tall'), { ...options, media: `not all and ${wideScreen}` });
  preload(posterFile(picture, 'wide'), { ...options, media: wideScreen });
}

interface HeroPosterProps {
  picture: string;
  className?: string;
  /** False on the not-found page, which Next renders beside every page: its picture would be preloaded on all of them. */
  isPreloaded?: boolean;
}

/** A place's poster at the top of a page: upright for phones and wide for desktops, both with empty sky behind the title. */
export function HeroPoster({ picture, className = '', isPreloaded = true }: HeroPosterProps) {
  const photo = photos[picture];
  const alt = pictures[picture]?.alt ?? '';
  if (isPreloaded) preloadPicture(picture, photo);
  const common = {
    fetchPriority: 'high',
    className: `hero-picture absolute inset-0 -z-10 size-full object-cover ${className}`,
  } as const;
  if (photo) return <Photograph {...common} name={picture} photo={photo} sizes={photoSizes} alt={alt} />;
  return (
    <picture>
      <source media={wideScreen} srcSet={posterFile(picture, 'wide')} width={1400} height={600} />
      <img {...common} alt={alt} src={posterFile(picture, 'tall')} width={600} height={800} />
    </picture>
  );
}
