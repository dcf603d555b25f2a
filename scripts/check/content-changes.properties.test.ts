/** Whatever an operator may write into a field, one field of each file at a time: the content check finds nothing, and every page can be printed and says it. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { createElement, type ReactElement } from 'react';
import type * as z from 'zod';
import type * as ReadData from '../../content/catalogue/read-data';
import { idsIn } from '../../content/catalogue/read-data';
import { formatRupees } from '../../content/format/money';
import { pictures } from '../../content/pictures';
import { fileOf } from '../../content/schema/file-of';
import { keysOf } from '../../content/schema/keys-of';
import { operatorSchemas } from '../../content/schema/operator';
import { parseRecord } from '../../content/schema/problems';
import { changedTrip, kindOf, type TripFile } from '../../content/schema/trip-changes';
import { tripSchema } from '../../content/schema/trips';
import {
  drawFrom,
  fieldsOf,
  isText,
  valueOf,
  withValue,
  type Draw,
  type Field,
} from '../../content/schema/valid-values';
import { filesIn } from '../lib/files-in';
import { randomTests } from '../lib/random-tests';

// The photographs of changed trips are nowhere.
jest.mock('./photo-problems', () => ({ photoProblems: () => [] }));

/** The records of changed files. */
type Changed = ReadonlyMap<string, unknown>;

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** Does something in modules that read the changed files as if they were on the disk. */
async function withFiles(changed: Changed, run: () => Promise<void>): Promise<void> {
  await jest.isolateModulesAsync(async () => {
    jest.doMock('@/content/catalogue/read-data', () => {
      const actual = jest.requireActual<typeof ReadData>('@/content/catalogue/read-data');
      const readRecord = (folder: 'trips' | 'operator', id: string, schema: z.ZodType) => {
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

/** What `npm run check` would say. */
async function problems(): Promise<readonly string[]> {
  const { checkAll } = await import('./check-all');
  return (await checkAll(new Set(Object.keys(pictures)))).problems;
}

interface Page {
  default: (props: object) => ReactElement | Promise<ReactElement>;
  generateStaticParams?: () => Record<string, string>[];
}

const pageFiles = filesIn('app').filter((file) => file.endsWith('page.tsx') || file === 'not-found.tsx');

/** The markup of pages by their path; of the pages of one kind, but for the documents, at most so many. */
async function printed(most = Infinity): Promise<Map<string, string>> {
  const { renderToStaticMarkup } = await import('react-dom/server');
  const { default: Layout } = await import('@/app/layout');
  const pages = new Map([['layout', renderToStaticMarkup(createElement(Layout, null, ''))]]);
  for (const file of pageFiles) {
    const page = (await import(`@/app/${file}`)) as Page;
    for (const params of page.generateStaticParams?.().slice(0, file.startsWith('[document]') ? Infinity : most) ?? [
      {},
    ]) {
      const path = file.replace(/\[(\w+)\]/g, (_, name: string) => params[name] ?? name);
      pages.set(path, renderToStaticMarkup(await page.default({ params: Promise.resolve(params) })));
    }
  }
  return pages;
}

/** The texts of a page, one after the other; in small letters, since meals stand there so. */
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

const rounds = Array.from({ length: randomTests.times }, (_, index) => randomTests.seed + index);

/** What `operator` or a trip says in a field. */
const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce((value, name) => Reflect.get(Object(value), name) as unknown, record);

/** The texts in a field, or in a list that is one. */
function textsIn(record: unknown, { path, schema }: Field): string[] {
  const value = valueAt(record, path);
  const texts = isText(schema) || (schema.items && isText(schema.items as Field['schema'])) ? [value].flat() : [];
  return texts.filter((text): text is string => typeof text === 'string');
}

const complaints = jest.spyOn(console, 'error').mockImplementation();
afterEach(() => expect(complaints.mock.calls.slice(0, 3)).toEqual([]));

interface Made {
  record: TripFile;
  fields: Field[];
}

/** Changes of trips, by their files: each field there is, of whichever collection, in one of them. */
function tripChanges(draw: Draw): Map<string, Made> {
  const trips = idsIn('trips').map((id) => {
    const record = readJson(fileOf('trips', id)) as TripFile;
    return { file: fileOf('trips', id), record, fields: fieldsOf(tripSchema, record, draw) };
  });
  const made = new Map<string, Made>();
  const mixed = draw(fc.shuffledSubarray(trips, { minLength: trips.length }));
  const kinds = new Set(trips.flatMap(({ fields }) => fields.map(kindOf)));
  for (const kind of kinds) {
    const owners = mixed.filter(({ fields }) => fields.some((field) => kindOf(field) === kind));
    // A trip that was not changed yet, where there is one.
    const order = [...owners].sort(
      (a, b) => (made.get(a.file)?.fields.length ?? 0) - (made.get(b.file)?.fields.length ?? 0),
    );
    const done = order.some(({ file, record, fields }) => {
      const field = fields.find((one) => kindOf(one) === kind);
      const before = made.get(file) ?? { record, fields: [] };
      const after = field && changedTrip(before.record, field, draw);
      if (field && after) made.set(file, { record: after, fields: [...before.fields, field] });
      return after !== undefined;
    });
    expect([kind, done]).toEqual([kind, true]);
  }
  return made;
}

/** Fields of a trip that its page does not print as they are. */
const unprinted = /^(departures\.(without|avoid)|picture|route|highlights|itinerary|alsoFoundBy|plan\.\*\.legs.*)$/;

test.each(rounds)('a trip with another value in any one field, seed %i', async (seed) => {
  const made = tripChanges(drawFrom(seed));
  await withFiles(new Map([...made].map(([file, { record }]) => [file, record])), async () => {
    expect(await problems()).toEqual([]);
    const pages = await printed();
    for (const [path, html] of pages) soundPage(html, path);
    for (const [file, { record, fields }] of made) {
      const text = textOf(pages.get(`${file.replace('content/trips', 'packages').replace('.json', '')}/page.tsx`));
      const said = [
        'title' in record ? record.title : record.name,
        formatRupees(record.price),
        ...fields.filter((field) => !unprinted.test(kindOf(field))).flatMap((field) => textsIn(record, field)),
      ];
      expect([file, said.filter((one) => !text.includes(one.toLowerCase()))]).toEqual([file, []]);
    }
  });
});

/** What is not printed. */
const forUs = /^(confirmations|taxes|peaks)\.|^contact.address.country/;

/** An age from which comes before that up to which, a first day before the last; peak dates are of all trips. */
function inOrder(record: object): object {
  if ('dates' in record) {
    const dates = record.dates as { from: string; until: string }[];
    return {
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
const operatorChanges = (draw: Draw) =>
  keysOf(operatorSchemas).map((file) => {
    const before = Object(readJson(fileOf('operator', file))) as object;
    const fields = fieldsOf(operatorSchemas[file], before, draw);
    // Entries before their list, which another one may replace.
    const record = fields.reduceRight((changed, { path, schema, value }) => {
      const differs = (other: unknown) => JSON.stringify(other) !== JSON.stringify(value);
      return withValue(changed, path, draw(valueOf(schema).filter(differs)));
    }, before);
    return { file, record: inOrder(record), fields };
  });

test.each(rounds)('the operator with other values in all of its fields, seed %i', async (seed) => {
  const made = operatorChanges(drawFrom(seed));
  await withFiles(new Map(made.map(({ file, record }) => [fileOf('operator', file), record])), async () => {
    expect(await problems()).toEqual([]);
    const pages = await printed(1);
    for (const [path, html] of pages) soundPage(html, path);
    const text = [...pages.values()].map(textOf).join('\n');
    const said = made.flatMap(({ file, record, fields }) =>
      fields
        .filter(({ path }) => !forUs.test(`${file}.${path}`))
        .flatMap((field) => textsIn(record, field).map((one) => [`${file}.${field.path}`, one] as const)),
    );
    expect(said.filter(([, one]) => !text.includes(one.toLowerCase()))).toEqual([]);
  });
});
