import { destinationIds } from '@/content/catalogue/destination-ids';
import { destinations } from '@/content/catalogue/destinations';
import { statePages } from '@/content/catalogue/state-pages';
import { states } from '@/content/catalogue/states';
import { soldStates } from '@/content/queries/state-trips';
import { destinationPath, posterFile, statePath } from '@/content/routes';
import { absolute } from '@/content/site';
import { destinationNodes } from './destination-nodes';
import { ids } from './graph';
import { stateNodes } from './state-nodes';

const placeAt = (path: string, name: string, description: string, picture: string) => ({
  '@type': 'TouristDestination',
  '@id': ids.place(path),
  ...{ name, description, url: absolute(path), image: absolute(posterFile(picture, 'wide')) },
});

test.each(soldStates)('%s is a destination with its words and its picture', (id) => {
  const { subtitle, picture } = statePages[id];
  expect(stateNodes(statePages[id])).toEqual([placeAt(statePath(id), states[id], subtitle, picture)]);
});

test.each(destinationIds)(
  '%s is a destination with its words, its picture and the sights that its page describes',
  (id) => {
    const { name, hero, picture, sections } = destinations[id];
    const path = destinationPath(id);
    const sights = sections.flatMap((section) => (section.kind === 'top-places' ? section.places : []));
    const includesAttraction = sights.map((sight) => ({
      '@type': 'TouristAttraction',
      '@id': `${absolute(path)}#${sight.id}`,
      ...{ name: sight.name, description: sight.text },
    }));
    expect(destinationNodes(destinations[id], path)).toEqual([
      { ...placeAt(path, name, hero.subtitle, picture), ...(sights.length > 0 ? { includesAttraction } : {}) },
    ]);
  },
);
