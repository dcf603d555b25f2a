import { destinationIds } from '../catalogue/destination-ids';
import { destinations } from '../catalogue/destinations';
import { neighboursOf } from './neighbours';

test.each(destinationIds)('%s leads to its neighbours first, each once, and they lead back', (id) => {
  const near = neighboursOf(id);
  expect(near.slice(0, destinations[id].neighbours.length)).toEqual(destinations[id].neighbours);
  expect(new Set(near).size).toBe(near.length);
  expect(near).not.toContain(id);
  for (const other of near) expect(neighboursOf(other)).toContain(id);
});
