/** What a page transfers, as the browser's network events report it. */
import type { CDPSession } from '@playwright/test';

export const kinds = ['document', 'style', 'font', 'image', 'script', 'other'] as const;
export type Kind = (typeof kinds)[number];

export interface Transfer {
  url: string;
  kind: Kind;
  /** Bytes received so far, headers included. */
  bytes: number;
  /** Requested before the load event. */
  beforeLoad: boolean;
}

interface Request {
  url: string;
  kind: Kind;
  bytes: number;
  /** Seconds on the browser's monotonic clock. */
  at: number;
}

const extensions: Record<string, Kind> = {
  js: 'script',
  css: 'style',
  woff2: 'font',
  woff: 'font',
  svg: 'image',
  avif: 'image',
  webp: 'image',
  jpg: 'image',
  png: 'image',
};

/** By the file's extension first: the browser reports everything prefetched as 'Other'. */
function kindOf(url: string, type: string | undefined): Kind {
  if (type === 'Document') return 'document';
  const extension = /\.(\w+)$/.exec(new URL(url).pathname)?.[1] ?? '';
  const named: Record<string, Kind> = { Stylesheet: 'style', Font: 'font', Image: 'image', Script: 'script' };
  return extensions[extension] ?? named[type ?? ''] ?? 'other';
}

/** Starts to record requests; the returned function returns the transfers so far. */
export async function recordTransfers(cdp: CDPSession): Promise<() => Transfer[]> {
  const requests = new Map<string, Request>();
  let loadedAt = Infinity;
  cdp.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp }) => {
    if (request.url.startsWith('http'))
      requests.set(requestId, { url: request.url, kind: kindOf(request.url, type), bytes: 0, at: timestamp });
  });
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes += encodedDataLength;
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes = encodedDataLength;
  });
  cdp.on('Page.loadEventFired', ({ timestamp }) => (loadedAt = timestamp));
  await cdp.send('Network.enable');
  await cdp.send('Page.enable');
  return () =>
    [...requests.values()].map(({ url, kind, bytes, at }) => ({ url, kind, bytes, beforeLoad: at < loadedAt }));
}
