import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeFiles } from '../write-files';

/** Test support: creates a folder with these files and removes it after the tests. */
export function testFolder(files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(join(tmpdir(), 'test-folder-'));
  writeFiles(folder, files);
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}
