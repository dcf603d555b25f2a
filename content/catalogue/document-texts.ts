/** The texts of terms, policies and notices, `content/records/documents/*.json`, parsed once. */
import { filesIn } from './records';

export const documentTexts = filesIn('documents');
