import { mapFile, mapSizes } from '@/content/routes';

interface MapPictureProps {
  /** A trip's id, or the id of another map (`content/routes.ts`). */
  id: string;
  /** What it maps; what stands on it is said beside it. */
  alt: string;
}

/** A map: drawn upright for phones and wide for other screens. Its space is kept; it is asked for when the rest of the page is there. */
export function MapPicture({ id, alt }: MapPictureProps) {
  return (
    <div className="deferred aspect-320/420 min-h-0 overflow-hidden rounded-large bg-line sm:aspect-720/460 print:break-inside-avoid">
      <picture>
        <source media="(min-width: 30rem)" srcSet={mapFile(id, 'wide')} {...mapSizes.wide} />
        <img
          loading="lazy"
          fetchPriority="low"
          decoding="async"
          className="block size-full"
          alt={alt}
          src={mapFile(id, 'tall')}
          {...mapSizes.tall}
        />
      </picture>
    </div>
  );
}
