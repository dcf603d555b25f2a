/**
 * The texts of single pages, `content/records/pages/*.json`, parsed once. Modules that browsers load import their file themselves, because
 * the schemas stay out of the bundle.
 */
import { filesIn } from './records';

export const pageTexts = filesIn('pages');

export type PageTexts = typeof pageTexts;
