/** The parts of the editor that the build of the site and its checks use. */
export { buildEditor } from './build';
export { repositoryOf, type Repository } from './repository';
