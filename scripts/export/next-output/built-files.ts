/** The files beside the pages: where Next puts them, how Turbopack writes addresses in them, and which of them no visitor of this site asks for. */
import { createHash } from 'node:crypto';

/** The folder of all files that Next builds, with a slash at its end. Their names carry a hash of their content. */
export const builtFiles = '/_next/static/';

/** The address of a file of ours that is named by its content as well: hosts let browsers keep it for ever. */
export const hashedPath = (folder: string, content: string, extension: string): string =>
  `${builtFiles}${folder}/${createHash('sha256').update(content).digest('base64url').slice(0, 16)}${extension}`;

/**
 * Turbopack writes addresses in a style sheet relative to its file; let into a page, they have to stand on their own.
 * @param folder the folder of the style sheet, from the root of the site
 */
export const withRootUrls = (css: string, folder: string): string =>
  css.replace(
    /url\((['"]?)(\.[^)'"]+)\1\)/g,
    (_whole, _quote, url: string) => `url(${new URL(url, `http://site${folder}/`).pathname})`,
  );

/** Text files that crawlers and researchers read. */
const forCrawlers = ['robots.txt', 'llms.txt', '.well-known/security.txt'];

/**
 * Links of this site load documents and islands have scripts of their own, so that nothing asks for Next's scripts and style sheets or for the
 * payloads of its router (`about.txt`, `about/__next._tree.txt`); the not-found page of hosts is `404.html`.
 * @param path from the root of the export
 */
export const isForNextRuntime = (path: string): boolean =>
  (path.endsWith('.txt') && !forCrawlers.includes(path)) ||
  /^_not-found(\.html|\/|$)/.test(path) ||
  /^_next\/.*\.(js|css)$/.test(path);
