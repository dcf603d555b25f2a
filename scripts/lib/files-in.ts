import { readdirSync } from 'node:fs';

/** Every file and folder below a folder, as paths relative to it, with slashes on Windows as well. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
