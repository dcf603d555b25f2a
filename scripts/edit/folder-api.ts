import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { Moved } from '../../packages/editor/index';
import type { FolderHost } from './folder-host';

/** The path below which the functions of the host are asked: `/admin/api/read`. */
const apiPath = '/admin/api/';

/** True for requests of the editor's own page: other sites in the same browser must not read or write the folder. */
function isOwn({ method, headers: { host, origin, 'content-type': type } }: IncomingMessage): boolean {
  return (
    method === 'POST' &&
    type === 'application/json' &&
    /^localhost:\d+$/.test(host ?? '') &&
    origin === `http://${host}`
  );
}

/**
 * Answers requests of the editor with the results of a host as JSON.
 * @returns False if the request is for something else.
 */
export function answerApi(host: FolderHost, request: IncomingMessage, response: ServerResponse): boolean {
  if (!request.url?.startsWith(apiPath)) return false;
  void answer(host, request.url.slice(apiPath.length), request).then(
    (result) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(result)),
    (error: unknown) => {
      const status = error instanceof Moved ? 409 : 400;
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end((error as Error).message);
    },
  );
  return true;
}

async function answer(host: FolderHost, name: string, request: IncomingMessage): Promise<unknown> {
  if (!isOwn(request)) throw new Error('Only the editor of this folder may ask this.');
  if (!Object.hasOwn(host, name)) throw new Error(`There is no ${name}.`);
  const ask = host[name as keyof FolderHost] as (...parameters: unknown[]) => Promise<unknown>;
  return ask(...(JSON.parse(await text(request)) as unknown[]));
}
