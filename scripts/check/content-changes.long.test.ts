/** For any values in the fields of the files, the content check finds nothing, and every page renders and contains the values. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { createElement, type ReactElement } from 'react';
import type * as z from 'zod';
import type * as ReadData from '../../content/catalogue/read-data';
import { idsIn } from '../../content/catalogue/read-data';
import { formatRupees } from '../../content/format/money';
import { pictures } from '../../content/catalogue/pictures';
import { fileOf } from '../../content/ids/file-of';
import { keysOf } from '../../content/ids/keys-of';
import type { DataFolder } from '../../content/schema/data-folders';
import { operatorSchemas } from '../../content/schema/operator';
import { parseRecord } from '../../content/schema/problems';
import { changedTrip, kindOf, type TripFile } from './test/trip-changes';
import { tripSchema } from '../../content/schema/trips';
import { drawFrom, fieldsOf, isText, valueOf, withValue, type Draw, type Field } from './test/valid-values';
import { filesIn } from '../lib/files-in';
import { randomTests } from '../lib/test/random-tests';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Runs a function with modules that read the changed files as if they were on disk. */
async function withFiles(changed: ReadonlyMap<string, unknown>, run: () => Promise<void>): Promise<void> {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/content/catalogue/read-data', () => {
      const actual = jest.requireActual<typeof ReadData>('@/content/catalogue/read-data');
      const readRecord = (folder: DataFolder, id: string, schema: z.ZodType) => {
        const record = changed.get(fileOf(folder, id));
        return record ? parseRecord(folder, id, record, schema) : actual.readRecord(folder, id, schema);
      };
      return { ...actual, readRecord };
    });
    for (const file of ['contact', 'offer']) {
      const path = fileOf('operator', file);
      jest.doMock(`@/${path}`, () => changed.get(path) ?? readJson(path));
    }
    await run();
  });
}

interface Page {
  default: (props: object) => ReactElement | Promise<ReactElement>;
  generateStaticParams?: () => Record<string, string>[];
}

/** The markup of every page, by path. */
async function printed(): Promise<Map<string, string>> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { default: Layout } = await import('@/app/layout');
  const pages = new Map([['layout', renderToStaticMarkup(createElement(Layout, null, ''))]]);
  for (const file of filesIn('app').filter((name) => name.endsWith('page.tsx') || name === 'not-found.tsx')) {
    const page = (await import(`@/app/${file}`)) as Page;
    for (const params of page.generateStaticParams?.() ?? [{}]) {
      const path = file.replace(/\[(\w+)\]/g, (_, name: string) => params[name] ?? name);
      pages.set(path, renderToStaticMarkup(await page.default({ params: Promise.resolve(params) })));
    }
  }
  return pages;
}

/** The text of a page, in lower case, because pages print meals in lower case. */
const textOf = (html = '') =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|#x27|amp);/g, (_, name: string) => ({ lt: '<', gt: '>', quot: '"', amp: '&' })[name] ?? "'")
    .toLowerCase();

const rightPrice = /^₹\d{1,2}(,\d{2})*,\d{3}$|^₹\d{1,3}$/;

function soundPage(html: string, path: string): void {
  const at = html.search(/undefined|NaN|\[object Object\]|Invalid Date/);
  expect([path, at < 0 ? '' : html.slice(at - 80, at + 40)]).toEqual([path, '']);
  const prices = html.match(/₹[\d,]*\d/g) ?? [];
  expect([path, prices.filter((price) => !rightPrice.test(price))]).toEqual([path, []]);
}

/** The value of a field of `operator` or of a trip. */
const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => Reflect.get(Object(value), name) as unknown, record);

/** A changed file, and its changed fields. */
interface Changed {
  record: object;
  fields: Field[];
}

/**
 * The texts in the changed fields of a file, including lists of texts.
 * @param isPrinted Returns whether a page prints a field unchanged.
 */
const textsIn = ({ record, fields }: Changed, isPrinted: (field: Field) => boolean): string[] =>
  fields
    .filter(({ schema }) => isText(schema) || (schema.items && isText(schema.items as Field['schema'])))
    .filter(isPrinted)
    .flatMap(({ path }) => [valueAt(record, path)].flat())
    .filter((text): text is string => typeof text === 'string');

