import { createReadStream } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';
import { constants } from 'node:zlib';
import compression from 'compression';
import sirv from 'sirv';
import { contentTypeOf } from './content-types';
import { headersFor, type HostRules } from './headers';

/**
 * Serves an exported folder like the hosts: clean URLs without a redirect, headers and redirects, the not-found page with status 404, and
 * text compressed with brotli.
 * @param folder The exported folder.
 * @param rules The result of `readHostRules(folder)`.
 */
export function exportServer(folder: string, rules: HostRules): Server {
  const files = sirv(folder, {
    dev: true,
    extensions: ['html'],
    etag: true,
    // Only for files with an extension: sirv does not recognise .ico, and names no charset for text. Clean URLs are pages, which it sends
    // correctly.
    setHeaders: (response, path) => {
      if (extname(path)) response.setHeader('Content-Type', contentTypeOf(path));
    },
    onNoMatch: (_request, response) => {
      response.writeHead(404, { ...headersFor('/404', rules.headers), 'Content-Type': 'text/html;charset=utf-8' });
      createReadStream(join(folder, '404.html')).pipe(response);
    },
  });
  // Photographs and typefaces are not compressed again. At quality 6 the heaviest file takes 9 ms and is a tenth larger than at 11.
  const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } } });
  return createServer((request, response) => {
    // The URL constructor is not used, because it throws for some request paths: `//`.
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
