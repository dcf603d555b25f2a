/** The build files beside the pages: where Next puts them, how Turbopack writes their URLs, and which of them this site does not need. */
import { createHash } from 'node:crypto';

/** The folder of all files that Next builds, with a trailing slash. Their names contain a hash of their content. */
export const builtFiles = '/_next/static/';

/** The path of a file of ours that is named by a hash as well, so that browsers may cache it for ever. */
export const hashedPath = (folder: string, content: string, extension: string): string =>
  `${builtFiles}${folder}/${createHash('sha256').update(content).digest('base64url').slice(0, 16)}${extension}`;

/**
 * Makes the URLs of a style sheet absolute. Turbopack writes them relative to its file, which does not work inside a page.
 * @param folder the folder of the style sheet, relative to the root of the site
 */
export const withRootUrls = (css: string, folder: string): string =>
  css.replace(
    /url\((['"]?)(\.[^)'"]+)\1\)/g,
    (_whole, _quote, url: string) => `url(${new URL(url, `http://site${folder}/`).pathname})`,
  );

/** Text files for crawlers and security researchers. */
const forCrawlers = ['robots.txt', 'llms.txt', '.well-known/security.txt'];

/**
 * Returns whether only Next's runtime needs a file. Links of this site load documents and islands have scripts of their own, so nothing
 * requests Next's scripts and style sheets or its router's payloads (`about.txt`, `about/__next._tree.txt`); the not-found page of hosts is
 * `404.html`.
 * @param path the path relative to the root of the export
 */
export const isForNextRuntime = (path: string): boolean =>
  (path.endsWith('.txt') && !forCrawlers.includes(path)) ||
  /^_not-found(\.html|\/|$)/.test(path) ||
  /^_next\/.*\.(js|css)$/.test(path);
