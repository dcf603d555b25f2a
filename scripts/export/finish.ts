/** What comes after Next's export: pages prepared for slow phones, what no visitor asks for taken out, and what the hosts need. */
import '../environment';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { site } from '../../content/site';
import { htmlAim } from '../bench/aims';
import { netlifyHeaders, netlifyRedirects, redirectRules } from '../hosting';
import { mayRunInline } from '../content-security-policy';
import { pageProblems } from './check-pages';
import { compileWorker } from './compile-worker';
import { namesInScript, pageCss, withoutLayers, withRootUrls } from './page-css';
import { assemble, hashedPath, takeApart } from './prepare-page';
import { compileStarter } from './starter';

const out = 'out';

// Links on this site load documents, so the client router never asks for these payloads; the not-found page is 404.html.
for (const entry of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
  const name = entry.split('/').at(-1) ?? '';
  const isPayload = name.endsWith('.txt') && !['robots.txt', 'llms.txt'].includes(entry);
  if (isPayload || entry === '_not-found' || entry === '_not-found.html') rmSync(join(out, entry), { recursive: true, force: true });
}

/** Keeps the result of a function of one text. */
function remembered<Result>(make: (key: string) => Result): (key: string) => Result {
  const results = new Map<string, Result>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = make(key);
    results.set(key, result);
    return result;
  };
}

const styleSheet = remembered((path) => withoutLayers(withRootUrls(readFileSync(join(out, path), 'utf8'), dirname(path))));
const scriptNames = remembered((key) => {
  const [css = '', script = ''] = key.split('\n');
  return namesInScript(css.split(' ').map(styleSheet).join('\n'), readFileSync(join(out, script), 'utf8'));
});

const starter = compileStarter();
const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((entry) => entry.endsWith('.html'));
for (const page of pages) {
  const file = join(out, page);
  const { html, styleSheets, runtime, data } = takeApart(readFileSync(file, 'utf8'));
  const names = runtime.flatMap((script) => scriptNames(`${styleSheets.join(' ')}\n${script}`));
  const css = await pageCss(styleSheets.map(styleSheet).join('\n'), html, names);
  const dataPath = hashedPath('pages', data, '.js');
  mkdirSync(dirname(join(out, dataPath)), { recursive: true });
  writeFileSync(join(out, dataPath), data);
  writeFileSync(file, assemble({ html, css, starter, runtime, dataPath }));
}
console.log(`export: ${String(pages.length)} pages prepared`);

const pathOf = (file: string) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`);
const problems = pageProblems({
  pages: new Map(pages.map((file) => [pathOf(file), readFileSync(join(out, file), 'utf8')])),
  files: new Set(readdirSync(out, { recursive: true, encoding: 'utf8' }).map((file) => `/${file}`)),
  redirects: new Set(redirectRules.map(({ from }) => from)),
  mayRunInline,
  budget: htmlAim,
});
if (problems.length > 0) {
  for (const problem of problems) console.error(`export: ${problem}`);
  process.exit(1);
}

writeFileSync(join(out, 'worker.js'), compileWorker(site.offline));
writeFileSync(join(out, '_headers'), netlifyHeaders());
writeFileSync(join(out, '_redirects'), netlifyRedirects());
