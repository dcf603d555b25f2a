/**
 * The operator's own records, `content/records/operator/*.json`, parsed once. `content/site.ts` imports two of the files itself, since it is
 * bundled for browsers.
 */
import { operatorSchemas, type Operator, type OperatorFile } from '../schema/operator';
import { keysOf } from '../ids/keys-of';
import { allRecords, readRecord } from './read-data';

const read = (file: OperatorFile) => {
  const result = readRecord('operator', file, operatorSchemas[file]);
  return 'problems' in result ? result : { record: [file, result.record] as const };
};

export const operator = Object.fromEntries(allRecords(keysOf(operatorSchemas).map(read))) as unknown as Operator;
