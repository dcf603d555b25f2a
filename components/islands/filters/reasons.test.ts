import { monthIds, months } from '@/content/ids/months';
import { formatMonths } from '@/content/format/months';
import { finder } from '@/content/words/finder-page';
import { finderItemOf, finderReasonsOf } from '@/content/words/finder';
import { sightLabels } from '@/content/words/trip-kinds';
import { finderFilter } from './definitions';
import { reasonOf } from './reasons';
import { trips } from '@/content/catalogue/trips';

test('gives every trip a reason with the months, the sights and the steps asked for', () => {
  for (const trip of trips) {
    const item = { ...finderItemOf(trip), ...finderReasonsOf(trip) };
    const { best, fair } = trip.season;
    const reason = (chosen: Parameters<typeof reasonOf>[2]) => reasonOf(item, finderFilter, chosen).toLowerCase();
    expect(reason({ suits: 'any', steps: 'any', where: item.in.where })).toBe('');
    for (const id of monthIds) {
      const how = best.includes(id) ? finder.why.best : fair.includes(id) ? finder.why.fair : () => '';
      const request = item.request[id]?.toLowerCase();
      const asked = request ? [request] : [];
      const season = how(months[id]).toLowerCase();
      expect(reason({ month: [id] })).toBe([...(season ? [season] : []), ...asked].join(', '));
      for (const { kind, months: own } of trip.sights.filter((sight) => sight.months.includes(id))) {
        expect(reason({ month: [id], sight: [kind] })).toBe(
          [finder.why.sight(sightLabels[kind], months[id]).toLowerCase(), ...asked].join(', '),
        );
        expect(reason({ sight: [kind] })).toBe(finder.why.sight(sightLabels[kind], formatMonths(own)).toLowerCase());
      }
    }
    for (const id of item.in.steps.filter((choice) => choice !== 'any'))
      expect(reason({ steps: id })).toBe(item.why.steps);
  }
});
