/** Writes the operator's editor into a published folder, `/admin`: everything from our own folder, nothing asked of a third party. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildSync } from 'esbuild';
import { keysOf } from '../../content/schema/keys-of';
import { adminConfig } from './config';
import { iconFont } from './icons';
import { adminPage } from './page';
import { pageFiles } from './pages/build';
import { linksIn } from './pages/links';
import type { Repository } from './repository';

const editor = 'node_modules/@sveltia/cms';
/** Reads HEIC without `eval` and without WebAssembly, which the policy forbids. */
const heic = 'node_modules/heic-to';

function compileFormats(): string {
  const { outputFiles } = buildSync({
    entryPoints: ['scripts/admin/browser/formats.ts'],
    bundle: true,
    write: false,
    minify: true,
    target: 'es2022',
  });
  return outputFiles.map(({ text }) => text).join('');
}

/** What the editor would ask of other hosts, and what it asks of us instead: its other typefaces are those of the device. */
const own: readonly [theirs: RegExp, ours: string][] = [
  [/@font-face \{font-family:'(Source Sans 3|Noto Mono)'[^}]*\}/g, ''],
  [/https:\/\/cdn\.jsdelivr\.net\/fontsource\/fonts\/material-symbols-outlined[^)]*/g, '/admin/icons.woff2'],
  // Its newest version and its words in other languages.
  [/https:\/\/unpkg\.com\/@sveltia\/cms/g, '/admin/editor'],
  [/https:\/\/www\.githubstatus\.com\/api\/v2\/status\.json/g, '/admin/editor/status.json'],
];

/** The editor's script, asking nothing of other hosts on its own. */
function ownScript(): string {
  return own.reduce(
    (text, [theirs, ours]) => {
      if (!theirs.test(text))
        throw new Error(`the editor no longer has ${theirs.source}: look at what it asks for now`);
      return text.replace(theirs, ours);
    },
    readFileSync(`${editor}/dist/sveltia-cms.js`, 'utf8'),
  );
}

/** Words of the editor that say too little for who uses this one. */
const ownWords = {
  sign_in_using_access_token_description:
    'Enter your token. When it ends, make a new one by the link below. If you lose this phone, open that link on another device and delete the token.',
};

const words = (): string => {
  const theirs = JSON.parse(readFileSync(`${editor}/locales/en-GB.json`, 'utf8')) as Record<string, unknown>;
  const unknown = keysOf(ownWords).filter((name) => !(name in theirs));
  if (unknown.length > 0) throw new Error(`the editor no longer has the words ${unknown.join(', ')}`);
  return JSON.stringify({ ...theirs, ...ownWords });
};

/** @param out the folder to publish */
export async function buildAdmin(out: string, repository: Repository): Promise<void> {
  const folder = join(out, 'admin');
  const { version } = JSON.parse(readFileSync(`${editor}/package.json`, 'utf8')) as { version: string };
  const [config, script] = [adminConfig(repository), ownScript()];
  const icons = [...config.collections, ...config.singletons].flatMap((form) => ('icon' in form ? form.icon : []));
  const files = {
    'index.html': adminPage(),
    'config.json': JSON.stringify(config),
    'sveltia-cms.js': script,
    'formats.js': compileFormats(),
    'icons.woff2': await iconFont(script, icons),
    'editor/package.json': JSON.stringify({ version }),
    'editor/LICENSE.txt': readFileSync(`${editor}/LICENSE.txt`),
    'editor/status.json': JSON.stringify({ status: { indicator: 'none' } }),
    ...pageFiles(repository),
    'heic/heic-to.js': readFileSync(`${heic}/dist/csp/heic-to.min.js`),
    'heic/LICENSE.txt': readFileSync(`${heic}/LICENSE`),
    'links.json': JSON.stringify(linksIn(out)),
    [`editor@${version}/locales/en-GB.json`]: words(),
  };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}
