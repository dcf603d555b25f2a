/** Requirements for maps, on some of them; `maps.long.test.ts` draws them all, and `drawn.test.ts` checks the drawing itself. */
import { maps } from './contents';
import { sheets } from './frame';
import { faultsOf } from './test/map-faults';

/** The least size of lettering in CSS pixels on a screen of 320 px, where a map is 291 px wide. */
const leastLettering = { pixels: 11, screen: 291 } as const;
/** Of so many maps in a row one is drawn here. */
const step = 8;

test.each([...maps.keys()].filter((_, index) => index % step === 0))(
  'draws the map of %s without a fault in each format',
  (id) => {
    expect(faultsOf(id)).toEqual([]);
  },
);

test('has lettering large enough for a phone', () => {
  const { letter, width } = sheets.tall;
  expect((letter * leastLettering.screen) / width).toBeGreaterThanOrEqual(leastLettering.pixels);
});
