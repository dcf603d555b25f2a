/** Requirements for every map, whatever the trips are. */
import { maps } from './contents';
import { faultsOf } from './test/map-faults';

test.each([...maps.keys()])('draws the map of %s without a fault in each format', (id) => {
  expect(faultsOf(id)).toEqual([]);
});
