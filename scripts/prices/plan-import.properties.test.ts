/** A valid value in any column, saved by any program, changes exactly that field of that file. */
import fc from 'fast-check';
import { fileOf } from '../../content/ids/file-of';
import { keysOf } from '../../content/ids/keys-of';
import { drawFrom, fieldsOf, isText, valueOf, withValue } from '../../content/checks/valid-values';
import { randomTests } from '../lib/random-tests';
import { planImport } from './plan-import';
import { fileText } from './site-records';
import { dates, exported, programs, site } from './test-sheets';

/** The fields with a column, by table. */
const columns = {
  prices: /^(price|originalPrice|(rules|fareRules|ownFares)\.\w+)$/,
  departures: /^departures\.(dates\.|(?!dates))/,
  peaks: /^dates\./,
};

/**
 * Each field in the first record that has it. Of single dates, the last one is used: a changed key makes a new row, and new rows come last.
 */
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
