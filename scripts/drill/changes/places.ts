/** New places, and other pictures. */
import sharp from 'sharp';
import { domesticTrips } from '../../../content/catalogue/domestic';
import { destinations } from '../../../content/catalogue/destinations';
import { statePages } from '../../../content/catalogue/state-pages';
import { states as stateNames } from '../../../content/catalogue/states';
import type { Change } from '../change';
import type { Project } from '../project';
import { changeRecord, withField } from '../records';

const places = 'content/catalogue/destinations';
const states = 'content/catalogue/domestic';
const pagesOfStates = 'content/catalogue/state-pages';
/** A place and a state whose records and files the new ones are like. */
const like = 'goa';

function addDestination(project: Project): void {
  const record = project
    .read(`${places}/${like}.ts`)
    .replace(`export const ${like}`, 'export const drill')
    .replace(/^ {2}id: '.*'/m, "  id: 'drill'")
    .replace(/^ {2}name: '.*'/m, "  name: 'Drill Islands'")
    .replace(/^( {2}description:\s+)'/m, "$1'Ferries twice a day, sand and coconut palms. ")
    .replace(/source: \{.*\}/, "source: { from: 'nowhere' }");
  project.write(`${places}/drill.ts`, record);
  project.replace('content/catalogue/destination-ids.ts', `  '${like}',\n`, `  '${like}',\n  'drill',\n`);
  project.replace(`${places}/index.ts`, `import { ${like} }`, `import { drill } from './drill';\nimport { ${like} }`);
  project.replace(`${places}/index.ts`, `\n  ${like},\n`, `\n  ${like},\n  drill,\n`);
  project.replace(`${places}/index.ts`, "ids: ['karnataka',", "ids: ['drill', 'karnataka',");
}

function addStatePage(project: Project): void {
  const page = {
    ...statePages[like],
    id: 'drill',
    subtitle: 'Sal forest, two waterfalls and a weekly market',
    description: 'Tours in Drill Pradesh with prices and months, from one day in the forest to three at the falls.',
    opening: Array.from({ length: 40 }, (_, index) => `Milestone ${index + 1}.`).join(' '),
    season: 'Dry from November to February, and green from July.',
    neighbours: [],
  };
  project.write(
    `${pagesOfStates}/drill.ts`,
    `import type { StatePage } from '../../schema/types';\n\nexport const drill: StatePage = ${JSON.stringify(page, null, 2)};\n`,
  );
  project.replace(
    `${pagesOfStates}/index.ts`,
    "} from './east';",
    "} from './east';\nimport { drill } from './drill';",
  );
  project.replace(`${pagesOfStates}/index.ts`, '  odisha,\n', '  odisha,\n  drill,\n');
}

function addState(project: Project): void {
  const trips = domesticTrips[like];
  let records = project.read(`${states}/${like}.ts`).replace(`export const ${like}`, 'export const drill');
  for (const [index, { id, title, price }] of trips.entries()) {
    const [ownId, name] = [`drill-forest-${index + 1}`, `Drill Forests, Route ${index + 1}`];
    records = records
      .replace(`id: '${id}'`, `id: '${ownId}'`)
      .replace(title, name)
      .replace(`price: ${price}`, `price: ${price + 70}`);
    changeRecord(project, 'notes', id, (notes) => {
      const summary = `${name}: sal forest, two waterfalls and the weekly market on the way back.`;
      return notes + withField(withField(notes, 'id', ownId), 'summary', summary);
    });
  }
  records = records
    .replaceAll(`state: '${like}'`, "state: 'drill'")
    .replaceAll(`destinations: ['${like}']`, 'destinations: []');
  project.write(`${states}/drill.ts`, records);
  project.replace(
    'content/catalogue/states.ts',
    "odisha: 'Odisha',\n",
    "odisha: 'Odisha',\n  drill: 'Drill Pradesh',\n",
  );
  project.replace(`${states}/index.ts`, `import { ${like} }`, `import { drill } from './drill';\nimport { ${like} }`);
  project.replace(`${states}/index.ts`, '  odisha,\n', '  odisha,\n  drill,\n');
  addStatePage(project);
}

const picture = destinations[like].picture;
const placeFile = `${places}/${like}.ts`;

export const placeChanges: readonly Change[] = [
  { name: 'destination', what: 'a new destination', edit: addDestination },
  { name: 'state', what: 'a new state with its trips', edit: addState },
  {
    name: 'state-order',
    what: 'two states of the carousel in each other’s places',
    edit: (project) => {
      const [one = '', other = ''] = Object.entries(stateNames).map(
        ([id, name]) => `${/-/.test(id) ? `'${id}'` : id}: '${name}'`,
      );
      project.replace('content/catalogue/states.ts', `  ${one},\n  ${other},\n`, `  ${other},\n  ${one},\n`);
    },
  },
  {
    name: 'hero-title',
    what: "the title of a destination's page",
    edit: (project) => project.replace(placeFile, /hero: \{ title: (['"]).*?\1/, "hero: { title: 'Low Tide, High Tea'"),
  },
  {
    name: 'section-order',
    what: "the order of a destination's sections",
    edit: (project) => {
      project.replace(placeFile, 'sections: [\n    whyChoose,', 'sections: [');
      project.replace(placeFile, /\n {2}\],\n\};\n$/, '\n    whyChoose,\n  ],\n};\n');
    },
  },
  {
    name: 'alternative-text',
    what: "a picture's alternative text",
    edit: (project) => {
      const path = project.fileWith('content/pictures', `\n  ${picture}: {\n    alt: `);
      project.replace(
        path,
        new RegExp(`\\n  ${picture}: \\{\\n    alt: .*`),
        `\n  ${picture}: {\n    alt: 'Nets drying on the sand in front of palms & fishing boats',`,
      );
    },
  },
  {
    name: 'removed-picture',
    what: 'a poster removed that a record names',
    edit: (project) => project.remove(`scripts/assets/posters/scenes/${picture}.ts`),
    stops: { at: 'check', line: new RegExp(`^content: .* picture: '${picture}' is not drawn`) },
  },
  {
    name: 'photo',
    what: 'a photograph in the place of a poster',
    edit: async (project) => {
      const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
      const photo = sharp({ create: { width: 2_000, height: 1_400, channels: 3, background: '#7799aa', noise } });
      project.write(`content/photos/${picture}.jpg`, await photo.jpeg({ quality: 80 }).toBuffer());
    },
  },
];
