import { createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const refusedPage = (problems: readonly string[]) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="3">
<title>Refused</title>
<h1>This change is refused</h1>
<p>Correct it and save: this page goes back to the site by itself.</p>
<ul>${problems.map((problem) => `<li>${escaped(problem)}</li>`).join('')}</ul>
</html>`;

/**
 * Serves the site and its editor at one address.
 * @param admin The server of `/admin`.
 * @param port The port of the development server, which answers all other requests.
 * @param problems Resolves with the problems of the current content; requests for pages wait for it.
 */
export function frontServer(admin: Server, port: number, problems: () => Promise<readonly string[]>): Server {
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refused = request.headers.accept?.includes('text/html') ? await problems() : [];
    if (refused.length > 0) {
      response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8' }).end(refusedPage(refused));
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
