/** Files of Next's export that no visitor of this site asks for. */

/** Text files that crawlers and researchers read. */
const forCrawlers = ['robots.txt', 'llms.txt', '.well-known/security.txt'];

/**
 * Links of this site load documents, so the client router never asks for its payloads (`about.txt`, `about/__next._tree.txt`); the
 * not-found page of hosts is `404.html`.
 * @param path from the root of the export
 */
export const isForClientRouter = (path: string): boolean =>
  (path.endsWith('.txt') && !forCrawlers.includes(path)) || /^_not-found(\.html|\/|$)/.test(path);
