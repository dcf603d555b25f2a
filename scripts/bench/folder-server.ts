/**
 * Serves an exported folder over brotli with the site's own headers, from memory: `scripts/server.ts` serves as plain files, and no
 * measurement may wait for a compressor.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { headersFor } from '../hosting';
import { withoutScripts } from './twin';
import { brotli, isPacked } from './weight';

const types: Record<string, string> = {
  '.html': 'text/html;charset=utf-8',
  '.js': 'text/javascript;charset=utf-8',
  '.css': 'text/css;charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain;charset=utf-8',
  '.json': 'application/json',
};

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
    type: types[extname(file)] ?? 'application/octet-stream',
    body: encoded ? brotli(plain) : plain,
    encoded,
  };
}

/**
 * @param folder the exported folder
 * @param twin serves the pages without their scripts
 */
export async function serveFolder(folder: string, { twin = false } = {}): Promise<FolderServer> {
  const answers = new Map<string, Answer>();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const answer = answers.get(pathname) ?? read(folder, pathname, twin);
    answers.set(pathname, answer);
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
