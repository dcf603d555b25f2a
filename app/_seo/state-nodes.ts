import { states } from '@/content/ids/states';
import { posterFile, statePath } from '@/content/routes';
import { absolute } from '@/content/site';
import type { StatePage } from '@/content/schema/types';
import { ids, type Node } from './graph';

/** A state as `TouristDestination`; the list of its tours comes from the registry. */
export function stateNodes({ id, subtitle, picture }: StatePage): [Node] {
  const path = statePath(id);
  return [
    {
      '@type': 'TouristDestination',
      '@id': ids.place(path),
      name: states[id],
      description: subtitle,
      url: absolute(path),
      image: absolute(posterFile(picture, 'wide')),
    },
  ];
}
