import { mapFile, mapSizes } from '@/content/routes';

interface MapPictureProps {
  /** The id of a trip, or of another map (`content/routes.ts`). */
  id: string;
  /** The alt text: what the map is of. The text beside it lists what the map shows. */
  alt: string;
}

/** A map, upright for phones and wide for other screens. Its space is reserved, and it loads after the rest of the page. */
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
