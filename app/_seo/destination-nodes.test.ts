import { destinationIds } from '@/content/catalogue/destination-ids';
import { destinations } from '@/content/catalogue/destinations';
import { destinationPath, posterFile } from '@/content/routes';
import { absolute } from '@/content/site';
import { destinationNodes } from './destination-nodes';
import { ids } from './graph';

test.each(destinationIds)('%s is a destination with its words and its picture', (id) => {
  const { name, hero, picture } = destinations[id];
  const path = destinationPath(id);
  expect(destinationNodes(destinations[id], path)).toEqual([
    expect.objectContaining({
      '@type': 'TouristDestination',
      '@id': ids.place(path),
      name,
      description: hero.subtitle,
      url: absolute(path),
      image: absolute(posterFile(picture, 'wide')),
    }),
  ]);
});

test('the sights its page describes are attractions, at the part of the page that tells of them', () => {
  const { id, sections } = destinations.kerala;
  const places = sections.flatMap((section) => (section.kind === 'top-places' ? section.places : []));
  expect(places.length).toBeGreaterThan(0);
  expect(destinationNodes(destinations.kerala, destinationPath(id))[0]).toMatchObject({
    includesAttraction: places.map((place) => ({
      '@type': 'TouristAttraction',
      '@id': `${absolute(destinationPath(id))}#${place.id}`,
      name: place.name,
      description: place.text,
    })),
  });
});

test('a page without sights names none', () => {
  const sections = destinations.kerala.sections.filter(({ kind }) => kind !== 'top-places');
  const kerala = { ...destinations.kerala, sections };
  expect(destinationNodes(kerala, destinationPath('kerala'))[0]).not.toHaveProperty('includesAttraction');
});
