/** What comes after Next's export: pages prepared for slow phones, what no visitor asks for taken out, and what the hosts need. */
import '../environment';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { site } from '../../content/site';
import { htmlAim, roomForAddresses } from '../bench/aims';
import { mayRunInline } from '../content-security-policy';
import { netlifyHeaders, netlifyRedirects, redirectRules } from '../hosting';
import { openFont } from '../open-font';
import { routeOf } from '../pages';
import { remembered } from '../remembered';
import { pageProblems } from './check-pages';
import { compileWorker } from './compile-worker';
import { namesInScript, pageCss, withoutLayers, withRootUrls } from './page-css';
import { assemble, hashedPath, takeApart } from './prepare-page';
import { chunksOf, inSteps, moduleHolding, reactDom, withReadAll } from './stage-start';
import { withStandIns } from './stand-ins';
import { compileStarter } from './starter';

const out = 'out';

// Links on this site load documents, so the client router never asks for these payloads; the not-found page is 404.html.
for (const entry of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
  const name = entry.split('/').at(-1) ?? '';
  const isPayload = name.endsWith('.txt') && !['robots.txt', 'llms.txt'].includes(entry);
  if (isPayload || entry === '_not-found' || entry === '_not-found.html')
    rmSync(join(out, entry), { recursive: true, force: true });
}

const exportedText = (path: string) => readFileSync(join(out, path), 'utf8');
const starter = compileStarter();
const styleSheet = remembered((path) => withoutLayers(withRootUrls(exportedText(path), dirname(path))));
/** The style sheets of a page as one, and what the scripts it may load can name of it; most pages share both. */
const style = remembered((paths) => {
  const css = paths.split(' ').map(styleSheet).join('\n');
  return {
    css,
    namesInStarter: namesInScript(css, starter),
    namesIn: remembered((script) => namesInScript(css, exportedText(script))),
  };
});

const framework = new Set<string>();
const reactDomIn = remembered((chunks) => moduleHolding(reactDom, chunks.split(' ').map(exportedText)));

const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((entry) => entry.endsWith('.html'));
for (const page of pages) {
  const file = join(out, page);
  const { html, styleSheets, typefaces, runtime, entry, data: handedOver } = takeApart(readFileSync(file, 'utf8'));
  const { css: whole, namesInStarter, namesIn } = style(styleSheets.join(' '));
  const css = withStandIns(await pageCss(whole, html, [...namesInStarter, ...runtime.flatMap(namesIn)]), html);
  const chunks = chunksOf(entry);
  for (const chunk of chunks) framework.add(chunk);
  const data = inSteps(entry, reactDomIn(chunks.join(' '))) + handedOver;
  const dataPath = hashedPath('pages', data, '.js');
  mkdirSync(dirname(join(out, dataPath)), { recursive: true });
  writeFileSync(join(out, dataPath), data);
  writeFileSync(file, assemble({ html, typefaces, css, starter, runtime, dataPath }));
}
for (const chunk of framework) writeFileSync(join(out, chunk), withReadAll(exportedText(chunk)));
console.log(`export: ${String(pages.length)} pages prepared`);

function* exported(): Generator<readonly [path: string, html: string]> {
  for (const file of pages) yield [routeOf(file), readFileSync(join(out, file), 'utf8')];
}

function charactersOf(...names: string[]): (character: string) => boolean {
  const fonts = names.map((name) => openFont(`app/_fonts/${name}.woff2`));
  return (character) => fonts.some((font) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
}

const problems = pageProblems({
  pages: exported(),
  files: new Set(readdirSync(out, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`)),
  redirects: new Set(redirectRules.map(({ from }) => from)),
  mayRunInline,
  canShow: { display: charactersOf('rozha', 'rozha-rupee'), text: charactersOf('figtree', 'figtree-rupee') },
  budget: (path) => htmlAim(path) + roomForAddresses,
});
// A catalogue made up for a measurement repeats itself and weighs more than a page may: looked at all the same, because that takes time too.
if (problems.length > 0 && !process.argv.includes('--made-up')) {
  for (const problem of problems) console.error(`export: ${problem}`);
  process.exit(1);
}

writeFileSync(join(out, 'worker.js'), compileWorker(site.offline));
writeFileSync(join(out, '_headers'), netlifyHeaders());
writeFileSync(join(out, '_redirects'), netlifyRedirects());
