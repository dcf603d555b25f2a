/** Any right value of any field that has a column, as any program saves the table, changes that field of that file and nothing else. */
import fc from 'fast-check';
import { fileOf } from '../../content/schema/file-of';
import { keysOf } from '../../content/schema/keys-of';
import { drawFrom, fieldsOf, isText, valueOf, withValue } from '../../content/schema/valid-values';
import { randomTests } from '../lib/random-tests';
import { planImport } from './plan-import';
import { fileText } from './site-records';
import { dates, exported, programs, site } from './test-sheets';

/** The fields that a table has columns for. */
const columns = {
  prices: /^(price|originalPrice|(rules|fareRules|ownFares)\.\w+)$/,
  departures: /^departures\.(dates\.|(?!dates))/,
  peaks: /^dates\./,
};

/** Each of them in the first record that has it; of single dates in the last, since a key that changes is another one and comes last. */
const cases = keysOf(columns).flatMap((name) => {
  const places = site.flatMap((one) =>
    fieldsOf(one.schema, one.record, drawFrom(randomTests.seed))
      .filter(({ path }) => columns[name].test(path))
      .map(({ path, schema }) => ({ name, path: path.replace(/dates\.\d/, `dates.${dates.length - 1}`), schema, one })),
  );
  return places.filter(({ path }, at) => places.findIndex((place) => place.path === path) === at);
});

const signs = fc
  .string({ unit: fc.constantFrom(...'=+-@\',;"té₹மl5 '.split('')), maxLength: 38 })
  .map((text) => `${text}.`.trim());

test.each(cases)('$name: $path of $one.id', ({ name, path, schema, one }) => {
  const change = fc.tuple(
    isText(schema) ? signs : valueOf(schema),
    fc.constantFrom(...Object.values(programs)),
    fc.boolean(),
  );
  const property = fc.property(change, ([value, save, isSorted]) => {
    const changed = { ...one, record: withValue(one.record, path, value) };
    const rows = exported(name, site.with(site.indexOf(one), changed)).map((row) => ({ ...row, exported: '' }));
    const { files } = planImport(save(isSorted ? rows.reverse() : rows), site);
    const text = fileText(changed);
    expect([...files]).toEqual(text === fileText(one) ? [] : [[fileOf(one.folder, one.file), text]]);
  });
  fc.assert(property, { numRuns: 10 * randomTests.times });
});
