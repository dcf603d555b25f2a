import { createReadStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { contentTypeOf } from './content-types';
import { headersFor, type HostRules } from './headers';

/**
 * Serves an exported folder as the hosts do: clean addresses without a redirect, headers and redirects, the not-found page with status
 * 404, text over brotli.
 * @param folder the exported folder
 * @param rules what `readHostRules(folder)` found there
 */
export function exportServer(folder: string, rules: HostRules): Server {
  const files = sirv(folder, {
    dev: true,
    extensions: ['html'],
    etag: true,
    // Of files with an extension: sirv knows no .ico, and names no charset for text. Clean addresses are pages, which it does know.
    setHeaders: (response, path) => {
      if (extname(path)) response.setHeader('Content-Type', contentTypeOf(path));
    },
    onNoMatch: (_request, response) => {
      response.writeHead(404, { ...headersFor('/404', rules.headers), 'Content-Type': 'text/html;charset=utf-8' });
      createReadStream(join(folder, '404.html')).pipe(response);
    },
  });
  // Photographs and typefaces are left as they are. At quality 6 the heaviest file takes 9 ms and is a tenth larger than at 11.
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } });
  return createServer((request, response) => {
    // Not by URL, which throws at some of what may be asked for: `//`.
    const [path = '/'] = (request.url ?? '/').split('?');
    const redirect = rules.redirects.find(({ from }) => from === path);
    if (redirect) {
      response.writeHead(redirect.status, { Location: redirect.to }).end();
      return;
    }
    const headers = headersFor(path, rules.headers);
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    compress(request, response, () => files(request, response));
  });
}