/** Trips with changed values: each field of every collection is changed in one trip. */
function tripChanges(draw: Draw): Map<string, Changed & { record: TripFile }> {
  const trips = idsIn('trips').map((id) => {
    const record = readJson(fileOf('trips', id)) as TripFile;
    return { id, record, fields: fieldsOf(tripSchema, record, draw) };
  });
  const made: ReturnType<typeof tripChanges> = new Map();
  const mixed = draw(fc.shuffledSubarray(trips, { minLength: trips.length }));
  const lengthOf = ({ id }: (typeof trips)[number]) => made.get(id)?.fields.length ?? 0;
  for (const kind of new Set(trips.flatMap(({ fields }) => fields.map(kindOf)))) {
    // Prefer a trip that was not changed yet.
    const done = [...mixed]
      .sort((a, b) => lengthOf(a) - lengthOf(b))
      .some(({ id, record, fields }) => {
        const field = fields.find((one) => kindOf(one) === kind);
        const before = made.get(id) ?? { record, fields: [] };
        const after = field && changedTrip(before.record, field, draw);
        if (field && after) made.set(id, { record: after, fields: [...before.fields, field] });
        return after !== undefined;
      });
    expect([kind, done]).toEqual([kind, true]);
  }
  return made;
}

/** Sorts the limits of ages and of dates, and makes peak dates apply to all trips. */
function inOrder(record: object): object {
  if ('dates' in record) {
    const dates = record.dates as { from: string; until: string }[];
    return {
      ...record,
      dates: dates.map((one) => {
        const [from, until] = [one.from, one.until].sort();
        return { ...one, from, until, trips: [] };
      }),
    };
  }
  if (!('childAge' in record)) return record;
  const { from, below } = record.childAge as { from: number; below: number };
  return { ...record, childAge: { from: Math.min(from, below - 1), below } };
}

/** The operator's files with another value in each field. */
const operatorChanges = (draw: Draw): Map<string, Changed> =>
  new Map(
    keysOf(operatorSchemas).map((id) => {
      const before = Object(readJson(fileOf('operator', id))) as object;
      const fields = fieldsOf(operatorSchemas[id], before, draw);
      // Entries are changed before their list, which may be replaced.
      const record = fields.reduceRight((changed, { path, schema, value }) => {
        const differs = (other: unknown) => JSON.stringify(other) !== JSON.stringify(value);
        return withValue(changed, path, draw(valueOf(schema).filter(differs)));
      }, before);
      return [id, { record: inOrder(record), fields }];
    }),
  );

/** Fields of a trip that its page does not print unchanged, and fields of the operator that no page prints as text. */
const unprinted =
  /^(departures\.without|(avoids|closedOn|fullOn).*|picture|route|highlights|itinerary|alsoFoundBy|plan\.\*\.legs.*)$/;
const forUs = /^(confirmations|taxes|peaks)\.|^contact\.(address\.country|description|greeting)/;

const complaints = jest.spyOn(console, 'error').mockImplementation();
const rounds = Array.from({ length: randomTests.times }, (_, index) => randomTests.seed + index);

test.each(rounds)('accepts and prints other values in all fields of trips and the operator, seed %i', async (seed) => {
  const draw = drawFrom(seed);
  const [trips, operator] = [tripChanges(draw), operatorChanges(draw)];
  const files = (
    [
      ['trips', trips],
      ['operator', operator],
    ] as const
  ).flatMap(([folder, made]) => [...made].map(([id, { record }]) => [fileOf(folder, id), record] as const));
  await withFiles(new Map(files), async () => {
    const { checkAll } = await import('./check-all');
    // The photographs of changed trips do not exist, so the check assumes they do.
    expect(
      (await checkAll(new Set(Object.keys(pictures)), (file) => file.startsWith('./content/records/photos/'))).problems,
    ).toEqual([]);
    const pages = await printed();
    for (const [path, html] of pages) soundPage(html, path);
    const silent = (wanted: string[], text: string) => wanted.filter((one) => !text.includes(one.toLowerCase()));
    for (const [id, made] of trips) {
      const { name } = made.record;
      const wanted = [
        name,
        formatRupees(made.record.price),
        ...textsIn(made, (field) => !unprinted.test(kindOf(field))),
      ];
      expect([id, silent(wanted, textOf(pages.get(`packages/${id}/page.tsx`)))]).toEqual([id, []]);
    }
    const text = [...pages.values()].map(textOf).join('\n');
    for (const [id, made] of operator)
      expect([
        id,
        silent(
          textsIn(made, ({ path }) => !forUs.test(`${id}.${path}`)),
          text,
        ),
      ]).toEqual([id, []]);
  });
  expect(complaints.mock.calls.slice(0, 3)).toEqual([]);
});
