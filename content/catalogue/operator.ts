/**
 * The operator's own records, `content/records/operator/*.json`, parsed once. `content/site.ts` imports two of the files itself, since it is
 * bundled for browsers.
 */
import type { Operator } from '../schema/operator';
import { filesIn } from './records';

export const operator: Operator = filesIn('operator');
