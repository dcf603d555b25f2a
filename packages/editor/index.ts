/**
 * The public interface of the editor for the commands that build and serve it. Checks use only its words, `names/`, and `repository.ts`, which
 * need no packages and read no records. Lint refuses imports of any other file of this folder.
 */
export { buildEditor } from './build';
export { Moved, type Change, type ChangedFile, type Host, type HostCommit, type Texts } from './browser/host/host';
export { repositoryOf, type Repository } from './repository';
