import { addressOf } from '@/content/format/address-of';
import { destinationPath, posterFile } from '@/content/routes';
import { absolute } from '@/content/site';
import type { Destination } from '@/content/schema/types';
import { ids, type Node } from './graph';

/** A destination as `TouristDestination` with the places its page describes. */
export function destinationNodes(destination: Destination, path: string): [Node] {
  const places = destination.sections.flatMap((section) => (section.kind === 'top-places' ? section.places : []));
  return [
    {
      '@type': 'TouristDestination',
      '@id': ids.place(path),
      name: destination.name,
      description: destination.hero.subtitle,
      url: absolute(path),
      image: absolute(posterFile(destination.picture, 'wide')),
      ...(places.length > 0
        ? {
            includesAttraction: places.map(({ name, text }) => ({
              '@type': 'TouristAttraction',
              '@id': `${absolute(destinationPath(destination.id))}#${addressOf(name)}`,
              name,
              description: text,
            })),
          }
        : {}),
    },
  ];
}
