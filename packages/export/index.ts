/** The public interface of the export step. Lint refuses imports of any other file of this folder. */
export { pageProblems } from './checks/check-pages';
export { exportSite, rawFolder } from './export-site';
export { inlineScripts, writeHostFiles } from './host-files';
export { writePublishing } from './publishing';
export { readHtml, type HtmlElement } from './read-html';
export { compileWorker } from './browser/compile';
