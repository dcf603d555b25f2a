import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { answerApi } from './folder-api';
import type { FolderHost } from './folder-host';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A page that is shown until the site can be. */
const page = (title: string, content: string) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="3">
<title>${title}</title>
<h1>${title}</h1>
${content}
</html>`;

const preparedPage = page(
  'The pages are being prepared',
  '<p>This page shows the site as soon as it can. <a href="/admin">The editor</a> works already.</p>',
);

const refusedPage = (problems: readonly string[]) =>
  page(
    'This change is refused',
    `<p>Correct it and save: this page goes back to the site by itself.</p>
<ul>${problems.map((problem) => `<li>${escaped(problem)}</li>`).join('')}</ul>`,
  );

interface FrontServer {
  /** The server of `/admin`. */
  admin: Server;
  /** The records that the editor reads and writes. */
  host: FolderHost;
  /** The port of the development server, which answers all other requests. */
  port: number;
  /** Resolves with the problems of the current content; requests for pages wait for it. */
  problems: () => Promise<readonly string[]>;
  /** Whether the development server answers yet. */
  isReady: () => boolean;
}

/** Serves the site and its editor at one address. */
export function frontServer({ admin, host, port, problems, isReady }: FrontServer): Server {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const isForPage = request.headers.accept?.includes('text/html') ?? false;
    const refused = isForPage && isReady() ? await problems() : [];
    if (isForPage && (refused.length > 0 || !isReady())) {
      const shown = refused.length > 0 ? refusedPage(refused) : preparedPage;
      response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8' }).end(shown);
      return;
    }
    const { url: path, method, headers } = request;
    const asked = ask({ port, path, method, headers }, (answered) => {
      response.writeHead(answered.statusCode ?? 502, answered.headers);
      answered.pipe(response);
    });
    asked.on('error', ({ message }) => response.writeHead(502).end(message));
    request.pipe(asked);
  }

  return createServer((request, response) => {
    if (answerApi(host, request, response)) return;
    if (/^\/admin([/?]|$)/.test(request.url ?? '')) admin.emit('request', request, response);
    else void answer(request, response);
  }).on('upgrade', ({ method, url, rawHeaders }: IncomingMessage, socket, head) => {
    // The development server reloads open pages over a web socket.
    const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? `${name}: ${rawHeaders[at + 1]}\r\n` : []));
    const server = connect({ port }, () => {
      server.write(`${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n`);
      server.write(head);
      socket.pipe(server).pipe(socket);
    });
    for (const end of [socket, server]) end.on('error', () => [socket, server].forEach((one) => one.destroy()));
  });
}
