import { createReadStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { headersFor, redirectRules } from './hosting';

/**
 * Serves an exported folder as the hosts do: clean addresses without a redirect, the headers and redirects of `hosting.ts`, the
 * not-found page with status 404.
 * @param folder the exported folder
 */
export function exportServer(folder: string): Server {
  const files = sirv(folder, {
    dev: true,
    extensions: ['html'],
    etag: true,
    onNoMatch: (_request, response) => {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' });
      createReadStream(join(folder, '404.html')).pipe(response);
    },
  });
  return createServer((request, response) => {
    // Not by URL, which throws at some of what may be asked for: `//`.
    const [path = '/'] = (request.url ?? '/').split('?');
    const redirect = redirectRules.find(({ from }) => from === path);
    if (redirect) {
      response.writeHead(redirect.status, { Location: redirect.to }).end();
      return;
    }
    const headers = headersFor(path);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    files(request, response);
  });
}
