/** The part of the package that is used: its own types bring those of all of Express. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http';
  import type { BrotliOptions } from 'node:zlib';

  type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

  export default function compression(options: { brotli: BrotliOptions }): Middleware;
}
