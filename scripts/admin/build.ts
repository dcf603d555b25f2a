/**
 * Writes the operator's editor into a published folder, `/admin`, with everything it needs, so that it requests nothing from third parties.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { destinations } from '../../content/catalogue/destinations';
import { itineraryCards } from '../../content/catalogue/itinerary-cards';
import { routes, tripPath } from '../../content/routes';
import { states } from '../../content/ids/states';
import { writeFiles } from '../lib/write-files';
import type { Known } from './browser/neighbours';
import { adminConfig } from './config';
import { iconFont } from './icons';
import { adminPage } from './page';
import { pageFiles } from './pages/build';
import { linksIn } from './pages/links';
import type { Repository } from './repository';

const editor = 'node_modules/@sveltia/cms';
/** Decodes HEIC without `eval` and without WebAssembly, which the policy forbids. */
const heic = 'node_modules/heic-to';

/** Facts that scripts in the browser cannot read: names of destinations, and paths below /packages of other pages than trips. */
const known: Known = {
  destinations: Object.fromEntries(Object.entries(destinations).map(([id, { name }]) => [id, { name }])),
  taken: [
    ...itineraryCards.map(({ id }) => id),
    ...Object.values(routes).flatMap((path: string) =>
      path.startsWith(tripPath('')) ? path.slice(tripPath('').length) : [],
    ),
  ],
};

function compileFormats({ apiRoot }: Repository): string {
  const { outputFiles } = buildSync({
    entryPoints: ['scripts/admin/browser/formats.ts'],
    bundle: true,
    write: false,
    minify: true,
    target: 'es2022',
    define: { KNOWN: JSON.stringify({ ...known, apiRoot }) },
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** The editor's URLs on other hosts, and their replacements on ours. Its other typefaces are replaced by those of the device. */
const own: readonly [theirs: RegExp, ours: string][] = [
  [/@font-face \{font-family:'(Source Sans 3|Noto Mono)'[^}]*\}/g, ''],
  [/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/material-symbols-outlined[^)]*/g, '/admin/icons.woff2'],
  // It requests its configuration with a new query each time, which no cache can answer.
  [/(\w+)\.searchParams\.set\(`_`,Date\.now\(\)\.toString\(\)\),fetch\(\1\)/, 'fetch($1)'],
  // The source of its newest version and of its other languages.
  [/https:\/\/unpkg\.com\/@sveltia\/cms/g, '/admin/editor'],
  [/https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g, '/admin/editor/status.json'],
];

/**
 * Keeps a draft when the editor's configuration changes: values that no longer fit are refused in their fields. A draft also keeps the
 * values that it began with, so that restoring it does not undo what was saved meanwhile.
 */
const draftReplacements: readonly [theirs: RegExp, ours: string][] = [
  [/return (\w+)\?\1\.cmsConfigVersion===[\w$]+\.current\?\1:\(await [\w$]+\(\w+,\w+\),null\):null/, 'return $1??null'],
  [
    /(,currentValues:(\w+)=\{\})(,files:\w+,pendingEntries:\w+=\[\]\}=(\w+),\w+=[\w$]+\(\4\);if\([\w$]+\(\4\)\)\{let \4=\{timestamp:new Date,.{1,150}?currentValues:([\w$]+)\(\2\),)/,
    '$1,originalValues:before$3originalValues:$5(before),',
  ],
  [
    /!==void 0&&\((\w+)\?(\([\w$]+\(\{backup:(\w+),draft:(\w+)\}\),\4\.interacted=!0\))/,
    '!==void 0&&($1?(await beforeSaving.restore($3,$4)&&$2)',
  ],
];

/** Names a state, which has no field for its name. The editor would take the id: 'jammu kashmir'. */
const names: [theirs: RegExp, ours: string] = [
  /\|\|(\w+)(\.replaceAll\(`-`,` `\))/,
  `||(${JSON.stringify(states)}[$1]??$1$2)`,
];

/** Makes the editor call `scripts/admin/browser/formats.ts` before it saves. The names of its variables change with its version. */
function withHooks(script: string): string {
  const [, entries] = mustMatch(
    script,
    /let \w+=([\w$]+)\.current\.find\(\(\{id:\w+\}\)=>\w+===\w+\.id\);if\(!\w+\)return\{type:`deleted`\}/,
  );
  const hooks: readonly [theirs: RegExp, ours: string][] = [
    [
      /!([\w$]+\(\{draft:(\w+),enforceRequired:[\w$]+\(\w+\)\}\))\)throw/,
      `!await beforeSaving.check($2,$1,${entries}.current))throw`,
    ],
    [
      /(let (\w+)=await [\w$]+\((\w+)\);if\(\2&&!\w+\))throw Error\(`save_conflict`,\{cause:\2\}\)/,
      `$1await beforeSaving.merge($3,$2,${entries}.current)`,
    ],
  ];
  return replaced(script, [...hooks, names, ...draftReplacements, ...signInReplacements]);
}

/** On a phone there is no folder of the project to work in, so that the button for the token is the primary one. */
const signInReplacements: readonly [theirs: RegExp, ours: string][] = [
  [/=>([\w$]+)\.isLocalHost&&/, '=>$1.isLocalHost&&$1.hasMouse&&'],
  [
    /(\(\)=>([\w$]+)\((\w+)\)\?`secondary`:`primary`\).{0,300}?=>\{\2\((\w+)\)\|\|\w+\(\w+\)\}\).{0,150}?)variant:`secondary`/,
    '$1get variant(){return $2($3)||!$2($4)?`secondary`:`primary`}',
  ],
];

