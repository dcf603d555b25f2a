/** The constants that the build inserts. Import this first in tests of what uses them. */
import { foldersAsJson } from '../../names/folders';

Object.assign(globalThis, {
  FOLDERS: foldersAsJson(),
  REPOSITORY: { name: 'example/site', branch: 'main', apiRoot: 'https://api.github.com' },
});
