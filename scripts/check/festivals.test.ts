/** The recorded days of festivals against sun and moon. */
import { festivalIds, festivals } from '../../content/catalogue/festivals';
import { dayBy } from './almanac';

const computed = festivalIds.flatMap((id) =>
  festivals[id].days.flatMap(({ known, on }) => (known.by === 'computation' ? [{ id, ...known, on }] : [])),
);

test.each(computed)('$id is on the days that sun and moon give', ({ rule, last, on }) => {
  for (const one of on) {
    const [from, to] = typeof one === 'string' ? [one, one] : one;
    expect([dayBy(rule, from), last ? dayBy(last, to) : from]).toEqual([from, to]);
  }
});
