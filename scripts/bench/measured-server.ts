/**
 * Serves an exported folder over brotli with the headers it brings, from memory: `scripts/server.ts` compresses with each
 * answer, and less closely; no measurement may wait for a compressor.
 */
import { parseAllHeaders } from '@netlify/headers-parser';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { contentTypeOf } from '../content-types';
import { headersFor, type HeaderRule } from '../hosting';
import { remembered } from '../remembered';
import { withoutScripts } from './twin';
import { brotli, isPacked } from './weight';

interface Answer {
  status: number;
  type: string;
  body: Buffer;
  encoded: boolean;
}

export interface FolderServer {
  /** `http://localhost:1234`, without a slash at the end. */
  origin: string;
  close: () => Promise<void>;
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** The file behind a path, as the hosts find it: as it is named, with `.html` behind it, or as the index of a folder. */
function fileBehind(folder: string, path: string): string | undefined {
  const name = normalize(decodeURIComponent(path));
  const candidates = name.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`, `${name}/index.html`];
  return candidates.map((candidate) => join(folder, candidate)).find(isFile);
}

function read(folder: string, path: string, twin: boolean): Answer {
  const file = fileBehind(folder, path) ?? join(folder, '404.html');
  const content = readFileSync(file);
  const isPage = extname(file) === '.html';
  const plain = twin && isPage ? Buffer.from(withoutScripts(content.toString())) : content;
  const encoded = !isPacked(file);
  return {
    status: fileBehind(folder, path) ? 200 : 404,
    type: contentTypeOf(file),
    body: encoded ? brotli(plain) : plain,
    encoded,
  };
}

/** The rules of a folder's `_headers`, as Netlify reads them: this site's own come with every export, another site's may be missing. */
async function rulesOf(folder: string): Promise<HeaderRule[]> {
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [join(folder, '_headers')],
    configHeaders: [],
    minimal: true,
  });
  if (errors.length > 0) throw new Error(`${folder}/_headers: ${errors.map(String).join('; ')}`);
  return headers.map(({ for: path, values }) => ({ path, headers: values }));
}

/**
 * @param folder the exported folder
 * @param twin serves the pages without their scripts
 */
export async function serveFolder(folder: string, { twin = false } = {}): Promise<FolderServer> {
  const rules = await rulesOf(folder);
  const answerTo = remembered((path) => read(folder, path, twin));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = answerTo(pathname);
    response.writeHead(answer.status, {
      ...headersFor(pathname, rules),
      'Content-Type': answer.type,
      'Content-Length': answer.body.length,
      Vary: 'Accept-Encoding',
      ...(answer.encoded ? { 'Content-Encoding': 'br' } : {}),
    });
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://localhost:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
