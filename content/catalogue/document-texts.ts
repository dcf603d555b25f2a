/** The texts of terms, policies and notices, `content/records/policies/*.json`, parsed once. */
import { filesIn } from './records';

export const documentTexts = filesIn('policies');
