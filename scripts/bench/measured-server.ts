/**
 * Serves an exported folder for measurements: with its own headers, compressed once at brotli's highest quality and then from memory.
 * `scripts/hosting/server.ts` compresses each response anew, which a measurement would include.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { contentTypeOf } from '../hosting/content-types';
import { headersFor } from '../hosting/headers';
import { readHostRules } from '../hosting/read-host-rules';
import { memoize } from '../lib/memoize';
import { brotli, isPacked } from '../lib/weight';
import { withoutScripts } from './without-scripts';

interface Response {
  status: number;
  type: string;
  body: Buffer;
  encoded: boolean;
}

export interface MeasuredServer {
  /** `http://localhost:1234`, without a slash at the end. */
  origin: string;
  close: () => Promise<void>;
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();

/** The file that hosts serve for a path: of that name, with `.html` appended, or the index of a folder. */
function fileBehind(folder: string, path: string): string | undefined {
  const name = normalize(decodeURIComponent(path));
  const candidates = name.endsWith('/') ? [`${name}index.html`] : [name, `${name}.html`, `${name}/index.html`];
  return candidates.map((candidate) => join(folder, candidate)).find(isFile);
}

function read(folder: string, path: string, scripts: boolean): Response {
  const file = fileBehind(folder, path) ?? join(folder, '404.html');
  const content = readFileSync(file);
  const isPage = extname(file) === '.html';
  const plain = !scripts && isPage ? Buffer.from(withoutScripts(content.toString())) : content;
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
 * @param scripts false serves the pages without their scripts
 */
export async function serveMeasured(folder: string, { scripts = true } = {}): Promise<MeasuredServer> {
  const { headers: rules } = await readHostRules(folder);
  const responseTo = memoize((path) => read(folder, path, scripts));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const found = responseTo(pathname);
    response.writeHead(found.status, {
      ...headersFor(pathname, rules),
      'Content-Type': found.type,
      'Content-Length': found.body.length,
      Vary: 'Accept-Encoding',
      ...(found.encoded ? { 'Content-Encoding': 'br' } : {}),
    });
    response.end(found.body);
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
