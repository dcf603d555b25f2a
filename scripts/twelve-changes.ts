/**
 * `npx tsx scripts/twelve-changes.ts`: twelve ordinary changes of an operator, all at once, in the data files of a copy of the project. They have to
 * pass the check, build, and stand on their pages; then the tests of exported files run in the copy. `npm run test:rest` does it last.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type * as z from 'zod';
import { tripsOf } from '../content/catalogue/trips';
import { formatRupees } from '../content/format/money';
import { fileOf } from '../content/schema/file-of';
import { operatorSchemas } from '../content/schema/operator';
import { recordText } from '../content/schema/record-text';
import { tripSchema } from '../content/schema/trips';
import { copyProject } from './lib/project-copy';
import { run } from './lib/run.mjs';
import { testBuild } from './lib/test-environment.mjs';
import { testPhotos, writeTestPhotos } from './lib/test-photos';

const [group] = tripsOf('groups');
if (!group) throw new Error('there is no group to try a change on');
/** Trips to change, each for one thing. If one goes, others of its state stay. */
const left = tripsOf('domestic').filter(
  ({ state, basis }, _, all) => basis === 'per person' && all.filter((other) => other.state === state).length > 3,
);

/** A trip that no other change is tried on. */
function take(isWanted: (trip: (typeof left)[number]) => boolean = () => true) {
  const [trip] = left.splice(left.findIndex(isWanted), 1);
  if (!trip) throw new Error('there are too few trips to try changes on');
  return trip;
}

const moved = take(({ season }) => season.fair.length > 0);
const longer = take(({ days }) => days < 12);
const [priced, named, removed, copied, own] = [take(), take(), take(), take(), take()];
const name = `"Slow" tea & Asha's`;
const tamil = 'To \'Yaanai Malai\' (யானை மலை), by the "old" road.';
const newTrip = 'a-trip-that-is-new';
const newName = 'A Trip that is New';
const photos = testPhotos(8);
const notice = 'The ghat road to the hills is shut until Monday.';
const phone = '+91 422 255 5333';
const weekday = 'Wednesday';
const time = '7:15 AM to 1:45 PM';
const single = formatRupees(Math.ceil((own.price * 1.77) / 10) * 10);
const [month = 'jan', ...fair] = moved.season.fair;
const rest = { title: 'A day to arrive', text: 'Rest, and a walk.', meals: 'None', overnight: 'The town', legs: [] };

interface Change {
  what: string;
  make: () => void;
  /** Files of the export with a text that has to be in them, or, after `not`, no longer. */
  stands: readonly [file: string, text: string, not?: 'not'][];
}

/** Changes some fields of a data file. */
function change(folder: 'trips' | 'operator', id: string, fields: object, schema: z.ZodType, to = id): void {
  const record = JSON.parse(readFileSync(fileOf(folder, id), 'utf8')) as object;
  writeFileSync(fileOf(folder, to), recordText(schema, { ...record, ...fields }));
}
const trip = (id: string, fields: object, to?: string) => () => change('trips', id, fields, tripSchema, to);
const operator = (file: keyof typeof operatorSchemas, fields: object) => () =>
  change('operator', file, fields, operatorSchemas[file]);

const pageOf = (id: string) => `packages/${id}.html`;
const [sitemap, feed, list] = ['sitemap.xml', 'feeds/catalogue.csv', 'packages/domestic.html'];

const changes: readonly Change[] = [
  {
    what: 'a price',
    make: trip(priced.id, { price: priced.price + 510 }),
    stands: [pageOf(priced.id), list].map((file) => [file, formatRupees(priced.price + 510)]),
  },
  {
    what: 'a name and a day with quotes and Tamil letters',
    make: trip(named.id, { title: name, plan: named.plan.map((day) => ({ ...day, text: tamil })) }),
    stands: [
      [pageOf(named.id), name],
      [pageOf(named.id), tamil],
      [list, name],
      ['llms.txt', name],
    ],
  },
  {
    what: 'a trip less',
    make: () => rmSync(fileOf('trips', removed.id)),
    stands: [sitemap, feed].map((file) => [file, `/packages/${removed.id}`, 'not']),
  },
  {
    what: 'a trip more, with eight photographs',
    make: trip(copied.id, { title: newName, summary: `${newName}: ${copied.summary}`.slice(0, 112), photos }, newTrip),
    stands: [
      [pageOf(newTrip), newName],
      [list, newName],
      [sitemap, `/${newTrip}`],
      [feed, newName],
      [`itineraries/${newTrip}.pdf`, '%PDF'],
      ...photos.map(({ alt }): [string, string] => [pageOf(newTrip), alt]),
    ],
  },
  {
    what: 'a month at its best',
    make: trip(moved.id, {
      season: { ...moved.season, best: [...moved.season.best, month], fair },
    }),
    stands: [[pageOf(moved.id), moved.title]],
  },
  {
    what: "a group's weekday",
    make: trip(group.id, { departures: { ...group.departures, weekday } }),
    stands: [[pageOf(group.id), weekday]],
  },
  { what: 'a telephone number', make: operator('contact', { phone }), stands: [['index.html', phone]] },
  {
    what: 'hours',
    make: () => {
      const { officeHours } = JSON.parse(readFileSync(fileOf('operator', 'contact'), 'utf8')) as {
        officeHours: { home: object[]; contact: object[] };
      };
      const contact = officeHours.contact.map((hours) => ({ ...hours, time }));
      operator('contact', { officeHours: { ...officeHours, contact } })();
    },
    stands: [['contact.html', time]],
  },
  {
    what: 'prices with GST',
    make: operator('taxes', { basis: { gst: 'gst', gstIncluded: true } }),
    stands: [[pageOf(own.id), 'the price includes']],
  },
  {
    what: 'a fare rule of one trip',
    make: trip(own.id, { fareRules: { singleSupplement: 77, roundUpTo: 10 } }),
    stands: [[pageOf(own.id), single]],
  },
  {
    what: 'a day more',
    make: trip(longer.id, { days: longer.days + 1, plan: [rest, ...longer.plan] }),
    stands: [[pageOf(longer.id), rest.title]],
  },
  { what: 'a notice', make: operator('notice', { text: notice }), stands: [['about.html', notice]] },
];

/** What a file of the export says. */
const textOf = (file: string) =>
  readFileSync(`out/${file}`, 'utf8')
    .replace(/<(?!loc|url|image)[^>]*>/g, '')
    .replace(/&quot;|&amp;|&#x27;/g, (sign) => ({ '&quot;': '"', '&amp;': '&' })[sign] ?? "'");

const copy = copyProject();
process.on('exit', copy.remove);
process.chdir(copy.root);
for (const { make } of changes) make();
await writeTestPhotos('.', photos);
// The day a page changed is that of its files in Git.
const git = (...args: string[]) => execFileSync('git', args, { stdio: 'ignore' });
git('init');
git('add', 'content');
git('-c', 'user.name=Asha Rao', '-c', 'user.email=asha@example.com', 'commit', '-m', 'Change twelve things');

run(['run', 'check']);
run(['run', 'assets']);
run(['run', 'export', '--', '--build'], testBuild);
const missing = changes.flatMap(({ what, stands }) =>
  stands
    .filter(([file, text, not]) => (existsSync(`out/${file}`) && textOf(file).includes(text)) === (not === 'not'))
    .map(([file, text]) => `${what}: ${file}: ${text}`),
);
for (const line of missing) console.error(`not as changed: ${line}`);
if (missing.length > 0) process.exit(1);
run(['run', 'e2e', '--', '--project=exported']);
console.log(`${changes.length} changes stand where they have to.`);
