/** What only a script can do carries the class by which the style sheet takes it away where scripts are off. */
import { render } from '@testing-library/react';
import { allPackagesPage } from '@/content/pages/lists';
import { finderFilter, finderQuery, packageFilter, stateFilter } from './filters/definitions';
import { KeepBox } from './filters/keep-box';
import { PackageSearch } from './filters/package-search';
import { StateCarousel } from './filters/state-carousel';
import { TripFinder } from './filters/trip-finder';
import { Wizard } from './forms/wizard';
import { PhoneMenu } from './menus/phone-menu';

const parts = { emptyPicture: null, children: null, arrival: null, handOff: null };
const list = { filter: packageFilter, trips: [], ...allPackagesPage, ...parts };
const finder = { groups: finderFilter, query: finderQuery, trips: [], compareRows: [], ...parts };

test.each([
  ['the arrows of the carousel', 'button', <StateCarousel key="one" filter={stateFilter} counts={{}} {...parts} />],
  ['search and sort', '[name=search], select', <PackageSearch key="one" {...list} />],
  ['those of the finder', '[name=search], select', <TripFinder key="one" {...finder} />],
  ['the counts', '[role=status]', <TripFinder key="one" {...finder} />],
  ['the box that keeps a trip', 'input', <KeepBox key="one" id="goa" name="Goa" />],
  ['the button that shuts the menu', 'button', <PhoneMenu key="one">Links</PhoneMenu>],
  ['the steps', '[aria-label=Steps]', <Wizard key="one" {...parts} />],
  ['the buttons from step to step', 'button[type=button]', <Wizard key="one" {...parts} />],
])('%s', (_what, selector, island) => {
  const { container } = render(island);
  const controls = [...container.querySelectorAll(selector)];
  expect(controls.length).toBeGreaterThan(0);
  expect(controls.filter((control) => !control.closest('.needs-script'))).toEqual([]);
});
