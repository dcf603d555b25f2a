import { extname } from 'node:path';

/** Text names its charset: without it a browser guesses, and “₹” turns into noise. */
const text = (type: string) => `${type}; charset=utf-8`;

const contentTypes: Readonly<Record<string, string>> = {
  '.html': text('text/html'),
  '.css': text('text/css'),
  '.js': text('text/javascript'),
  '.mjs': text('text/javascript'),
  '.txt': text('text/plain'),
  '.csv': text('text/csv'),
  '.xml': text('application/xml'),
  '.json': text('application/json'),
  '.map': text('application/json'),
  '.webmanifest': text('application/manifest+json'),
  '.svg': text('image/svg+xml'),
  '.vcf': text('text/vcard'),
  '.ics': text('text/calendar'),
  '.pdf': 'application/pdf',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.png': 'image/png',
  '.gif': 'image/gif',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.wasm': 'application/wasm',
  '.zip': 'application/zip',
};

/** What a file is called on the wire: S3, and the server of the benchmarks, would call everything a download otherwise. */
export const contentTypeOf = (path: string): string =>
  contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream';
