import { readdirSync } from 'node:fs';

/** Every file and folder below a folder, as paths from it, with slashes on Windows, too. */
export const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
