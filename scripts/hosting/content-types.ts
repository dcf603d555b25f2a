import { extname } from 'node:path';

/** Text names its charset: otherwise browsers guess it, and “₹” becomes garbled. */
const text = (type: string) => `${type}; charset=utf-8`;

const contentTypes: Readonly<Record<string, string>> = {
  '.html': text('text/html'),
  '.css': text('text/css'),
  '.js': text('text/javascript'),
  '.txt': text('text/plain'),
  '.csv': text('text/csv'),
  '.xml': text('application/xml'),
  '.json': text('application/json'),
  '.webmanifest': text('application/manifest+json'),
  '.svg': text('image/svg+xml'),
  '.ics': text('text/calendar'),
  '.pdf': 'application/pdf',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** The content type of a file. Without it, S3 and the benchmark server would send everything as a download. */
export const contentTypeOf = (path: string): string =>
  contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream';