function mustMatch(text: string, pattern: RegExp): RegExpMatchArray {
  const match = text.match(pattern);
  if (!match) throw new Error(`the editor no longer has ${pattern.source}: look at what it has now`);
  return match;
}

const replaced = (text: string, changes: readonly [theirs: RegExp, ours: string][]): string =>
  changes.reduce((changed, [theirs, ours]) => {
    mustMatch(changed, theirs);
    return changed.replace(theirs, ours);
  }, text);

/** Replacements for the editor's own texts that are wrong, unhelpful or too short here, in its script and in its British English. */
const editorWords: readonly [theirs: RegExp, ours: string][] = [
  [
    /(["'`]?title["'`]?:)(["`])Error\2(,["'`]?description["'`]?:)(["`])There was an error while saving the entry\. Please try again later\.\4/,
    '$1$2Not saved$2$3$4Nothing was saved, and what you typed is still here.$4',
  ],
  [
    /If you save now, their changes will be lost\./,
    'Save all the same: what each of you changed is kept, and you are asked where both changed the same field.',
  ],
  [/One field has an error\. Please correct it to save the entry\./, 'Not saved: one field needs a change.'],
  [
    /\{\$count\} fields have errors\. Please correct them to save the entry\./,
    'Not saved: {$count} fields need a change.',
  ],
  [
    /Enter your token below\. It must have read\/write access to the repository content\./,
    'Enter your token. When it ends, make a new one by the link below. If you lose this phone, open that link on another device and delete the token.',
  ],
];

/** The editor's script without requests to other hosts, with our hooks and texts. */
const ownScript = (): string =>
  replaced(withHooks(readFileSync(`${editor}/dist/sveltia-cms.js`, 'utf8')), [...own, ...editorWords]);

/** A file whose path contains a hash of its content: hosts send this folder with a year of caching. */
const keptFile = (name: string, text: string) => ({
  path: `kept/${createHash('sha256').update(text).digest('hex').slice(0, 12)}/${name}`,
  text,
});

/**
 * Builds the editor.
 * @param out The folder to publish.
 */
export async function buildAdmin(out: string, repository: Repository): Promise<void> {
  const { version } = JSON.parse(readFileSync(`${editor}/package.json`, 'utf8')) as { version: string };
  const [config, script] = [adminConfig(repository), ownScript()];
  const icons = [...config.collections, ...config.singletons].flatMap((form) => ('icon' in form ? form.icon : []));
  const kept = {
    config: keptFile('config.json', JSON.stringify(config)),
    editor: keptFile('sveltia-cms.js', script),
    formats: keptFile('formats.js', compileFormats(repository)),
  };
  const files = {
    'index.html': adminPage({ config: kept.config.path, editor: kept.editor.path, formats: kept.formats.path }),
    ...Object.fromEntries(Object.values(kept).map(({ path, text }) => [path, text])),
    'icons.woff2': await iconFont(script, icons),
    'editor/package.json': JSON.stringify({ version }),
    'editor/LICENSE.txt': readFileSync(`${editor}/LICENSE.txt`),
    'editor/status.json': JSON.stringify({ status: { indicator: 'none' } }),
    ...pageFiles(repository, known),
    'heic/heic-to.js': readFileSync(`${heic}/dist/csp/heic-to.min.js`),
    'heic/LICENSE.txt': readFileSync(`${heic}/LICENSE`),
    'links.json': JSON.stringify(linksIn(out)),
    [`editor@${version}/locales/en-GB.json`]: replaced(
      readFileSync(`${editor}/locales/en-GB.json`, 'utf8'),
      editorWords,
    ),
  };
  writeFiles(join(out, 'admin'), files);
}
