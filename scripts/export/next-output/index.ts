/** Everything that is known here about what Next and Turbopack write. The rest of the export knows only what is named below. */
export { builtFiles } from './built-files';
export { parsePage, type ParsedPage } from './parse-page';
export { withRootUrls } from './style-urls';
export { isForNextRuntime } from './unused-files';
