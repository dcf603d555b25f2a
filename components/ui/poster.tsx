import { photos } from '@/components/ui/photos';
import { pictures } from '@/content/catalogue/pictures';
import { posterFile } from '@/content/routes';
import { Photograph } from './photograph';

const shapes = { card: 'aspect-4/3', square: 'aspect-square' } as const;

interface PosterProps {
  /** The id of a picture. */
  picture: string;
  className?: string;
  /** True if a text beside the picture already describes it. */
  silent?: boolean;
  /** The drawing is 4:3; its subject is inside the square. */
  shape?: keyof typeof shapes;
  /** Enlarges the picture slightly while the pointer is over its card, a `group`. */
  zooms?: boolean;
}

const zooming = 'transition-transform duration-300 motion-safe:group-hover:scale-[1.03]';

const sizes = '(min-width: 64rem) 25rem, (min-width: 30rem) 50vw, 67vw';

/** A place's poster as a 4:3 card picture, or the photograph that replaces it. Its space is reserved while it loads. */
export function Poster({ picture, className = '', silent = false, shape = 'card', zooms = false }: PosterProps) {
  const photo = photos[picture];
  const alt = silent ? '' : (pictures[picture]?.alt ?? '');
  const common = {
    loading: 'lazy',
    decoding: 'async',
    className: `block w-full bg-line object-cover ${shapes[shape]} ${zooms ? zooming : ''} ${className}`,
  } as const;
  if (photo) return <Photograph {...common} name={picture} photo={photo} sizes={sizes} alt={alt} />;
  // A vector drawing has one file for every size, so there is nothing to optimise.
  // eslint-disable-next-line @next/next/no-img-element
  return <img {...common} alt={alt} src={posterFile(picture, 'card')} width={800} height={600} />;
}
