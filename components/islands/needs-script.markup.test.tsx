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

const { search, empty } = allPackagesPage;
const list = { trips: [], search, empty, emptyPicture: null, children: null };
const finder = { trips: [], compareRows: [], emptyPicture: null, children: null };

test.each([
  [
    'the arrows of the carousel',
    'button',
    <StateCarousel key="island" filter={stateFilter} counts={{}}>
      Tours
    </StateCarousel>,
  ],
  ['search and sort', '[name=search], select', <PackageSearch key="island" filter={packageFilter} {...list} />],
  [
    'those of the finder',
    '[name=search], select',
    <TripFinder key="island" groups={finderFilter} query={finderQuery} {...finder} />,
  ],
  ['the counts', '[role=status]', <TripFinder key="island" groups={finderFilter} query={finderQuery} {...finder} />],
  ['the box that keeps a trip', 'input', <KeepBox key="island" id="goa" name="Goa" />],
  ['the button that shuts the menu', 'button', <PhoneMenu key="island">Links</PhoneMenu>],
  ['the steps', '[aria-label=Steps]', <Wizard key="island" arrival={null} handOff={null} />],
  ['the buttons from step to step', 'button[type=button]', <Wizard key="island" arrival={null} handOff={null} />],
])('%s', (_what, selector, island) => {
  const { container } = render(island);
  const controls = [...container.querySelectorAll(selector)];
  expect(controls.length).toBeGreaterThan(0);
  expect(controls.filter((control) => !control.closest('.needs-script'))).toEqual([]);
});
