/** Files of Next's export that no visitor of this site asks for. */

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
