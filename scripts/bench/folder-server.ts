/**
 * Serves an exported folder over brotli with the site's own headers, from memory: `scripts/server.ts` compresses with each
 * answer, and less closely; no measurement may wait for a compressor.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { contentTypeOf } from '../content-types';
import { headersFor } from '../hosting';
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

/** The file behind a path, as the hosts find it: as it is named, or with `.html` behind it. */
function fileBehind(folder: string, path: string): string | undefined {
  const name = normalize(decodeURIComponent(path));
  const candidates = name === '/' ? ['index.html'] : [name, `${name}.html`];
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

/**
 * @param folder the exported folder
 * @param twin serves the pages without their scripts
 */
export async function serveFolder(folder: string, { twin = false } = {}): Promise<FolderServer> {
  const answerTo = remembered((path) => read(folder, path, twin));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = answerTo(pathname);
    response.writeHead(answer.status, {
      ...headersFor(pathname),
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
