import { statePages } from '@/content/catalogue/state-pages';
import { states } from '@/content/catalogue/states';
import { soldStates } from '@/content/queries/state-trips';
import { posterFile, statePath } from '@/content/routes';
import { absolute } from '@/content/site';
import { ids } from './graph';
import { stateNodes } from './state-nodes';

test.each(soldStates)('%s is a destination with its words and its picture', (id) => {
  const { subtitle, picture } = statePages[id];
  expect(stateNodes(statePages[id])).toEqual([
    {
      '@type': 'TouristDestination',
      '@id': ids.place(statePath(id)),
      name: states[id],
      description: subtitle,
      url: absolute(statePath(id)),
      image: absolute(posterFile(picture, 'wide')),
    },
  ]);
});
