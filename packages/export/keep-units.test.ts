import { unbroken } from '../../content/format/unbroken';
import { keepUnits } from './keep-units';

test.each([
  ['170 km and 4.5 hours', '170_km and 4.5_hours'],
  ['5 Days / 4 Nights', '5_Days / 4_Nights'],
  ['from 10 April to 31 May, 7:00 am', 'from 10_April to 31_May, 7:00_am'],
  ['2,240 m up, by 12 noon', '2,240_m up, by 12_noon'],
  ['2 adults and 1 child in 1 room', '2_adults and 1_child in 1_room'],
  [
    'On day 2 may it rain; a group of 12 marches in 2026 at 10:30',
    'On day 2 may it rain; a group of 12 marches in 2026 at 10:30',
  ],
])('%s', (text, expected) => {
  expect(unbroken(text)).toBe(expected.replaceAll('_', '\u00a0'));
});

test('keeps numbers and units together in texts of the page and of slots, and nowhere else', () => {
  const page = (space: string) =>
    '<!DOCTYPE html><html lang="en"><head><title>5 days</title><script type="application/ld+json">"5 days"</script></head><body>' +
    `<h1 title="5 days">5${space}days &amp; 4${space}nights</h1>` +
    `<div data-island="a">5 days<p>5 days</p><div data-slot="b"><p>5${space}days</p><div data-island="c">5 days</div></div></div>` +
    `<select><option>5 days</option></select><textarea>5 days</textarea><p>170${space}km</p></body></html>`;
  expect(keepUnits(page(' '))).toBe(page('\u00a0'));
  expect(keepUnits(page('\u00a0'))).toBe(page('\u00a0'));
});
