/**
 * `tsx scripts/export/preview/serve.ts [route]`: serves the raw export on http://localhost:4000, each page prepared when it is asked for, with the
 * headers of production. `scripts/preview.ts` starts this again after each change of the export step.
 */
import '../../lib/environment';
import { createServer, type ServerResponse } from 'node:http';
import { contentSecurityPolicy } from '../../hosting/content-security-policy';
import { contentTypeOf } from '../../hosting/content-types';
import { headerRules, headersFor, redirectRules } from '../../hosting/headers';
import { exportServer } from '../../hosting/server';
import { withSingleSlashes } from '../../hosting/single-slashes';
import { compileNextPage } from '../browser/compile-next-page';
import { compileWorker } from '../browser/compile-worker';
import { rawFolder } from '../build-raw';
import { inlineScripts } from '../inline-scripts';
import { PageSource } from './page-source';

const [route = '/'] = process.argv.slice(2);
const port = 4000;
const rules = { headers: headerRules(contentSecurityPolicy(inlineScripts())), redirects: redirectRules };
const files = exportServer(rawFolder, rules);
const source = new PageSource(rawFolder);
// The worker that removes itself: a preview shall not be answered from a cache.
source.scripts.set('/worker.js', compileWorker(false));
const nextPage = compileNextPage();
source.scripts.set(nextPage.path, nextPage.text);

async function answer(path: string, response: ServerResponse): Promise<boolean> {
  const send = (status: number, name: string, text: string) =>
    response.writeHead(status, { ...headersFor(path, rules.headers), 'Content-Type': contentTypeOf(name) }).end(text);
  const script = source.scripts.get(path);
  if (script !== undefined) {
    send(200, path, script);
    return true;
  }
  const isRedirected = path !== withSingleSlashes(path) || rules.redirects.some(({ from }) => from === path);
  if (isRedirected) return false;
  const started = performance.now();
  const page = await source.page(path);
  if (!page) return false;
  send(page.status, 'page.html', page.html);
  console.log(`preview: ${path} prepared in ${Math.round(performance.now() - started)} ms`);
  return true;
}

createServer((request, response) => {
  const [path = '/'] = (request.url ?? '/').split('?');
  answer(path, response)
    .then((isAnswered) => {
      if (!isAnswered) files.emit('request', request, response);
    })
    .catch((error: unknown) => {
      const text = `This page cannot be prepared now. While Next is building, reload in a while.\n\n${String(error)}`;
      console.error(`preview: ${path}: ${String(error)}`);
      response.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8' }).end(text);
    });
}).listen(port, () => console.log(`preview: http://localhost:${port}${route}`));
